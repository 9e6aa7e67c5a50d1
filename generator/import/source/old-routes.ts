// The addresses of a page in its old site.

import { slug as githubSlug } from 'github-slugger'
import { dateWordsOf, listOf } from './head-values.ts'
import type { SiteFacts, SourcePage } from './model.ts'
import type { PageName } from './page-names.ts'
import type { Tool } from './tools.ts'

/** What decides the old addresses of a page. */
interface RouteFacts {
  tool: Tool
  facts: SiteFacts
  page: Pick<SourcePage, 'file' | 'head' | 'collection' | 'body'>
  name: PageName
  /** What the addresses of its folder begin with. */
  route: string
}

/** The addresses at which a page was, the usual one first; without the base path and a slash at the end. */
export function oldRoutesOf(routeFacts: RouteFacts): string[] {
  const { tool, page, name, route } = routeFacts
  const written = writtenRoute(page.head, tool === 'hugo' ? 'url' : 'permalink', name)
  if (written !== undefined) return [plainRoute(tool === 'jekyll' ? fillPattern(written, routeFacts) : written)]
  const pattern = patternOf(routeFacts)
  if (pattern !== undefined) return [plainRoute(fillPattern(pattern, routeFacts))]
  const slug = textOf(page.head, 'slug')
  const folders = `${route}/${name.folders.join('/')}`
  if (tool === 'docusaurus' || tool === 'starlight') {
    if (slug?.startsWith('/')) return [plainRoute(tool === 'docusaurus' ? `${route}/${slug}` : slug)]
    if (slug !== undefined) return [plainRoute(tool === 'docusaurus' ? `${folders}/${slug}` : slug)]
    if (name.date !== undefined) return [plainRoute(`${route}/${name.date.replaceAll('-', '/')}/${name.name}`)]
    const id = tool === 'docusaurus' ? textOf(page.head, 'id') : undefined
    const own = `${folders}/${name.name === '' ? '' : (id ?? name.name)}`
    // Astro: https://github.com/withastro/astro/blob/main/packages/astro/src/content/utils.ts
    return [
      plainRoute(
        tool === 'starlight'
          ? own
              .split('/')
              .map((part) => githubSlug(part))
              .join('/')
          : own,
      ),
    ]
  }
  const own = plainRoute(`${folders}/${(tool === 'hugo' ? slug : undefined) ?? name.name}`)
  if (tool === 'hugo') return [own.toLowerCase()]
  // MkDocs with use_directory_urls: false.
  if (routeFacts.facts.hasHtmlRoutes === true) return [name.name === '' ? own : `${own}.html`]
  const hasPages = (tool === 'vitepress' || tool === 'jekyll') && name.name !== ''
  return hasPages ? [own, `${own}.html`] : [own]
}

/** The address that front matter gives; undefined if there is none, or one that only the old site can compute. */
export function writtenRoute(head: SourcePage['head'], key: string, { name }: PageName): string | undefined {
  const route = textOf(head, key)
  return isComputed(route) ? undefined : route?.replace(fileSlug, name)
}

const fileSlug = /\{\{-?\s*page\.fileSlug\s*-?\}\}/g

/** Whether only the old site can compute an address. */
export function isComputed(route: unknown): boolean {
  return typeof route === 'string' && route.replace(fileSlug, '').includes('{')
}

/** Whether only the old site can compute the address that front matter gives. */
export function isComputedRoute(head: SourcePage['head']): boolean {
  return ['url', 'permalink'].some((key) => isComputed(textOf(head, key)))
}

/** The pattern of a section's addresses. */
function patternOf({ tool, facts, page, name, route }: RouteFacts): string | undefined {
  if (name.isSection) return undefined
  if (tool === 'jekyll') return facts.permalinks[page.collection === 'blog' ? 'posts' : collectionOf(page.file)]
  return facts.permalinks[sectionsOf(name, route)[0] ?? '']
}

/** Jekyll's collection. */
function collectionOf(file: string): string {
  return /^_([^/]+)\//.exec(file)?.[1] ?? ''
}

/** The folders of Hugo's addresses. */
function sectionsOf({ folders }: PageName, route: string): string[] {
  return [...route.split('/').slice(1), ...folders]
}

function fillPattern(pattern: string, { tool, page, name: pageName, route }: RouteFacts): string {
  const { head, file } = page
  const { name, date } = pageName
  const day = (dateOf(head) ?? date ?? '').slice(0, 10)
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  const categories = listOf(head.categories ?? head.category).join('/')
  const folders = sectionsOf(pageName, route)
  const hasTitle = tool === 'hugo' || tool === 'markdown'
  const title = hasTitle ? titleSlug(textOf(head, 'title') ?? headingOf(page) ?? name) : name
  const slug = textOf(head, 'slug') ?? title
  const values: Readonly<Record<string, string>> = {
    year,
    short_year: year.slice(2),
    month,
    day: dayOfMonth,
    i_month: String(Number(month)),
    i_day: String(Number(dayOfMonth)),
    y_day: dayOfYear(day),
    title: hasTitle ? title : slug,
    slug,
    filename: name,
    basename: name,
    name,
    path: file.replace(/^[^/]+\//, '').replace(/\.\w+$/, ''),
    collection: collectionOf(file),
    contentbasename: name,
    slugorcontentbasename: textOf(head, 'slug') ?? name,
    slugorfilename: textOf(head, 'slug') ?? name,
    categories: categories.toLowerCase(),
    sections: folders.join('/'),
    section: folders[0] ?? '',
    output_ext: '.html',
  }
  return pattern.replace(/:(\w+)/g, (whole, token: string) =>
    Object.hasOwn(values, token) ? (values[token] ?? '') : whole,
  )
}

/** The title that a text begins with. */
function headingOf({ body }: RouteFacts['page']): string | undefined {
  return body.map(({ text }) => /^# +(\S.*)/.exec(text)?.[1]?.trim()).find((words) => words !== undefined)
}

/** A title as a part of an address. */
function titleSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s._+~@-]/gu, '')
    .trim()
    .replace(/\s*-\s*|\s+/g, '-')
}

function dayOfYear(day: string): string {
  const date = new Date(day)
  const days = (date.getTime() - Date.UTC(date.getUTCFullYear())) / 86_400_000 + 1
  return Number.isFinite(days) ? String(days).padStart(3, '0') : ''
}

function dateOf({ date }: SourcePage['head']): string | undefined {
  if (date instanceof Date) return date.toISOString()
  return typeof date === 'string' ? dateWordsOf(date) : undefined
}

/** A path with one slash before each part and none at the end. */
export function plainRoute(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  return `/${parts.join('/').replace(/(?:^|\/)index\.html$/, '')}`
}

/** Equal for addresses that lead to the same page. */
export function routeKey(path: string): string {
  const plain = plainRoute(path)
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
    .toLowerCase()
  return plain === '' ? '/' : plain
}

/** A text of the front matter that is not empty. */
export function textOf(head: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = Object.hasOwn(head, key) ? head[key] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
