// What the texts of an article are compiled from.

import { reservedIds } from '#schemas/article-anchors.ts'
import type { CommonHead } from '#schemas/article-collections.ts'
import type { Entry } from '../load/load.ts'
import { parseIds } from './anchor-list.ts'
import type { KnownText, TextOptions, TextOrigin } from './compile-cached.ts'
import type { Context } from './context.ts'
import type { ArticleSummary } from './known-articles.ts'
import { bodyOptions } from './read-values.ts'

/** The text below the front matter. */
export class BodyOrigin implements TextOrigin {
  readonly #entry: Entry
  readonly #texts: readonly KnownText[]
  readonly #claims: Context['claims']

  constructor(entry: Entry, { texts }: Pick<ArticleSummary, 'texts'>, claims: Context['claims']) {
    this.#entry = entry
    this.#texts = texts
    this.#claims = claims
  }

  read(): ReturnType<TextOrigin['read']> {
    const taken = this.#texts.flatMap(({ ids }) => parseIds(ids))
    const options = bodyOptions([...reservedIds, ...taken], this.#claims)
    return { source: this.#entry.body?.text ?? '', options }
  }
}

/** A Markdown field of the front matter. */
export class FieldOrigin implements TextOrigin {
  readonly #field: string
  readonly #head: CommonHead
  readonly #claims: Context['claims']

  constructor(field: string, head: CommonHead, claims: Context['claims']) {
    this.#field = field
    this.#head = head
    this.#claims = claims
  }

  read(): ReturnType<TextOrigin['read']> {
    const options = { ...fieldOptions(this.#field), claims: this.#claims }
    return { source: sourceOf(this.#field, this.#head), options }
  }
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
