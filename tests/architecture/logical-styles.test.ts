// Style sheets say start and end instead of left and right, so that a language that is written from right to left has
// its pages laid out so. What must not turn with the text is listed with its reason.

import { expect, it } from 'vitest'
import { listSources, type Sources } from './read-sources.ts'

const physical = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /(?:^|[ {;])(?:left|right):/,
  /\b(?:text-align|float|clear): (?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:background|object)-position:[^;]*\b(?:left|right)\b/,
]
// Four values name each side, or each corner.
const fourValues =
  /\b(margin|padding|inset|border-width|border-radius):((?: +(?:\([^()]*\)|[^ ;()]|\((?:[^()]|\([^()]*\))*\))+){4});/
const allowed: Readonly<Record<string, string>> = {
  'site/parts/breadcrumbs.css': 'two sides of a square that is turned to be an arrow',
  'site/parts/widgets.css': 'two sides of a square that is turned to be an arrow',
  'site/parts/fields.css': 'the arrow of a list; right-to-left.css has the other side',
  'site/styles/right-to-left.css': 'has the sides of the other direction',
}

function findPhysical(sources: Sources): string[] {
  return [...sources].flatMap(([path, source]) => {
    const text = source
      .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      .replace(/:\s*\n\s*/g, ': ')
    const isPhysical = (line: string) => {
      const [, name, list = ''] = fourValues.exec(line) ?? []
      const [one, two, three, four] = list.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^ ()])+/g) ?? []
      const isUneven = name === 'border-radius' ? one !== two || three !== four : two !== four
      return physical.some((pattern) => pattern.test(line)) || isUneven
    }
    return text.split('\n').flatMap((line) => (isPhysical(line) ? [`${path}: ${line.trim()}`] : []))
  })
}

it('no style sheet says left or right, except where the text does not decide', () => {
  const found = findPhysical(listSources(['site'], /\.css$/))
  expect(found.filter((line) => !Object.hasOwn(allowed, line.replace(/: .*/, '')))).toEqual([])
  // An exception that is no longer needed must go.
  for (const path of Object.keys(allowed)) expect(found.some((line) => line.startsWith(path))).toBe(true)
})

it.each([
  ['  margin-left: 2px;'],
  ['  right: 0;'],
  ['  text-align: right;'],
  ['  border-top-left-radius: 2px;'],
  ['  padding: 1px 0 1px var(--space-2);'],
  ['  margin: 0 calc(1px + (2px * 2)) 0 0;'],
  ['  background-position: right 2px center;'],
  ['  border-radius: 0 2px 2px 0;'],
])('%s is found', (line) => expect(findPhysical(new Map([['site/a.css', line]]))).toHaveLength(1))

it.each([
  ['  margin-inline-start: 2px;'],
  ['  padding: 1px 2px 3px 2px;'],
  ['  /* left: 0; */'],
  ['  border-radius: 0 0 var(--a) var(--a);'],
])('%s is fine', (line) => expect(findPhysical(new Map([['site/a.css', line]]))).toEqual([]))
