// The last step of a page: links of the new site, and the text of its file.

import { posix } from 'node:path'
import { stringify } from 'yaml'
import { reservedIds } from '#schemas/article-anchors.ts'
import { standardCollections } from '#schemas/article-collections.ts'
import { findLengthFault } from '../../check/check.ts'
import { compileMarkdown, usualParser } from '../../markdown/markdown.ts'
import type { ImportedFile, PlacedPage, Report, Row, SiteFacts } from '../source/model.ts'
import { routeKey } from '../source/old-routes.ts'
import type { Log } from '../source/open-log.ts'
import type { PageFolders } from '../source/page-folders.ts'
import type { Assets } from '../source/place-assets.ts'
import type { Source } from '../source/read-source.ts'
import { staticFolders, type Tool } from '../source/tools.ts'
import type { HugoSite } from '../text/hugo-site.ts'
import { hookedHref } from '../text/link-hook.ts'
import type { Draft, FieldKeys } from './draft-pages.ts'
import { findLeftovers } from './find-leftovers.ts'
import type { LinkIndex } from './find-target.ts'
import { type LinkFacts, linkRewriter } from './link-rewriter.ts'
import { generatedRoutes, listTagRoutes } from './made-routes.ts'
import { printPage } from './print-page.ts'
import { rewriteLinks } from './rewrite-links.ts'
import { type OldCover, placeCover } from './translate-cover.ts'

interface FinishOptions {
  tool: Tool
  facts: SiteFacts
  source: Source
  folders: PageFolders
  assets: Assets
  /** Addresses that the content has already. */
  routes: ReadonlySet<string>
  keysOf: (collection: string) => FieldKeys
  /** Hugo: what templates of links know. */
  hugo: HugoSite | undefined
  log: Log
}

/** Rewrites the links of every page and prints it. */
export function finishPages(drafts: readonly Draft[], options: FinishOptions): ImportedFile[] {
  const { tool, facts, assets, routes, log } = options
  const drafted = new Set(drafts.flatMap(({ page, head }) => (head.status === 'draft' ? [page] : [])))
  const links: LinkFacts = {
    index: indexOf(drafts, options),
    anchorsOf: openAnchors(drafts),
    isDraft: (page) => drafted.has(page),
    takeAsset: assets.take,
    otherRoutes: routes,
    url: facts.url,
    ...(options.hugo && { hooked: hookedHref(options.hugo) }),
  }
  return drafts.map(({ page, head, rows }) => {
    const report = log.of(page.file)
    const rewrite = linkRewriter(page, links, report)
    const hasCover = options.keysOf(page.collection).known.includes('cover')
    const place = { page, index: links.index, rewrite, isHugo: tool === 'hugo', hasCover, report }
    const cover = placeCover(head.cover as OldCover | undefined, place)
    const text = rewriteLinks(rows, rewrite)
    if (text.tree) findLeftovers(text.tree, rows, { tool, isMdx: page.isMdx, lose: report.lose })
    else
      report.lose({
        code: 'import-left',
        message: 'the text is too long or nested too deeply: its links stay as they are',
        hint: 'split it into several pages',
      })
    listFaults(text.rows, page.file, log)
    listLengths(head, page, report)
    const isStart = page.oldRoutes.includes('/')
    const written = {
      head: stringify({ ...head, cover }, { lineWidth: 0 }),
      rows: text.rows,
      lineOf: page.lineOf,
      isStart,
    }
    return { path: page.target, from: page.file, kind: 'page', bytes: printPage(written), text: written }
  })
}

const compileOptions = { baseDepth: 2, takenIds: reservedIds, prefix: 'text', claims: {} } as const

/** Lists what the build will say about a text, where nothing else was said about the line. */
function listFaults(rows: readonly Row[], file: string, log: Log): void {
  const { problems } = compileMarkdown(textOf(rows), { ...compileOptions, parser: usualParser(), hasWidgets: true })
  for (const { line = 1, message, hint = 'write it in another way' } of problems) {
    const source = rows[line - 1]?.line ?? 1
    if (!log.isListed(file, source)) log.lose(file, { code: 'import-left', message, hint, line: source })
  }
}

