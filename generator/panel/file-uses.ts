// Where a file of the content is used: the places of the sources that name it, drafts included, and the pages of the
// last build that show it. The second finds what custom code names.

import { posix } from 'node:path'
import type { FileUses } from '#runtime/devtools/wire-rows.ts'
import { decodePath, encodePath, namesBeside } from '../links/links.ts'
import type { Entry } from '../load/load.ts'
import { listUsers } from './asset-rows.ts'
import { findLanguage } from './content-places.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'

const mostNamed = 100

/** The uses of a file by its name in content, e.g. /assets/lake.jpg. */
export function findFileUses(state: PanelState, url: string): FileUses {
  if (!/^\/assets\/.*[^/]$/.test(url))
    throw new PanelError(400, 'url must name an asset', 'send e.g. ?url=/assets/lake.jpg')
  const places = state.entries.flatMap((entry) => placesIn(entry, url, state))
  const { items, total } = listUsers(state, url, { search: '', offset: 0, limit: mostNamed })
  return { places: places.slice(0, mostNamed), placeCount: places.length, pages: items, pageCount: total }
}

function placesIn(entry: Entry, url: string, state: PanelState): FileUses['places'] {
  const name = posix.basename(url)
  const spellings = [...new Set([name, encodePath(name)])]
  // Most files do not name it: their lines need not be split.
  if (!spellings.some((spelling) => entry.text.includes(spelling))) return []
  const { file } = entry
  const { folder } = findLanguage(file, state.places).place
  const isNamed = (path: string) => isNameOf(path, url) || namesBeside(path, { file, folder }).includes(url)
  return entry.lines.flatMap((line, index) =>
    spellings.some((spelling) => pathsIn(line, spelling).some(isNamed)) ? [{ file, line: index + 1 }] : [],
  )
}

/** The paths in a line that end with a name. */
function pathsIn(line: string, name: string): string[] {
  const paths: string[] = []
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const end = at + name.length
    const isWhole = !/^[\w-]|^\.\w/.test(line.slice(end, end + 2))
    const folder = /[^\s"'`()<>[\]{}|,=:]*$/.exec(line.slice(Math.max(0, at - 500), at))?.[0] ?? ''
    if (isWhole && (folder === '' || folder.endsWith('/'))) paths.push(folder + name)
  }
  return paths
}

function isNameOf(path: string, url: string): boolean {
  const found = /^(?:\.{0,2}\/)*(assets\/.+)/.exec(path)?.[1]
  return found !== undefined && `/${decodePath(found)}`.normalize('NFC') === url
}
