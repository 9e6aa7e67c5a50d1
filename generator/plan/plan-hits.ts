import type { IndexItem } from '#schemas/search-item.ts'
import { type Content, listArticles } from '../model/model.ts'
import { excerptOf } from '../read/read.ts'
import { type ArticleSubject, codeOf } from './plan-articles.ts'
import type { SiteFrame } from './plan-head.ts'

const textLength = 150

/** Items of a search index in one file: headings, and anchors, which are about as many. */
const mostItems = 1500
/** Minutes of reading in one file: about 50 KB after gzip. */
const mostMinutes = 100
const charactersInMinute = 1200

/** Below every page. */
const sectionRelevance = 0.5

/** The article's hits in the search dialog: itself, then its sections. */
export function planHits({ article, placed }: ArticleSubject, site: Pick<SiteFrame, 'code'>): IndexItem[] {
  const found = codeOf(article.collection, site).searchItem(article, placed?.place)
  const { idPrefix, text, keywords = [], ...more } = found
  const { title, route: url } = article
  const id = `${idPrefix}-${article.id}`
  const words = keywords.length === 0 ? {} : { keywords }
  const excerpt = article.body.text.startsWith(text.replace(/…$/, '')) ? { isExcerpt: true } : {}
  const whole = { id, title, description: excerptOf(text, textLength), url, ...more, ...words, ...excerpt }
  const { sections: texts } = article.body
  const named = article.body.headings.filter((heading) => heading.text !== '')
  const sections = named.map((heading) => ({
    id: `${id}#${heading.id}`,
    title: heading.text,
    // A heading may be called "Constructor", which every object has.
    description: excerptOf(Object.hasOwn(texts, heading.id) ? (texts[heading.id] ?? '') : '', textLength),
    type: more.type,
    url: `${url}#${heading.id}`,
    category: title,
    relevance: sectionRelevance,
  }))
  return [whole, ...sections]
}

/** Whether browsers load the search index in parts: it has many items, or many words. */
export function isLargeSearch({ articles, pages }: Pick<Content, 'articles' | 'pages'>): boolean {
  let items = 0
  let minutes = 0
  for (const { blocks } of pages) {
    items += 1 + blocks.length
    for (const { content } of blocks) minutes += (content?.text.length ?? 0) / charactersInMinute
  }
  for (const { anchors, readTime } of listArticles({ articles })) {
    items += 1 + anchors.size
    minutes += readTime
  }
  return items > mostItems || minutes > mostMinutes
}
