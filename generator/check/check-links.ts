// Every link of every file must lead to a route, to an anchor that exists there, or to an asset. Links in hidden blocks
// and drafts are not checked, because nobody can follow them.

import { isAllowed } from '#schemas/is-allowed.ts'
import { folderOf, isRedirectFile } from '../addresses/addresses.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import {
  emptyLink,
  externalImage,
  type FoundLink,
  findFolderProblem,
  findLinkProblem,
  type LinkTargets,
  type Reached,
  type RouteInfo,
  type SiteRules,
  valueLinks,
} from '../links/links.ts'
import { type Entry } from '../load/load.ts'
import type { MarkdownLink } from '../markdown/markdown.ts'
import { type Article, type Content, listArticles, type Page } from '../model/model.ts'
import type { Position, Problem } from '../problem.ts'
import { linesAbove } from '../read/read.ts'
import type { Path } from '../yaml/yaml.ts'

/** What was found about an article's links. */
interface SettledLinks {
  article: unknown
  reached: readonly Reached[]
}

/**
 * Articles whose links all led to articles, and where they led. Key: path and hash of the article. The value is valid
 * while the article is the same object and each route it links to is described by the same object.
 */
const settledLinks: Kind<SettledLinks> = { name: 'settled-links', keptIn: 'memory' }

interface LinkRules extends Pick<SiteRules, 'faulty'> {
  /** The content with all that is hidden. */
  everything: Content
  targets: LinkTargets
  /** Links in the text of a Markdown file. */
  linksIn: (entry: Entry) => readonly MarkdownLink[]
  /** Told where the links of a file lead within the site. */
  onReach: (entry: Entry, reached: readonly Reached[]) => void
  /** Whether no other build of the process follows. */
  isOnly?: boolean | undefined
}

/** Checks all links. */
export function checkLinks(
  content: Content,
  { everything, faulty, targets, linksIn, onReach, isOnly }: LinkRules,
  cache: Cache,
): Problem[] {
  const problems: Problem[] = []
  const check = (links: readonly FoundLink[], entry: Entry, from?: RouteInfo): Reached[] => {
    const reached: Reached[] = []
    for (const { href, isImage, place } of links) {
      const found =
        oddLink({ href, isImage }, content) ??
        (isStarred(href, entry)
          ? findFolderProblem(href, targets)
          : findLinkProblem({ href, entry, from }, targets, reached))
      if (found) problems.push({ ...found, file: entry.file, ...place() })
    }
    onReach(entry, reached)
    return reached
  }
  for (const [file, entry] of content.entries) if (isLinkFile(file)) check(valueLinks(entry, entry.data), entry)
  for (const { entry } of content.docsFolders) check(valueLinks(entry, entry.data), entry)
  for (const { entry, path, text } of Object.values(content.dataTexts)) check(textLinks(entry, path, text.links), entry)
  for (const page of content.pages) check(pageLinks(page), page.entry, targets.routes.get(page.route))
  for (const entry of unreadEntries(everything, faulty))
    check(
      [...valueLinks(entry, entry.data), ...(entry.kind === 'markdown' ? bodyLinks(entry, linksIn(entry)) : [])],
      entry,
    )

  const settled = isOnly ? undefined : cache.shelf(settledLinks)
  for (const article of listArticles(content)) {
    const { key } = article.entry
    const known = settled?.get(key)
    if (known?.article === article && known.reached.every(({ route, info }) => targets.routes.get(route) === info)) {
      onReach(article.entry, known.reached)
      continue
    }
    const before = problems.length
    const reached = check(articleLinks(article), article.entry, targets.routes.get(article.route))
    if (problems.length === before && reached.every(({ info }) => info !== undefined))
      settled?.set(key, { article, reached })
  }
  return problems
}

/** What is wrong with a link that leads nowhere on the site. */
function oddLink(
  { href, isImage }: Pick<FoundLink, 'href' | 'isImage'>,
  { site }: Content,
): ReturnType<typeof findLinkProblem> {
  if (href === '') return emptyLink(isImage)
  return isImage && /^https?:/.test(href) && !isAllowed(href, site.allow.pictures) ? externalImage : undefined
}

