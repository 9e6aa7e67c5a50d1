// Paragraphs that look like something else: a heading, a list, a table, bold type or a link that Markdown has read as
// plain text. What is shown stays as it is; the warning has the right form.

import type { Link, Nodes, Paragraph } from 'mdast'
import type { Fault, Position, Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { findInSource, placeOf, warnOf } from './markdown-problem.ts'

/** What the paragraphs of one text share. */
interface ParagraphWalk {
  problems: Problem[]
  /** The source. */
  lines: readonly string[]
}

/** A rule: its sign in the words of a paragraph, and what is said of it. */
interface Rule {
  /** Group 1 is what is looked for in the source, or the whole of it. */
  sign: RegExp
  describe: (found: RegExpExecArray) => Fault
}

/** Stand for a link and for what else is no text among the words. */
const [linkSign, otherSign] = ['\ufffb', '\ufffc']
const wideSpace = String.raw`[\u00a0\u2000-\u200b\u3000]`

/** How lines begin that were meant as items of a list. */
const listSigns: readonly string[] = [
  String.raw`(?:[-*+]|\d{1,9}[.)])${wideSpace}`,
  String.raw`[•‣◦▪●·][ \t\u00a0]`,
  String.raw`1[.)](?=\p{Lu}\p{Ll})`,
  String.raw`-(?=\p{L}[^\n]*\n-\p{L})`,
]

const rules: readonly Rule[] = [
  {
    sign: new RegExp(
      String.raw`(?:^|\n)(#{2,6}(?=[\p{L}\p{N}])|#{1,6}${wideSpace}|#(?=\p{Lu}[^\n#]* [^\n#]*[^\n#.!?:]$))`,
      'u',
    ),
    describe: ([, marks = '']) => ({
      code: 'looks-like-heading',
      message: `this line begins with ${quoted(marks.replace(/[^#]/g, ''))} and makes no heading`,
      hint: `write a space behind it: ${quoted(`${marks.replace(/[^#]/g, '')} Prices`)}`,
    }),
  },
  {
    sign: new RegExp(`(?:^|\\n)(${listSigns.join('|')})`, 'u'),
    describe: ([, mark = '']) => ({
      code: 'looks-like-list',
      message: `this line begins with ${quoted(mark.trim())} and makes no list`,
      hint: `begin each line with ${/\d/.test(mark) ? '"1. "' : '"- "'}, with an ordinary space`,
    }),
  },
  {
    sign: /(?:^|\n)(\[[ xX]\]) (?=\S)/,
    describe: ([, box = '']) => ({
      code: 'looks-like-list',
      message: `${quoted(box)} makes no box outside of a list`,
      hint: `write ${quoted(`- ${box} `)}`,
    }),
  },
  {
    sign: /(?:^|\n)(\|[^\n]*\|)[ \t]*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*(?:\n|$)/,
    describe: () => ({
      code: 'looks-like-table',
      message: 'the line of dashes has another number of cells than the line above it, so this makes no table',
      hint: 'write as many cells of dashes as the line above has, such as "|---|---|"',
    }),
  },
  {
    sign: /(?:^|\n)(\|[^\n|]+\|[^\n]*\|)[ \t]*\n[ \t]*\|[^\n]*\|[ \t]*(?:\n|$)/,
    describe: () => ({
      code: 'looks-like-table',
      message: 'these rows make no table: the line of dashes is missing',
      hint: 'write "|---|---|" below the first row, with a cell for each of its cells',
    }),
  },
  {
    // The bullets of a word processor have a tab behind them.
    sign: /(?:^|\n)(?![•‣◦▪●·]\t[^\n\t]*\n)([^\n\t]*\S\t\S[^\n]*)\n[^\n\t]*\S\t\S[^\n]*(?:\n|$)/,
    describe: () => ({
      code: 'looks-like-table',
      message: 'these lines have tabs between their words and make no table',
      hint: 'write the rows as "| a | b |", and "|---|---|" below the first',
    }),
  },
  {
    sign: /(\]\((?=[^()\n]*[/.])[^(){}<>"'\n]* [^(){}<>"'\n]*\))/,
    describe: ([, written = '']) => ({
      code: 'looks-like-link',
      message: 'an address with spaces makes no link and no picture',
      hint: `write it in angle brackets: ${quoted(cutText(`](<${written.slice(2, -1).trim()}>)`, 80))}`,
    }),
  },
  {
    sign: new RegExp(
      String.raw`(\[[^[\]\n]{1,80}\] )\((?=${linkSign}|/|\.\.?/|https?:|[\w-]+\.(?:md|html?|png|jpe?g|svg|pdf)\))`,
    ),
    describe: () => ({
      code: 'looks-like-link',
      message: 'a space between the bracket and the parenthesis makes no link',
      hint: 'write them without a space: "[text](address)"',
    }),
  },
  {
    sign: new RegExp(String.raw`(\([^()\n]{1,80}\)\[)(?=${linkSign}|/|\.\.?/|https?:)`),
    describe: () => ({
      code: 'looks-like-link',
      message: 'the text is in parentheses and the address in brackets, which makes no link',
      hint: 'write it the other way round: "[text](address)"',
    }),
  },
  {
    sign: /(\[\[[^[\]\n]*\p{L}[^[\]\n]*\]\])/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-link',
      message: `two brackets make no link: ${quoted(cutText(written, 80))} is shown as it is`,
      hint: 'write "[text](address)"',
    }),
  },
  {
    sign: /(?<![*/\w])(\*\*(?:[ \t]+[^*\n]*\p{L}[^*\n]*|[^*\s][^*\n]*[ \t]+)\*\*)(?![*/\w])/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-bold',
      message: 'stars with a space inside make no bold type',
      hint: `write ${quoted(cutText(`**${written.slice(2, -2).trim()}**`, 80))}`,
    }),
  },
  {
    sign: /((?:(?![\ufffb\ufffc])[\p{P}\p{S}](?<![([{/*=,<\\])\*\*(?=[\p{L}\p{N}])|\p{L}\*\*[\p{Ps}\p{Pi}]))/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-bold',
      message: 'these stars are shown: between punctuation and a letter, bold type does not end or begin',
      hint: `write ${quoted(punctuationOf(written))} outside of the stars, or a space beside them`,
    }),
  },
]

function punctuationOf(written: string): string {
  return /^\p{L}/u.test(written) ? written.slice(-1) : written.slice(0, 1)
}

function quoted(text: string): string {
  return `"${text}"`
}

/** Any sign of any rule. */
const anySign = /[#*[|\t•‣◦▪●·]|(?:^|\n)(?:[-+]|\d{1,9}[.)])/

/** A paragraph that looks like something else. */
export function checkParagraph(node: Paragraph, { lines, problems }: ParagraphWalk): void {
  const words = node.children.map(wordsOf).join('')
  if (!anySign.test(words)) return
  const place = placeOf(node)
  const last = node.position?.end.line ?? place.line
  const said = new Set<string>()
  for (const { sign, describe } of rules) {
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

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'break') return '\n'
  return node.type === 'link' ? linkSign : otherSign
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
  if (label?.type !== 'text' || label.value !== node.url) return
  const end = node.url.search(afterAddress)
  const { line, column } = placeOf(node)
  // One in angle brackets or in [text](address) is meant.
  if (end < 0 || !lines[line - 1]?.startsWith(node.url, column - 1)) return
  const address = cutText(node.url.slice(0, end).replace(/[*_~]+$/, ''), 80)
  const message = `this address goes on to ${quoted(cutText(node.url.slice(end), 40))}`
  problems.push(
    warnOf({ code: 'looks-like-link', message, hint: `put it in angle brackets: <${address}>` }, { line, column }),
  )
}
