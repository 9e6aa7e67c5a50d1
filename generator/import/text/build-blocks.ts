// Tags and the text between them → a tree of directives.

import { cutText } from '../../text.ts'
import type { Report, Row } from '../source/model.ts'
import type { Action } from './action.ts'
import type { Block, Node } from './block.ts'
import { titleCallout } from './callout-title.ts'
import { actionOf } from './forms.ts'
import { nameTabs } from './name-tabs.ts'
import { actionOfRule } from './ruled-components.ts'
import type { Part } from './split-code.ts'
import { commentOf, isUnwrapped, lossOfComponent } from './strange-components.ts'
import { splitTags, type Tag, type TagRules } from './tags.ts'
import { translateCode, untitled } from './translate-code.ts'

/** A tag whose end has not come. */
interface Frame {
  tag: Tag
  block: Block
}

interface Walk {
  root: Block
  frames: Frame[]
  report: Report
  rules: TagRules
  /** Tags that stay text and may have an end, by name. */
  left: Set<string>
}

/** Builds the tree of a text. Tags that are not known stay text, and are reported. */
export function buildBlocks(parts: readonly Part[], rules: TagRules, report: Report): Node[] {
  const root = emptyBlock(1)
  const walk: Walk = { root, frames: [], report, rules, left: new Set() }
  for (const part of parts)
    if (part.kind === 'code') topOf(walk).children.push(translateCode(part.rows, report))
    else if (part.kind === 'indented') topOf(walk).children.push({ kind: 'indented', rows: part.rows })
    else addText(part.rows, walk)
  while (walk.frames.length > 0) dissolve(walk)
  return root.children
}

function topOf({ root, frames }: Walk): Block {
  return frames.at(-1)?.block ?? root
}

function addText(rows: readonly Row[], walk: Walk): void {
  const last = rows.at(-1)?.line ?? 1
  let index = 0
  const tokens = splitTags(rows.map((row) => row.text).join('\n'), walk.rules)
  // An empty row is no token.
  if (tokens.length === 0) topOf(walk).children.push({ kind: 'text', rows: [...rows] })
  for (const { text, tag } of tokens) {
    const start = index
    if (tag) addTag(tag, rows[start]?.line ?? last, walk)
    else appendText(topOf(walk), text, (row) => rows[start + row]?.line ?? last)
    index += (tag?.raw ?? text ?? '').split('\n').length - 1
  }
  endText(topOf(walk))
}

/** Adds a text: its first row goes on with the row before it. */
function appendText(block: Block, text: string, lineAt: (row: number) => number): void {
  const rows = text.split('\n').map((row, index) => ({ text: row, line: lineAt(index) }))
  const last = block.children.at(-1)
  const open = last?.kind === 'text' ? last.rows.pop() : undefined
  if (last?.kind !== 'text' || !open) {
    block.children.push({ kind: 'text', rows })
    return
  }
  const [next, ...others] = rows
  last.rows.push({ ...open, text: open.text + (next?.text ?? '') }, ...others)
}

/** The next text begins in a separate row: code or another part came between. */
function endText(block: Block): void {
  block.children.push({ kind: 'text', rows: [] })
}

/** Tags inside each other: deeper ones stay text. */
const maxDepth = 32

function addTag(tag: Tag, line: number, walk: Walk): void {
  if (tag.kind === 'close') return closeTag(tag, line, walk)
  const isDeep = walk.frames.length >= maxDepth
  const action = isDeep ? undefined : (tabOfSlot(tag, walk) ?? actionOfRule(tag, walk.rules.own) ?? actionOf(tag))
  if (!action || (tag.kind === 'void' && 'block' in action && action.content === undefined))
    return addStrange(tag, line, { walk, isDeep })
  walk.report.count('forms')
  for (const name of action.lost ?? [])
    walk.report.lose({
      code: 'import-lost',
      message: `the attribute "${name}" of ${nameOf(tag)}`,
      hint: 'it has no counterpart here',
      line,
    })
  if ('text' in action) return putText(action.text, line, walk)
  const block = openBlock(action, tag, line)
  if ('block' in action && action.content !== undefined) {
    topOf(walk).children.push(block)
    block.children.push({ kind: 'text', rows: [{ text: action.content, line }] })
  } else walk.frames.push({ tag, block })
}

/** Astro: parts of a component have names. Of one that has tabs they are the tabs. */
function tabOfSlot({ name, attributes: { slot } }: Tag, { frames }: Walk): Action | undefined {
  const isTab = name === 'Fragment' && slot !== undefined && frames.at(-1)?.block.name === 'tabs'
  return isTab ? { block: 'tab', title: slot } : undefined
}

/** A component that nobody knows; other tags stay. */
function addStrange(tag: Tag, line: number, { walk, isDeep }: { walk: Walk; isDeep: boolean }): void {
  const comment = walk.rules.hasComponents ? commentOf(tag) : undefined
  if (comment === undefined && (isDeep || !walk.rules.hasComponents || !isUnwrapped(tag))) return leave(tag, line, walk)
  const isTabs = comment === undefined && tag.name.endsWith('Tabs')
  if (!isTabs || Object.keys(tag.attributes).length > 0) walk.report.lose(lossOfComponent(tag, line))
  if (comment !== undefined) return putText(comment, line, walk)
  const { title } = tag.attributes
  const above = title === undefined || title.startsWith('{') ? '' : `**${title.trim()}**`
  const action: Action = isTabs ? { block: 'tabs' } : { group: true, above }
  walk.frames.push({ tag, block: openBlock(action, tag, line) })
}

