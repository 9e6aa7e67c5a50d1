// Paragraphs that look like something else: a heading, a list, a table, bold type or a link that Markdown has read as
// plain text. What is shown stays as it is; the warning has the right form.

import type { Link, Paragraph } from 'mdast'
import type { Position, Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { findInSource, placeOf, warnOf } from './markdown-problem.ts'
import { quoted } from './paragraph-rule.ts'
import { anySign, itemRule, rules } from './paragraph-rules.ts'

/** What the paragraphs of one text share. */
interface ParagraphWalk {
  problems: Problem[]
  /** The source. */
  lines: readonly string[]
}

/** What stands before the words of an item. */
const itemSign = /(?:^|[ \t>])([-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?$/

/** A paragraph that looks like something else. */
export function checkParagraph(node: Paragraph, words: string, { lines, problems }: ParagraphWalk): void {
  if (!anySign.test(words)) return
  const place = placeOf(node)
  const last = node.position?.end.line ?? place.line
  const [, mark] = itemSign.exec((lines[place.line - 1] ?? '').slice(0, place.column - 1)) ?? []
  const said = new Set<string>()
  for (const { sign, describe } of mark === undefined ? rules : [itemRule(mark), ...rules]) {
    const found = sign.exec(words)
    const [, written = ''] = found ?? []
    const at = found && findWritten(lines, written, place, last)
    if (!found || !at) continue
    const fault = describe(found)
    if (said.has(fault.code)) continue
    said.add(fault.code)
    problems.push(warnOf(fault, at))
  }
}

/** The place of some words in the source, up to what is no text; none if they are escaped. */
function findWritten(lines: readonly string[], written: string, place: Position, last: number): Position | undefined {
  const [begin = ''] = written.split(/[\ufffb\ufffc\n]/)
  if (begin === '') return place
  const found = findInSource(lines, begin, place, last)
  return found && lines[found.line - 1]?.[found.column - 2] !== '\\' ? found : undefined
}

const afterAddress = /[“”„‟«»‹›…–—‘’、。，．；：！？（）［］｛｝「」『』【】《》〈〉]/

/** A bare address that goes on where its writer has begun the next words. */
export function checkAddress(node: Link, { lines, problems }: ParagraphWalk): void {
  const [label] = node.children
  // One that begins with "www." is written without its scheme.
  if (label?.type !== 'text' || !node.url.endsWith(label.value)) return
  const written = label.value
  const end = written.search(afterAddress)
  const { line, column } = placeOf(node)
  // One in angle brackets or in [text](address) is meant.
  if (end < 0 || !lines[line - 1]?.startsWith(written, column - 1)) return
  const scheme = node.url.slice(0, -written.length)
  const address = cutText(scheme + withoutEnd(written.slice(0, end)), 80)
  const message = `this address goes on to ${quoted(cutText(written.slice(end), 40))}`
  problems.push(
    warnOf({ code: 'looks-like-link', message, hint: `put it in angle brackets: <${address}>` }, { line, column }),
  )
}

// As at the end of a bare address: no stars, and no parenthesis that it has not opened.
function withoutEnd(address: string): string {
  let plain = address.replace(/[*_~]+$/, '')
  while (plain.endsWith(')') && plain.split(')').length > plain.split('(').length) plain = plain.slice(0, -1)
  return plain
}
