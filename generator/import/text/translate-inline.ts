// What stands inside the sentences: outputs of Liquid, simple HTML, and lines that other tools do not show.

import type { Report, Row } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import { type Around, aroundRows, breakLines } from './break-lines.ts'
import { outsideCode } from './code-spans.ts'
import { showEmoji } from './emoji.ts'
import { withoutNotes } from './heading-ids.ts'
import { anchorOf, isAnchor } from './html-elements.ts'
import { hasLiquid, reportOutputs } from './liquid.ts'
import type { Part } from './split-code.ts'
import { readArguments } from './tags.ts'

interface InlineFacts {
  tool: Tool
  isMdx: boolean
  report: Report
}

/** Translates the rows of texts. */
export function translateInline(parts: readonly Part[], facts: InlineFacts): Part[] {
  return parts.map(({ kind, rows }) => {
    if (kind !== 'text') return { kind, rows }
    const around = aroundRows(rows)
    const isEmpty = (row: Row, index: number) =>
      contentsHeading.test(withoutNotes(row.text)) &&
      isContents(rows.slice(index + 1).find(({ text }) => text.trim() !== ''))
    return {
      kind,
      rows: rows.flatMap((row, index) =>
        isEmpty(row, index) ? [] : translateRow(row, around[index] as Around, facts),
      ),
    }
  })
}

/** Lines that make a table of contents, which pages have anyway. */
const contents = /^\s*(?:\[\[?toc\]\]?|(?:[*-]|\d+\.)\s+toc|\{:\s*toc\s*\}|\{:toc[^}]*\})\s*$/i

/** The heading above such lines has nothing below it. */
const contentsHeading = /^#+ (?:Table of )?contents$/i

function isContents(row: Row | undefined): boolean {
  return row !== undefined && contents.test(row.text)
}

function translateRow(row: Row, around: Around, facts: InlineFacts): Row[] {
  if (isContents(row)) {
    facts.report.count('forms')
    return []
  }
  if (!/[<{:]/.test(row.text)) return [row]
  const text = outsideCode(row.text, (part) => {
    const plain = withoutComments(showEmoji(part, facts.tool), facts)
    if (hasLiquid(facts.tool)) reportOutputs(plain, row.line, facts.report)
    return withoutLooks(translateHtml(plain, facts.report), row.line, facts.report)
  })
  return breakLines({ ...row, text }, around, facts.report).map(endAddress)
}

/** The backslash of a line break would be a part of the address before it. */
function endAddress(row: Row): Row {
  return { ...row, text: row.text.replace(/((?:https?:\/\/|www\.)[^\s<>()]*[^\s<>()\\])\\$/, '$1 \\') }
}

function withoutComments(text: string, { tool, isMdx }: InlineFacts): string {
  const plain = isMdx ? printTexts(text.replace(/\{\/\*[^]*?\*\/\}/g, '')) : text
  return tool === 'eleventy' ? plain.replace(/\{#\s[^]*?\s#\}/g, '') : plain
}

/** MDX: `{' '}` is a blank that a line may end in, and `{'<'}` a sign that means nothing. */
function printTexts(text: string): string {
  return text.replace(
    /(?<!=)\{(?:'([^'\\{}<>]*|[{}<>])'|"([^"\\{}<>]*|[{}<>])")\}/g,
    (_, single?: string, double = '') => (single ?? double).replace(/[\\`*_[\]{}<>|]/g, String.raw`\$&`),
  )
}

const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  s: '~~',
  del: '~~',
  strike: '~~',
  code: '`',
}

/** Elements without attributes that Markdown has signs for, and links. Other HTML stays. */
function translateHtml(text: string, report: Report): string {
  if (!text.includes('</')) return text
  return text
    .replace(
      /(?<!\\)<(b|strong|i|em|s|del|strike|code)>([^<>`*]+)(?<!\\)<\/\1>/g,
      (whole: string, ...found: [name: string, inner: string, at: number, all: string]) => {
        const [name, inner, at, all] = found
        const words = inner.trim()
        if (words === '') return whole
        const mark = marks[name] ?? ''
        const code = mark === '`' ? codeOf(words, all.slice(0, at)) : ''
        if (code === undefined) return whole
        report.count('forms')
        if (code !== '') return code
        const [before, after] = [all.slice(0, at), all.slice(at + whole.length)]
        const [first, last] = isEmphasis(mark) ? spacesAround({ before, inner, after }) : ['', '']
        return first + mark + words + mark + last
      },
    )
    .replace(
      /(?<!\\)<a\s(?:[^<>]*\s)?href=(?:"([^"<>\s]+)"|'([^'<>\s]+)')[^<>]*>([^<>[\]]+|\s*<img\s[^<>]+>\s*)<\/a>/g,
      (_, double, single, inner) => {
        report.count('forms')
        return `[${String(inner).trim()}](${String(double ?? single)})`
      },
    )
}

const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

/** Code in backticks, where signs mean themselves; undefined if it stays an element. */
function codeOf(words: string, before: string): string | undefined {
  // Between the tags of <pre> backticks would be shown.
  if (before.lastIndexOf('<pre') > before.lastIndexOf('</pre')) return undefined
  const code = words.replace(/&(?:lt|gt|quot|apos|amp);/g, (name) => signs[name] ?? name)
  return /&#?\w+;/.test(words.replace(/&(?:lt|gt|quot|apos|amp);/g, '')) ? undefined : `\`${code}\``
}

/** One with an id is an anchor. */
const empty = /<(a|i|span)\b(?![^<>]*\s(?:id|name)\s*=)[^<>]*>()<\/\1>/g
const looks = /<(span|big|font|center|label)(?:\s[^<>]*)?>([^<>]*)<\/\1>/g

/** Takes elements away that only change how their words look; of those inside each other the inner ones first. */
function withoutLooks(text: string, line: number, report: Report): string {
  const names = new Set<string>()
  const take = (whole: string, name: string, words: string) => {
    const { id, name: other = id } = readArguments(whole.slice(name.length + 1, whole.indexOf('>'))).attributes
    const anchor = isAnchor(id ?? other) ? anchorOf(id ?? other ?? '') : ''
    if (words !== '' || anchor === '') names.add(name)
    return anchor + words
  }
  let plain = text.replace(empty, take)
  for (let depth = 0; depth < 4; depth++) plain = plain.replace(looks, take)
  for (const name of names)
    report.lose({ code: 'import-lost', message: `the element <${name}>`, hint: 'its words stay', line })
  return plain
}

function isEmphasis(mark: string): boolean {
  return mark.startsWith('*')
}

/**
 * Spaces outside the marks of an emphasis: those that were inside, and one where Markdown would show the marks: between
 * a letter and punctuation.
 */
function spacesAround({ before, inner, after }: Record<'before' | 'inner' | 'after', string>): [string, string] {
  const opens = /^\s/.test(inner) || (/[\p{L}\p{N}]$/u.test(before) && /^[\p{P}\p{S}]/u.test(inner))
  const closes = /\s$/.test(inner) || (/[\p{P}\p{S}]$/u.test(inner) && /^(?:[\p{L}\p{N}]|<[bsie])/u.test(after))
  return [opens && !/(?:^|\s)$/.test(before) ? ' ' : '', closes && !/^(?:\s|$)/.test(after) ? ' ' : '']
}
