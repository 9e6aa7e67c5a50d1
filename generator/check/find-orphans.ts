// Pages that no visitor finds: nothing that the site publishes leads to them. A link to a page leads to its
// translations as well, by the switch of languages, and to the pages above it, by the breadcrumbs.

import { type LanguagePlace, problemAt, withFrame } from '../load/load.ts'
import { type Content, isInDocs, type Page } from '../model/model.ts'
import type { Problem } from '../problem.ts'

/** A language, and the addresses in it that anything leads to. */
export interface LinkedLanguage {
  place: LanguagePlace
  content: Content
  linked: ReadonlySet<string>
}

/** A page that nothing leads to. The file of the problem is below the content folder. */
export interface Orphan {
  route: string
  problem: Problem
}

/**
 * The orphans of a site. A language without menus has none: as long as it has no navigation, or draws a header of its
 * own, nobody can say what leads where.
 */
export function findOrphans(languages: readonly LinkedLanguage[]): Orphan[] {
  const linked = new Set(languages.flatMap(({ linked: routes, content }) => [...routes, ...fixedPages(content)]))
  for (const route of linked) for (const parent of listParents(route)) linked.add(parent)
  const files = new Set(
    languages.flatMap(({ content: { pages } }) =>
      pages.flatMap(({ route, entry }) => (linked.has(route) ? [entry.file] : [])),
    ),
  )
  return languages.flatMap(({ content, place }) =>
    hasMenus(content)
      ? content.pages
          .filter((page) => isExpected(page, content) && !linked.has(page.route) && !files.has(page.entry.file))
          .map((page) => describeOrphan(page, content, place))
      : [],
  )
}

/** Pages that blocks and widgets link to by themselves. */
function fixedPages({ site }: Content): string[] {
  return Object.values(site.pages)
}

function listParents(route: string): string[] {
  const steps = route.split('/').slice(1, -1)
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
}

function hasMenus({ navigation: { main, quick, docs, footer } }: Content): boolean {
  return [main, quick, docs, footer.columns].some((list) => list.length > 0)
}

/** Whether something should lead to a page. Those in the tree of the documentation are in its side bar. */
function isExpected({ route, listed, status }: Page, { collections, site }: Content): boolean {
  const isInTree = collections.docs !== undefined && site.features.docs && isInDocs(route)
  return route !== '/' && listed && status === 'published' && !isInTree
}

function describeOrphan({ route, entry }: Page, { entries }: Content, { folder }: LanguagePlace): Orphan {
  const found = problemAt(entry, ['title'], {
    code: 'orphan-page',
    severity: 'warning',
    message: `no menu, page or list leads to the page "${route}"`,
    hint: 'link to it, e.g. in navigation.yaml, or write "listed: false" if visitors come from elsewhere only',
  })
  return { route, problem: { ...withFrame(found, entries), file: folder + entry.file } }
}
