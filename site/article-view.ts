import type { ArticleHead, MarkdownField } from '#schemas/article-collections.ts'
import type { TextHtml } from './text-html.ts'

/** A heading a table of contents can point to. `depth` is 2 or 3. */
export interface TocItem {
  id: string
  text: string
  depth: number
}

/** Compiled Markdown. */
export interface ArticleText {
  html: TextHtml
  /** Words only. */
  text: string
  headings: TocItem[]
}

/** An article as the site sees it. Routes have no base path, and links are as in content. */
export interface ArticleView<Name extends string> {
  id: string
  route: string
  title: string
  /** Front matter, with defaults and printed claims. */
  head: ArticleHead<Name>
  body: ArticleText
  /** The Markdown fields of the front matter, compiled. */
  texts: Readonly<Record<MarkdownField<Name>, ArticleText>>
  /** Of the front matter, or the beginning of the text. */
  excerpt: string
  /** Minutes. */
  readTime: number
  /** What lists sort by, newest first: milliseconds since 1970. */
  sortTime: number
  /** The address made of the id, if it redirects to the article. */
  alias: { route: string } | undefined
}
