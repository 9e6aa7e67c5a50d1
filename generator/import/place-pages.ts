// Where the pages of the old site go, and at which addresses they were.

import { posix } from 'node:path'
import { findAddressFault } from '../content/content.ts'
import type { Loss, PlacedPage, SiteFacts, SourcePage } from './model.ts'
import { oldRoutesOf, textOf } from './old-routes.ts'
import { type PageName, readName, slugOf } from './page-names.ts'
import type { Tool } from './tools.ts'

/** A page with what its addresses begin with in the old site. */
export interface UnplacedPage extends SourcePage {
  oldBase: string
}

interface PlaceOptions {
  tool: Tool
  facts: SiteFacts
  /** Whether the files of a collection form a tree. */
  isTree: (collection: string) => boolean
  lose: (file: string, loss: Loss) => void
}

/** Gives every page its place. A page whose place is taken is left out, and reported. */
export function placePages(pages: readonly UnplacedPage[], options: PlaceOptions): PlacedPage[] {
  const taken = new Map<string, PlacedPage>()
  return pages.flatMap((page) => {
    const placed = placePage(page, options)
    if (!placed) return []
    // x.md and x/index.md have one address.
    const first = taken.get(placed.route)
    taken.set(placed.route, first ?? placed)
    if (!first) return [placed]
    const what = first.target === placed.target ? placed.target : `the address ${placed.route}`
    const message = `the page would take the place of ${first.file} (${what})`
    options.lose(page.file, { code: 'import-skipped', message, hint: 'rename one of the two files' })
    return []
  })
}

function placePage(
  { oldBase, ...page }: UnplacedPage,
  { tool, facts, isTree: isTreeOf, lose }: PlaceOptions,
): PlacedPage | undefined {
  const { collection, head } = page
  const isTree = isTreeOf(collection)
  const name = readName(tool, page.place, collection === 'blog')
  if (name.isSection && !isTree) {
    const message = 'the page of a list of articles is not brought over: the list is made by itself'
    lose(page.file, { code: 'import-skipped', message, hint: 'write a page of blocks for it if it has a text' })
    return undefined
  }
  const path = placeOf(name, tool, head)
  const target = isTree ? path : (path.split('/').at(-1) ?? path)
  const route = posix.join('/', collection, target.replace(/(?:^|\/)index$/, ''))
  const fault = findAddressFault(route)
  if (fault) {
    lose(page.file, { code: 'import-skipped', message: fault.message, hint: 'rename the file, and import again' })
    return undefined
  }
  return {
    ...page,
    name,
    target: `${collection}/${target}.md`,
    route: route.replace(/(.)\/$/, '$1'),
    oldRoutes: oldRoutesOf({ tool, facts, page, name, route: oldBase }),
  }
}

/** A slug of one part. */
function lastOf(slug: string | undefined, name: string): string {
  const plain = slug?.replace(/^\/|\/$/g, '') ?? ''
  return plain === '' || plain.includes('/') ? name : plain
}

/** The path without extension. A slug that the front matter has becomes the name of the file. */
function placeOf({ folders, name, isSection }: PageName, tool: Tool, head: SourcePage['head']): string {
  const own = textOf(head, 'slug') ?? (tool === 'docusaurus' ? textOf(head, 'id') : undefined)
  const [, inner, end] = /^\/?(.+)\/([^/]+)\/?$/.exec(own ?? '') ?? []
  const isSamePlace = end !== undefined && inner === folders.join('/')
  if (own === '/' && folders.length === 0) return 'index'
  const last = isSamePlace ? end : lastOf(own, name)
  return [...folders.map(slugOf), isSection ? 'index' : slugOf(last)].join('/')
}