/** A link to another site, with its place. */
export interface OutsideLink {
  href: string
  entry: Entry
  place: () => Position
}

/** Every link to another site that visitors can follow. */
export function listOutsideLinks(content: Content): OutsideLink[] {
  const outside = (entry: Entry, links: readonly FoundLink[]) =>
    links
      .filter(({ href }) => /^https?:/i.test(href))
      .map(({ href, place }) => ({ href: isStarred(href, entry) ? href.slice(0, -1) : href, entry, place }))
  return [
    ...[...content.entries.values()].flatMap((entry) =>
      isLinkFile(entry.file) ? outside(entry, valueLinks(entry, entry.data)) : [],
    ),
    ...Object.values(content.dataTexts).flatMap(({ entry, path, text }) =>
      outside(entry, textLinks(entry, path, text.links)),
    ),
    ...content.docsFolders.flatMap(({ entry }) => outside(entry, valueLinks(entry, entry.data))),
    ...content.pages.flatMap((page) => outside(page.entry, pageLinks(page))),
    ...listArticles(content).flatMap((article) =>
      outside(article.entry, [...articleLinks(article), ...outsideLinks(article)]),
    ),
  ]
}

/** Files whose values are links, apart from pages and articles. */
function isLinkFile(file: string): boolean {
  return isRedirectFile(file) || /^(?:data\/[\w-]+|site|navigation)\.yaml$/.test(file)
}

/** Whether a target is to get the rest of an old address. */
function isStarred(href: string, { file }: Entry): boolean {
  return isRedirectFile(file) && href.endsWith('/*')
}

/** Pages and articles that are not part of the site, because their front matter has errors. */
function unreadEntries({ pages, articles, entries }: Content, faulty: ReadonlySet<string>): Entry[] {
  if (faulty.size === 0) return []
  const read = new Set([...pages, ...listArticles({ articles })].map(({ entry }) => entry))
  return [...faulty].flatMap((file) => {
    const entry = entries.get(file)
    return entry && folderOf(file) !== undefined && !read.has(entry) ? [entry] : []
  })
}

function pageLinks({ entry, blocks }: Page): FoundLink[] {
  const links = blocks.flatMap(({ block, path, content }) => {
    if (!block.visible) return []
    const values = block.type === 'unknown' ? [] : valueLinks(entry, block.data, [...path, 'data'])
    return content ? [...values, ...textLinks(entry, [...path, 'content'], content.links)] : values
  })
  const { blocks: written = [], ...head } = entry.data as { blocks?: readonly unknown[] }
  const read = new Set(blocks.map(({ path }) => path[1]))
  return [
    ...valueLinks(entry, head),
    ...links,
    // Blocks with errors.
    ...written.flatMap((block, index) => (read.has(index) ? [] : valueLinks(entry, block, ['blocks', index]))),
  ]
}

function bodyLinks(entry: Entry, links: readonly MarkdownLink[]): FoundLink[] {
  return links.map(({ href, kind, line, column }) => ({
    href,
    isImage: kind === 'image',
    // Asking for the body may read the file.
    place: () => ({ line: line + linesAbove(entry), column }),
  }))
}

function articleLinks({ entry, body, texts }: Article): FoundLink[] {
  return [
    ...valueLinks(entry, entry.data),
    ...bodyLinks(entry, body.links),
    ...Object.entries(texts).flatMap(([field, { links }]) => textLinks(entry, [field], links)),
  ]
}

/** Of the texts of an article. */
function outsideLinks({ entry, body, texts }: Article): FoundLink[] {
  return [
    ...bodyLinks(entry, body.outsideLinks),
    ...Object.entries(texts).flatMap(([field, text]) => textLinks(entry, [field], text.outsideLinks)),
  ]
}

/** Links of a text that stands in YAML. */
function textLinks(entry: Entry, path: Path, links: readonly MarkdownLink[]): FoundLink[] {
  return links.map(({ href, kind, line, column }) => ({
    href,
    isImage: kind === 'image',
    place: () => entry.locateInText(path, line - 1, column - 1),
  }))
}
