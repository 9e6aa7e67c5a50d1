// Links as content writes them → links as pages carry them: with the base path, assets by hashed name, Markdown files
// by route. External links and anchors pass through unchanged.

import type { PictureSource } from '#site/plan-view.ts'
import type { LanguagePlace } from '../load/load.ts'
import { replaceWidgets, type WidgetMark } from '../markdown/markdown.ts'
import { decodeHtml, encodeHtml, escapeHtml } from '../text.ts'
import {
  decodePath,
  encodeLetters,
  encodePath,
  isExternal,
  linkedFile,
  sitePath,
  splitHref,
  withBase,
} from './link-paths.ts'

/** What one language knows of the others. */
export interface LanguageLinks {
  place: LanguagePlace
  /** All languages of the site, the default one first. */
  places: readonly LanguagePlace[]
  /** Paths as content of this language writes them, to paths from the top of the site; those of its own are missing. */
  addresses: ReadonlyMap<string, string>
  /** Own path to the paths of the page in all languages that have it, as JSON: pairs of language and path. */
  translations: ReadonlyMap<string, string>
  /** Files of the default language that links may name, to their path. */
  fileRoutes: ReadonlyMap<string, string>
}

/** A language of a site with several, and where the site is. */
export interface PlacedLanguage extends LanguageLinks {
  /** Base path of the whole site. */
  rootPath: string
  /** Names of the languages, each in itself. */
  names: readonly string[]
}

/** A picture in other formats and widths. */
export interface PictureVariants {
  /** Differs when the sources do. */
  key: string
  sources: readonly PictureSource[]
}

export interface LinkTable {
  /** "" or "/base", without a trailing slash. */
  basePath: string
  /** Asset as content names it → path in the output, e.g. /assets/diagram.svg → /assets/diagram-1a2b3c4d.svg. */
  assets: ReadonlyMap<string, string>
  /** Content file → route, for links such as ../help/no-audio.md. */
  fileRoutes: ReadonlyMap<string, string>
  /** Addresses of tags that have a page. */
  tags?: ReadonlySet<string>
  /** Size of a picture among the assets, in pixels. */
  sizeOf?: (asset: string) => { width: number; height: number } | undefined
  /** Other formats and widths of pictures, by asset. */
  pictures?: ReadonlyMap<string, PictureVariants>
  /** Words of the interface for the texts that Markdown leaves open; English keys, as in site/strings/en/prose.ts. */
  words?: Readonly<Record<string, string>>
  /** HTML in the place of a widget that a text places. */
  widget?: (mark: WidgetMark) => string
  /** Objects that many pages share, with their links resolved once. */
  shared?: ReadonlyMap<object, unknown>
  /** On a site with several languages. */
  languages?: PlacedLanguage | undefined
  /** Told of everything that was looked up in the tables, found or not. */
  onRead?: (read: LinkRead) => void
}

/** One look into a link table. */
export interface LinkRead {
  table: 'assets' | 'fileRoutes' | 'addresses' | 'translations' | 'pictures' | 'tags'
  key: string
  /** Of a picture, the key of its variants. */
  found: string | undefined
}

/** What a table has for a key, without telling of it. */
export function readTable(name: LinkRead['table'], key: string, table: LinkTable): string | undefined {
  switch (name) {
    case 'assets':
      return table.assets.get(key)
    case 'fileRoutes':
      return table.fileRoutes.get(key) ?? table.languages?.fileRoutes.get(key)
    case 'addresses':
    case 'translations':
      return table.languages?.[name].get(key)
    case 'pictures':
      return table.pictures?.get(key)?.key
    case 'tags':
      return table.tags?.has(key) ? key : undefined
  }
}

/** What a table has for a key. */
export function lookUp(name: LinkRead['table'], key: string, table: LinkTable): string | undefined {
  const found = readTable(name, key, table)
  table.onRead?.({ table: name, key, found })
  return found
}

/** A path as content writes it, with the base path of the language that it leads to, percent-encoded. */
export function placePath(path: string, table: LinkTable): string {
  // Addresses of tags have letters of any script.
  return encodeLetters(placedPath(path, table))
}

function placedPath(path: string, table: LinkTable): string {
  const { languages, basePath } = table
  if (!languages) return withBase(path, basePath)
  if (path.startsWith('/assets/')) return withBase(path, languages.rootPath)
  const { path: bare, rest } = splitHref(path)
  const elsewhere = lookUp('addresses', decodePath(bare), table)
  return (elsewhere === undefined ? withBase(bare, basePath) : withBase(elsewhere, languages.rootPath)) + rest
}

