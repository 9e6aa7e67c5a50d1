// What the rules of paragraphs share.

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

/** A text in quotes. */
export function quoted(text: string): string {
  return `"${text}"`
}
