// The tree of the documentation: the place of every page in it, and the index pages of folders without a page.

import type { DocsPageFacts } from '#site/collections/collection.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { View } from '#site/view-props.ts'
import { hashOf } from '../hash.ts'
import { type Article, type Content, docsRoute, isInDocs, listDocsFolders } from '../model/model.ts'
import { viewSite } from './plan-articles.ts'
import type { FindPlace, SiteFrame } from './plan-head.ts'

/** The index page of a folder of the documentation. */
export interface FolderSubject {
  kind: 'folder'
  url: string
}

/** Places all pages of the documentation, articles and pages of blocks. */
export function placeDocs(content: Content, { collections }: Pick<SiteModule, 'collections'>): FindPlace {
  const tree = collections.docs?.tree
  const folders = listDocsFolders(content)
  if (!tree || folders.length === 0) return () => undefined
  const listed = content.navigation.docs.flatMap(({ children }) => children)
  const inNavigation = new Set(listed.map(({ href }) => href))
  const blocks = content.pages.filter(({ route }) => isInDocs(route) && !inNavigation.has(route))
  const places = tree.place({
    route: docsRoute,
    pages: [...(content.articles.docs ?? []).map(factsOf), ...blocks],
    folders,
    versions: content.site.docs.versions ?? [],
    before: listed.at(-1),
  })
  const keyOf = memoizeHash()
  return (route) => {
    const place = places.get(route)
    if (!place) return undefined
    const { nav, ...rest } = place
    return { place, key: hashOf(JSON.stringify([keyOf(nav), rest])) }
  }
}

function factsOf({ route, title, head }: Article): DocsPageFacts {
  // The schema of the collection has checked the front matter.
  return { ...(head as Omit<DocsPageFacts, 'route'>), route, title }
}

// Pages of one folder have the same side bar.
function memoizeHash(): (value: object) => string {
  const known = new WeakMap<object, string>()
  return (value) => {
    const hash = known.get(value) ?? hashOf(JSON.stringify(value))
    known.set(value, hash)
    return hash
  }
}

/** The folders that no file describes. */
export function missingFolders(content: Content): FolderSubject[] {
  return listDocsFolders(content).flatMap(({ route, hasPage }) => (hasPage ? [] : [{ kind: 'folder', url: route }]))
}

/** View of a folder that no file describes: it lists its pages. */
export function planFolder({ url }: FolderSubject, site: SiteFrame): View {
  const placed = site.findPlace(url)
  const tree = site.code.collections.docs?.tree
  if (!placed || !tree) throw new Error(`the folder ${url} has no place in the documentation`)
  return tree.planFolder(
    placed.place,
    viewSite({ collection: 'docs', route: url, title: placed.place.title, sectionPath: docsRoute }, site),
  )
}
