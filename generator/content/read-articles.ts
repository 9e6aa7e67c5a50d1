// Markdown files of the collections → articles. What follows from an article alone is computed here, once for each
// version of its file: an unchanged article stays the same object from build to build.

import { reservedIds } from '#schemas/article-anchors.ts'
import {
  type ArticleHead,
  articleCollections,
  type CollectionName,
  type CommonHead,
  type MarkdownField,
} from '#schemas/article-collections.ts'
import { slugPattern } from '#schemas/primitives.ts'
import type { Markdown } from '../markdown/markdown.ts'
import { type Address, addressOf } from './address.ts'
import type { Context } from './context.ts'
import { excerptOf, readTime } from './excerpt.ts'
import { collectArticles } from './list-articles.ts'
import type { Article, Articles } from './model.ts'
import type { Entry } from './parse-entry.ts'
import { checkFileName, compileBody, compileText, parseMapping, report } from './read-values.ts'

/** The articles of every collection. `entries` are sorted by file. */
export function readArticles(entries: readonly Entry[], context: Context): Articles {
  return collectArticles((name) =>
    entriesIn(entries, name).flatMap((entry) =>
      context.once(entry, context, (file, inner) => readArticle(name, file, inner)),
    ),
  )
}

// Entries of a folder are neighbours; "0" is the character after the slash.
function entriesIn(entries: readonly Entry[], folder: string): Entry[] {
  return entries
    .slice(firstFrom(entries, `${folder}/`), firstFrom(entries, `${folder}0`))
    .filter(({ kind }) => kind === 'markdown')
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

function readArticle<Name extends CollectionName>(name: Name, entry: Entry, context: Context): Article<Name>[] {
  const collection = articleCollections[name]
  const head = parseMapping(entry, collection.schema, context)
  const address = addressOf(entry.file, head)
  checkAddress(name, entry, { head, address }, context)
  if (!head || !address) {
    compileBody(entry, reservedIds, context)
    return []
  }
  const texts = compileFields(name, entry, head, context)
  const written: readonly Markdown[] = Object.values(texts)
  const taken = written.flatMap(({ headings }) => headings.map(({ id }) => id))
  const body = compileBody(entry, [...reservedIds, ...taken], context)
  const { excerptFrom, excerptLength } = collection
  const lead = (excerptFrom === undefined ? '' : texts[excerptFrom].text) || body.text
  const anchors = new Set([
    ...[body, ...written].flatMap(({ headings }) => headings.map(({ id }) => id)),
    ...collection.anchors(head).filter((id) => id !== false),
  ])
  const { title, status, excerpt, publishedAt }: CommonHead = head
  const { id, slug, route } = address
  const aliasRoute = `${collection.route}/${id}`
  const hasAlias = collection.slugFrom === 'title' && aliasRoute !== route
  // One literal for all articles gives them one hidden class of V8: reading a field of ten thousand is five times as
  // fast as with { ...head, id }.
  return [
    {
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
      texts,
      body,
      excerpt: excerpt ?? excerptOf(lead, excerptLength),
      readTime: readTime(entry.body?.text ?? ''),
      anchors,
      alias: hasAlias ? { kind: 'alias', route: aliasRoute, title, entry, anchors } : undefined,
      entry,
    },
  ]
}

// Reports a file name or a title that gives no slug, if the slug or the id comes from it.
function checkAddress<Name extends CollectionName>(
  name: Name,
  entry: Entry,
  { head, address }: { head: CommonHead | undefined; address: Address | undefined },
  context: Context,
): void {
  const { slugFrom } = articleCollections[name]
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

// Ids in these texts begin with the field's name, so that two fields with the same heading do not share an id.
function compileFields<Name extends CollectionName>(
  name: Name,
  entry: Entry,
  head: ArticleHead<Name>,
  context: Context,
): Record<MarkdownField<Name>, Markdown> {
  const compiled = articleCollections[name].markdownFields.map((field) => {
    const source = (head as Partial<Record<typeof field, string>>)[field] ?? ''
    const text = { entry, path: [field], source }
    return [field, compileText(text, { baseDepth: 3, takenIds: reservedIds, prefix: field }, context)]
  })
  return Object.fromEntries(compiled) as Record<MarkdownField<Name>, Markdown>
}
