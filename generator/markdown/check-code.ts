// Code that was meant otherwise: a fence that is not closed or is none, and a language that nobody knows.

import type { Code, InlineCode, Paragraph } from 'mdast'
import { type Fault, nearestName, type Position } from '../problem.ts'
import { cutText } from '../text.ts'
import type { SlipWalk } from './find-slips.ts'
import { isKnownLanguage, languageNames } from './highlight-code.ts'
import { endOf, placeOf, warnOf } from './markdown-problem.ts'

const fenceSign = /^(?:`{3,}|~{3,})/

/** A fence that is not closed, or closed otherwise than it seems, and a language that nobody knows. */
export function checkCode(node: Code, walk: SlipWalk): void {
  const { lines, problems } = walk
  const { line, column } = placeOf(node)
  const [fence] = fenceSign.exec((lines[line - 1] ?? '').slice(column - 1)) ?? []
  if (fence === undefined) {
    if (/^[ \t]*(?:`{3}|~{3})/.test(node.value)) reportFence(indentedFence, fenceIn(lines, line), walk)
    return
  }
  const inner = findInner(node, fence, lines)
  const end = endOf(node)
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec((lines[end.line - 1] ?? '').slice(0, end.column - 1))?.[1] ?? ''
  const isOpen = end.line === line || closing[0] !== fence[0] || closing.length < fence.length
  if (inner) problems.push(warnOf(fenceWithWords(fence), inner))
  else if (isOpen) {
    const hint = `add a line ${fence} after the code`
    problems.push(warnOf({ code: 'open-code', message: 'the code fence is not closed', hint }, { line, column }))
  }
  checkLanguage(node, walk)
}

/** A line of code that would close it, had it no words behind its fence. */
function findInner({ value, position }: Code, fence: string, lines: readonly string[]): Position | undefined {
  if (!value.includes(fence)) return undefined
  const rows = value.split('\n')
  const index = rows.findIndex((row) => {
    const [, sign = '', words = ''] = /^ {0,3}(`{3,}|~{3,})[ \t]*(?=[\p{L}\p{N}\p{P}<])([^`~]*)$/u.exec(row) ?? []
    return words !== '' && sign.startsWith(fence)
  })
  const line = (position?.start.line ?? 1) + 1 + index
  const column = (lines[line - 1] ?? '').indexOf(fence) + 1
  return index < 0 || column === 0 ? undefined : { line, column }
}

function fenceWithWords(fence: string): Fault {
  return {
    code: 'open-code',
    message: 'this fence has words behind it, so it is a part of the code above and does not close it',
    hint: `close that code with a line ${fence}; put ${fence}${fence[0]} around code that has fences in it`,
  }
}

const indentedFence: Fault = {
  code: 'looks-like-code',
  message: 'this fence is indented so far that it makes no code block',
  hint: 'indent it by three spaces at most, and in a list as far as the words of its item',
}

/** A fence behind what a quote and a list put before it. */
const fenceInSource = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})(.*)$/

