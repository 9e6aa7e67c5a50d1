// The words of a text that is only searched, heading by heading.

import type { Nodes } from 'mdast'
import type { MarkdownParser } from '../config/config.ts'
import { treeOf } from './compile-markdown.ts'
import { listPassages } from './list-passages.ts'
import { nameOfHeading } from './mdast-words.ts'

/** What a text says below one of its headings. */
export interface TextPart {
  /** Missing for what is above the first. */
  heading?: string
  text: string
}

/** The parts of a text; none for a text that no page may have. */
export function listParts(source: string, parser: MarkdownParser): TextPart[] {
  const tree = source === '' ? undefined : treeOf(source, parser)
  if (!tree) return []
  const [above = '', ...below] = listPassages(tree)
  const names = headingsIn(tree)
  return [{ text: above }, ...names.map((heading, index) => ({ heading, text: below[index] ?? '' }))]
}

function headingsIn(node: Nodes): string[] {
  if (node.type === 'heading') return [nameOfHeading(node)]
  return 'children' in node ? node.children.flatMap(headingsIn) : []
}
