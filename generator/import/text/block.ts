// A tree of directives, code and text.

import type { Row } from '../source/model.ts'
import type { TabTitles } from './tab-titles.ts'
import type { CodeBlock } from './translate-code.ts'

/** A directive, or what has no directive of its own (`name` is empty). */
export interface Block {
  kind: 'block'
  name: string
  title: string | undefined
  isOpen: boolean
  /** Of tabs: the titles that the tag around them gives. */
  titles?: TabTitles
  /** Of a tab: what the tag around it knows it by. */
  value?: string
  /** A row above the content, of what has no name. */
  above: string
  /** What an element of HTML begins with, of what has no name. */
  element: string
  /** Spaces before its first row. */
  indent: number
  line: number
  children: Node[]
}

export type Node = Block | CodeBlock | { kind: 'text' | 'indented'; rows: Row[] }
