// Content → routes. Each route is one HTML file: where it goes, which view draws it and all that view shows, as plain JSON.
// Links are final here. Two routes with equal props give equal bytes; nothing else flows into a page but the site's own code.

import type { Link, NotFoundText, TocItem, View } from '#site/view-props.ts'
import type { Content, Help, Page, Post, Study } from '../content.ts'
import { excerptOf, readTime } from '../excerpt.ts'
import { type LinkTable, resolveLinks, withBase } from '../links.ts'
import type { Markdown } from '../markdown.ts'
import { planBlocks } from '../plan-blocks.ts'
import { challengeExcerpt, difficultyOf, newestFirst, postExcerpt } from '../plan-cards.ts'
import { absoluteUrl, breadcrumbJsonLd, planFrame, planHead, type SiteFrame } from '../plan-head.ts'
import { planWidget } from '../plan-widgets.ts'
import { compare } from '../problem.ts'
import { collectionIndexes, listRoutes } from '../routes.ts'

/** One HTML file of the site. */
export interface Route {
  /** Path without base path, e.g. /docs/api. */
  url: string
  /** Path below the output folder, e.g. docs/api/index.html. */
  file: string
  view: View
  /** Whether sitemap, search and llms.txt may name it. */
  isListed: boolean
}

export interface PlanOptions {
  origin: string
  basePath: string
  /** Instant that counts as now, in milliseconds since 1970. */
  now: number
  /** Asset as content names it → hashed path. */
  assets: ReadonlyMap<string, string>
}

export interface Plan {
  /** Sorted by file. */
  routes: Route[]
  /** Assets that pages refer to, by their name in content. */
  usedAssets: ReadonlySet<string>
}

const descriptionLength = 160
const studyDescriptionLength = 100
const studyLeadLength = 200

/** Plans every page, sorted by address. */
export function planRoutes(content: Content, options: PlanOptions): Plan {
  const usedAssets = new Set<string>()
  const links: LinkTable = { basePath: options.basePath, assets: options.assets, fileRoutes: fileRoutes(content), onAsset: (url) => usedAssets.add(url) }
  const site: SiteFrame = { content, links, origin: options.origin, year: new Date(options.now).getUTCFullYear() }
  const routes: Route[] = []
  const add = (url: string, view: View, fromFile: string, isListed = true) => {
    routes.push({ url, file: url === '/' ? 'index.html' : `${url.slice(1)}/index.html`, view: resolveLinks(view, fromFile, links), isListed })
  }

  for (const page of content.pages) add(page.route, { view: 'page', props: planPage(page, site, options.now) }, page.entry.file)
  for (const [url, view] of planMissingIndexes(content, site, options.now)) add(url, view, '')
  for (const [index, post] of newestFirst(content.posts, ({ publishedAt }) => publishedAt).entries()) add(post.route, planPost(post, index, site), post.entry.file)
  for (const help of content.helps) add(help.route, planHelp(help, site), help.entry.file)
  for (const [index, study] of newestFirst(content.studies, ({ publishedAt }) => publishedAt).entries()) {
    add(study.route, planStudy(study, index, site), study.entry.file)
    if (study.id !== study.slug) add(`/case-studies/${study.id}`, planRedirect(study.route, site), '', false)
  }
  for (const redirect of content.redirects) add(redirect.from, planRedirect(redirect.to, site), 'redirects.yaml', false)
  for (const route of planNotFound(site)) routes.push({ ...route, view: resolveLinks(route.view, '', links) })
  return { routes: routes.sort((a, b) => compare(a.file, b.file)), usedAssets }
}

/** Content file → address, for links between Markdown files. */
function fileRoutes(content: Content): Map<string, string> {
  return new Map([...content.pages, ...content.posts, ...content.helps, ...content.studies].map(({ entry, route }) => [entry.file, route]))
}

function tocOf(markdown: Pick<Markdown, 'headings'>): TocItem[] {
  return markdown.headings.filter(({ depth }) => depth === 2 || depth === 3)
}

function twin(route: string, title: string, site: SiteFrame) {
  return { type: 'text/markdown', title: `${title} (Markdown)`, href: withBase(`${route === '/' ? '' : route}/index.md`, site.links.basePath) }
}

function planPage(page: Page, site: SiteFrame, now: number) {
  const blocks = planBlocks(page, site, now)
  const docs = planDocs(page, site)
  const hero = blocks.find((block) => block.type === 'hero')
  const breadcrumbs = hero?.type === 'hero' ? hero.props.breadcrumbs : []
  const { name, url, social } = site.content.site
  const jsonLd: Record<string, unknown>[] = []
  if (page.route === '/') {
    jsonLd.push({ '@context': 'https://schema.org', '@type': 'WebSite', name, url: absoluteUrl('/', site) })
    jsonLd.push({ '@context': 'https://schema.org', '@type': 'Organization', name, url, ...(Object.keys(social).length > 0 ? { sameAs: Object.values(social) } : {}) })
  }
  if (breadcrumbs.length > 0) jsonLd.push(breadcrumbJsonLd(breadcrumbs, site))
  return {
    frame: planFrame(page.route, site),
    head: planHead(
      {
        route: page.route,
        title: page.title,
        description: page.description,
        keywords: page.keywords,
        modifiedAt: page.lastModified,
        jsonLd,
        isFullTitle: page.route === '/',
        ...(docs ? { alternates: [twin(page.route, page.title, site)] } : {}),
      },
      site,
    ),
    isHome: page.route === '/',
    blocks,
    ...(docs ? { docs } : {}),
  }
}

