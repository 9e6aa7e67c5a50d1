// The one place that decides what the address of a page or an article is, and which file an address comes from.

import { type ArticleCollection, standardCollections } from '#schemas/article-collections.ts'
import { foldName } from '../paths.ts'

/** What identifies a page or an article. */
export interface Address {
  /** `pages`, or the name of a collection. */
  folder: string
  id: string
  /** Below the route of the collection. For pages it may contain slashes, and is empty for the home page. */
  slug: string
  /** Path of the page without base path, e.g. /blog/first. */
  route: string
}

/** The folder of a content file that becomes a page; undefined for all other files. */
export function folderOf(file: string): string | undefined {
  const folder = file.slice(0, Math.max(0, file.indexOf('/')))
  if (folder === 'pages') return file.endsWith('.yaml') ? folder : undefined
  return file.endsWith('.md') && !noCollections.has(folder) ? folder : undefined
}

/** Whether a file lists old addresses. */
export function isRedirectFile(file: string): boolean {
  return /^redirects\.(?:yaml|csv)$/.test(file)
}

/** Whether a path below the content folder is that of a table of old addresses, of any language. */
export function isRedirectTable(path: string): boolean {
  return /^(?:[\w-]+\/)?redirects\.csv$/.test(path)
}

/** Folders whose Markdown files are no articles. Empty is the content folder itself. */
const noCollections: ReadonlySet<string> = new Set(['', 'assets', 'root', 'data'])

/** What decides the addresses of a collection. Those of a custom one follow from its name. */
function addressRules(name: string): Pick<ArticleCollection<string>, 'route' | 'slugFrom' | 'isTree'> {
  return Object.hasOwn(standardCollections, name)
    ? (standardCollections[name] as ArticleCollection<string>)
    : { route: `/${name}`, slugFrom: 'file' }
}

/** Equal for addresses that a host or a disk may take for the same. Most are plain already. */
export function addressKey(address: string): string {
  return foldName(address)
}

/**
 * The address of a content file; undefined for files that become no page. `data` is its front matter or YAML, checked
 * or not: fields that are not text count as missing. `newest` is the folder of the newest version of a tree, which
 * has no part in addresses.
 */
export function addressOf(file: string, data: unknown, newest?: string): Address | undefined {
  const folder = folderOf(file)
  if (folder === undefined) return undefined
  const path = articleFile(file)
    .slice(folder.length + 1)
    .replace(/\.(?:yaml|md)$/, '')
  const id = textOf(data, 'id')
  const written = textOf(data, 'slug')
  if (folder === 'pages') {
    const place = written ?? path.replace(/(^|\/)index$/, '')
    const slug = place === 'home' ? '' : place
    return { folder, id: id ?? (slug === '' ? 'home' : slug.replaceAll('/', '-')), slug, route: `/${slug}` }
  }
  const name = path.slice(path.lastIndexOf('/') + 1)
  const { route, slugFrom, isTree } = addressRules(folder)
  if (isTree) {
    const slug = treeSlug(path, written, newest)
    const isTop = slug === ''
    return { folder, id: isTop ? 'index' : slug.replaceAll('/', '.'), slug, route: isTop ? route : `${route}/${slug}` }
  }
  const title = slugFrom === 'title' ? textOf(data, 'title') : undefined
  const slug = written ?? (title === undefined ? name : slugOfTitle(title))
  return { folder, id: id ?? (slugFrom === 'title' ? name : slug), slug, route: `${route}/${slug}` }
}

/** The file that names an article: blog/pier.md for blog/pier/index.md, which has its pictures beside it. */
export function articleFile(file: string): string {
  const isNamed = file.endsWith('.md') && !addressRules(folderOf(file) ?? '').isTree
  return isNamed ? file.replace(/(?<=\/[^/]+)\/index\.md$/, '.md') : file
}

/** The path of a file in a tree as its slug, with its last part as written. */
function treeSlug(path: string, written: string | undefined, newest: string | undefined): string {
  const place = unversioned(path, newest).replace(/(^|\/)index$/, '')
  if (written === undefined) return place
  return [...place.split('/').slice(0, -1), written].join('/')
}

/** A path in a tree without the folder of the newest version. */
export function unversioned(path: string, newest: string | undefined): string {
  if (newest === undefined) return path
  if (path === newest) return ''
  return path.startsWith(`${newest}/`) ? path.slice(newest.length + 1) : path
}

/** The files of a collection as a pattern, e.g. blog/*.md. */
export function articlePattern(name: string): string {
  return addressRules(name).isTree ? `${name}/**/*.md` : `${name}/*.md`
}

/** The file of the page or article whose slug is its place in the folder. */
export function fileOfSlug(folder: string, slug: string): string {
  return `${folder}/${slug}.${folder === 'pages' ? 'yaml' : 'md'}`
}

/** Addresses of the feeds of a collection. */
export function feedRoutes({ route }: Pick<ArticleCollection<string>, 'route'>): { atom: string; json: string } {
  return { atom: `${route}/feed.xml`, json: `${route}/feed.json` }
}

function slugOfTitle(title: string): string {
  return title.toLowerCase().trim().replace(/\s+/g, '-')
}

function textOf(data: unknown, key: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value = (data as Record<string, unknown>)[key]
  return typeof value === 'string' ? value : undefined
}