function listLengths(head: Draft['head'], { lineOf }: PlacedPage, { lose }: Report): void {
  for (const key of ['title', 'description']) {
    const { message, hint = '' } = findLengthFault(key, String(head[key] ?? '')) ?? {}
    if (message !== undefined) lose({ code: 'import-left', message, hint, line: lineOf(key) })
  }
}

function textOf(rows: readonly Row[]): string {
  return rows.map(({ text }) => text).join('\n')
}

function indexOf(drafts: readonly Draft[], { tool, facts, source, folders, routes }: FinishOptions): LinkIndex {
  const pages = drafts.map(({ page }) => page)
  const { base } = folders
  const lists = folders.folders.flatMap(({ path, collection, route }) =>
    standardCollections[collection as 'blog']?.isTree === true ? [] : [{ path, collection, old: route }],
  )
  return {
    byFile: new Map([
      // Links leave out the language in the name of a file.
      ...pages.map((page) => [posix.join(posix.dirname(page.file), posix.basename(page.place)), page] as const),
      ...pages.map((page) => [page.file, page] as const),
    ]),
    targets: new Set(pages.map(({ target }) => target)),
    // Of two pages with one address the first counts, and one that only redirects comes last.
    byRoute: new Map([
      ...drafts.flatMap(({ page, head }) => aliasesOf(head).map((route) => [routeKey(route), page] as const)).reverse(),
      ...pages.flatMap((page) => page.oldRoutes.map((route) => [routeKey(route), page] as const)).reverse(),
    ]),
    folders: new Map([
      ...pages.flatMap((page) => foldersOf(page).map(([old, route]) => [routeKey(old), route] as const)),
      // Collections have an index page always, a site mostly has a home page.
      ...folders.folders.map(({ route, collection }) => {
        const isHome = route === '' && routes.has('/')
        return [routeKey(route), isHome ? '/' : `/${collection}`] as const
      }),
      ...listTagRoutes(drafts, lists).map(([old, route]) => [routeKey(old), route] as const),
      ...generatedRoutes(drafts, lists).map(([old, route]) => [routeKey(old), route] as const),
    ]),
    files: new Set(source.files),
    pageFolders: folders.folders.map(({ path }) => path),
    fileFolders: staticFolders(tool, base).map(({ path, route }) => ({ path, route: route === '' ? '' : `/${route}` })),
    languages: facts.languages,
    basePath: facts.basePath,
    lists: new Map(lists.map(({ path, collection }) => [path, `/${collection}`])),
  }
}

/** Addresses that redirect to a page. */
function aliasesOf({ aliases }: Draft['head']): string[] {
  return Array.isArray(aliases) ? aliases.map(String) : []
}

/** The addresses above a page of a tree, old and new. */
function foldersOf({ collection, name, oldRoutes, route }: PlacedPage): [old: string, route: string][] {
  const found: [string, string][] = []
  let [old = '/', above] = [oldRoutes[0], route]
  for (let depth = name.folders.length - (name.isSection ? 1 : 0); depth > 0; depth--) {
    old = posix.dirname(old)
    above = posix.dirname(above)
    if (above === `/${collection}` || above === '/') break
    found.push([old, above])
  }
  return found
}

/** The anchors of each page, found when they are asked for. */
function openAnchors(drafts: readonly Draft[]): LinkFacts['anchorsOf'] {
  const known = new Map<PlacedPage, ReturnType<LinkFacts['anchorsOf']>>()
  const all = new Map(drafts.map((draft) => [draft.page, draft]))
  return (page) => {
    const before = known.get(page)
    if (before) return before
    const { rows = [], head = {}, titleId } = all.get(page) ?? {}
    const { headings, anchors } = compileMarkdown(textOf(rows), { ...compileOptions, parser: usualParser() })
    const found = {
      title: String(head.title),
      titleId,
      anchors: new Set([...headings.map(({ id }) => id), ...anchors]),
    }
    known.set(page, found)
    return found
  }
}
