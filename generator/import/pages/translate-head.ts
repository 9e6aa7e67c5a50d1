// Front matter of other tools → the keys of a collection. What has no key there is reported.

import { standardCollections } from '#schemas/article-collections.ts'
import { dateSchema } from '#schemas/primitives.ts'
import { isoDate } from '../../load/load.ts'
import { cutText } from '../../text.ts'
import { findAliases } from '../source/find-aliases.ts'
import { dateWordsOf, flagOf, flattenHead, isPlainLayout, listOf, wordsOf } from '../source/head-values.ts'
import type { Loss, PlacedPage } from '../source/model.ts'
import { writtenRoute } from '../source/old-routes.ts'
import { type Authors, readAuthor } from '../source/read-author.ts'
import { takeCover } from './translate-cover.ts'

/** What the front matter of a page is made from. */
interface HeadFacts {
  page: PlacedPage
  /** Keys that the collection has. */
  known: ReadonlySet<string>
  /** Keys that site.yaml allows in addition. */
  extra: readonly string[]
  title: string
  authors: Authors
  /** Whether an address is that of a page, or redirects already. */
  isTaken: (route: string) => boolean
  lose: (loss: Loss) => void
}

/** One walk over the keys of a page. */
interface Walk extends HeadFacts {
  written: ReadonlyMap<string, unknown>
  /** Keys that need not be reported any more. */
  used: Set<string>
  head: Record<string, unknown>
}

/** What each key is called elsewhere, and how its value is read. */
interface KeyRule {
  names: readonly string[]
  read: (value: unknown, page: PlacedPage) => unknown
  /** Keys of a collection that may take its place. */
  instead?: readonly string[]
}

const keyRules: Readonly<Record<string, KeyRule>> = {
  label: {
    names: ['label', 'sidebar_label', 'linkTitle', 'linktitle', 'nav_title', 'sidebar.label'],
    read: wordsOf,
  },
  description: { names: ['description'], read: wordsOf, instead: ['excerpt'] },
  excerpt: { names: ['excerpt', 'summary'], read: wordsOf, instead: ['description'] },
  subcategory: { names: ['subcategory'], read: wordsOf },
  difficulty: { names: ['difficulty'], read: wordsOf },
  // Where there are several, Hugo publishes a page at its publishDate.
  publishedAt: { names: ['publishedAt', 'publishDate', 'date', 'pubDate'], read: readDate },
  updatedAt: {
    names: ['updatedAt', 'lastmod', 'updated', 'last_modified_at', 'lastUpdated', 'modified', 'last_update.date'],
    read: readDate,
    instead: ['lastUpdated'],
  },
  order: { names: ['order', 'sidebar_position', 'weight', 'nav_order', 'sidebar.order'], read: readNumber },
  badge: { names: ['badge', 'sidebar.badge'], read: readBadge },
  featured: { names: ['featured'], read: (value) => (typeof value === 'boolean' ? value : undefined) },
}

/** Keys that other parts of the import read. */
const readElsewhere = [
  'title',
  'slug',
  'draft',
  'published',
  'aliases',
  'redirect_from',
  'tags',
  'keywords',
  'category',
  'categories',
]

/** The front matter of a page, in the order in which it is written. */
export function translateHead(facts: HeadFacts): Record<string, unknown> {
  const { page, title } = facts
  const used = new Set([...readElsewhere, ...placingKeys(page)])
  const walk: Walk = { ...facts, written: withName(page), used, head: { title } }
  for (const key of Object.keys(keyRules)) takeKey(key, walk)
  takeAuthor(walk)
  takeLists(walk)
  takeCover(walk)
  const isMade = !isUnwritten(walk)
  // Nobody could visit a page that the old site did not publish.
  const aliases = isMade ? findAliases(facts) : []
  if (aliases.length > 0) walk.head.aliases = aliases
  // Both keys are read: each of them may be reported.
  const isDraft = [isHidden('draft', true, walk), isHidden('published', false, walk), hasEnded(walk), !isMade].includes(
    true,
  )
  if (isDraft || page.file.startsWith('_drafts/')) walk.head.status = 'draft'
  for (const [key, value] of walk.written) if (!used.has(key) && !isLayout(key, value)) takeExtra(key, value, walk)
  return walk.head
}

/** Whether a key keeps a page from being published. A value that is neither yes nor no does, and is reported. */
function isHidden(key: 'draft' | 'published', hidden: boolean, walk: Walk): boolean {
  const value = walk.written.get(key) ?? undefined
  // Some sites write the date of publication.
  if (value === undefined || (key === 'published' && readDate(value) !== undefined)) return false
  const flag = flagOf(value)
  if (flag === undefined) loseValue(key, walk, 'the page became a draft: remove its status if it is public')
  return (flag ?? hidden) === hidden
}

// Hugo takes a page off the site on a day. A day to come is reported with the other keys.
function hasEnded(walk: Walk): boolean {
  const key = [...walk.written.keys()].find((each) => /^(?:expiryDate|unpublishDate)$/i.test(each))
  const end = key === undefined ? undefined : readDate(walk.written.get(key))
  if (key === undefined || end === undefined || Date.parse(end) > Date.now()) return false
  walk.used.add(key)
  loseValue(key, walk, 'the page became a draft: that day is over')
  return true
}

