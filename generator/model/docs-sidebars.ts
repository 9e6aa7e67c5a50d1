// The lists of the side bar, with the addresses of the pages that they name.

import { posix } from 'node:path'
import type { SidebarEntry } from '#schemas/docs-folder.ts'
import type { Content, FolderFile } from './content.ts'

/** An entry of the side bar: a page, a group or a link. */
export interface PlacedEntry {
  /** Address of a page, which is perhaps not there. */
  route?: string
  title?: string
  href?: string
  open?: boolean
  items?: PlacedEntry[]
  /** As it is written, where it names a page. */
  name?: string
  /** Place in the file. */
  path: (string | number)[]
}

/** Finds the address that a name in a list stands for. */
type FindRoute = (name: string) => string

/** Reads the list of each folder. */
export function openSidebars({ pages, articles }: Pick<Content, 'pages' | 'articles'>): {
  read: (folder: FolderFile) => PlacedEntry[]
} {
  const all = [...(articles.docs ?? []), ...pages]
  const routes = new Map(all.map(({ entry, route }) => [entry.file, route]))
  return {
    read: (folder) => {
      const { route, entry } = folder
      const find = (name: string) => {
        const plain = name.replace(/(?<=.)\/$/, '')
        if (plain.startsWith('/')) return plain
        const file = posix.join(posix.dirname(entry.file), plain)
        return routes.get(file) ?? posix.join(route, plain)
      }
      return readEntries(folder.sidebar, find, ['sidebar'])
    },
  }
}

function readEntries(entries: readonly SidebarEntry[], find: FindRoute, above: PlacedEntry['path']): PlacedEntry[] {
  return entries.map((entry, index): PlacedEntry => {
    const path = [...above, index]
    if (typeof entry === 'string') return { route: find(entry), name: entry, path }
    const { title, page, href, open, items } = entry
    return {
      ...(page === undefined ? {} : { route: find(page), name: page }),
      ...(title === undefined ? {} : { title }),
      ...(href === undefined ? {} : { href }),
      ...(open === undefined ? {} : { open }),
      ...(items === undefined ? {} : { items: readEntries(items, find, [...path, 'items']) }),
      path,
    }
  })
}
