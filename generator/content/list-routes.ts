// The addresses of the site: what exists, where it came from, and which anchors it has. Used by the link checks and by plan.
// The three collections always have an index page and the site always has a home page, with or without a file.

import { articleAnchors } from '#schemas/article-anchors.ts'
import { factsOf } from '#schemas/blocks/registry.ts'
import { iconPaths } from '../plan/picture-paths.ts'
import type { Content, Help, Page, Post, Study } from './content.ts'
import type { Entry } from './parse-entry.ts'

export interface RouteInfo {
  route: string
  title: string
  kind: 'page' | 'index' | 'post' | 'help' | 'study' | 'study-redirect'
  entry?: Entry
  /** Anchors a link may point to. */
  anchors: ReadonlySet<string>
  /** Anchors of blocks that are hidden at present. */
  hiddenAnchors?: ReadonlySet<string>
}

/** Collections with an index page of their own, written or not. */
export const collectionIndexes = {
  blog: { route: '/blog', title: 'Blog' },
  help: { route: '/help', title: 'Help Center' },
  'case-studies': { route: '/case-studies', title: 'Case Studies' },
} as const

/** Files every build writes besides pages; links may point to them. */
export const generatedFiles: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/search-index.json',
  '/llms.txt',
  '/llms-full.txt',
  '/openapi.json',
  '/THIRD-PARTY-NOTICES.txt',
  ...Object.values(iconPaths),
])

/** The address a content file has by its name, or by its slug when its data could be read; undefined for files that are no page. */
export function addressOfFile(file: string, entry?: Entry): string | undefined {
  const place = /^(pages|blog|help|case-studies)\/(.+)\.(?:yaml|md)$/.exec(file)
  if (!place) return undefined
  const [, folder, path = ''] = place
  const written = (entry?.data as { slug?: unknown } | null | undefined)?.slug
  const slug = typeof written === 'string' ? written : folder === 'pages' ? path.replace(/(^|\/)index$/, '') : path
  return folder === 'pages' ? `/${slug === 'home' ? '' : slug}` : `/${folder}/${slug}`
}

/** Every address, sorted as content is. The same address twice is possible here; checkSite reports it. */
export function listRoutes(content: Content): RouteInfo[] {
  const routes: RouteInfo[] = content.pages.map((page) => ({
    route: page.route,
    title: page.title,
    kind: 'page',
    entry: page.entry,
    anchors: pageAnchors(page, content, true),
    hiddenAnchors: pageAnchors(page, content, false),
  }))
  const written = new Set(routes.map(({ route }) => route))
  if (!written.has('/')) routes.push({ route: '/', title: content.site.name, kind: 'index', anchors: new Set() })
  for (const { route, title } of Object.values(collectionIndexes))
    if (!written.has(route)) routes.push({ route, title, kind: 'index', anchors: new Set() })
  for (const post of content.posts) routes.push(once(post, postRoute))
  for (const help of content.helps) routes.push(once(help, helpRoute))
  for (const study of content.studies) {
    const info = once(study, studyRoute)
    routes.push(info)
    if (study.id !== study.slug) routes.push({ ...info, route: `/case-studies/${study.id}`, kind: 'study-redirect' })
  }
  return routes
}

// An article that did not change stays the same object from build to build, and so does what follows from it alone.
const known = new WeakMap<object, RouteInfo>()

function once<Article extends object>(article: Article, describe: (article: Article) => RouteInfo): RouteInfo {
  const info = known.get(article) ?? describe(article)
  known.set(article, info)
  return info
}

function postRoute(post: Post): RouteInfo {
  const sections = [
    post.citations.length > 0 && articleAnchors.references,
    post.methodology !== undefined && articleAnchors.methodology,
    post.researchSummary !== undefined && articleAnchors.summary,
  ]
  return {
    route: post.route,
    title: post.title,
    kind: 'post',
    entry: post.entry,
    anchors: headingIds(post.body, sections),
  }
}

function helpRoute(help: Help): RouteInfo {
  return {
    route: help.route,
    title: help.title,
    kind: 'help',
    entry: help.entry,
    anchors: headingIds(help.body, [help.relatedArticles.length > 0 && articleAnchors.related]),
  }
}

function studyRoute(study: Study): RouteInfo {
  const sections = [
    articleAnchors.challenge,
    articleAnchors.solution,
    study.results.length > 0 && articleAnchors.results,
    study.roi !== undefined && articleAnchors.roi,
    study.citations.length > 0 && articleAnchors.references,
  ]
  const anchors = new Set([
    ...headingIds(study.body, sections),
    ...headingIds(study.challenge),
    ...headingIds(study.solution),
  ])
  return { route: study.route, title: study.title, kind: 'study', entry: study.entry, anchors }
}

/** Content file → address, for links between Markdown files. */
export function fileRoutes(content: Content): Map<string, string> {
  const routes = new Map<string, string>()
  for (const list of [content.pages, content.posts, content.helps, content.studies])
    for (const { entry, route } of list) routes.set(entry.file, route)
  return routes
}

// Sections that a view leaves out are false.
function headingIds(markdown: { headings: { id: string }[] }, sections: readonly (string | false)[] = []): Set<string> {
  return new Set([...markdown.headings.map(({ id }) => id), ...sections.filter((id) => id !== false)])
}

function pageAnchors(page: Page, content: Content, isVisible: boolean): Set<string> {
  const anchors = new Set<string>()
  for (const { block, content: text } of page.blocks) {
    if (block.visible !== isVisible) continue
    anchors.add(block.id)
    for (const heading of text?.headings ?? []) anchors.add(heading.id)
    const { anchor, itemAnchors } = factsOf(block)
    if (anchor !== undefined) anchors.add(anchor)
    for (const id of itemAnchors(content.data)) anchors.add(id)
  }
  return anchors
}
