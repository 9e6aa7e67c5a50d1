// The folders of the documentation: every address above that of a page. A folder without its own page gets an index
// page.

import { articleCollections } from '#schemas/article-collections.ts'
import type { DocsFolder } from '#schemas/docs-folder.ts'
import { siteSchema } from '#schemas/site.ts'
import type { Json } from '../json.ts'
import type { Entry } from '../load/load.ts'
import type { Content } from './content.ts'
import { openSidebars, type PlacedEntry } from './docs-sidebars.ts'

/** A folder with at least one page below it. */
export interface DocsBranch extends Omit<DocsFolder, 'title' | 'sidebar'> {
  route: string
  /** Of its _folder.yaml, or made of its name; undefined for the upmost folder of a version. */
  title: string | undefined
  /** Whether the title is that of its _folder.yaml. */
  isTitled: boolean
  /** Whether a page has this address. */
  hasPage: boolean
  /** The list of its _folder.yaml. */
  sidebar: PlacedEntry[]
}

/** Where the documentation is. */
export const docsRoute = articleCollections.docs.route

/** Folders of the versions of the documentation, newest first, as a site.yaml names them that is not yet checked. */
export function readVersions(entry: Entry | undefined): readonly string[] {
  const { docs } = (entry?.data ?? {}) as { docs?: Json }
  return siteSchema.shape.docs.safeParse(docs).data?.versions ?? []
}

/** Whether an address is that of the documentation or below it. */
export function isInDocs(route: string): boolean {
  return route === docsRoute || route.startsWith(`${docsRoute}/`)
}

/** Whether an address is that of an old version of the documentation or below it. */
export function isInOldDocs(route: string, { docs }: Content['site']): boolean {
  const old = docs.versions?.slice(1) ?? []
  return old.some((name) => `${route}/`.startsWith(`${docsRoute}/${name}/`))
}

/** Every folder, those above before those below. None without documentation. */
export function listDocsFolders(content: Content): DocsBranch[] {
  const { collections, articles, pages, site, docsFolders } = content
  if (!collections.docs || !site.features.docs) return []
  const routes = new Set([...pages, ...(articles.docs ?? [])].map(({ route }) => route).filter(isInDocs))
  const written = new Map(docsFolders.map((folder) => [folder.route, folder]))
  const versions = new Set([docsRoute, ...(site.docs.versions ?? []).map((name) => `${docsRoute}/${name}`)])
  const sidebars = openSidebars(content)
  return [...new Set([docsRoute, ...[...routes].flatMap(routesAbove)])].sort().map((route) => {
    const folder = written.get(route)
    const { title, pages: order = [], open, badge, order: place, others = 'after' } = folder ?? {}
    return {
      route,
      title: title ?? (versions.has(route) ? undefined : titleOf(route)),
      isTitled: title !== undefined,
      hasPage: routes.has(route),
      pages: order,
      open,
      badge,
      order: place,
      sidebar: folder ? sidebars.read(folder) : [],
      others,
    }
  })
}

function routesAbove(route: string): string[] {
  const above = route.slice(0, Math.max(docsRoute.length, route.lastIndexOf('/')))
  return above === docsRoute ? [above] : [above, ...routesAbove(above)]
}

/** `/docs/getting-started` → `Getting started`. */
function titleOf(route: string): string {
  const name = route.slice(route.lastIndexOf('/') + 1).replaceAll(/-+/g, ' ')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
