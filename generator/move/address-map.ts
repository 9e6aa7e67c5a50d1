// What every address becomes, as the files of each language write it.

import { posix } from 'node:path'
import { addressOf, folderOf } from '../addresses/addresses.ts'
import { pathOf } from '../links/links.ts'
import { isMapping } from '../yaml/yaml.ts'
import type { LanguageFiles, Renames, SiteFiles } from './model.ts'

/** A page or an article that moves. */
export interface MovedPage {
  language: LanguageFiles
  /** Paths below the folder of the language. */
  file: string
  newFile: string
  /** Addresses without the prefix of the language. */
  route: string
  newRoute: string
  id: string
  newId: string
}

/** New addresses of one language. */
export interface AddressMap {
  /** Addresses of pages as its files write them. */
  routes: ReadonlyMap<string, string>
  /** Ids of its articles, by `collection/id`. */
  ids: ReadonlyMap<string, string>
}

/** Everything that gets another name. */
export interface Moved {
  pages: MovedPage[]
  /** By the folder of the language. */
  byLanguage: ReadonlyMap<string, AddressMap>
  /** Names of assets as content has them. */
  assets: ReadonlyMap<string, string>
}

/** Finds what every name becomes. */
export function mapAddresses(site: SiteFiles, renames: Renames): Moved {
  const pages = site.languages.flatMap((language) => movedPages(language, site, renames))
  const ownRoutes = new Map(site.languages.map((language) => [language, routesOf(language, site)]))
  const changed = new Map(
    site.languages.map((language) => [language, changedRoutes(language, pages, { site, renames, ownRoutes })]),
  )
  const byLanguage = site.languages.map((language, index): [string, AddressMap] => {
    const routes = new Map<string, string>()
    for (const other of site.languages)
      for (const [from, to] of changed.get(other) ?? []) {
        if (other === language) continue
        const written = pathOf(other.place, from)
        // Of its translation.
        if (other.place.folder === '' && ownRoutes.get(language)?.has(from)) continue
        routes.set(written, pathOf(other.place, to))
      }
    for (const [from, to] of changed.get(language) ?? []) routes.set(from, to)
    const own = pages.filter((page) => page.language === site.languages[index])
    const ids = own.flatMap(({ file, id, newId }) => (id === newId ? [] : [[idKey(file, id), newId] as const]))
    return [language.place.folder, { routes, ids: new Map(ids) }]
  })
  return { pages, byLanguage: new Map(byLanguage), assets: movedAssets(site, renames) }
}

/** `ids` of an article. */
export function idKey(file: string, id: string): string {
  return `${folderOf(file) ?? ''}/${id}`
}

function movedPages(language: LanguageFiles, site: SiteFiles, { files, slugs }: Renames): MovedPage[] {
  return [...new Set([...files.keys(), ...slugs.keys()])].flatMap((file) => {
    const entry = language.entries.get(file)
    const newFile = files.get(file) ?? file
    const slug = slugs.get(file)
    const old = entry && addressOf(file, entry.data, site.newest)
    if (!old) return []
    const data = slug !== undefined && isMapping(entry.data) ? { ...entry.data, slug } : entry.data
    const next = addressOf(newFile, data, site.newest)
    if (!next) return []
    return [{ language, file, newFile, route: old.route, newRoute: next.route, id: old.id, newId: next.id }]
  })
}

function routesOf({ entries }: LanguageFiles, { newest }: SiteFiles): Set<string> {
  return new Set([...entries.values()].flatMap(({ file, data }) => addressOf(file, data, newest)?.route ?? []))
}

interface Known {
  site: SiteFiles
  renames: Renames
  ownRoutes: ReadonlyMap<LanguageFiles, ReadonlySet<string>>
}

/** Old address → new address, also of the lists that folders without a page of their own have. */
function changedRoutes(
  language: LanguageFiles,
  pages: readonly MovedPage[],
  { site, renames, ownRoutes }: Known,
): Map<string, string> {
  const changed = new Map<string, string>()
  for (const [from, to] of movedFolders(renames)) {
    const index = from.startsWith('pages/') ? 'index.yaml' : 'index.md'
    const old = addressOf(`${from}/${index}`, undefined, site.newest)?.route
    const next = addressOf(`${to}/${index}`, undefined, site.newest)?.route
    if (old !== undefined && next !== undefined && !ownRoutes.get(language)?.has(old)) changed.set(old, next)
  }
  for (const { language: own, route, newRoute } of pages) if (own === language) changed.set(route, newRoute)
  for (const [from, to] of changed) if (from === to) changed.delete(from)
  return changed
}

/** The folder that moves, and those in it. */
function movedFolders({ folder, files }: Renames): Map<string, string> {
  const folders = new Map<string, string>()
  if (!folder) return folders
  for (const file of files.keys())
    for (let path = posix.dirname(file); `${path}/`.startsWith(`${folder.from}/`); path = posix.dirname(path))
      folders.set(path, folder.to + path.slice(folder.from.length))
  return folders
}

function movedAssets({ assets, languages }: SiteFiles, { files }: Renames): Map<string, string> {
  const moved = new Map<string, string>()
  for (const { url, file } of assets) {
    const folder = folderOfLanguage(file, languages)
    const to = files.get(file.slice(folder.length))
    if (to === undefined) continue
    const path = `${folder}${to}`
    moved.set(url, (path.startsWith('assets/') ? `/${path}` : `/assets/${path}`).normalize('NFC'))
  }
  return moved
}

/** Folder of the language that a file is of. */
export function folderOfLanguage(file: string, languages: SiteFiles['languages']): string {
  return languages.find(({ place }) => place.folder !== '' && file.startsWith(place.folder))?.place.folder ?? ''
}
