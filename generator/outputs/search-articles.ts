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
export function articleGroup(article: Article, around: Around): SearchGroup {
  return new ArticleGroup(article, around)
}

// A class, and nothing computed beforehand: a large site has a group for each article at the same time.
class ArticleGroup implements SearchGroup {
  readonly #article: Article
  readonly #around: Around

  constructor(article: Article, around: Around) {
    this.#article = article
    this.#around = around
  }

  get relevances(): readonly number[] {
    const { search } = codeOf(this.#article.collection, this.#around)
    return [search.relevance, ...Array<number>(this.#article.body.namedHeadings).fill(sectionRelevance)]
  }

  key(): string {
    const { head, excerpt, route, title, entry, body } = this.#article
    const shown = body.widgets.length === 0 ? [] : this.texts()
    return hashOf(JSON.stringify([entry.key, route, title, head, excerpt, this.#section, shown]))
  }

  items(): readonly IndexItem[] {
    const { search } = codeOf(this.#article.collection, this.#around)
    const { relevance } = search
    return itemsOf(this.#article, { ...search.hit(this.#article, this.#section), relevance })
  }

  texts(): string[] {
    return textsOf(this.#article, this.#around.words)
  }

  get #section(): string | undefined {
    const place = this.#around.findPlace(this.#article.route)?.place
    return place?.section?.label ?? place?.group
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
