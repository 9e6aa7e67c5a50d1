// Markdown files of the collections → articles. What follows from an article alone is computed here, once for each
// version of its file: an unchanged article stays the same object from build to build.

import { reservedIds } from '#schemas/article-anchors.ts'
import type { ArticleCollection, CommonHead } from '#schemas/article-collections.ts'
import { type OldPath, readOldPath } from '#schemas/old-path.ts'
import { slugPattern } from '#schemas/primitives.ts'
import { type Address, addressOf } from '../addresses/addresses.ts'
import { type Entry, standardSchema, takeOwnKeys } from '../load/load.ts'
import type { Markdown } from '../markdown/markdown.ts'
import { type Article, type Articles, collectArticles } from '../model/model.ts'
import { anchorsOf, parseIds, printIds } from './anchor-list.ts'
import { isLeftOut, type KnownText, printLinks, printList, textKey } from './compile-cached.ts'
import type { Context } from './context.ts'
import { excerptOf, readTime } from './excerpt.ts'
import type { ArticleSummary, NewSummary } from './known-articles.ts'
import { readCached } from './read-cached.ts'
import { type PlacedParts, readTextBlocks } from './read-text-blocks.ts'
import {
  bodyOptions,
  checkFileName,
  compileBody,
  compileText,
  parse,
  parseMapping,
  printedData,
  report,
} from './read-values.ts'
import { BodyOrigin, FieldOrigin, fieldOptions, sourceOf } from './text-origins.ts'

/** A file with more problems is read again in each build: its summary would be larger than itself. */
const mostKept = 20

/** The articles of every collection. `entries` are sorted by file. */
export function readArticles(entries: readonly Entry[], context: Context): Articles {
  return collectArticles(context.collections, (name) =>
    entriesIn(entries, name).flatMap((entry) =>
      readCached(entry, context, (file, inner) => readArticle(name, file, inner)),
    ),
  )
}

/** The Markdown files of a folder. `entries` are sorted by file, so that they are neighbours. */
export function entriesIn(entries: readonly Entry[], folder: string): Entry[] {
  return (
    entries
      // "0" is the character after the slash.
      .slice(firstFrom(entries, `${folder}/`), firstFrom(entries, `${folder}0`))
      .filter(({ kind }) => kind === 'markdown')
  )
}

function firstFrom(entries: readonly Entry[], file: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle] as Entry).file < file) low = middle + 1
    else high = middle
  }
  return low
}

/** One article; none if its file has errors. */
export function readArticle(name: string, entry: Entry, context: Context): Article[] {
  const known = context.summaries.find(entry)
  if (known) {
    for (const problem of known.problems) context.problems.push(problem)
    return [openArticle(known, entry, context)]
  }
  const summary = summarize(name, entry, context)
  return summary ? [openSummary(summary, entry, context)] : []
}

/** The article of a summary that was just made. `context` has the problems of this file and no others. */
export function openSummary(summary: NewSummary, entry: Entry, context: Context): Article {
  const { problems } = context
  const whole = { ...summary, problems }
  return openArticle(problems.length <= mostKept ? context.summaries.keep(entry, whole) : whole, entry, context)
}

/** The summary of an article; undefined if its file has errors. */
export function summarize(name: string, entry: Entry, context: Context): NewSummary | undefined {
  const collection = collectionOf(name, context)
  const head = parseHead(entry, collection, context)
  const address = addressOf(entry.file, head, context.newestDocs)
  checkAddress(collection, entry, { head, address }, context)
  if (!head || !address) {
    readTextBlocks(entry, compileBody(entry, reservedIds, context), context)
    return undefined
  }
  const { claims, site } = context
  const fields = collection.markdownFields.map((field) => {
    const source = sourceOf(field, head)
    const options = fieldOptions(field)
    const compiled = compileText({ entry, path: [field], source }, options, context)
    const { text, widgets } = compiled
    const known = knownText(textKey(source, { ...options, claims }), compiled, { widgets, links: [], site })
    return { field, text, known }
  })
  const taken = [...reservedIds, ...fields.flatMap(({ known }) => parseIds(known.ids))]
  const written = entry.body?.text ?? ''
  const body = compileBody(entry, taken, context)
  const { excerptFrom, excerptLength } = collection
  const lead = fields.find(({ field }) => field === excerptFrom)?.text || body.text
  const { excerpt } = head
  const placed = readTextBlocks(entry, body, context)
  return {
    collection: name,
    head,
    ...address,
    body: knownText(textKey(written, bodyOptions(taken, claims)), body, { ...placed, site }),
    texts: fields.map(({ known }) => known),
    excerpt: excerpt ?? excerptOf(lead, excerptLength),
    readTime: readTime(written),
    anchors: printIds([...collection.anchors(head).filter((id) => id !== false), ...placed.ids]),
  }
}

