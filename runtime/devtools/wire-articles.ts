// Answers of the local API about articles. Types only, imported by both sides, as in wire-types.ts.

import type { FormField, ReferenceKind } from './wire-forms.ts'
import type { Problem } from './wire-types.ts'

/** A row of `GET /articles`: a Markdown file of a collection. */
export interface ArticleRow {
  /** Path below the content folder. */
  file: string
  title: string
  /** Folder of its collection, e.g. blog. */
  collection: string
  /** Missing if the file has no address. */
  route?: string
  state: 'published' | 'draft' | 'scheduled'
  /** Missing on a site with one language. */
  language?: string
}

/** `GET /articles/FILE`, and the answer of its `PUT`. */
export interface ArticleAnswer extends ArticleRow {
  hash: string
  /** The whole file, with its byte order mark if it has one. */
  text: string
  /** First line of the Markdown below the front matter, from 1. */
  firstLine: number
  /** Stands for the content folder of the watch: two sites may have an article of one name. */
  folder: string
}

/** The body of `PUT /articles/FILE`. */
export interface ArticleWrite {
  text: string
  /** Refuse a text with an error instead of writing it: nobody has asked for this save. */
  ifSound?: boolean | undefined
}

/** Beside the error of a 422 of `PUT /articles/FILE`: what is wrong with the text that was sent. */
export interface UnsoundText {
  problems: Problem[]
}

/** A row of `GET /links?search=&from=`: what a link of the article `from` may lead to. */
export interface LinkRow {
  /** The link as `from` writes it. */
  href: string
  /** Title of the page, or the words of a heading. */
  title: string
  kind: 'page' | 'article' | 'heading'
  /** Title of the page that has the heading. */
  page?: string
}

/** `GET /inserts`: what an article may contain besides Markdown. */
export interface Inserts {
  widgets: Insert[]
  blocks: BlockInsert[]
}

export interface BlockInsert extends Insert {
  /** The least that a block of the type needs, as YAML without `type`; empty if it needs nothing. */
  starter: string
}

export interface Insert {
  name: string
  /** A sentence; empty if there is none. */
  description: string
}

/** `POST /articles/FILE/head`: changes in the front matter of a text. Nothing is written. */
export interface HeadAnswer {
  /** The text with the changes. */
  text: string
  /** Values of its front matter by the keys of the form, before defaults and claims. */
  head: Record<string, unknown>
  fields: FormField[]
  /** What references can name. */
  names: Record<ReferenceKind, string[]>
}
