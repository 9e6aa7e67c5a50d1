import type { IndexItem } from '#schemas/search-item.ts'
import type { Content } from '../model/model.ts'
import { excerptOf } from '../read/read.ts'
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
  const words = keywords.length === 0 ? {} : { keywords }
  const whole = { id, title, description: excerptOf(text, textLength), url, ...more, ...words }
  if (!hasSections) return [whole]
  const { sections: texts } = article.body
  const named = article.body.headings.filter((heading) => heading.text !== '')
  const sections = named.map((heading) => ({
    id: `${id}#${heading.id}`,
    title: heading.text,
    description: excerptOf(texts[heading.id] ?? '', textLength),
    type: more.type,
    url: `${url}#${heading.id}`,
    category: title,
    relevance: sectionRelevance,
  }))
  return [whole, ...sections]
}

/** About how many hits the articles of a site have: those of anchors that are no headings count as well. */
export function countHits({ articles }: Pick<Content, 'articles'>, code: SiteFrame['code']): number {
  return Object.entries(articles).reduce((sum, [name, list]) => {
    const [first] = list
    if (!first || !codeOf(name, { code }).searchItem(first).hasSections) return sum + list.length
    return list.reduce((all, { anchors }) => all + 1 + anchors.size, sum)
  }, 0)
}