function knownText(
  key: string,
  { headings, anchors, links }: Markdown,
  placed: Pick<PlacedParts, 'links' | 'widgets'> & Pick<Context, 'site'>,
): KnownText {
  return {
    key,
    ids: printIds([...headings.map(({ id }) => id), ...anchors]),
    named: headings.filter(({ text }) => text !== '').length,
    links: printLinks([...links.filter((link) => !isLeftOut(link, placed.site)), ...placed.links]),
    widgets: printList(placed.widgets),
  }
}

function parseHead(entry: Entry, { schema }: ArticleCollection<string>, context: Context): CommonHead | undefined {
  if (standardSchema(entry.file)) return parseMapping(entry, schema, context)
  const { data, faults } = takeOwnKeys(printedData(entry, context) ?? {}, schema)
  const found = faults.map(({ key, ...fault }) => ({
    problem: { ...fault, severity: 'error' } as const,
    path: [key],
    onKey: true,
  }))
  report(entry, found, context)
  const head = parse({ entry, data }, schema, context)
  return faults.length === 0 ? head : undefined
}

function openArticle(summary: ArticleSummary, entry: Entry, context: Context): Article {
  const { claims, store } = context
  const { collection: name, head, id, slug, route, excerpt, readTime: minutes } = summary
  const collection = collectionOf(name, context)
  const written = collection.markdownFields.map((field, index) => {
    const known = summary.texts[index] as KnownText
    return [field, store(new FieldOrigin(field, head, claims), known)] as const
  })
  const anchors = anchorsOf([summary.body.ids, ...summary.texts.map(({ ids }) => ids), summary.anchors])
  const { title, status, publishedAt, aliases = [] } = head
  const [exact, prefixes] = splitAliases(aliases)
  const aliasRoute = `${collection.route}/${id}`
  const hasAlias = collection.slugFrom === 'title' && aliasRoute !== route
  // One literal for all articles gives them one hidden class of V8: reading a field of ten thousand is five times as
  // fast as with { ...head, id }.
  return {
    kind: 'article',
    collection: name,
    id,
    slug,
    route,
    title,
    status,
    publishedAt,
    sortTime: Date.parse(collection.sortDate(head) ?? '1970-01-01'),
    head,
    texts: written.length === 0 ? noTexts : Object.fromEntries(written),
    body: store(new BodyOrigin(entry, summary, claims), summary.body),
    excerpt,
    readTime: minutes,
    anchors,
    alias: hasAlias ? { kind: 'alias', route: aliasRoute, title, entry, anchors } : undefined,
    oldRoutes:
      exact.length === 0 ? none : exact.map(({ path }) => ({ kind: 'alias', route: path, title, entry, anchors })),
    oldPrefixes: prefixes.length === 0 ? none : prefixes.map(({ path }) => path),
    entry,
  }
}

// Most articles have none: they share one value.
const none: readonly never[] = []
const noTexts: Article['texts'] = {}
const noAliases: [exact: readonly OldPath[], prefixes: readonly OldPath[]] = [[], []]

function splitAliases(aliases: readonly string[]): [exact: readonly OldPath[], prefixes: readonly OldPath[]] {
  if (aliases.length === 0) return noAliases
  const paths = aliases.map(readOldPath)
  return [paths.filter(({ isPrefix }) => !isPrefix), paths.filter(({ isPrefix }) => isPrefix)]
}

function collectionOf(name: string, { collections }: Context): ArticleCollection<string> {
  const collection = collections[name]
  if (!collection) throw new Error(`there is no collection ${name}`)
  return collection
}

// Reports a file name or a title that gives no slug, if the slug or the id comes from it.
function checkAddress(
  { slugFrom }: ArticleCollection<string>,
  entry: Entry,
  { head, address }: { head: CommonHead | undefined; address: Address | undefined },
  context: Context,
): void {
  if (slugFrom === 'file') {
    if (head?.slug === undefined) checkFileName(entry, context)
    return
  }
  if (!head || !address) return
  if (head.id === undefined) checkFileName(entry, context)
  if (slugPattern.test(address.slug)) return
  const problem = {
    code: 'bad-slug',
    severity: 'error',
    message: `the title gives the address "${address.slug}"`,
    hint: 'use only letters, digits, spaces and single hyphens in the title, or set slug',
  } as const
  report(entry, [{ problem, path: ['title'], onKey: false }], context)
}
