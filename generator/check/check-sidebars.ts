// Faults of the lists that a _folder.yaml has for the side bar: pages that are not there or named twice, folders in
// themselves, groups without entries.

import { problemAt, suggestName } from '../load/load.ts'
import { type Content, docsRoute, type FolderFile, listDocsFolders } from '../model/model.ts'
import { openNearest, type Problem } from '../problem.ts'

type PlacedEntry = ReturnType<typeof listDocsFolders>[number]['sidebar'][number]

interface Listed {
  folder: FolderFile
  entry: PlacedEntry
}

type Fault = Pick<Problem, 'code' | 'message'> & { hint: string }

/** Checks the lists of all folders. `routes` are the addresses of all pages and folders of the documentation. */
export function checkSidebars(everything: Content, routes: ReadonlySet<string>): Problem[] {
  const files = new Map(everything.docsFolders.map((folder) => [folder.route, folder]))
  const listed = listDocsFolders(everything).flatMap(({ route, sidebar }): Listed[] => {
    const folder = files.get(route)
    return folder ? flatten(sidebar).map((entry) => ({ folder, entry })) : []
  })
  const places = new Map<string, Listed>()
  const { versions = [] } = everything.site.docs
  const tops = new Set([docsRoute, ...versions.slice(1).map((name) => `${docsRoute}/${name}`)])
  const topOf = (route: string) => [...tops].findLast((top) => `${route}/`.startsWith(`${top}/`))
  const nearest = openNearest()
  const faultOf = ({ folder, entry }: Listed): Fault | undefined => {
    const { route, name = '' } = entry
    const shape = shapeFault(entry)
    if (shape || route === undefined) return shape
    if (!routes.has(route)) {
      const hint = suggestName(name, namesFor(name, folder.route, routes), nearest)
      return { code: 'unknown-page', message: `there is no page or folder "${name}" in the documentation`, hint }
    }
    if (topOf(route) !== topOf(folder.route)) {
      const message = `the page "${name}" is in another version of the documentation`
      return { code: 'bad-sidebar', message, hint: 'name the page of this version, or add a link with "href"' }
    }
    const first = places.get(route)
    if (first) {
      const where = first.folder === folder ? 'in this list' : `in ${first.folder.entry.file}`
      const hint = 'a page has one place: take one out, or add a link with "title" and "href"'
      return { code: 'bad-sidebar', message: `the page "${name}" is already ${where}`, hint }
    }
    if (isAround(route, folder.route, places)) {
      const isSame = route === folder.route
      const message = isSame ? 'the list names its own folder' : `the folder "${name}" would be in itself`
      const hint = isSame ? 'take it out: the page of a folder is above its list' : 'take it out of one of the lists'
      return { code: 'bad-sidebar', message, hint }
    }
    places.set(route, { folder, entry })
    return undefined
  }
  return listed.flatMap((each) => {
    const fault = faultOf(each)
    return fault ? [problemAt(each.folder.entry, each.entry.path, { ...fault, severity: 'error' })] : []
  })
}

function flatten(entries: readonly PlacedEntry[]): PlacedEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.items ?? [])])
}

/** What is wrong with an entry by itself. */
function shapeFault({ route, title, href, open, items }: PlacedEntry): Fault | undefined {
  const fault = (message: string, hint: string): Fault => ({ code: 'bad-sidebar', message, hint })
  if (href !== undefined) {
    if (route !== undefined || items !== undefined || open !== undefined)
      return fault('an entry with "href" is a link, and nothing else', 'leave only "title" and "href"')
    return title === undefined ? fault('the link has no text', 'add "title"') : undefined
  }
  if (route === undefined && title === undefined)
    return fault('the entry has no text', 'add "title", and "items" for a group or "href" for a link')
  if (items?.length === 0 || (items === undefined && route === undefined))
    return fault('the group is empty', 'add "items" with at least one page, or take the group out')
  return undefined
}

/** The names that somebody may have meant: addresses, or what follows the address of the folder. */
function namesFor(name: string, folder: string, routes: ReadonlySet<string>): string[] {
  if (name.startsWith('/')) return [...routes]
  const below = [...routes].filter((route) => route.startsWith(`${folder}/`))
  return below.map((route) => route.slice(folder.length + 1))
}

/** Whether a folder would hold another one that it is in. */
function isAround(route: string, folder: string, places: ReadonlyMap<string, Listed>): boolean {
  const seen = new Set<string>()
  let at = folder
  while (at !== '' && !seen.has(at)) {
    if (at === route) return true
    seen.add(at)
    at = places.get(at)?.folder.route ?? at.slice(0, at.lastIndexOf('/'))
  }
  return false
}