/** Documentation pages are those in the navigation's docs list; its order is previous and next. */
function planDocs(page: Page, site: SiteFrame) {
  const list = site.content.navigation.docs.flatMap((group) => group.children)
  const own = list.findIndex(({ href }) => href === page.route)
  if (own < 0) return undefined
  const link = (offset: number): Link | undefined => {
    const item = list[own + offset]
    return item ? { label: item.label, href: item.href } : undefined
  }
  const toc: TocItem[] = page.blocks
    .filter(({ block }) => block.visible && block.type !== 'hero')
    .flatMap(({ block, content }) => [
      ...(block.type !== 'unknown' && block.title !== undefined ? [{ id: block.id, text: block.title, depth: 2 }] : []),
      ...(content ? tocOf(content) : []),
    ])
  const previous = link(-1)
  const next = link(1)
  const { editUrl } = site.content.site
  return {
    toc,
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(page.lastModified === undefined ? {} : { updatedAt: page.lastModified }),
    readTime: readTime(page.blocks.map(({ block, content }) => (block.visible ? (content?.text ?? '') : '')).join(' ')),
    ...(editUrl === undefined ? {} : { editHref: `${editUrl}/${page.entry.file}` }),
    twinHref: `${page.route === '/' ? '' : page.route}/index.md`,
  }
}

/** Index pages nobody wrote: the home page shows its literal message, a collection shows its list. */
function planMissingIndexes(content: Content, site: SiteFrame, now: number): [string, View][] {
  const written = new Set(content.pages.map(({ route }) => route))
  const views: [string, View][] = []
  const styling = { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' } as const
  if (!written.has('/')) {
    const head = planHead({ route: '/', title: content.site.seo.defaultTitle ?? content.site.name, isFullTitle: true }, site)
    views.push(['/', { view: 'page', props: { frame: planFrame('/', site), head, isHome: true, blocks: [] } }])
  }
  for (const { route, title, widget } of Object.values(collectionIndexes)) {
    if (written.has(route)) continue
    const call = planWidget(widget, { limit: 'all', category: undefined }, site, now)
    const blocks = [{ type: 'text' as const, props: { id: 'list', layout: 'default' as const, styling, ctaButtons: [], widget: call } }]
    views.push([route, { view: 'page', props: { frame: planFrame(route, site), head: planHead({ route, title }, site), isHome: false, blocks } }])
  }
  return views
}

function planPost(post: Post, index: number, site: SiteFrame): View {
  const list = newestFirst(site.content.posts, ({ publishedAt }) => publishedAt)
  const link = (other: Post | undefined): Link | undefined => (other ? { label: other.title, href: other.route } : undefined)
  const newer = link(list[index - 1])
  const older = link(list[index + 1])
  const excerpt = postExcerpt(post)
  const author = post.author ?? { name: site.content.site.name }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: excerpt,
    datePublished: post.publishedAt,
    ...(post.updatedAt === undefined ? {} : { dateModified: post.updatedAt }),
    author: { '@type': post.author ? 'Person' : 'Organization', name: author.name },
    mainEntityOfPage: absoluteUrl(post.route, site),
  }
  const facts = {
    route: post.route,
    title: post.title,
    description: post.description ?? excerptOf(excerpt, descriptionLength),
    keywords: post.keywords ?? post.tags,
    type: 'article' as const,
  }
  return {
    view: 'blog-post',
    props: {
      frame: planFrame(post.route, site),
      head: planHead(
        {
          ...facts,
          publishedAt: post.publishedAt,
          modifiedAt: post.updatedAt,
          alternates: [twin(post.route, post.title, site)],
          jsonLd: [article, breadcrumbJsonLd([{ label: 'Blog', href: '/blog' }, { label: post.title }], site)],
        },
        site,
      ),
      title: post.title,
      excerpt,
      tags: post.tags,
      featured: post.featured,
      author,
      publishedAt: post.publishedAt,
      ...(post.updatedAt === undefined ? {} : { updatedAt: post.updatedAt }),
      readTime: readTime(post.entry.body?.text ?? ''),
      citations: post.citations,
      ...(post.researchSummary === undefined ? {} : { researchSummary: post.researchSummary }),
      ...(post.methodology === undefined ? {} : { methodology: post.methodology }),
      html: post.body.html,
      toc: tocOf(post.body),
      ...(newer ? { newer } : {}),
      ...(older ? { older } : {}),
    },
  }
}

