// The colours of the tokens against each other, in both themes: text at least 4.5 to 1, drawings and borders of fields
// at least 3 to 1. Every token with a colour must be in one of the lists, so that a new one cannot go unmeasured.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('site/styles/tokens.css', 'utf8')
const hex = /^#[0-9a-f]{6}$/

interface Theme {
  name: string
  colours: Map<string, string>
}

// The themes are defined in one place, the light one a second time for browsers without light-dark().
const declarations = [...css.matchAll(/^\s*--([a-z0-9-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}))
const pairs = declarations.flatMap(({ name, value }) => {
  const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value)
  return both ? [{ name, light: both[1] ?? '', dark: both[2] ?? '' }] : []
})
const single = declarations.filter(({ name, value }) => hex.test(value) && !pairs.some((pair) => pair.name === name))
const themes: Theme[] = (['light', 'dark'] as const).map((theme) => ({
  name: theme,
  colours: new Map([
    ...pairs.map((pair) => [pair.name, pair[theme]] as const),
    ...single.map(({ name, value }) => [name, value] as const),
  ]),
}))

const grounds = ['bg', 'surface', 'sunken', 'code-bg']
const texts: [text: string, grounds: string[]][] = [
  ...['ink', 'text', 'muted', 'signal', 'signal-strong', 'link', 'ok', 'warn', 'bad'].map(
    (text): [string, string[]] => [text, grounds],
  ),
  ...['code-keyword', 'code-string', 'code-number', 'code-function', 'code-comment', 'code-property'].map(
    // Lines of code that were added or removed have a ground of their own.
    (text): [string, string[]] => [text, ['code-bg', 'ok-soft', 'bad-soft']],
  ),
  ['on-ink', ['ink']],
  ['ink', ['signal-soft', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['signal-strong', ['signal-soft']],
  ['ok', ['ok-soft']],
  ['warn', ['warn-soft']],
  ['bad', ['bad-soft']],
]
const drawn: [drawing: string, grounds: string[]][] = [
  'control',
  'faint',
  'focus',
  'signal',
  'data-1',
  'data-baseline',
].map((drawing) => [drawing, ['bg', 'surface', 'sunken']])
/** Lines that only decorate: what they separate is told apart without them. */
const decoration = ['hairline', 'menu-border']

/** WCAG's ratio of two opaque colours, 1 to 21. */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function tooWeak({ colours }: Theme, list: [string, string[]][], least: number): string[] {
  return list.flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = contrast(colours.get(front) ?? '#000000', colours.get(back) ?? '#000000')
      return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}`]
    }),
  )
}

it('computes the ratio as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff').toFixed(2)).toBe('4.54')
})

it('measures every token that is a colour', () => {
  const measured = new Set([...texts, ...drawn].flatMap(([front, backs]) => [front, ...backs]).concat(decoration))
  expect([...(themes[0]?.colours.keys() ?? [])].filter((name) => !measured.has(name))).toEqual([])
  expect([...measured].filter((name) => !themes[0]?.colours.has(name))).toEqual([])
})

it('says the light theme twice in the same words', () => {
  const fallback = new Map(declarations.filter(({ value }) => hex.test(value)).map(({ name, value }) => [name, value]))
  expect(pairs.filter(({ name, light }) => fallback.get(name) !== light).map(({ name }) => name)).toEqual([])
})

describe.each(themes)('the $name theme', (theme) => {
  it('has text of at least 4.5 to 1 on every background it is used on', () => {
    expect(tooWeak(theme, texts, 4.5)).toEqual([])
  })

  it('has marks and bounds of at least 3 to 1', () => {
    expect(tooWeak(theme, drawn, 3)).toEqual([])
  })
})
