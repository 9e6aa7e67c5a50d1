// Faults of articles that their schema cannot see: related articles that do not exist, a wrong reading time, citation
// ids that are used twice, dates in the wrong order. A check applies to every collection that has the field.

import {
  type ArticleHead,
  articleCollections,
  type CollectionName,
  collectionNames,
} from '#schemas/article-collections.ts'
import { fileOfSlug } from '../addresses/addresses.ts'
import type { SiteRules } from '../links/links.ts'
import { problemAt, suggestName } from '../load/load.ts'
import type { Article, Content } from '../model/model.ts'
import { openNearest, type Problem } from '../problem.ts'

interface StandardArticle extends Article {
  head: ArticleHead<CollectionName>
}

/** Checks all articles. `everything` also has the hidden ones. */
export function checkArticles(content: Content, everything: Content, rules: SiteRules): Problem[] {
  const problems: Problem[] = []
  for (const name of collectionNames) {
    const articles = articlesOf(content, name)
    let checkRelated: ReturnType<typeof relatedCheck> | undefined
    // Most articles have none of these fields: they must cost next to nothing among ten thousand.
    for (const article of articles) {
      const { head } = article
      if ('readTime' in head && head.readTime !== undefined) checkReadTime(article, head.readTime, problems)
      if ('citations' in head && head.citations.length > 1) checkCitations(article, head.citations, problems)
      if ('relatedArticles' in head && head.relatedArticles.length > 0) {
        checkRelated ??= relatedCheck(name, articles, articlesOf(everything, name), rules)
        checkRelated(article, head.relatedArticles, problems)
      }
    }
  }
  for (const articles of Object.values(content.articles))
    for (const article of articles ?? []) checkDates(article, problems)
  return problems
}

function checkDates(article: Article, problems: Problem[]): void {
  const { publishedAt, updatedAt } = article.head as { publishedAt?: unknown; updatedAt?: unknown }
  if (typeof publishedAt !== 'string' || typeof updatedAt !== 'string') return
  if (!isBefore(updatedAt, publishedAt)) return
  const message = `"updatedAt" is ${updatedAt}, before "publishedAt", ${publishedAt}`
  const hint = 'write the day of the last change, or leave updatedAt out'
  problems.push(problemAt(article.entry, ['updatedAt'], { code: 'date-order', severity: 'warning', message, hint }))
}

/** A day without a time is any time of the day. */
function isBefore(date: string, other: string): boolean {
  const days = [date.slice(0, 10), other.slice(0, 10)] as const
  if (date.length === 10 || other.length === 10) return days[0] < days[1]
  return Date.parse(date) < Date.parse(other)
}

function articlesOf({ articles }: Content, name: CollectionName): readonly StandardArticle[] {
  // The schema of the collection has checked them.
  return (articles[name] ?? []) as readonly StandardArticle[]
}

function relatedCheck(
  name: CollectionName,
  articles: readonly Article[],
  everything: readonly Article[],
  rules: SiteRules,
): (article: Article, related: readonly string[], problems: Problem[]) => void {
  const { noun } = articleCollections[name]
  const ids = new Set(articles.map(({ id }) => id))
  const nearest = openNearest()
  const hidden = new Map(everything.map((article) => [article.id, rules.hidden.get(article)]))
  const check = (id: string, own: string): Pick<Problem, 'message' | 'hint'> | undefined => {
    const reason = hidden.get(id)
    if (reason !== undefined)
      return { message: `the ${noun} "${id}" is not built: ${reason}`, hint: 'publish it first, or take it out' }
    if (id === own) return { message: 'the article names itself as related', hint: 'remove it' }
    if (ids.has(id) || rules.faulty.has(fileOfSlug(name, id))) return undefined
    const others = [...ids].filter((other) => other !== own)
    return { message: `there is no ${noun} "${id}"`, hint: suggestName(id, others, nearest) }
  }
  return (article, related, problems) => {
    for (const [index, id] of related.entries()) {
      const found = check(id, article.id)
      const path = ['relatedArticles', index]
      if (found) problems.push(problemAt(article.entry, path, { code: 'unknown-article', severity: 'error', ...found }))
    }
  }
}

function checkReadTime(article: Article, written: number, problems: Problem[]): void {
  const { readTime } = article
  if (written === readTime) return
  const minutes = `${readTime} ${readTime === 1 ? 'minute' : 'minutes'}`
  const message = `"readTime" is ${written}, but the text takes ${minutes}`
  const hint = 'leave readTime out; it is counted'
  problems.push(problemAt(article.entry, ['readTime'], { code: 'read-time', severity: 'warning', message, hint }))
}

function checkCitations(article: Article, citations: readonly { id: string }[], problems: Problem[]): void {
  const seen = new Set<string>()
  for (const [index, { id }] of citations.entries()) {
    const path = ['citations', index, 'id']
    const message = `the citation id "${id}" is used twice`
    const hint = 'give one of them another id'
    if (seen.has(id))
      problems.push(problemAt(article.entry, path, { code: 'duplicate-id', severity: 'error', message, hint }))
    seen.add(id)
  }
}
