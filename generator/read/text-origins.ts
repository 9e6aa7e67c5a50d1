// What the texts of an article are compiled from. Each article keeps these functions as long as the build lasts: they
// stand here by themselves, because a function also keeps all that the functions around it have.

import { reservedIds } from '#schemas/article-anchors.ts'
import type { CommonHead } from '#schemas/article-collections.ts'
import type { Entry } from '../load/load.ts'
import type { TextOptions, TextOrigin } from './compile-cached.ts'
import type { Context } from './context.ts'
import type { ArticleSummary } from './known-articles.ts'
import { bodyOptions } from './read-values.ts'

/** The text below the front matter. */
export function bodyOrigin(entry: Entry, { texts }: ArticleSummary, claims: Context['claims']): TextOrigin {
  return () => {
    const taken = texts.flatMap(({ ids }) => ids)
    return { source: entry.body?.text ?? '', options: bodyOptions([...reservedIds, ...taken], claims) }
  }
}

/** A Markdown field of the front matter. */
export function fieldOrigin(field: string, head: CommonHead, claims: Context['claims']): TextOrigin {
  return () => ({ source: sourceOf(field, head), options: { ...fieldOptions(field), claims } })
}

/** The text of a Markdown field. */
export function sourceOf(field: string, head: CommonHead): string {
  // The schema of the collection says that such a field is text.
  return (head as unknown as Readonly<Record<string, string | undefined>>)[field] ?? ''
}

/** Ids in these texts begin with the field's name, so that two fields with the same heading do not share an id. */
export function fieldOptions(field: string): Omit<TextOptions, 'claims'> {
  return { baseDepth: 3, takenIds: reservedIds, prefix: field }
}