/** The link as the page carries it. */
export function resolveHref(href: string, fromFile: string, table: LinkTable): string {
  if (isExternal(href) || href.startsWith('#')) return href
  const { path, rest } = splitHref(href)
  const file = linkedFile(href, fromFile)
  if (file !== undefined) return placePath(lookUp('fileRoutes', file, table) ?? path, table) + rest
  const whole = sitePath(href, fromFile)
  if (whole === undefined) return href
  // Writers may write a name as it is or with %-escapes; the parser of Markdown writes the latter.
  const asset = whole.startsWith('/assets/') ? lookUp('assets', decodePath(whole), table) : undefined
  return placePath(asset === undefined ? whole : encodePath(asset), table) + rest
}

/** Keys whose values can be links, wherever they stand in props. */
export const linkKey = /^(?:href|src|url|to|avatar|image|logo|logoDark|mark|favicon|textFont|codeFont|\w+(?:Url|Href))$/
/** Keys whose values are always links. */
export const onlyLinkKey = /^(?:href|src|url|\w+(?:Url|Href))$/

/**
 * Props with every link resolved: values of link keys, and links and words inside `html` fields. Nothing is changed in
 * place; an object without a link to resolve is not copied.
 */
export function resolveLinks<Value>(value: Value, fromFile: string, table: LinkTable): Value {
  const walk = (item: unknown, key: string): unknown => {
    if (typeof item === 'string') {
      if (linkKey.test(key)) return resolveHref(item, fromFile, table)
      if (/html$/i.test(key)) return resolveHtml(item, fromFile, table)
      return item
    }
    if (typeof item !== 'object' || item === null) return item
    if (Array.isArray(item)) {
      let copy: unknown[] | undefined
      for (const [index, part] of item.entries()) {
        const resolved = walk(part, key)
        if (resolved !== part) (copy ??= [...item])[index] = resolved
      }
      return copy ?? item
    }
    const known = table.shared?.get(item)
    if (known !== undefined) return known
    let copy: Record<string, unknown> | undefined
    for (const name of Object.keys(item)) {
      const part = (item as Record<string, unknown>)[name]
      const resolved = walk(part, name)
      if (resolved !== part) (copy ??= { ...item })[name] = resolved
    }
    return copy ?? item
  }
  return walk(value, '') as Value
}

// Our own pipeline wrote this HTML: a raw < begins a tag, and attribute values are quoted and escaped.
function resolveHtml(html: string, fromFile: string, table: LinkTable): string {
  const placed = table.widget ? replaceWidgets(html, table.widget) : html
  const worded = table.words ? printWords(placed, table.words) : placed
  if (!worded.includes('<a ') && !worded.includes('<img ')) return worded
  return worded.replace(/<(?:a|img)\b[^>]*>/g, (tag) => {
    let sources = ''
    const resolvedTag = tag.replace(/\s(href|src)="([^"]*)"/g, (whole, name: string, value: string) => {
      const href = decodeHtml(value)
      const resolved = resolveHref(href, fromFile, table)
      const written = resolved === href ? whole : ` ${name}="${encodeHtml(resolved)}"`
      if (name === 'href') return written
      const asset = isExternal(href) ? undefined : sitePath(href, fromFile)
      if (asset === undefined) return written
      sources = sourceElements(decodePath(asset), table)
      return written + sizeAttributes(decodePath(asset), table)
    })
    return sources === '' ? resolvedTag : `<picture>${sources}${resolvedTag}</picture>`
  })
}

/** With its size, a picture has its place before it is loaded: the text below does not jump. */
function sizeAttributes(asset: string, { sizeOf }: LinkTable): string {
  const size = sizeOf?.(asset)
  return size ? ` width="${size.width}" height="${size.height}"` : ''
}

/** Pixels that a column of text is wide at most. */
const columnWidth = 720

/** The formats and widths that a browser may choose from instead of the file itself. */
function sourceElements(asset: string, table: LinkTable): string {
  const { pictures, sizeOf } = table
  // Without a table nobody could read another answer later.
  if (!pictures) return ''
  lookUp('pictures', asset, table)
  const shown = Math.min(columnWidth, sizeOf?.(asset)?.width ?? columnWidth)
  return (pictures.get(asset)?.sources ?? [])
    .map(({ type, files }) => {
      const set = files.map(({ src, width }) => `${placePath(src, table)} ${width}w`).join(', ')
      return `<source type="${type}" srcset="${escapeHtml(set)}" sizes="(min-width: ${shown}px) ${shown}px, 100vw">`
    })
    .join('')
}

/** Prints words of the interface: into elements that name one, `data-word`, and into labels, `{word:name}`. */
function printWords(html: string, words: Readonly<Record<string, string>>): string {
  if (!html.includes(' data-word="') && !html.includes('{word:')) return html
  const wordOf = (name: string) => escapeHtml((Object.hasOwn(words, name) ? words[name] : undefined) ?? name)
  return html
    .replace(/(<\w[^<>]*) data-word="(\w+)">/g, (_, tag: string, name: string) => `${tag}>${wordOf(name)}`)
    .replace(/<\w[^<>]* aria-label="\{word:[^>]*>/g, (tag) =>
      tag.replace(/\{word:(\w+)\}/, (_, name: string) => wordOf(name)),
    )
}