/** A line of a paragraph that begins with a fence, or ends with one. */
export function checkFence(node: Paragraph, words: string, walk: SlipWalk): void {
  if (!words.includes('```') && !words.includes('~~~')) return
  const { lines } = walk
  const { line: first } = placeOf(node)
  for (let line = first; line <= endOf(node).line; line++) {
    const written = lines[line - 1] ?? ''
    const [, before, sign = '', rest = ''] = fenceInSource.exec(written) ?? []
    if (before === undefined) {
      if (/^[^`]*[^\s`\\|%][ \t]*`{3,}[\w+#-]*[ \t]*$/.test(written))
        reportFence(fenceInLine, fenceIn(lines, line), walk)
      continue
    }
    const place = { line, column: before.length + 1 }
    if (sign.startsWith('`') && rest.includes(sign)) continue
    if (sign.startsWith('`') && rest.includes('`')) reportFence(fenceWithBacktick(sign, rest), place, walk)
    else if (line > first) reportFence(indentedFence, place, walk)
    return
  }
}

function fenceWithBacktick(sign: string, rest: string): Fault {
  const written = cutText(`${'~'.repeat(sign.length)}${rest.trimEnd()}`, 60)
  return {
    code: 'looks-like-code',
    message: 'this fence has a backtick behind it, so it begins no code block',
    hint: `take the backtick out of the line, or write both fences with tildes: ${written}`,
  }
}

/** Inline code of several lines between fences. */
export function checkInlineCode({ position }: InlineCode, walk: SlipWalk): void {
  if (!position || position.end.line === position.start.line) return
  const { line, column } = position.start
  const written = walk.lines[line - 1] ?? ''
  if (!/^`{3,}[ \t]*[\w+#-]*[ \t]*$/.test(written.slice(column - 1))) return
  const before = written.slice(0, column - 1).trimEnd()
  // The bar of a drawn table, and the sign of a comment, make no words.
  if (/[|%]$/.test(before)) return
  const isFirst = fenceInSource.test(written)
  reportFence(isFirst ? indentedFence : fenceInLine, { line, column }, walk)
}

/** The place of the first fence in a line. */
function fenceIn(lines: readonly string[], line: number): Position {
  return { line, column: Math.max(0, (lines[line - 1] ?? '').search(/`{3}|~{3}/)) + 1 }
}

const fenceInLine: Fault = {
  code: 'looks-like-code',
  message: 'this fence has words before it, so its code is shown inside of the line',
  hint: 'write each fence in a line of its own',
}

/** Once for a text: whoever indents one fence like this does so with all. */
function reportFence(fault: Fault, place: Position, walk: SlipWalk): void {
  if (walk.hasFence || (walk.hasIndent && fault === indentedFence)) return
  walk.hasFence = true
  walk.problems.push(warnOf(fault, place))
}

function checkLanguage(node: Code, walk: SlipWalk): void {
  const written = node.lang ?? ''
  const name = /^[\w+#.-]{1,32}(?=$|\{)/.exec(written)?.[0]
  if (name === undefined) return checkLongLanguage(written, node, walk)
  if (isKnownLanguage(name) || isReported(name, walk)) return
  const plain = 'write the name of a language, such as "json", or "text" for code without colours'
  // Names of languages are short: at two edits, "cli" would be "css".
  const candidates = languageNames.filter((each) => each[0] === name[0]?.toLowerCase())
  const near = nearestName(name, candidates, name.length <= 4 ? 1 : 2)
  const hint = near === undefined ? plain : `did you mean "${near}"?`
  walk.problems.push(warnOf(unknownLanguage(name, hint), placeOf(node)))
}

/** A language that has more in its word, as with other tools: `js:build.js`, `rust,ignore`, `{.python}`. */
function checkLongLanguage(word: string, node: Code, walk: SlipWalk): void {
  // Braces may have spaces in them.
  const written = word.startsWith('{') && node.meta ? `${word} ${node.meta}` : word
  const [, before, sign = '', rest = ''] = /^([\w+#.-]{1,32})([:,;|[({])(.*)$/.exec(written) ?? []
  const name = before ?? /^\{ ?(?:#[\w-]+ )?[.=]?([a-z][\w+#-]{0,31})/i.exec(written)?.[1]
  const key = before === undefined ? `{${name}` : written
  if (name === undefined || !isKnownLanguage(name) || isReported(key, walk)) return
  const [file] = (/[:[]/.test(sign) && /^[^\]"]*\.[^\]"]+/.exec(rest)) || []
  const said = file === undefined ? `write "${name}", and a space before what follows` : `write ${name} title="${file}"`
  const hint = written.startsWith('{=html}') ? 'write the HTML without the fences' : said
  walk.problems.push(warnOf(unknownLanguage(cutText(written, 40), cutText(hint, 120)), placeOf(node)))
}

function unknownLanguage(name: string, hint: string): Fault {
  return { code: 'unknown-language', message: `the language "${name}" of this code is not known`, hint }
}

/** Whether a language was reported. From now on it is. */
function isReported(name: string, walk: SlipWalk): boolean {
  walk.languages ??= new Set()
  const { size } = walk.languages
  return walk.languages.add(name).size === size
}
