import type { TextHtml } from '#site/text-html.ts'
import type { MarkdownParser } from '../config/config.ts'
import type { Position, Problem } from '../problem.ts'

export interface MarkdownOptions {
  parser: MarkdownParser
  /** Level of the highest heading: 2 below a page's title, 3 below a block's title. */
  baseDepth: 2 | 3
  /** Anchors already used in the page; headings avoid them. */
  takenIds: readonly string[]
  /** Prefix of footnote anchors, unique in the page. */
  prefix: string
  /** Title of what the text belongs to; tables without a heading above them are named after it. */
  place?: string | undefined
  /** Printed text of every claim, by id. */
  claims: Readonly<Record<string, string>>
  /** Whether the text may place widgets: its HTML is then part of a page, not of an island or a list. */
  hasWidgets?: boolean
  /** Whether the text may place blocks: it is the text of an article. */
  hasBlocks?: boolean
}

/** A link or image in the text, with its place in the source (from 1). */
export interface MarkdownLink extends Position {
  href: string
  kind: 'link' | 'image'
}

/** A block as a text has it. Lines count from 1. */
export interface BlockSource {
  type: string
  id?: string
  /** Its other keys. */
  yaml: string
  /** Line of the text at which the YAML begins. */
  firstLine: number
  /** Last line of the directive. */
  endLine: number
  /** It is written as HTML: its values have no places of their own. */
  isHtml?: boolean
}

/** A widget that a text places, with its place in the source (from 1). */
export interface MarkdownWidget extends Position {
  name: string
  /** As written, without the name. */
  attributes: Readonly<Record<string, string>>
  /** Of a block, which stands in the place of a widget. */
  source?: BlockSource
}

export interface Markdown {
  html: TextHtml
  /** All headings in order. */
  headings: { id: string; text: string; depth: number }[]
  /** Ids in its HTML. */
  anchors: string[]
  links: MarkdownLink[]
  widgets: MarkdownWidget[]
  /** The sentences: without mark-up, headings, tables and code blocks. */
  text: string
  /** Positions count from the first line of the source. */
  problems: MarkdownProblem[]
  /** The first paragraph below each heading, by the id of the heading. */
  sections: Record<string, string>
  /**
   * All words for the search: those above the first heading, then those below each heading. A widget is its number
   * between two of `widgetMark`.
   */
  passages: string[]
}

export interface MarkdownProblem extends Problem {
  /** Id of a claim that is not defined. */
  claim?: string
}
