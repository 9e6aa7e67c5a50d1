// Faults of articles that their schema cannot see: related articles that do not exist, a wrong reading time, citation
// ids that are used twice. A check applies to every collection that has the field.

import { articleCollections, type CollectionName, collectionNames } from '#schemas/article-collections.ts'
import type { Problem } from '../problem.ts'
import type { Path } from '../yaml/parse-yaml.ts'
import { fileOfSlug } from './address.ts'
import { type SiteRules, suggest } from './check-site.ts'
import type { AnyArticle, Content } from './content.ts'

/** Checks all articles. `everything` also has the hidden ones. */
export function checkArticles(content: Content, everything: Content, rules: SiteRules): Problem[] {
  return collectionNames.flatMap((name) => {
    const articles: readonly AnyArticle[] = content.articles[name]
    const all: readonly AnyArticle[] = everything.articles[name]
    return [
      ...checkRelated(name, articles, all, rules),
      ...articles.flatMap((article) => [...checkReadTime(article), ...checkCitations(article)]),
    ]
  })
}

function checkRelated(
  name: CollectionName,
  articles: readonly AnyArticle[],
  everything: readonly AnyArticle[],
  rules: SiteRules,
): Problem[] {
  const { noun } = articleCollections[name]
  const ids = new Set(articles.map(({ id }) => id))
  const hidden = new Map(everything.map((article) => [article.id, rules.hidden.get(article)]))
  const check = (id: string, own: string): Pick<Problem, 'message' | 'hint'> | undefined => {
    const reason = hidden.get(id)
    if (reason !== undefined)
      return { message: `the ${noun} "${id}" is not built: ${reason}`, hint: 'publish it first, or take it out' }
    if (id === own) return { message: 'the article names itself as related', hint: 'remove it' }
    if (ids.has(id) || rules.faulty.has(fileOfSlug(name, id))) return undefined
    const others = [...ids].filter((other) => other !== own)
    return { message: `there is no ${noun} "${id}"`, hint: suggest(id, others) }
  }
  return articles.flatMap((article) => {
    const { id: own, head } = article
    if (!('relatedArticles' in head)) return []
    return head.relatedArticles.flatMap((id, index) => {
      const found = check(id, own)
      return found
        ? [problemAt(article, ['relatedArticles', index], { code: 'unknown-article', severity: 'error', ...found })]
        : []
    })
  })
}

function checkReadTime(article: AnyArticle): Problem[] {
  const { head, readTime } = article
  const written = 'readTime' in head ? head.readTime : undefined
  if (written === undefined || written === readTime) return []
  const minutes = `${readTime} ${readTime === 1 ? 'minute' : 'minutes'}`
  const message = `"readTime" is ${written}, but the text takes ${minutes}`
  const hint = 'leave readTime out; it is counted'
  return [problemAt(article, ['readTime'], { code: 'read-time', severity: 'warning', message, hint })]
}

function checkCitations(article: AnyArticle): Problem[] {
  const { head } = article
  const citations = 'citations' in head ? head.citations : []
  if (citations.length < 2) return []
  const seen = new Set<string>()
  return citations.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    const message = `the citation id "${id}" is used twice`
    const hint = 'give one of them another id'
    return [problemAt(article, ['citations', index, 'id'], { code: 'duplicate-id', severity: 'error', message, hint })]
  })
}

function problemAt({ entry }: AnyArticle, path: Path, problem: Omit<Problem, 'file'>): Problem {
  return { ...problem, file: entry.file, ...entry.locate(path) }
}
