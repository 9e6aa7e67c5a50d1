// A box of HTML that begins with a heading: the heading is its title.

import type { Block } from './block.ts'
import { calloutKind } from './callout-kinds.ts'
import { withoutNotes } from './heading-ids.ts'

const heading = /^\s*#{1,6}[ \t]+(.*?)[ \t]*$/

/** A callout with the heading in it as its title. One with an id stays, because links lead there. */
export function titleCallout(block: Block): Block {
  if (block.title !== undefined || calloutKind(block.name) === undefined) return block
  const at = block.children.findIndex(
    (node) => node.kind !== 'text' || node.rows.some(({ text }) => text.trim() !== ''),
  )
  const first = block.children[at]
  if (first?.kind !== 'text') return block
  const row = first.rows.findIndex(({ text }) => text.trim() !== '')
  const title = heading.exec(first.rows[row]?.text ?? '')?.[1]
  if (title === undefined || title === '' || /\{#[^{}]*\}$/.test(title) || withoutNotes(title) !== title) return block
  const children = block.children.map((node, index) =>
    index === at && node.kind === 'text' ? { ...node, rows: node.rows.slice(row + 1) } : node,
  )
  return { ...block, title, children }
}
