// Every link of every file must lead somewhere: to a route, to an anchor that exists there, to an asset. In: Content. Out: problems.
// External addresses are never fetched. Links in hidden blocks and drafts are not checked, since nobody can follow them.

import { articleCollections } from '#schemas/article-collections.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import type { Markdown, MarkdownLink } from '../markdown/markdown.ts'
import { nearestName, type Position, type Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import { addressOf, folderOf } from './address.ts'
import type { SiteRules } from './check-site.ts'
import { generatedFiles } from './generated-files.ts'
import { decodePath, isExternal, linkedFile, linkKey, splitHref } from './links.ts'
import { listArticles } from './list-articles.ts'
import { fileRoutes } from './list-routes.ts'
import type { Content, RouteInfo } from './model.ts'
import type { Entry } from './parse-entry.ts'

/** Checks all links. `everything` also holds what is hidden, so that a link to a draft can say so. */
export function checkLinks(content: Content, everything: Content, rules: SiteRules, cache: Cache): Problem[] {
  const settled = cache.shelf(settledLinks)
  const routes = new Map<string, RouteInfo>()
  for (const info of rules.routes) routes.set(info.route, info)
  let files: ReadonlyMap<string, string> | undefined
  const table: Targets = {
    routes,
    hidden: new Map([...rules.hidden].map(([item, reason]) => [item.route, reason])),
    redirects: new Set(content.redirects.map(({ from }) => from)),
    assets: new Set(content.assets.map(({ url }) => url)),
    get fileRoutes() {
      return (files ??= fileRoutes(everything))
    },
    faulty: rules.faulty,
    faultyRoutes: new Set(
      [...rules.faulty].flatMap((file) => addressOf(file, content.entries.get(file)?.data)?.route ?? []),
    ),
  }
  const problems: Problem[] = []
  const check = (
    href: string,
    from: RouteInfo | undefined,
    entry: Entry,
    place: () => Position,
    kind: MarkdownLink['kind'],
  ) => {
    const found = kind === 'image' && /^https?:/.test(href) ? externalImage() : checkHref(href, from, entry, table)
    if (found) problems.push({ ...found, file: entry.file, ...place() })
  }

  for (const [file, entry] of content.entries) {
    if (/^(?:data\/[\w-]+|site|navigation|redirects)\.yaml$/.test(file))
      walkLinks(entry.data, [], (href, path) => check(href, undefined, entry, () => entry.locate(path), 'link'))
  }
  for (const [key, markdown] of Object.entries(content.dataMarkdown)) {
    const [list, id] = key.split('/')
    const entry = content.entries.get(`data/${list}.yaml`)
    const index =
      list === 'faqs'
        ? content.data.faqs.findIndex((item) => item.id === id)
        : content.data.endpoints.findIndex((item) => item.id === id)
    if (entry)
      for (const link of markdown.links)
        check(
          link.href,
          undefined,
          entry,
          () =>
            entry.locateInText(
              [content.indexes.get(entry.file)?.[index] ?? index, list === 'faqs' ? 'answer' : 'description'],
              link.line - 1,
              link.column - 1,
            ),
          link.kind,
        )
  }
  for (const page of content.pages) {
    const from = routes.get(page.route)
    for (const { block, path, content: text } of page.blocks) {
      if (!block.visible) continue
      if (block.type !== 'unknown')
        walkLinks(block.data, [...path, 'data'], (href, at) =>
          check(href, from, page.entry, () => page.entry.locate(at), 'link'),
        )
      for (const link of text?.links ?? [])
        check(
          link.href,
          from,
          page.entry,
          () => page.entry.locateInText([...path, 'content'], link.line - 1, link.column - 1),
          link.kind,
        )
    }
  }
  for (const article of listArticles(content)) {
    const known = settled.get(article.entry.key)
    if (known?.article === article && known.reached.every(({ route, info }) => routes.get(route) === info)) continue
    const from = routes.get(article.route)
    const reached: Reached[] = []
    const before = problems.length
    table.onReach = (target) => reached.push(target)
    walkLinks(article.entry.data, [], (href, path) =>
      check(href, from, article.entry, () => article.entry.locate(path), 'link'),
    )
    const firstLine = article.entry.body?.firstLine ?? 1
    for (const link of article.body.links)
      check(link.href, from, article.entry, () => ({ line: link.line + firstLine - 1, column: link.column }), link.kind)
    for (const [field, text] of Object.entries<Markdown>(article.texts))
      for (const link of text.links)
        check(
          link.href,
          from,
          article.entry,
          () => article.entry.locateInText([field], link.line - 1, link.column - 1),
          link.kind,
        )
    table.onReach = undefined
    if (problems.length === before && reached.every(({ info }) => info !== undefined))
      settled.set(article.entry.key, { article, reached })
  }
  return problems
}

/** Where a link leads; what is no article has no info that stays the same from build to build. */
interface Reached {
  route: string
  info: RouteInfo | undefined
}

/**
 * Articles whose links all led to articles: where they led. Key: path and hash of the article. They are right again while the article is the
 * same object and each route they reached is described by the same object.
 */
export const settledLinks: Kind<{ article: unknown; reached: readonly Reached[] }> = {
  name: 'settled-links',
  isOnDisk: false,
}

interface Targets {
  routes: ReadonlyMap<string, RouteInfo>
  hidden: ReadonlyMap<string, string>
  redirects: ReadonlySet<string>
  assets: ReadonlySet<string>
  fileRoutes: ReadonlyMap<string, string>
  /** Files with errors and their addresses: links to them are not at fault. */
  faulty: ReadonlySet<string>
  faultyRoutes: ReadonlySet<string>
  /** Told where each link leads that stays within the site. */
  onReach?: ((reached: Reached) => void) | undefined
}

function walkLinks(value: unknown, path: Path, visit: (href: string, path: Path) => void): void {
  if (typeof value === 'string') {
    if (linkKey.test(String(path.at(-1))) && /^[/#]/.test(value)) visit(value, path)
  } else if (Array.isArray(value)) value.forEach((item, index) => walkLinks(item, [...path, index], visit))
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      if (!(key === 'endpoints' && path.length === 0)) walkLinks(item, [...path, key], visit)
}

function checkHref(
  href: string,
  from: RouteInfo | undefined,
  entry: Entry,
  targets: Targets,
): Omit<Problem, 'file'> | undefined {
  if (isExternal(href) || href === '') return undefined
  const { path, anchor } = splitHref(href)
  const file = linkedFile(href, entry.file)
  let route = path
  if (file !== undefined) {
    const found = targets.fileRoutes.get(file)
    if (found === undefined && targets.faulty.has(file)) return undefined
    if (found === undefined)
      return broken(
        `the link "${href}" leads to no content file`,
        nearest(file, [...targets.fileRoutes.keys()]) ??
          'links between Markdown files are relative to the file they stand in',
      )
    route = found
  } else if (path === '') {
    if (!from) return undefined
    route = from.route
  } else if (!path.startsWith('/'))
    return broken(`the link "${href}" does not begin with a slash`, `write it from the top of the site, e.g. /${path}`)

  const decoded = decodePath(route)
  const found = targets.routes.get(decoded)
  targets.onReach?.({
    route: decoded,
    info: found?.kind === 'article' || found?.kind === 'alias' ? found : undefined,
  })
  if (decoded.startsWith('/assets/')) {
    if (targets.assets.has(decoded)) return undefined
    return {
      ...broken(
        `there is no file "${decoded}" in the content folder`,
        nearest(decoded, [...targets.assets]) ?? 'put the file into assets/',
      ),
      code: 'missing-asset',
    }
  }
  if (generatedFiles.has(decoded) || targets.redirects.has(decoded)) return undefined
  const info = found
  if (isOfFaultyFile(decoded, targets) || (info?.entry && targets.faulty.has(info.entry.file))) return undefined
  if (!info) {
    const reason = targets.hidden.get(decoded)
    if (reason !== undefined)
      return broken(`the page "${decoded}" is not built: ${reason}`, 'publish it first, or take the link out')
    if (decoded !== '/' && targets.routes.has(decoded.replace(/\/$/, '')))
      return broken(`the link "${href}" ends in a slash`, `write "${decoded.replace(/\/$/, '')}"`)
    if (targets.routes.has(decoded.toLowerCase()))
      return broken(`the link "${href}" has capital letters`, `write "${decoded.toLowerCase()}"`)
    return broken(`there is no page "${decoded}"`, nearest(decoded, [...targets.routes.keys()]) ?? 'check the address')
  }
  if (anchor === undefined || anchor === '' || info.anchors.has(decodePath(anchor))) return undefined
  // Hiding a block is done in a moment and taken back as soon: the page still opens, at its top.
  if (info.hiddenAnchors?.has(decodePath(anchor)))
    return {
      ...broken(
        `the block "${anchor}" of the page "${info.route}" is hidden`,
        'show the block again, or link to the page',
      ),
      code: 'hidden-anchor',
      severity: 'warning',
    }
  const near = nearestName(anchor, [...info.anchors])
  return {
    ...broken(
      `the page "${info.route}" has no anchor "#${anchor}"`,
      near ? `did you mean "#${near}"?` : 'anchors are block ids and headings',
    ),
    code: 'broken-anchor',
  }
}

// A file with errors has an address all the same, but its anchors are unknown. If the address comes from the title, it
// may be unknown too.
function isOfFaultyFile(route: string, { faulty, faultyRoutes, routes }: Targets): boolean {
  if (faultyRoutes.has(route)) return true
  if (routes.has(route)) return false
  return [...faulty].some((file) => {
    const folder = folderOf(file)
    if (folder === undefined || folder === 'pages') return false
    const collection = articleCollections[folder]
    return collection.slugFrom === 'title' && route.startsWith(`${collection.route}/`)
  })
}

function broken(message: string, hint: string): Omit<Problem, 'file'> {
  return { code: 'broken-link', severity: 'error', message, hint }
}

function nearest(name: string, names: readonly string[]): string | undefined {
  const near = nearestName(name, names)
  return near === undefined ? undefined : `did you mean "${near}"?`
}

function externalImage(): Omit<Problem, 'file'> {
  return {
    code: 'external-image',
    severity: 'warning',
    message: 'the picture comes from another site, which browsers are told to block',
    hint: 'copy it to assets/ and write /assets/…',
  }
}
