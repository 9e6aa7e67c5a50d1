// Links as content writes them → links as pages carry them: with the base path, assets by hashed name, Markdown files
// by route. External links and anchors pass through unchanged.

import type { PictureSource } from '#site/plan-view.ts'
import type { Placed, WidgetMark } from '#site/text-html.ts'
import type { PageForm } from '../hosts/hosts.ts'
import type { LanguagePlace } from '../load/load.ts'
import { assetBeside } from './asset-beside.ts'
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

/** What the holes of a text are filled with, beside links. */
export interface TextFilling {
  /** Words of the interface; English keys, as in site/strings/en/prose.ts. */
  words?: Readonly<Record<string, string>>
  /** HTML of the button that copies code; missing where no script runs. */
  copyButton?: string
  /** Whether the text is on a page of documentation. */
  isDocs?: boolean
  /** What stands in the place of a widget. */
  widget?: (mark: WidgetMark) => string | Placed
  /** For readers that know no base address: where the site is, and the address of the text. */
  absolute?: { origin: string; page: string }
}

export interface LinkTable {
  /** "" or "/base", without a trailing slash. */
  basePath: string
  /** How addresses of pages look. Default: plain. */
  pageForm?: PageForm | undefined
  /** Addresses that are no pages: files that the build makes, and those of content/root. */
  files?: ReadonlySet<string> | undefined
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
  /** What texts are filled with. */
  text?: TextFilling
  /** Objects that many pages share, with their links resolved once. */
  shared?: ReadonlyMap<object, unknown>
  /** Folder of the language where `languages` is missing. */
  folder?: string | undefined
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
  if (!languages) return inForm(withBase(path, basePath), path, table)
  if (path.startsWith('/assets/')) return withBase(path, languages.rootPath)
  const { path: bare, rest } = splitHref(path)
  const elsewhere = lookUp('addresses', decodePath(bare), table)
  const whole = elsewhere === undefined ? withBase(bare, basePath) : withBase(elsewhere, languages.rootPath)
  return inForm(whole + rest, bare, table)
}

/** The final path of an address that has the prefix of its language. */
export function placeWhole(path: string, table: LinkTable): string {
  const whole = withBase(encodeLetters(path), table.languages?.rootPath ?? table.basePath)
  return inForm(whole, path, table)
}

/** A final path in the form that the hosts of the site answer. `path`: as content writes it. */
function inForm(whole: string, path: string, { pageForm = 'plain', files, languages, basePath }: LinkTable): string {
  if (pageForm === 'plain') return whole
  const { path: place, rest } = splitHref(whole)
  const { path: bare } = splitHref(path)
  // The folder that holds the site is a folder in each form.
  const isTop = place === (languages?.rootPath ?? basePath)
  if (place.endsWith('/') || (pageForm === 'files' && !isTop)) return whole
  const isFile = bare.startsWith('/assets/') || madeFile.test(bare) || files?.has(decodePath(bare))
  return isFile ? whole : `${place}/${rest}`
}

/** Files that the build makes for other languages, too. */
const madeFile = /\.(?:md|xml|json|txt|svg|png|webmanifest)$/

/** The link as the page carries it. */
export function resolveHref(href: string, fromFile: string, table: LinkTable): string {
  if (isExternal(href) || href.startsWith('#')) return href
  const { path, rest } = splitHref(href)
  const file = linkedFile(href, fromFile)
  if (file !== undefined) return placePath(lookUp('fileRoutes', file, table) ?? path, table) + rest
  const whole = pathInSite(href, fromFile, table)
  if (whole === undefined) return href
  // Writers may write a name as it is or with %-escapes; the parser of Markdown writes the latter.
  const asset = whole.startsWith('/assets/') ? lookUp('assets', decodePath(whole), table) : undefined
  return placePath(asset === undefined ? whole : encodePath(asset), table) + rest
}

/** The path of a link from the top of the site; undefined for other relative links than those to assets. */
export function pathInSite(href: string, fromFile: string, table: LinkTable): string | undefined {
  const folder = table.languages?.place.folder ?? table.folder ?? ''
  const isAsset = (name: string) => lookUp('assets', name, table) !== undefined
  return sitePath(href, fromFile) ?? assetBeside(href, { file: fromFile, folder }, isAsset)
}
