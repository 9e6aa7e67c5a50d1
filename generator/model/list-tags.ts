// Tags that articles share. A tag of one article has no page: it would list only the article that led to it.

import type { ArticleCollection } from '#schemas/article-collections.ts'
import { findAddressFault } from '../addresses/addresses.ts'
import type { Json } from '../json.ts'
import type { Article, Content } from './content.ts'
import { publishedCollections, sortNewest } from './list-articles.ts'

/** A tag that two or more articles of a collection have. */
export interface Tag {
  collection: string
  /** As the newest of its articles writes it. */
  label: string
  route: string
  /** Newest first. */
  articles: Article[]
}

/** A name on a disk has at most 255 bytes, and a letter up to four. */
const mostLetters = 60

/** The address of the page that lists the tags of a collection. */
export function tagsRoute(collectionRoute: string): string {
  return `${collectionRoute}/tags`
}

/**
 * The address of a tag. Tags that differ only in case, in punctuation, in emoji and in accents on Latin letters are
 * one: "Packet loss" and "packet-loss". Undefined for a tag without letters and digits, and for one that no disk can
 * store.
 */
export function tagRoute(collectionRoute: string, tag: string): string | undefined {
  const name = nameOf(tag)
  return name === undefined ? undefined : `${tagsRoute(collectionRoute)}/${name}`
}

/** Equal for two values of a field of articles if they are the same. Tags may be written in several ways. */
export function categoryKey(value: string, field: string): string {
  return field === 'tags' ? (nameOf(value) ?? value) : value
}

function nameOf(tag: string): string | undefined {
  const words = tag
    .normalize('NFKD')
    .replaceAll('+', '-plus')
    .replaceAll('#', '-sharp')
    .replace(/(?<=[\p{Script=Latin}\p{N}])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    // A mark without a letter before it belongs to an emoji.
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)
  const name = words?.join('-') ?? ''
  return name === '' || name.length > mostLetters || findAddressFault(`/${name}`) ? undefined : name
}

/** The shared tags of each collection that has no tree, by address. */
export function listTags(
  content: Pick<Content, 'site' | 'collections' | 'articles'>,
  newest = sortNewest(content),
): Tag[] {
  if (!content.site.features.tags) return []
  return Object.entries(publishedCollections(content)).flatMap(([name, collection]) =>
    collection.isTree ? [] : tagsOf(name, collection, newest(name)),
  )
}

/** `articles`: newest first. */
function tagsOf(name: string, collection: ArticleCollection<string>, articles: readonly Article[]): Tag[] {
  const found = new Map<string, Tag>()
  // Many articles write a tag in the same way.
  const routes = new Map<string, string | undefined>()
  for (const article of articles)
    for (const label of writtenTags(article.head)) {
      if (!routes.has(label)) routes.set(label, tagRoute(collection.route, label))
      const route = routes.get(label)
      if (route === undefined) continue
      const tag = found.get(route) ?? { collection: name, label, route, articles: [] }
      found.set(route, tag)
      if (tag.articles.at(-1) !== article) tag.articles.push(article)
    }
  const shared = [...found.values()].filter((tag) => tag.articles.length > 1)
  return shared.sort((a, b) => (a.route < b.route ? -1 : 1))
}

// A custom collection may use the key for something else.
function writtenTags(head: object): string[] {
  const { tags } = head as { tags?: Json }
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}
