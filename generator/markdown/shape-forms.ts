// Callouts, tabs, steps, figures and foldable parts: their directives, and GitHub's `> [!NOTE]`, get the names of the
// elements they become, in place. A directive that is not known stays text, with a warning.

import type { Blockquote, Nodes, Paragraph, Parents, Root, Text } from 'mdast'
import { type FormWalk, shapeContent } from './form-elements.ts'
import { describeColons, describeMarker, notClosed, unknownAttribute } from './form-problems.ts'
import { type ContainerDirective, callouts, forms, type LeafDirective } from './forms.ts'
import { endOf, placeOf, warnOf } from './markdown-problem.ts'
import type { Markdown } from './model.ts'
import { joinTexts, linkMails, paragraphOf, restoreAlt, restoreBlock, restoreInline } from './restore-text.ts'
import { blockAttributeFaults, blockFault, takeBlock } from './shape-block.ts'
import { takeWidget, widgetFault } from './shape-widget.ts'

/** One walk over a tree. */
interface Walk extends FormWalk {
  /** The source. */
  lines: readonly string[]
  /** Parses a part of the source without directives; undefined if it takes too long. */
  parsePlain: (text: string) => Root | undefined
  /** Whether the text may place widgets. */
  hasWidgets?: boolean | undefined
  /** Whether the text may place blocks. */
  hasBlocks?: boolean | undefined
  /** Lines that close a directive. */
  closings: Set<number>
  /** Number of lines so far that were to open a directive and are text. */
  failed: number
}

/** Shapes every form of a tree. `lines` is the source. */
export function shapeForms(
  tree: Root,
  state: Markdown,
  options: Pick<Walk, 'lines' | 'parsePlain' | 'prefix' | 'hasWidgets' | 'hasBlocks'>,
): void {
  const { lines, parsePlain, prefix, hasWidgets, hasBlocks } = options
  const start = { closings: new Set<number>(), failed: 0, tabGroups: 0 }
  shapeChildren(tree, { state, lines, parsePlain, prefix, hasWidgets, hasBlocks, ...start })
}

function shapeChildren(parent: Parents, walk: Walk): void {
  const shaped = (parent.children as Nodes[]).flatMap((node) => shapeNode(node, parent, walk))
  const joined = joinTexts(shaped)
  parent.children = (parent.type === 'link' ? joined : linkMails(joined)) as typeof parent.children
}

function shapeNode(node: Nodes, parent: Parents, walk: Walk): Nodes | Nodes[] {
  if (node.type === 'containerDirective') return shapeContainer(node, parent, walk)
  if (node.type === 'text') checkColons(node, walk)
  if (node.type === 'image' || node.type === 'imageReference') restoreAlt(node, walk.lines, walk.parsePlain)
  if ('children' in node) shapeChildren(node, walk)
  if (node.type === 'textDirective') return restoreInline(node, walk.lines)
  if (node.type === 'leafDirective') return shapeLeaf(node, parent, walk)
  return node.type === 'blockquote' ? shapeQuote(node, walk) : node
}

function shapeLeaf(node: LeafDirective, parent: Parents, { state, lines, hasWidgets }: Walk): Nodes[] {
  const place = placeOf(node)
  const fault =
    node.name === 'widget'
      ? widgetFault(node, { lines, isPlaceable: hasWidgets === true && parent.type === 'root' })
      : describeColons(`::${node.name}`)
  if (!fault) {
    state.widgets.push({ ...takeWidget(node, state.widgets.length), ...place })
    return [node]
  }
  // ::1 is an address.
  if (!/^\d/.test(node.name)) state.problems.push(warnOf(fault, place))
  return restoreBlock(node, lines, undefined)
}

function shapeContainer(node: ContainerDirective, parent: Parents, walk: Walk): Nodes | Nodes[] {
  const { state, lines } = walk
  const place = placeOf(node)
  const opening = (lines[place.line - 1] ?? '').slice(place.column - 1)
  const form = isWellFormed(node, opening) ? forms.get(node.name) : undefined
  const { closing, rest } = closingOf(node, walk)
  if (form && closing === undefined) state.problems.push(warnOf(notClosed(opening), place))
  if (rest) node.children.push(rest)
  if (node.name === 'block' && closing !== undefined && isWellFormed(node, opening)) {
    const fault = blockFault(node, walk.hasBlocks === true && parent.type === 'root')
    const faults = fault ? [fault] : blockAttributeFaults(node)
    for (const each of faults) state.problems.push(warnOf(each, place))
    if (!fault) {
      state.widgets.push(takeBlock(node, state.widgets.length))
      return node
    }
    shapeChildren(node, walk)
    return restoreBlock(node, lines, closing)
  }
  shapeChildren(node, walk)
  if (!form) {
    state.problems.push(warnOf(describeColons(opening.trim()), place))
    return restoreBlock(node, lines, closing)
  }
  for (const name of Object.keys(node.attributes ?? {}))
    if (!form.attributes.includes(name)) state.problems.push(warnOf(unknownAttribute(node.name, name), place))
  return shapeContent(node, parent, walk)
}

