// A few wishes about colour → every colour of the interface that depends on them, light and dark. Without wishes the
// colours are those of site/styles/tokens.css; a test keeps the lists equal.

import { contrastOf, hexOf, type Oklch, oklchOf } from './colour.ts'

/** The colour in the light and in the dark theme. */
export type ColourPair = readonly [light: string, dark: string]

export type Temperature = 'warm' | 'neutral' | 'cool'

/** Greys, which follow the temperature. */
export const greys = {
  bg: ['#fbfaf8', '#100e0b'],
  surface: ['#ffffff', '#191714'],
  sunken: ['#f3f2ef', '#0a0907'],
  ink: ['#191713', '#f5f3f0'],
  'on-ink': ['#fbfaf8', '#100e0b'],
  text: ['#35322e', '#d9d7d3'],
  muted: ['#5f5c56', '#a6a39c'],
  faint: ['#83807a', '#7d7a74'],
  hairline: ['#dfdeda', '#2f2c28'],
  control: ['#89867f', '#6f6b65'],
  'menu-border': ['#dfdeda', '#3a3732'],
  'code-bg': ['#f7f7f4', '#151411'],
} as const satisfies Record<string, ColourPair>

/** What the accent colours. */
export const accents = {
  signal: ['#bf4600', '#f88a3d'],
  'signal-strong': ['#a43701', '#ffa65f'],
  'signal-soft': ['#feeadd', '#3d2013'],
  'data-1': ['#c64a02', '#f88a3d'],
  link: ['#005ba6', '#7cb9f8'],
} as const satisfies Record<string, ColourPair>

/** Parts of highlighted code. */
export const codeParts = {
  'code-keyword': ['#84377f', '#e39bdc'],
  'code-string': ['#176938', '#7fd497'],
  'code-number': ['#a14206', '#f6ab6b'],
  'code-function': ['#0059a2', '#88c0f9'],
  'code-comment': ['#6c6861', '#95928a'],
  'code-property': ['#04585c', '#83d4d8'],
} as const satisfies Record<string, ColourPair>

const standard = { ...greys, ...accents, ...codeParts }
export type ColourName = keyof typeof standard
export type CodePart = 'keyword' | 'string' | 'number' | 'function' | 'comment' | 'property'

export interface Wishes {
  /** As #rrggbb. */
  accent?: string | undefined
  neutral?: Temperature | undefined
  /** As #rrggbb. */
  code?: { [Part in CodePart]?: string | undefined } | undefined
}

/** A wished colour on another one that is too weak to read, with the nearest colour that is not. */
export interface WeakPair {
  /** Path of the wish. */
  wish: string[]
  ground: ColourName
  ratio: number
  nearest: string
}

const readable = 4.5
const grounds = ['bg', 'surface', 'sunken'] as const

/** Every colour that differs from the standard ones. */
export function deriveTheme({ accent, neutral = 'warm', code = {} }: Wishes): Map<ColourName, ColourPair> {
  const found = new Map<ColourName, ColourPair>()
  const ground = (name: keyof typeof greys, theme: 0 | 1) => (found.get(name) ?? greys[name])[theme]
  if (neutral !== 'warm')
    for (const [name, [light, dark]] of Object.entries(greys) as [keyof typeof greys, ColourPair][])
      found.set(name, [tint(light, neutral), tint(dark, neutral)])
  if (accent !== undefined) {
    const light = oklchOf(accent)
    const soft = (theme: 0 | 1) => hexOf({ ...light, ...(theme === 0 ? softLight : softDark), hue: light.hue })
    const dark = darkOf(
      light,
      grounds.map((name) => ground(name, 1)),
    )
    const strong = {
      light: reach({ ...light, lightness: light.lightness - 0.07 }, -1, [
        soft(0),
        ...grounds.map((name) => ground(name, 0)),
      ]),
      dark: reach({ ...dark, lightness: dark.lightness + 0.06 }, 1, [soft(1)]),
    }
    found.set('signal', [accent, hexOf(dark)])
    found.set('signal-strong', [strong.light, strong.dark])
    found.set('signal-soft', [soft(0), soft(1)])
    found.set('data-1', [accent, hexOf(dark)])
    found.set('link', [strong.light, strong.dark])
  }
  for (const [part, wished] of wishesOf(code))
    found.set(`code-${part}`, [wished, hexOf(darkOf(oklchOf(wished), [ground('code-bg', 1)]))])
  return found
}

const softLight = { lightness: 0.952, chroma: 0.026 }
const softDark = { lightness: 0.27, chroma: 0.05 }

/**
 * What cannot be read in the light theme, each wish with the first ground that is too near to it. The dark theme is
 * always derived.
 */
export function findWeakPairs({ accent, neutral, code = {} }: Wishes): WeakPair[] {
  const colours = deriveTheme({ neutral })
  const check = (wish: string[], wished: string, names: readonly (keyof typeof greys)[]): WeakPair[] => {
    const backs = names.map((name) => colourOf(name, colours)[0])
    const ratios = backs.map((back) => contrastOf(wished, back))
    const weak = ratios.findIndex((ratio) => ratio < readable)
    const [ground, ratio] = [names[weak], ratios[weak]]
    if (ground === undefined || ratio === undefined) return []
    return [{ wish, ground, ratio, nearest: reach(oklchOf(wished), -1, backs) }]
  }
  return [
    ...(accent === undefined ? [] : check(['accent'], accent, grounds)),
    ...wishesOf(code).flatMap(([part, wished]) => check(['code', part], wished, ['code-bg'])),
  ]
}

function wishesOf(code: NonNullable<Wishes['code']>): [CodePart, string][] {
  return (Object.entries(code) as [CodePart, string | undefined][]).flatMap(([part, wished]) =>
    wished === undefined ? [] : [[part, wished]],
  )
}

/** The colour of a theme: derived or standard. */
export function colourOf(name: ColourName, theme: ReadonlyMap<ColourName, ColourPair>): ColourPair {
  return theme.get(name) ?? standard[name]
}

function tint(colour: string, neutral: Exclude<Temperature, 'warm'>): string {
  const { lightness, chroma } = oklchOf(colour)
  return hexOf({ lightness, chroma: neutral === 'cool' ? chroma * 1.4 : 0, hue: 258 })
}

function darkOf({ chroma, hue }: Oklch, backs: readonly string[]): Oklch {
  return oklchOf(reach({ lightness: 0.745, chroma: Math.min(chroma, 0.155), hue }, 1, backs))
}

/** The colour, made lighter or darker until it can be read on all of these. */
function reach(colour: Oklch, direction: 1 | -1, backs: readonly string[]): string {
  for (let { lightness } = colour; ; lightness += direction * 0.005) {
    const hex = hexOf({ ...colour, lightness: Math.min(1, Math.max(0, lightness)) })
    if (lightness <= 0 || lightness >= 1 || backs.every((back) => contrastOf(hex, back) >= readable)) return hex
  }
}
