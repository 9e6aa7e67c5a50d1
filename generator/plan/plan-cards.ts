// Articles as list items: what a list shows of each. Newest first. Pure functions of the content.

import type { CaseStudyCard, HelpCard, HelpItem, PostItem } from '#site/plan-view.ts'
import type { Content, Help, Post, Study } from '../content/content.ts'
import { excerptOf, readTime } from '../content/excerpt.ts'
import { compare } from '../problem.ts'

const helpExcerptLength = 150
const challengeExcerptLength = 120

/** Newest first; the same instant by address. */
export function newestFirst<Item extends { route: string }>(
  items: readonly Item[],
  date: (item: Item) => string | undefined,
): Item[] {
  return items
    .map((item) => ({ item, time: Date.parse(date(item) ?? '1970-01-01') }))
    .sort((a, b) => b.time - a.time || compare(a.item.route, b.item.route))
    .map(({ item }) => item)
}

// An article that did not change stays the same object from build to build, and so may its beginning.
const beginnings = new WeakMap<object, string>()

function beginningOf(article: object, text: string, limit: number): string {
  const beginning = beginnings.get(article) ?? excerptOf(text, limit)
  beginnings.set(article, beginning)
  return beginning
}

export function postExcerpt(post: Post): string {
  return post.excerpt ?? beginningOf(post, post.body.text, helpExcerptLength)
}

/** Posts, newest first. */
export function planPostCards(content: Content): PostItem[] {
  return newestFirst(content.posts, (post) => post.publishedAt).map((post) => ({
    title: post.title,
    href: post.route,
    excerpt: postExcerpt(post),
    tags: post.tags,
    featured: post.featured,
    authorName: post.author?.name ?? content.site.name,
    publishedAt: post.publishedAt,
    readTime: readTime(post.entry.body?.text ?? ''),
    ...(post.category === undefined ? {} : { category: post.category }),
  }))
}

/** beginner and intermediate as they are; every other word counts as advanced. */
export function difficultyOf(help: Help): HelpCard['difficulty'] {
  return help.difficulty === 'beginner' || help.difficulty === 'intermediate' ? help.difficulty : 'advanced'
}

/** Rounded share of yes votes; null without votes. */
export function helpfulPercent(help: { helpful: number; notHelpful: number }): number | null {
  const votes = help.helpful + help.notHelpful
  return votes === 0 ? null : Math.round((help.helpful / votes) * 100)
}

/** Help articles, latest change first. */
export function planHelpCards(content: Content): HelpItem[] {
  return newestFirst(content.helps, (help) => help.lastUpdated).map((help) => ({
    title: help.title,
    href: help.route,
    excerpt: beginningOf(help, help.body.text, helpExcerptLength),
    category: help.category,
    difficulty: difficultyOf(help),
    ...(help.lastUpdated === undefined ? {} : { lastUpdated: help.lastUpdated }),
    helpful: help.helpful,
    helpfulPercent: helpfulPercent(help),
    keywords: [...help.searchKeywords, ...help.tags].map((word) => word.toLowerCase()),
  }))
}

/** Beginning of a study's challenge. */
export function challengeExcerpt(study: Study, limit: number): string {
  return excerptOf(study.challenge.text || study.body.text, limit)
}

/** Case studies, newest first. Cards lead to the id, as the specification has it; plan gives every id a page. */
export function planCaseStudyCards(content: Content): CaseStudyCard[] {
  return newestFirst(content.studies, (study) => study.publishedAt).map((study) => {
    const first = study.results[0]
    return {
      title: study.title,
      href: `/case-studies/${study.id}`,
      company: study.company,
      industry: study.industry,
      featured: study.featured,
      publishedAt: study.publishedAt,
      excerpt: challengeExcerpt(study, challengeExcerptLength),
      ...(first ? { highlight: { metric: first.metric, improvement: first.improvement } } : {}),
    }
  })
}