/** The colons that close a directive. satteri drops what stands behind them: `rest` brings it back as text. */
function closingOf(node: ContainerDirective, { lines, closings }: Walk): { closing?: string; rest?: Paragraph } {
  const end = endOf(node)
  const { line } = end
  if (line <= placeOf(node).line || closings.has(line) || isContent(line, node)) return {}
  const [, colons, rest] = /^[\s>]*(:{3,})(.*)$/.exec((lines[line - 1] ?? '').slice(0, end.column - 1)) ?? []
  if (colons === undefined || colons.length < colonsOf(node, lines)) return {}
  if (rest?.trim() !== '') return { rest: paragraphOf(colons + rest, { start: { line, column: 1 }, end }) }
  closings.add(line)
  return { closing: colons }
}

/** Whether a line belongs to what is in a directive: colons that close nothing are text. */
function isContent(line: number, { children }: ContainerDirective): boolean {
  const last = children.at(-1)
  if (!last || last.type === 'containerDirective') return false
  const end = endOf(last)
  return end.line === line && end.column > 1
}

function colonsOf(node: ContainerDirective, lines: readonly string[]): number {
  const { line, column } = placeOf(node)
  return /^:*/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0].length ?? 0
}

// satteri takes a line as a directive although more than a label and attributes follows the name.
function isWellFormed({ children, name }: ContainerDirective, opening: string): boolean {
  const [first] = children
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel === true
  const label = isLabelled ? endOf(first).column - placeOf(first).column : 0
  const colons = /^:+/.exec(opening)?.[0].length ?? 0
  return /^(?:\[\])?(?:\{[^{}]*\})?\s*$/.test(opening.slice(colons + name.length + label))
}

/** A quote that begins with a line `[!NOTE]` as the directive of that name. */
function shapeQuote(quote: Blockquote, walk: Walk): Nodes {
  const [paragraph, ...others] = quote.children
  const [text, next] = paragraph?.type === 'paragraph' ? paragraph.children : []
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text' || !isWritten('[!', text, walk)) return quote
  const [line, name, rest] = /^\[!(\w+)\](.*)(?:\n|$)/.exec(text.value) ?? []
  if (line === undefined || name === undefined) return quote
  const kind = callouts.get(name.toLowerCase())
  const isAlone = rest?.trim() === '' && (line !== text.value || line.endsWith('\n') || !next || next.type === 'break')
  if (kind === undefined || !isAlone) {
    walk.state.problems.push(warnOf(describeMarker(name), placeOf(text)))
    return quote
  }
  text.value = text.value.slice(line.length)
  if (text.value === '') paragraph.children.splice(0, next?.type === 'break' ? 2 : 1)
  const children = paragraph.children.length === 0 ? others : quote.children
  const { position } = quote
  const node = { type: 'containerDirective', name: kind, attributes: {}, children } as ContainerDirective
  return shapeContent(position ? { ...node, position } : node, quote, walk)
}

/** Whether a text begins so in the source as well: with a backslash before it, it means itself. */
function isWritten(start: string, text: Text, { lines }: Walk): boolean {
  const { line, column } = placeOf(text)
  return (lines[line - 1] ?? '').startsWith(start, column - 1)
}

/** Reports the first line of a text that looks like a directive. Colons that close a line reported before are not. */
function checkColons(text: Text, walk: Walk): void {
  if (!text.value.includes('::')) return
  const { line } = placeOf(text)
  let isReported = false
  for (const [index, row] of text.value.split('\n').entries()) {
    const written = walk.lines[line - 1 + index] ?? ''
    const [, before = '', colons] = /^([\s>*+\-\d.)]*)(:{3,}.*|::widget\b.*)/.exec(written) ?? []
    if (colons === undefined || !/^::(?::|widget\b)/.test(row)) continue
    const isClosing = /^:+\s*$/.test(colons)
    if (isClosing && walk.failed > 0) {
      walk.failed--
      continue
    }
    if (!isClosing && colons.startsWith(':::')) walk.failed++
    if (isReported) continue
    isReported = true
    walk.state.problems.push(warnOf(describeColons(colons), { line: line + index, column: before.length + 1 }))
  }
}