function planHelp(help: Help, site: SiteFrame): View {
  const related = help.relatedArticles.flatMap((id) => {
    const other = site.content.helps.find((article) => article.id === id)
    return other ? [{ title: other.title, href: other.route, category: other.category }] : []
  })
  const facts = {
    route: help.route,
    title: help.title,
    description: help.description ?? excerptOf(help.body.text, descriptionLength),
    keywords: [...help.tags, ...help.searchKeywords],
    type: 'article' as const,
  }
  return {
    view: 'help-article',
    props: {
      frame: planFrame(help.route, site),
      head: planHead(
        {
          ...facts,
          modifiedAt: help.lastUpdated,
          alternates: [twin(help.route, help.title, site)],
          jsonLd: [breadcrumbJsonLd([{ label: 'Help Center', href: '/help' }, { label: help.title }], site)],
        },
        site,
      ),
      articleId: help.id,
      title: help.title,
      category: help.category,
      ...(help.subcategory === undefined ? {} : { subcategory: help.subcategory }),
      difficulty: difficultyOf(help),
      tags: help.tags,
      ...(help.lastUpdated === undefined ? {} : { lastUpdated: help.lastUpdated }),
      helpful: help.helpful,
      notHelpful: help.notHelpful,
      ...(help.videoUrl === undefined ? {} : { videoUrl: help.videoUrl }),
      html: help.body.html,
      toc: tocOf(help.body),
      related,
    },
  }
}

function planStudy(study: Study, index: number, site: SiteFrame): View {
  const list = newestFirst(site.content.studies, ({ publishedAt }) => publishedAt)
  const next = list[index + 1] ?? list[0]
  const facts = {
    route: study.route,
    title: study.title,
    description: study.description ?? challengeExcerpt(study, studyDescriptionLength),
    keywords: study.keywords,
    type: 'article' as const,
  }
  return {
    view: 'case-study',
    props: {
      frame: planFrame(study.route, site),
      head: planHead(
        {
          ...facts,
          publishedAt: study.publishedAt,
          alternates: [twin(study.route, study.title, site)],
          jsonLd: [breadcrumbJsonLd([{ label: 'Case Studies', href: '/case-studies' }, { label: study.title }], site)],
        },
        site,
      ),
      title: study.title,
      company: study.company,
      industry: study.industry,
      featured: study.featured,
      publishedAt: study.publishedAt,
      lead: challengeExcerpt(study, studyLeadLength),
      challengeHtml: study.challenge.html,
      solutionHtml: study.solution.html,
      ...(study.implementation ? { implementation: study.implementation } : {}),
      results: study.results,
      ...(study.roi ? { roi: study.roi } : {}),
      ...(study.testimonial ? { testimonial: study.testimonial } : {}),
      citations: study.citations,
      html: study.body.html,
      toc: tocOf(study.body),
      ...(next && next !== study ? { next: { label: next.title, href: next.route } } : {}),
    },
  }
}

function planRedirect(target: string, site: SiteFrame): View {
  const canonical = target.startsWith('/') ? absoluteUrl(target, site) : target
  return { view: 'redirect', props: { language: site.content.site.language, siteName: site.content.site.name, href: target, canonical } }
}

const home = { linkLabel: 'Return to Home', linkHref: '/' }
const notFoundTexts: readonly NotFoundText[] = [
  { prefix: '/blog', title: 'Blog Post Not Found', message: "The blog post you're looking for doesn't exist.", linkLabel: 'All posts', linkHref: '/blog' },
  { prefix: '/help', title: 'Help Article Not Found', message: "The help article you're looking for doesn't exist.", linkLabel: 'All help articles', linkHref: '/help' },
  { prefix: '/case-studies', title: 'Case Study Not Found', message: "The case study you're looking for doesn't exist.", linkLabel: 'All case studies', linkHref: '/case-studies' },
]

function planNotFound(site: SiteFrame): Route[] {
  const root: NotFoundText = {
    prefix: '',
    title: 'Oops! Page not found',
    message: 'The address leads nowhere on this site. It may have moved, or there is a typing mistake in it.',
    ...home,
  }
  const pages: Link[] = listRoutes(site.content)
    .filter(({ kind }) => kind !== 'study-redirect')
    .map(({ title, route }) => ({ label: title, href: route }))
  return [root, ...notFoundTexts].map((text) => {
    const isRoot = text.prefix === ''
    const head = planHead({ route: `${text.prefix}/404`, title: text.title, isIndexed: false, description: text.message }, site)
    const props = { frame: planFrame(`${text.prefix}/404`, site), head, text, alternatives: isRoot ? [...notFoundTexts] : [], pages: isRoot ? pages : [] }
    return { url: `${text.prefix}/404`, file: isRoot ? '404.html' : `${text.prefix.slice(1)}/404.html`, view: { view: 'not-found', props }, isListed: false }
  })
}
