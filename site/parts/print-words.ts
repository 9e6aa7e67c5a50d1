// Markdown paragraphs that blocks have in common, for the Markdown version of a page and llms-full.txt.

import type { Block } from '#schemas/blocks/registry.ts'
import { printLine, printText } from './print-text.ts'

type Words = Pick<Block, 'title' | 'subtitle' | 'tag' | 'content'>

/** The words that every block may carry: title, tag, subtitle and text. */
export function wordsOf({ title, subtitle, tag, content }: Words): string[] {
  return [
    ...(title === undefined ? [] : [`## ${printText(title)}`]),
    ...(tag === undefined ? [] : [`*${printText(tag)}*`]),
    ...(subtitle === undefined ? [] : [printLine(subtitle)]),
    ...(content === undefined ? [] : [content.trim()]),
  ]
}

/** A block's words, then `details`. Nothing if there is only a title: a heading without text says nothing. */
export function printWords(block: Words, details: readonly string[]): string[] {
  const parts = [...wordsOf(block), ...details]
  return parts.length === 1 && block.title !== undefined ? [] : parts
}

/** A list; each item on one line. */
export function printList(items: readonly string[]): string {
  return items.map((item) => `- ${item.replace(/\s*\n\s*/g, ' ')}`).join('\n')
}

/** Code in a fence longer than any run of backticks inside it. */
export function printCode(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${code.replace(/\n$/, '')}\n${ticks}`
}
