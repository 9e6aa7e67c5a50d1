// HTML that stays HTML. A block of it ends at an empty line, and what looks like Markdown in it is shown as it is
// written: nothing in it is translated.

import type { Row } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import { openFences } from './code-fences.ts'
import type { Part } from './split-code.ts'

/** Elements that keep their meaning as HTML. They are opened for Markdown where the tool reads it in them. */
export const keptElements: ReadonlySet<string> = new Set(
  'aside blockquote dd dl dt li ol table tbody td tfoot th thead tr ul caption address'.split(' '),
)

const start = /^ {0,3}<([a-z]+|[A-Z]{2,})(?=[\s>])([^<>]*)>?/
const hidden = '\uE001'

function startOf(text: string): string | undefined {
  const [, name = '', attributes = ''] = start.exec(text) ?? []
  const isMarkdown = /(?:^|\s)markdown\b(?!=["']?0)/.test(attributes)
  return keptElements.has(name.toLowerCase()) && !isMarkdown ? name.toLowerCase() : undefined
}

/** Tools whose blocks of HTML end with their tag, whatever empty lines are in them. */
const endsWithTag: ReadonlySet<Tool> = new Set(['jekyll', 'markdown'])

/** Takes the empty lines out of blocks that end with their tag. */
export function closeRawBlocks(rows: readonly Row[], tool: Tool): Row[] {
  if (!endsWithTag.has(tool) || !rows.some(({ text }) => startOf(text) !== undefined)) return [...rows]
  const made: Row[] = []
  const isCode = openFences()
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const name = isCode(row.text) ? undefined : startOf(row.text)
    const length = name === undefined ? 0 : lengthOf(rows, index, name)
    const block = rows.slice(index, index + length)
    if (length === 0 || block.some(({ text }) => /<pre\b/i.test(text))) {
      made.push(row)
      continue
    }
    for (const each of block) if (each.text.trim() !== '') made.push(each)
    index += length - 1
  }
  return made
}

const mostRows = 2000

/** The rows up to the one that closes an element; 0 if none does. */
function lengthOf(rows: readonly Row[], from: number, name: string): number {
  const tag = new RegExp(`<(/?)${name}(?=[\\s>])`, 'gi')
  let depth = 0
  for (let index = from; index < rows.length && index < from + mostRows; index++) {
    for (const [, slash] of rows[index]?.text.matchAll(tag) ?? []) depth += slash === '/' ? -1 : 1
    if (depth <= 0) return index - from + 1
  }
  return 0
}

/** Hides the tags of such blocks from what translates HTML. */
export function hideRawBlocks(parts: readonly Part[]): Part[] {
  let isRaw = false
  return parts.map(({ kind, rows }) => {
    if (kind !== 'text') isRaw = false
    return {
      kind,
      rows:
        kind !== 'text'
          ? rows
          : rows.map((row) => {
              isRaw = row.text.trim() !== '' && (isRaw || startOf(row.text) !== undefined)
              return isRaw ? { ...row, text: row.text.replace(/(?<!\{\{)<(?=[a-z/!])/gi, hidden) } : row
            }),
    }
  })
}
