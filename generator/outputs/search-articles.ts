// What the search finds of an article: itself, then its sections.

import type { IndexItem } from '#schemas/search-item.ts'
import { hashOf } from '../hash.ts'
import type { Article } from '../model/model.ts'
import { type ContentFrame, codeOf } from '../plan/plan.ts'
import { excerptOf } from '../read/read.ts'
import { descriptionLength, joined, type SearchGroup, sectionRelevance } from './search-group.ts'
import type { SearchWords } from './search-words.ts'

interface Around extends Pick<ContentFrame, 'code' | 'findPlace'> {
  words: SearchWords
}

/** The items of an article. Its text is read only for items and texts, unless it has widgets. */
export function articleGroup(article: Article, { code, findPlace, words }: Around): SearchGroup {
  const { head, excerpt, route, title, entry, body } = article
  const { search } = codeOf(article.collection, { code })
  const place = findPlace(route)?.place
  const section = place?.section?.label ?? place?.group
  const texts = () => textsOf(article, words)
  return {
    key: () => {
      const shown = body.widgets.length === 0 ? [] : texts()
      return hashOf(JSON.stringify([entry.key, route, title, head, excerpt, section, shown]))
    },
    relevances: [search.relevance, ...Array<number>(body.namedHeadings).fill(sectionRelevance)],
    items: () => itemsOf(article, { ...search.hit(article, section), relevance: search.relevance }),
    texts,
  }
}

type Hit = Pick<IndexItem, 'type' | 'category' | 'relevance' | 'keywords'> & { idPrefix: string; text: string }

function itemsOf(article: Article, { idPrefix, text, keywords = [], ...more }: Hit): IndexItem[] {
  const { title, route: url, body } = article
  const id = `${idPrefix}-${article.id}`
  const words = keywords.length === 0 ? {} : { keywords }
  const excerpt = body.text.startsWith(text.replace(/…$/, '')) ? { isExcerpt: true } : {}
  const whole = { id, title, description: excerptOf(text, descriptionLength), url, ...more, ...words, ...excerpt }
  const { sections: texts } = body
  const sections = body.headings.flatMap((heading) =>
    heading.text === ''
      ? []
      : {
          id: `${id}#${heading.id}`,
          title: heading.text,
          // A heading may be called "Constructor", which every object has.
          description: excerptOf(Object.hasOwn(texts, heading.id) ? (texts[heading.id] ?? '') : '', descriptionLength),
          type: more.type,
          url: `${url}#${heading.id}`,
          category: title,
          relevance: sectionRelevance,
        },
  )
  return [whole, ...sections]
}

function textsOf(article: Article, words: SearchWords): string[] {
  const { headings, passages, widgets } = article.body
  const [above = '', ...below] = passages.map((passage) => words.fill(passage, widgets))
  const found = [words.beside(article) + above]
  for (const [index, { text }] of headings.entries()) {
    const passage = below[index] ?? ''
    if (text === '') found.push(joined(found.pop(), passage))
    else found.push(passage)
  }
  return found
}
