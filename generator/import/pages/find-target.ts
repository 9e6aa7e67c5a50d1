// What a link of the old site leads to: a page of the folder, or a file.

import { posix } from 'node:path'
import { decodePath } from '../../links/links.ts'
import type { LanguageFolder, PlacedPage } from '../source/model.ts'
import { plainRoute, routeKey } from '../source/old-routes.ts'

/** What links may lead to. */
export interface LinkIndex {
  byFile: ReadonlyMap<string, PlacedPage>
  byRoute: ReadonlyMap<string, PlacedPage>
  /** Files that pages become. */
  targets: ReadonlySet<string>
  /** New addresses of folders by old ones: each has a page, written or made. */
  folders: ReadonlyMap<string, string>
  /** All files of the folder. */
  files: ReadonlySet<string>
  /** Folders of pages. */
  pageFolders: readonly string[]
  /** Folders whose files have addresses, with what those begin with. */
  fileFolders: readonly { path: string; route: string }[]
  /** Folders of languages, which addresses begin with. */
  languages: readonly LanguageFolder[]
  basePath: string
  /** Folders of articles, whose lists have addresses. */
  lists: ReadonlyMap<string, string>
}

type Target = { page: PlacedPage } | { file: string } | { route: string }

/** The target of a path; undefined if there is none. */
export function findTarget(path: string, from: PlacedPage, index: LinkIndex): Target | undefined {
  const plain = decodePath(path)
  if (plain.startsWith('@site/')) return findFile(plain.slice('@site/'.length), index)
  if (plain.startsWith('/')) {
    const address = withoutBase(plain, index.basePath)
    return findAbsolute(address, index) ?? findUntranslated(address, from, index)
  }
  const beside = posix.normalize(posix.join(posix.dirname(from.file), plain))
  const found = beside.startsWith('..') ? undefined : findFile(beside, index)
  if (found) return (isList.test(beside) ? findList(posix.dirname(beside), index) : undefined) ?? found
  for (const route of from.oldRoutes)
    for (const base of [posix.dirname(route), route]) {
      const page = findAbsolute(posix.join(base, plain), index)
      if (page) return page
    }
  // Docusaurus and Eleventy begin at the folder of the pages, too.
  if (!/\.mdx?$/.test(plain)) return undefined
  for (const folder of index.pageFolders) {
    const file = posix.join(folder, plain)
    const page = file.startsWith('..') ? undefined : findFile(file, index)
    if (page) return page
  }
  return undefined
}

const isList = /(?:^|\/)(?:_?index|README)\.\w+$/

/** The list of a collection. */
function findList(folder: string, { lists }: LinkIndex): Target | undefined {
  const route = lists.get(folder)
  return route === undefined ? undefined : { route }
}

/** The target of a path as Hugo's ref and Jekyll's link write it: from a folder of pages, or of a name only. */
export function findReference(path: string, from: PlacedPage, index: LinkIndex): Target | undefined {
  const plain = decodePath(path)
  const found = findTarget(plain, from, index) ?? findTarget(`/${plain.replace(/^\//, '')}`, from, index)
  if (found) return found
  const end = `/${plain.replace(/^(?:\.?\/|_posts\/)+/, '').replace(/\.\w+$/, '')}`
  const page = [...index.byFile.values()].find(({ file }) =>
    `/${file}`
      .replace('/_posts/', '/')
      .replace(/(?:\/_?index)?\.\w+$/, '')
      .endsWith(end),
  )
  return page && { page }
}

function withoutBase(path: string, basePath: string): string {
  return basePath !== '' && (path === basePath || path.startsWith(`${basePath}/`))
    ? path.slice(basePath.length) || '/'
    : path
}

/** The original of a page that has no translation: Starlight and Docusaurus show it at the address of one. */
function findUntranslated(path: string, { language }: PlacedPage, index: LinkIndex): Target | undefined {
  if (language === undefined) return undefined
  const own = index.languages.find(({ tag }) => tag === language)?.folder ?? language
  const start = `/${own}/`
  if (own === '' || !path.toLowerCase().startsWith(start.toLowerCase())) return undefined
  const main = index.languages.find(({ isMain }) => isMain)?.folder ?? ''
  return findAbsolute(posix.join('/', main, path.slice(start.length)), index)
}

function findAbsolute(path: string, index: LinkIndex): Target | undefined {
  const page = index.byRoute.get(routeKey(path))
  if (page) return { page }
  const branch = index.folders.get(routeKey(path))
  if (branch !== undefined) return { route: branch }
  for (const { path: folder, route } of index.fileFolders) {
    if (!path.startsWith(`${route}/`)) continue
    const file = posix.join(folder, path.slice(route.length))
    if (index.files.has(file)) return { file }
  }
  for (const folder of index.pageFolders) {
    const found = findFile(posix.join(folder, plainRoute(path)), index)
    if (found) return found
  }
  return undefined
}

const endings = ['', '.md', '.mdx', '.markdown', '/index.md', '/_index.md', '/index.mdx', '/README.md']

function findFile(path: string, { byFile, files }: LinkIndex): Target | undefined {
  const bare = path.replace(/^\/+|\/+$/g, '')
  for (const ending of endings) {
    const page = byFile.get(bare + ending)
    if (page) return { page }
  }
  const page = byFile.get(bare.replace(/\.html$/, '.md'))
  if (page) return { page }
  return files.has(bare) ? { file: bare } : undefined
}
