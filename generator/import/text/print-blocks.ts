// A tree of directives → rows. A directive has more colons than those inside it.

import type { Row } from '../source/model.ts'
import type { Block, Node } from './block.ts'

/** Prints neighbours, each directive with an empty row around it. */
export function printNodes(nodes: readonly Node[]): Row[] {
  const rows: Row[] = []
  let wasBlock = false
  for (const node of nodes) {
    const printed = node.kind === 'block' ? printBlock(node) : node.rows
    if (printed.length === 0) continue
    const isBlock = node.kind === 'block'
    const needsSpace = (isBlock || wasBlock) && rows.length > 0
    if (needsSpace) while (rows.at(-1)?.text.trim() === '') rows.pop()
    const first =
      needsSpace || wasBlock
        ? Math.max(
            0,
            printed.findIndex(({ text }) => text.trim() !== ''),
          )
        : 0
    if (needsSpace) rows.push({ text: '', line: printed[0]?.line ?? 1 })
    const isText = node.kind === 'text'
    for (const row of printed.slice(first)) if (!(isText && isBlank(row) && isBlank(rows.at(-1)))) rows.push(row)
    wasBlock = isBlock || (wasBlock && printed.every(({ text }) => text.trim() === ''))
  }
  return rows
}

function isBlank(row: Row | undefined): boolean {
  return row?.text.trim() === ''
}

function printBlock(block: Block): Row[] {
  const space = ' '.repeat(block.indent)
  // Moved further to the left, indented code would be text.
  const most = block.children.some(({ kind }) => kind === 'indented') ? block.indent : Number.POSITIVE_INFINITY
  const inner = indentRows(trimRows(printNodes(childrenOf(block))), { indent: block.indent, most })
  if (block.element !== '') return printElement(block, inner)
  if (block.name === '') {
    const above = block.above === '' ? [] : [space + block.above, '']
    return [...above.map((text) => ({ text, line: block.line })), ...inner]
  }
  const colons = ':'.repeat(colonsOf(block))
  const title = block.title === undefined ? '' : `[${labelOf(block.title)}]`
  const open = `${space}${colons}${block.name}${title}${block.isOpen ? '{open}' : ''}`
  const last = inner.at(-1)?.line ?? block.line
  return [{ text: open, line: block.line }, ...inner, { text: space + colons, line: last }]
}

const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s/

/** In elements that vanish, those inside are not indented any more: four columns would make code of their text. */
function childrenOf({ name, element, indent, children }: Block): readonly Node[] {
  const isGroup = name === '' && element === ''
  const hasList = children.some((node) => node.kind === 'text' && node.rows.some(({ text }) => listItem.test(text)))
  if (!isGroup || hasList) return children
  return children.map((node) => (node.kind === 'block' ? { ...node, indent: Math.min(node.indent, indent) } : node))
}

/** An empty line after a tag lets Markdown go on. */
function printElement({ element, indent, line }: Block, inner: readonly Row[]): Row[] {
  const space = ' '.repeat(indent)
  const last = inner.at(-1)?.line ?? line
  const open = [`${space}<${element}>`, ''].map((text) => ({ text, line }))
  const close = ['', `${space}</${element.split(' ')[0]}>`].map((text) => ({ text, line: last }))
  return [...open, ...inner, ...close]
}

function colonsOf(block: Block): number {
  return innerBlocks(block).reduce((most, inside) => Math.max(most, colonsOf(inside) + 1), 3)
}

/** The directives directly inside; groups print none. */
function innerBlocks({ children }: Block): Block[] {
  return children.flatMap((node) => {
    if (node.kind !== 'block') return []
    return node.name === '' ? innerBlocks(node) : [node]
  })
}

/** A title with brackets that are not in pairs would end early. */
function labelOf(title: string): string {
  const isPaired = /^(?:[^[\]]|\[[^[\]]*\])*$/.test(title)
  return isPaired ? title : title.replace(/[[\]]/g, '\\$&')
}

/** Rows without empty ones at the ends. */
export function trimRows(rows: readonly Row[]): Row[] {
  const isFull = ({ text }: Row) => text.trim() !== ''
  return rows.slice(Math.max(0, rows.findIndex(isFull)), rows.findLastIndex(isFull) + 1)
}

/** A tab is as wide as four spaces. */
function withoutTabs(space: string): string {
  return space.replaceAll('\t', '    ')
}

/** Moves rows so that the leftmost begins at this column; by at most so many to the left. */
function indentRows(written: readonly Row[], { indent, most }: { indent: number; most: number }): Row[] {
  const rows = written.map((row) => ({ ...row, text: row.text.replace(/^[ \t]+/, withoutTabs) }))
  const least = rows.reduce(
    (column, { text }) => (text.trim() === '' ? column : Math.min(column, /^ */.exec(text)?.[0].length ?? 0)),
    most,
  )
  return rows.map(({ text, line }) => ({
    text: text.trim() === '' ? '' : ' '.repeat(indent) + text.slice(Number.isFinite(least) ? least : 0),
    line,
  }))
}
