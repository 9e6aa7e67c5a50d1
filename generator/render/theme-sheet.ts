// The theme of site.yaml → a style sheet after that of all sites. It sets the custom properties that differ.

import { type ColourName, deriveTheme } from '#schemas/derive-theme.ts'
import type { Theme } from '#schemas/theme.ts'
import type { PageAssets } from '#site/page-assets.ts'
import type { OutputFile } from '../disk/disk.ts'
import { hashOf, integrityOf } from '../hash.ts'
import { encodePath } from '../links/links.ts'

/** What a theme adds to a site. */
export interface ThemeFiles {
  files: OutputFile[]
  /** What pages load with it. */
  assets: Omit<PageAssets, 'policy'>
}

interface ThemePlace {
  basePath: string
  /** Published name of each asset. */
  addresses: ReadonlyMap<string, string>
}

const radii = { none: ['0', '0', '0'], small: ['2px', '3px', '5px'], large: ['6px', '10px', '16px'] } as const
/** The words on them are in --on-ink, the ground of light or dark pages, on which both colours can be read. */
const accentButtons =
  '@layer parts{@media (forced-colors:none){.button-primary{background:var(--signal)}' +
  '.button-primary:hover:not(:disabled){background:var(--signal-strong)}}}'
/** Where the ones of site/styles/tokens.css are medium. On phones, large headings are little larger: words are long. */
const headingSizes = {
  small: {
    display: 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
    h1: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
    h2: 'clamp(1.375rem, 1.25rem + .5vw, 1.625rem)',
    h3: '1.125rem',
  },
  large: {
    display: 'clamp(2.625rem, 1.2rem + 6vw, 6.25rem)',
    h1: 'clamp(2.125rem, 1.4rem + 3vw, 4rem)',
    h2: 'clamp(1.625rem, 1.25rem + 1.6vw, 2.75rem)',
    h3: 'clamp(1.25rem, 1.2rem + .3vw, 1.5rem)',
  },
} as const
const spaces = { compact: 0.65, roomy: 1.25 } as const
/** Space above and below a section in rem, by the width from which it holds: as in site/styles/tokens.css. */
const sectionSpaces = [
  ['', 4],
  ['48em', 5],
  ['64em', 7],
  ['96em', 8],
] as const

/** The style sheet of a theme, linked after the others; nothing for the standard theme. */
export function applyTheme(theme: Theme, assets: Omit<PageAssets, 'policy'>, place: ThemePlace): ThemeFiles {
  const text = themeSheet(theme, place)
  const isAlwaysLight = !theme.dark
  if (text === '') return { files: [], assets: isAlwaysLight ? { ...assets, isAlwaysLight } : assets }
  const bytes = new TextEncoder().encode(text)
  const path = `assets/theme-${hashOf(bytes).slice(0, 8)}.css`
  const fonts = theme.textFont === undefined ? {} : { fonts: fontAddress(theme.textFont, place), areFontsLatin: false }
  const address = `${place.basePath}/${path}`
  const integrity = { ...assets.integrity, [address]: integrityOf(bytes) }
  return {
    files: [{ path, bytes }],
    assets: {
      ...assets,
      ...fonts,
      integrity,
      styles: [...assets.styles, address],
      ...(isAlwaysLight ? { isAlwaysLight } : {}),
    },
  }
}

/** The assets that a theme names, as content names them. */
export function themeAssets({ textFont, codeFont }: Theme): string[] {
  return [textFont, codeFont].flatMap((file) => (file === undefined || file === 'system' ? [] : [file]))
}

function themeSheet(theme: Theme, place: ThemePlace): string {
  const { buttons, dark: hasDark, headings, radius, density, textFont, codeFont } = theme
  const colours = deriveTheme(theme)
  const list = (pick: (pair: readonly [string, string]) => string) =>
    [...colours].map(([name, pair]: [ColourName, readonly [string, string]]) => `--${name}:${pick(pair)}`).join(';')
  const plain = [
    colours.size === 0 ? '' : list(([light]) => light),
    radius === 'medium' ? '' : shape(radii[radius]),
    headings === 'medium' ? '' : sizes(headingSizes[headings]),
    font('text', 'Site Text', textFont, 'system-ui, sans-serif'),
    font('mono', 'Site Code', codeFont, 'ui-monospace, monospace'),
  ].filter((part) => part !== '')
  const rules = [
    plain.length === 0 ? '' : `:root{${plain.join(';')}}`,
    colours.size === 0 || !hasDark
      ? ''
      : `@supports (color:light-dark(#000,#fff)){:root{${list(([light, dark]) => `light-dark(${light},${dark})`)}}}`,
    density === 'normal' ? '' : sectionRules(spaces[density]),
  ].join('')
  const faces = face('Site Text', textFont, place) + face('Site Code', codeFont, place)
  // Forced colours stay the visitor's.
  const tokens = rules === '' ? '' : `${faces}@layer tokens{@media (forced-colors:none){${rules}}}`
  const text = tokens + (buttons === 'ink' ? '' : accentButtons)
  return text === '' ? '' : `${text}\n`
}

function shape([tag, control, panel]: readonly [string, string, string]): string {
  return `--radius-tag:${tag};--radius-control:${control};--radius-panel:${panel}`
}

function sizes(list: Readonly<Record<string, string>>): string {
  return Object.entries(list)
    .map(([name, size]) => `--size-${name}:${size}`)
    .join(';')
}

function sectionRules(factor: number): string {
  return sectionSpaces
    .map(([width, rem]) => {
      const rule = `:root{--section-padding:${Math.round(rem * factor * 100) / 100}rem}`
      return width === '' ? rule : `@media (min-width:${width}){${rule}}`
    })
    .join('')
}

function font(name: string, family: string, wanted: string | undefined, rest: string): string {
  if (wanted === undefined) return ''
  return `--font-${name}:${wanted === 'system' ? '' : `"${family}", `}${rest}`
}

function face(family: string, wanted: string | undefined, place: ThemePlace): string {
  const [address] = fontAddress(wanted, place)
  if (address === undefined) return ''
  const source = `url("${address}") format("woff2")`
  return `@font-face{font-family:"${family}";src:${source};font-weight:100 900;font-display:swap}`
}

function fontAddress(wanted: string | undefined, { basePath, addresses }: ThemePlace): string[] {
  return wanted === undefined || wanted === 'system' ? [] : [basePath + encodePath(addresses.get(wanted) ?? wanted)]
}
