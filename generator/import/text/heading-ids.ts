// Addresses of headings stay: a heading gets the id that the old tool gave it, where ours would be another one. Ids are
// noted at the beginning, when the words are still those of the tool, and compared at the end, when they are ours.

import GithubSlugger, { slug as slugOf } from 'github-slugger'
import type { Nodes } from 'mdast'
import { reservedIds } from '#schemas/article-anchors.ts'
import { compileMarkdown, treeOf, usualParser } from '../../markdown/markdown.ts'
import type { Row } from '../source/model.ts'
import { type HeadingStyle, openHeadingIds } from './heading-slugs.ts'
import type { Part } from './split-code.ts'

// A character that no text has: it tells a noted id from one that the writer gave.
const sign = '\uE003'
const noted = /[ \t]*\{#\uE003([^\s{}]+)\}/g
const heading = /^((?:[ \t>]|[-*+][ \t]|\d{1,3}[.)][ \t])*)(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/
const ownId =
  /\{:?[ \t]*[^{}]*?(?:#([^\s{}]+)|\bid="?([^\s"{}]+)"?)[^{}]*\}[ \t]*$|\{\/\*[ \t]*#(\S+)[ \t]*\*\/\}[ \t]*$/

/** Notes behind each heading the id that it had. */
export function noteHeadingIds(parts: readonly Part[], style: HeadingStyle): Part[] {
  const ids = openHeadingIds(style)
  return parts.map(({ kind, rows }) => {
    if (kind !== 'text') return { kind, rows }
    return { kind, rows: rows.map((row, index) => noteHeading(row, rows[index + 1], { ids, style })) }
  })
}

function noteHeading(
  row: Row,
  next: Row | undefined,
  { ids, style }: { ids: ReturnType<typeof openHeadingIds>; style: HeadingStyle },
): Row {
  const [, before = '', hashes, inHashes = ''] = heading.exec(row.text) ?? []
  const isUnderlined = hashes === undefined && next !== undefined && underline.test(next.text) && isWords(row.text)
  if (hashes === undefined && !isUnderlined) return row
  const written = isUnderlined ? row.text.trim() : inHashes
  // kramdown has attributes in the row below.
  const given = ownId.exec(written) ?? /^[ \t]*\{:[^{}]*?#([\w:.-]+)/.exec(next?.text ?? '')
  if (given) {
    ids.take(given.slice(1).find(Boolean) ?? '')
    return row
  }
  // What templates print is not known; it is mostly a sign beside the words.
  const plain = written.replace(/\s*(?:\{%[^%]*%\}|\{\{[^{}]*\}\})/g, '').trim()
  const id = ids.make(wordsOf(style.startsWith('mkdocs') ? plain.replace(attributes, '') : plain, style))
  if (id === '' || !/^[\p{L}\p{M}\p{N}\p{So}_:.-]+$/u.test(id)) return row
  const shown = isUnderlined ? row.text.trimEnd() : `${before}${hashes} ${inHashes}`
  return { ...row, text: `${shown} {#${sign}${id}}` }
}

/** Attributes of Python-Markdown that give no id. */
const attributes = /[ \t]*\{:?[ \t]+[\w.-][^{}]*\}[ \t]*$/

function isWords(text: string): boolean {
  return /\S/.test(text) && !/^\s*(?:#|>|[-*+] |\d+[.)] |```|~~~|:::|\||<|\{)/.test(text)
}

/** What a tool makes an id of. Hugo takes the words as they are written, signs of Markdown and HTML included. */
function wordsOf(written: string, style: HeadingStyle): string {
  if (/^(?:hugo|blackfriday)/.test(style)) return written
  const tree = treeOf(`# ${written}`, usualParser())
  const [first] = tree?.children ?? []
  if (first?.type !== 'heading') return written
  return textOf(first, style)
}

/** Two hyphens are a dash before ids are made. */
const hasTypography: ReadonlySet<HeadingStyle> = new Set(['astro', 'kramdown', 'kramdown-gfm'])
const showsPictures: ReadonlySet<HeadingStyle> = new Set(['vitepress', 'markdown-it-anchor'])

function textOf(node: Nodes, style: HeadingStyle): string {
  if (node.type === 'image') return showsPictures.has(style) ? (node.alt ?? '') : ''
  if (node.type === 'break') return ' '
  const inner = 'children' in node ? node.children.map((child) => textOf(child, style)).join('') : ''
  if (node.type === 'textDirective') return `:${node.name}${inner}`
  if (node.type === 'html' || !('value' in node)) return inner
  if (node.type !== 'text') return node.value
  if (hasTypography.has(style)) return node.value.replace(/-{2,3}/g, '–')
  // Emoji by name are no text there.
  return style === 'vitepress' ? node.value.replace(/:[a-z][\w+-]*:/g, '') : node.value
}

/** Words without noted ids. */
export function withoutNotes(text: string): string {
  return text.includes(sign) ? text.replace(noted, '') : text
}

/** An id as it was noted or written. */
export function plainId(id: string): string {
  return id.replace(sign, '')
}

const compileOptions = { baseDepth: 2, takenIds: reservedIds, prefix: 'text', claims: {}, hasWidgets: true } as const

/** Writes the noted ids that differ from ours, and takes the others away. */
export function writeHeadingIds(rows: readonly Row[]): Row[] {
  if (!rows.some(({ text }) => text.includes(sign))) return [...rows]
  const all = rows.map((row) => ({ ...row, text: row.text.replace(/ \{#\uE003[^{}]+\}(?=[ \t]*\{[:#])/g, '') }))
  const source = all.map(({ text }) => text.replaceAll(sign, '')).join('\n')
  const { headings } = compileMarkdown(source, { ...compileOptions, parser: usualParser() })
  const needed = findNeeded(headings)
  return all.map((row) => ({
    ...row,
    text: row.text.replace(noted, (_, id: string) => (needed.has(id) ? ` {#${id}}` : '')),
  }))
}

/** The ids that a heading has only if they are written, as the others are numbered past them. */
function findNeeded(headings: readonly { id: string; text: string }[]): Set<string> {
  const needed = new Set<string>()
  for (let before = -1; before < needed.size; ) {
    before = needed.size
    const slugger = new GithubSlugger()
    for (const id of [...reservedIds, ...needed]) slugger.slug(id, true)
    for (const { id, text } of headings)
      if (!needed.has(id) && slugger.slug(slugOf(text) === '' ? 'section' : text) !== id) needed.add(id)
  }
  return needed
}
