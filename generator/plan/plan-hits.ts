import type { IndexItem } from '#schemas/search-item.ts'
import { excerptOf } from '../content/content.ts'
import { type ArticleSubject, codeOf } from './plan-articles.ts'
import type { SiteFrame } from './plan-head.ts'

const textLength = 150

/** Below every page. */
const sectionRelevance = 0.5

/** The article's hits in the search dialog: itself, then its sections. */
export function planHits({ article, placed }: ArticleSubject, site: Pick<SiteFrame, 'code'>): IndexItem[] {
  const found = codeOf(article.collection, site).searchItem(article, placed?.place)
  const { idPrefix, text, hasSections = false, keywords = [], ...more } = found
  const { title, route: url } = article
  const id = `${idPrefix}-${article.id}`
  const named = keywords.length === 0 ? {} : { keywords }
  const whole = { id, title, description: excerptOf(text, textLength), url, ...more, ...named }
  if (!hasSections) return [whole]
  const texts = sectionTexts(article.body.html)
  const sections = article.body.headings.map((heading) => ({
    id: `${id}#${heading.id}`,
    title: heading.text,
    description: excerptOf(texts.get(heading.id) ?? '', textLength),
    type: more.type,
    url: `${url}#${heading.id}`,
    category: title,
    relevance: sectionRelevance,
  }))
  return [whole, ...sections]
}

/** The first paragraph below each heading, by the heading's id. */
function sectionTexts(html: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const section of html.split(/(?=<h[2-6] id=")/)) {
    const [, id] = /^<h[2-6] id="([^"]*)"/.exec(section) ?? []
    const [, paragraph] = /<p>(.*?)<\/p>/s.exec(section) ?? []
    if (id !== undefined && paragraph !== undefined) texts.set(decode(id), decode(paragraph.replace(/<[^>]*>/g, '')))
  }
  return texts
}

// What the Markdown pipeline writes for characters that HTML needs.
function decode(html: string): string {
  return html.replace(/&(?:#x([\dA-F]+)|(amp|lt|gt|quot));/gi, (whole, code: string | undefined, name = '') =>
    code === undefined ? (characters[name] ?? whole) : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
