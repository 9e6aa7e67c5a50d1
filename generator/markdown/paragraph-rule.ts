// What the rules of paragraphs share.

import type { Nodes, Parents } from 'mdast'
import type { Fault } from '../problem.ts'

/** A rule: its sign in the words of a paragraph, and what is said of it. */
export interface Rule {
  /** Group 1 is what is looked for in the source, or the whole of it. */
  sign: RegExp
  describe: (found: RegExpExecArray) => Fault
}

/** Stand for a link and for what else is no text among the words. */
export const [linkSign, otherSign] = ['\ufffb', '\ufffc'] as const
export const noText = `[${linkSign}${otherSign}]`

/** The words of a paragraph, with a sign for what is no text. */
export function wordsIn({ children }: Parents): string {
  let words = ''
  for (const child of children) words += wordsOf(child)
  return words
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'break') return '\n'
  return node.type === 'link' ? linkSign : otherSign
}

/** A text in quotes. */
export function quoted(text: string): string {
  return `"${text}"`
}
