// Where the pages of the old site go, and at which addresses they were.

import { posix } from 'node:path'
import type { ComponentRules } from '#schemas/import-components.ts'
import { findAddressFault, unversioned } from '../../addresses/addresses.ts'
import { isPlainLayout } from './head-values.ts'
import { loneComponent } from './lone-component.ts'
import type { Loss, PlacedPage, SiteFacts, SourcePage } from './model.ts'
import { oldRoutesOf, routeKey, textOf } from './old-routes.ts'
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
  /** What the owner wants components to become. */
  components: ComponentRules
  lose: (file: string, loss: Loss) => void
}

/** Gives every page its place. A page whose place is taken is left out, and reported. */
export function placePages(pages: readonly UnplacedPage[], options: PlaceOptions): PlacedPage[] {
  const taken = new Map<string, PlacedPage>()
  // A folder of documentation keeps its addresses: the pages outside it come later.
  const ordered = [...pages].sort((one, other) => other.oldBase.length - one.oldBase.length)
  return ordered.flatMap((page) => {
    const placed = placePage(page, options)
    if (!placed) return []
    // x.md and x/index.md have one address.
    const first = taken.get(placed.route)
    taken.set(placed.route, first ?? placed)
    if (!first) return [placed]
    const home = asHome(placed)
    if (home && !taken.has(home.route)) {
      taken.set(home.route, home)
      return [home]
    }
    const what = first.target === placed.target ? placed.target : `the address ${placed.route}`
    const message = `the page would take the place of ${first.file} (${what})`
    const hint = isHome(placed.oldRoutes) ? homeHint : 'rename one of the two files'
    options.lose(page.file, { code: 'import-skipped', message, hint })
    return []
  })
}

/** The start page of a site whose documentation begins with another; undefined for others, and for a template. */
function asHome(page: PlacedPage): PlacedPage | undefined {
  const isText = page.body.some(({ text }) => text.trim() !== '') && !page.body.some(({ text }) => /\{[{%]/.test(text))
  if (!isText || !isHome(page.oldRoutes) || !page.target.endsWith('/index.md')) return undefined
  return { ...page, target: page.target.replace(/index\.md$/, 'home.md'), route: posix.join(page.route, 'home') }
}

function placePage(
  { oldBase, ...page }: UnplacedPage,
  { tool, facts, isTree: isTreeOf, components, lose }: PlaceOptions,
): PlacedPage | undefined {
  const { collection, head } = page
  const isTree = isTreeOf(collection)
  const name = readName(tool, page.place, collection === 'blog')
  const oldRoutes = oldRoutesOf({ tool, facts, page, name, route: oldBase })
  const reason = reasonAgainst(page, {
    isList: name.isSection && !isTree,
    oldRoutes,
    component: loneComponent(page, { tool, rules: components }),
  })
  if (reason) {
    lose(page.file, { code: 'import-skipped', ...reason })
    return undefined
  }
  const { language } = page
  const [newest] = facts.versions
  const versions = new Set(facts.versions.map(({ name: version }) => version))
  const isVersion = versions.has(page.below ?? '')
  // Every page of a documentation with versions is in one.
  const below = isTree && newest && !isVersion ? posix.join(newest.name, page.below ?? '') : (page.below ?? '')
  const own = withoutLanguage(name, language)
  const path = placeOf(own, tool, { head, kept: keptName(own, collection, oldRoutes) })
  const target = isTree
    ? posix.join(...below.split('/').map((part) => (part === '' || versions.has(part) ? part : slugOf(part))), path)
    : (path.split('/').at(-1) ?? path)
  const spoken = language === undefined ? '' : `${language}/`
  const inVersion = isTree ? unversioned(target, newest?.name) : target
  const route = posix.join('/', spoken.toLowerCase(), collection, inVersion.replace(/(?:^|\/)index$/, ''))
  const fault = findAddressFault(route)
  if (fault) {
    lose(page.file, { code: 'import-skipped', message: fault.message, hint: 'rename the file, and import again' })
    return undefined
  }
  return {
    ...page,
    name,
    target: `${spoken}${collection}/${target}.md`,
    route: route.replace(/(.)\/$/, '$1'),
    oldRoutes,
  }
}

/** A name without the folder of its language. */
function withoutLanguage(name: PageName, language: string | undefined): PageName {
  const at = name.folders.findIndex((folder) => folder.toLowerCase() === language?.toLowerCase())
  return at < 0 ? name : { ...name, folders: name.folders.filter((_, index) => index !== at) }
}

const homeHint = 'write the home page in pages/home.yaml'
const pageHint = 'lists and the search are made by themselves; write any other page of blocks'

function isHome(oldRoutes: readonly string[]): boolean {
  return oldRoutes.includes('/')
}

/** Why a page is not brought over: the new site makes one by itself, or there is nothing of it. */
function reasonAgainst(
  { head, body }: SourcePage,
  { isList, oldRoutes, component }: { isList: boolean; oldRoutes: readonly string[]; component: string | undefined },
): Pick<Loss, 'message' | 'hint'> | undefined {
  if (isList)
    return {
      message: 'the page of a list of articles is not brought over: the list is made by itself',
      hint: 'write a page of blocks for it if it has a text',
    }
  if (oldRoutes.some((route) => routeKey(route) === '/404'))
    return { message: 'the page of missing addresses is made by the build', hint: 'write its text where it belongs' }
  const hint = isHome(oldRoutes) ? homeHint : pageHint
  if (component !== undefined)
    return { message: `the page has no text of its own: the component <${component}> makes what it shows`, hint }
  const layout = textOf(head, 'layout') ?? textOf(head, 'template')
  const isBare = body.every(({ text }) => text.trim() === '')
  if (!isBare || layout === undefined || (isPlainLayout(layout) && layout !== 'home')) return undefined
  return { message: `the page has no text of its own: its layout "${layout}" makes what it shows`, hint }
}

/** A slug of one part. */
function lastOf(slug: string | undefined, name: string): string {
  const plain = slug?.replace(/^\/|\/$/g, '') ?? ''
  return plain === '' || plain.includes('/') ? name : plain
}

/** The name that leaves a page at its old address, where its folder is the same. */
function keptName({ folders }: PageName, collection: string, [old = '']: readonly string[]): string | undefined {
  return posix.dirname(old) === posix.join('/', collection, ...folders) ? posix.basename(old) : undefined
}

/** The path without extension. A slug that the front matter has becomes the name of the file. */
function placeOf(
  { folders, name, isSection }: PageName,
  tool: Tool,
  { head, kept }: { head: SourcePage['head']; kept: string | undefined },
): string {
  const own = textOf(head, 'slug') ?? (tool === 'docusaurus' ? textOf(head, 'id') : undefined) ?? kept
  const [, inner, end] = /^\/?(.+)\/([^/]+)\/?$/.exec(own ?? '') ?? []
  const isSamePlace = end !== undefined && inner === folders.join('/')
  if (own === '/' && folders.length === 0) return 'index'
  const last = isSamePlace ? end : lastOf(own, name)
  return [...folders.map(slugOf), isSection ? 'index' : slugOf(last)].join('/')
}