function openBlock(action: Exclude<Action, { text: string }>, { indent }: Tag, line: number): Block {
  const empty = { ...emptyBlock(line), indent }
  if ('element' in action) return { ...empty, element: action.element }
  if ('group' in action) return { ...empty, above: action.above ?? '' }
  const { block: name, title, isOpen = false, titles, value } = action
  return { ...empty, name, title, isOpen, ...(titles && { titles }), ...(value !== undefined && { value }) }
}

function emptyBlock(line: number): Block {
  return {
    kind: 'block',
    name: '',
    title: undefined,
    isOpen: false,
    above: '',
    element: '',
    indent: 0,
    line,
    children: [],
  }
}

function putText(text: string, line: number, walk: Walk): void {
  appendText(topOf(walk), text, () => line)
}

/** Keeps a tag as it is. */
function leave(tag: Tag, line: number, walk: Walk): void {
  putText(tag.raw, line, walk)
  // The end of what is reported already; components are found with the rest of HTML.
  if (tag.syntax === 'component' || (tag.kind === 'close' && walk.left.has(tag.name))) return
  if (tag.kind === 'open') walk.left.add(tag.syntax === 'colons' ? '' : tag.name)
  walk.report.lose({
    code: 'import-left',
    message: `${nameOf(tag)} is not known and stays in the text`,
    hint: 'write it in Markdown, or remove it',
    line,
  })
}

/** A tag as messages call it. */
function nameOf({ syntax, name, raw }: Tag): string {
  if (syntax === 'shortcode') return `the shortcode "${name}"`
  if (syntax === 'liquid') return `the tag "{% ${name} %}"`
  return syntax === 'colons' ? `"${cutText(raw.trim(), 40)}"` : `<${name}>`
}

function closeTag(tag: Tag, line: number, walk: Walk): void {
  const { frames } = walk
  const at = frames.findLastIndex((frame) => isEndOf(tag, frame.tag))
  if (at < 0) return leave(tag, line, walk)
  while (frames.length > at + 1) dissolve(walk)
  const { block, tag: start } = frames.pop() as Frame
  finishBlock(start.name === 'div' ? titleCallout(block) : block, walk)
}

function isEndOf(end: Tag, start: Tag): boolean {
  if (end.syntax !== start.syntax) return false
  if (end.syntax !== 'colons') return end.name === start.name
  return colonsOf(end) >= colonsOf(start)
}

function colonsOf({ raw }: Tag): number {
  return /^:+/.exec(raw)?.[0].length ?? 0
}

/** The tag that was opened last has no end: it stays text. */
function dissolve(walk: Walk): void {
  const { tag, block } = walk.frames.pop() as Frame
  leave(tag, block.line, walk)
  const parent = topOf(walk)
  for (const child of block.children) parent.children.push(child)
}

function finishBlock(block: Block, walk: Walk): void {
  const parent = topOf(walk)
  // A table of contents was all that it had.
  const isEmpty = block.name === 'details' && textOf(block).trim() === ''
  if (block.name === 'comment' || isEmpty) return
  if (block.name === 'summary') {
    parent.title = textOf(block).replace(/\s+/g, ' ').trim()
    return
  }
  if (block.name === 'template') {
    const text = (block.title ?? '').replaceAll('{children}', () => textOf(block).trim())
    appendText(parent, text, () => block.line)
    return
  }
  parent.children.push(shapeBlock(block, walk.report))
  // A row that follows in the same line begins anew.
  endText(parent)
}

function shapeBlock(block: Block, report: Report): Block {
  if (block.name === 'code-group') return { ...block, name: 'tabs', children: block.children.flatMap(tabOfCode) }
  if (block.name === 'tabs') return hasTabs(block) ? nameTabs(block) : { ...block, name: '', title: undefined }
  // A caption makes the figure.
  if (block.name === 'figure' && block.title === undefined) return { ...block, name: '' }
  if (block.name !== 'steps' || /^[ \t]*\d+[.)]\s/m.test(textOf(block))) return block
  report.lose({
    code: 'import-lost',
    message: 'the steps are no numbered list, and stay as they are',
    hint: 'write a list "1. …" in ":::steps"',
    line: block.line,
  })
  return { ...block, name: '' }
}

function hasTabs({ children }: Block): boolean {
  return children.some((node) => node.kind === 'block' && node.name === 'tab')
}

function tabOfCode(node: Node): Node[] {
  if (node.kind !== 'code')
    return node.kind === 'text' && node.rows.every(({ text }) => text.trim() === '') ? [] : [node]
  const [first] = node.rows
  const language = /(?:`{3,}|~{3,})([\w+#.-]*)/.exec(first?.text ?? '')?.[1] ?? ''
  const line = first?.line ?? 1
  const title = node.title ?? (language === '' ? 'Code' : language)
  return [{ ...emptyBlock(line), name: 'tab', title, children: [untitled(node)] }]
}

function textOf(block: Block): string {
  return block.children
    .map((node) => (node.kind === 'block' ? textOf(node) : node.rows.map(({ text }) => text).join('\n')))
    .join('\n')
}
