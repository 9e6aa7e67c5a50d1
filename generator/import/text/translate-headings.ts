// Headings: the title of the page is in its front matter, so a text begins at the second level. Ids stay, in our form.

import type { Row } from '../source/model.ts'
import { plainId } from './heading-ids.ts'
import type { Part } from './split-code.ts'

/** A text without its title. */
export interface HeadedText {
  parts: Part[]
  /** The title that the text begins with. */
  title: string | undefined
  /** Id that the title was given as a heading. */
  titleId: string | undefined
}

const heading = /^( {0,3})(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
const ownId = new RegExp(
  [
    String.raw`[ \t]*(?:\{:?[ \t]*(?:#([\p{L}\p{M}\p{N}_:.-]+)|id="?([\p{L}\p{M}\p{N}_:.-]+)"?)[^{}]*\}`,
    String.raw`\{\/\*[ \t]*#([\w:.-]+)[ \t]*\*\/\})[ \t]*$`,
  ].join('|'),
  'u',
)

/** Takes the title out of a text. `known` is the title of the front matter. */
export function translateHeadings(parts: readonly Part[], known: string | undefined): HeadedText {
  const plain = parts.map(({ kind, rows }) => ({
    kind,
    rows:
      kind === 'text' ? rows.flatMap((row, index) => readHeading(row, rows[index + 1], rows[index - 1])) : [...rows],
  }))
  const title = takeTitle(plain, known)
  const isDeep = plain.some(
    ({ kind, rows }) => kind === 'text' && rows.some(({ text }) => heading.exec(text)?.[2] === '#'),
  )
  const moved = isDeep
    ? plain.map((part) => (part.kind === 'text' ? { ...part, rows: part.rows.map(lower) } : part))
    : plain
  return { parts: closeGaps(moved), ...title }
}

/** A heading with hashes instead of a line below it, and its id as pages have it. */
function readHeading(row: Row, next: Row | undefined, previous: Row | undefined): Row[] {
  if (/^ {0,3}=+\s*$/.test(row.text) && previous && isWords(previous.text)) return []
  const under = next && /^ {0,3}=+\s*$/.test(next.text) && isWords(row.text)
  const text = under ? `# ${row.text.trim()}` : row.text.replace(element, hashesOf)
  const [, indent = '', hashes, words = ''] = heading.exec(text) ?? []
  if (hashes === undefined) return [{ ...row, text }]
  return [{ ...row, text: `${indent}${hashes} ${words.replace(ownId, printId)}` }]
}

function printId(_: string, ...found: (string | undefined)[]): string {
  return ` {#${found.slice(0, 3).find((each) => each !== undefined) ?? ''}}`
}

const element = /^\s*<h([1-6])(?:\s[^<>]*?)?(?:\sid="([\w:.-]+)")?(?:\s[^<>]*)?>(.*)<\/h\1>\s*$/

/** A heading of HTML in one row. */
function hashesOf(_: string, level: string, id: string | undefined, words: string): string {
  return `${'#'.repeat(Number(level))} ${words.trim()}${id === undefined ? '' : ` {#${id}}`}`
}

function isWords(text: string): boolean {
  return /\S/.test(text) && !/^\s*(?:#|>|[-*+] |\d+[.)] |```|~~~|:::|\||<)/.test(text)
}

/** Removes the first heading if it is the title. */
function takeTitle(parts: readonly Part[], known: string | undefined): Pick<HeadedText, 'title' | 'titleId'> {
  for (const { kind, rows } of parts) {
    const first = kind !== 'text' ? -1 : rows.findIndex(({ text }) => heading.test(text))
    if (first < 0) continue
    const [, , hashes, written = ''] = heading.exec(rows[first]?.text ?? '') ?? []
    const [words = '', titleId] = written.split(/ \{#(\S+)\}$/)
    const title = plainWords(words)
    const id = titleId === undefined ? undefined : plainId(titleId)
    if (hashes !== '#' || (known !== undefined && plainWords(known) !== title)) break
    rows.splice(first, 1)
    return { title, titleId: id }
  }
  return { title: undefined, titleId: undefined }
}

function lower(row: Row): Row {
  const [, indent = '', hashes, words] = heading.exec(row.text) ?? []
  return hashes === undefined
    ? row
    : { ...row, text: `${indent}${'#'.repeat(Math.min(6, hashes.length + 1))} ${words}` }
}

/** Pages skip no level: a heading far below the one above it moves up, as the build would show it. */
function closeGaps(parts: readonly Part[]): Part[] {
  // A line below the words is a heading, too, which has no hashes to count.
  const isPlain = parts.every(
    ({ kind, rows }) =>
      kind !== 'text' ||
      !rows.some(({ text }, index) => /^ {0,3}-+\s*$/.test(text) && isWords(rows[index - 1]?.text ?? '')),
  )
  if (!isPlain) return [...parts]
  const above: { written: number; shown: number }[] = []
  const move = (row: Row): Row => {
    const [, indent = '', hashes, words = ''] = heading.exec(row.text) ?? []
    if (hashes === undefined) return row
    while ((above.at(-1)?.written ?? 0) >= hashes.length) above.pop()
    const top = above.at(-1)
    const shown = top ? top.shown + 1 : hashes.length
    above.push({ written: hashes.length, shown })
    return shown < hashes.length ? { ...row, text: `${indent}${'#'.repeat(shown)} ${words}` } : row
  }
  return parts.map(({ kind, rows }) => ({ kind, rows: kind === 'text' ? rows.map(move) : rows }))
}

/** Words without mark-up. What is behind a backslash or in code means itself. */
export function plainWords(text: string): string {
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => hide(sign))
    .replace(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g, (_, __, code: string) => code.replace(/[!-/:-@[-`{-~]/g, hide))
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*{1,3}|_{2,3}|~~|`+)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/[\uE100-\uE17F]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - hiddenFrom))
    .replace(/\s+/g, ' ')
    .trim()
}

// Characters that no text has.
const hiddenFrom = 0xe100

function hide(sign: string): string {
  return String.fromCharCode(hiddenFrom + sign.charCodeAt(0))
}