/** Whether the other tool writes no page for the file. */
function isUnwritten({ page: { head }, used }: Walk): boolean {
  // Eleventy.
  const hasNoAddress = head.permalink === false
  if (hasNoAddress) used.add('permalink')
  // Hugo: other pages take parts from it.
  const isHeadless = flagOf(head.headless) === true
  if (isHeadless) used.add('headless')
  const key = ['build', '_build'].find((each) => isUnrendered(head[each]))
  if (key !== undefined) used.add(key)
  return hasNoAddress || isHeadless || key !== undefined
}

function isUnrendered(build: unknown): boolean {
  const render = typeof build === 'object' && build !== null && 'render' in build ? build.render : undefined
  return render === 'never' || flagOf(render) === false
}

/** The keys with the date and the number that the name of the file has. */
function withName({ head, name: { date, order } }: PlacedPage): ReadonlyMap<string, unknown> {
  const written = flattenHead(head)
  const add = (key: string, value: unknown) => {
    if (value !== undefined && !keyRules[key]?.names.some((name) => written.has(name))) written.set(key, value)
  }
  add('publishedAt', date)
  add('order', order)
  return written
}

/** Keys that decided the place of a page, where it could be followed. */
function placingKeys({ head, name }: PlacedPage): string[] {
  return ['id', ...['url', 'permalink'].filter((key) => writtenRoute(head, key, name) !== undefined)]
}

function takeKey(key: string, walk: Walk): void {
  const { written, used, head, known, page } = walk
  const rule = keyRules[key]
  const name = rule?.names.find((each) => written.has(each) && !used.has(each))
  if (!rule || name === undefined) return
  used.add(name)
  const value = rule.read(written.get(name), page)
  // A label like the title, Hugo's weight 0.
  if (value === head.title || value === 0) return
  const place = [key, ...(rule.instead ?? [])].find((each) => known.has(each) && !(each in head))
  if (value === undefined) loseValue(name, walk)
  else if (place === undefined) takeExtra(name, written.get(name), walk)
  else head[place] = value
}

function readDate(value: unknown): string | undefined {
  const written = value instanceof Date ? value.toISOString() : isoDate(dateWordsOf(value))
  return dateSchema.safeParse(written).success ? written : undefined
}

function readNumber(value: unknown): number | undefined {
  const number = Number(wordsOf(value) ?? Number.NaN)
  return Number.isFinite(number) ? number : undefined
}

// Starlight's badge may have a variant.
function readBadge(value: unknown): string | undefined {
  return wordsOf(typeof value === 'object' && value !== null && 'text' in value ? value.text : value)
}

function takeAuthor(walk: Walk): void {
  const { page, known, authors, used, head } = walk
  const key = ['author', 'authors'].find((each) => Object.hasOwn(page.head, each))
  if (key === undefined) return
  used.add(key)
  const { author, others } = readAuthor(page.head, authors)
  if (author && known.has('author')) head.author = author
  else if (author) takeExtra(key, page.head[key], walk)
  if (head.author) for (const other of others) loseAuthor(key, other, walk)
}

function takeLists({ written, known, head }: Walk): void {
  const main = wordsOf(written.get('category'))
  const categories = [...(main === undefined ? [] : [main]), ...listOf(written.get('categories'))]
  if (known.has('category') && categories.length > 0) head.category = categories.shift()
  const lists = { tags: [...listOf(written.get('tags')), ...categories], keywords: listOf(written.get('keywords')) }
  for (const [key, list] of Object.entries(lists)) if (list.length > 0 && known.has(key)) head[key] = [...new Set(list)]
}

function isLayout(key: string, value: unknown): boolean {
  return /^(?:layout|type|template)$/.test(key) && isPlainLayout(value)
}

/** Keeps a key that site.yaml allows. Others are lost. */
function takeExtra(key: string, value: unknown, { page, head, extra, lose }: Walk): void {
  const [name = key] = key.split('.')
  if (extra.includes(name)) {
    head[name] = name === key ? value : page.head[name]
    return
  }
  const { collection, shared } = page
  if (name === 'permalink' && shared.has(name)) return
  const isStandard = Object.hasOwn(standardCollections, collection)
  const keep = `to keep it, add "${name}" to extraKeys.${collection} in site.yaml, and import again with --force`
  lose({
    code: 'import-lost',
    message: `the key "${key}" of the front matter`,
    hint: isStandard ? keep : 'it has no counterpart here',
    line: page.lineOf(name),
    kind: `key ${key}`,
  })
}

function loseValue(
  key: string,
  { page, written, lose }: Walk,
  hint = 'it does not have the form of such a value: write it by hand',
): void {
  const value = written.get(key)
  const shown = typeof value === 'object' ? '' : `: "${cutText(String(value), 60)}"`
  lose({
    code: 'import-lost',
    message: `the value of "${key}" in the front matter${shown}`,
    hint,
    line: page.lineOf(key.split('.')[0] ?? key),
  })
}

function loseAuthor(key: string, name: string, { page, lose }: Walk): void {
  lose({
    code: 'import-lost',
    message: `the author "${name}" in the front matter`,
    hint: 'a page has one author',
    line: page.lineOf(key),
  })
}
