// Formulas pass a Markdown parser untouched: it reads characters that mean nothing in their places, so that each place
// of the text stays. Behind the parser, a formula inside a sentence is a node, and elsewhere what was written.

import type { Data, InlineMath, Nodes, Parents, Root, Text } from 'mdast'
import { breakParagraph } from './break-paragraph.ts'
import { type FormulaSpan, findFormulas } from './find-formulas.ts'
import { freeCharacters, privateCodes } from './free-characters.ts'
import { voidTags } from './html-faults.ts'
import { isFlowParent } from './read-html.ts'
import { isCodeTag, splitHtml } from './split-html.ts'

declare module 'mdast' {
  /** A formula. */
  interface InlineMath {
    type: 'inlineMath'
    /** TeX. */
    value: string
    /** Whether it stands by itself. */
    isDisplay: boolean
    /** Whether it stands by itself in a block of HTML, which it does not leave. */
    isHeld?: boolean
    /** As written, with its marks. */
    source: string
    position?: Text['position']
    data?: Data
  }
  interface PhrasingContentMap {
    inlineMath: InlineMath
  }
  interface RootContentMap {
    inlineMath: InlineMath
  }
}

/** A formula that a parser does not see. */
interface Hidden {
  tex: string
  isDisplay: boolean
  source: string
  /** The characters that others stand for. */
  signs: string
  /** Where it begins, from 1. */
  line: number
  column: number
}

/** The planes for private use. The characters of one of them stand for the beginnings of formulas. */
const planes = [0xf0000, 0x100000] as const
const planeSize = 0x10000
const mostFormulas = 65_000

/** The tree of a text in which formulas are nodes; undefined if `parse` gives none. */
export function keepFormulas(source: string, parse: (text: string) => Root | undefined): Root | undefined {
  const spans = findFormulas(source).slice(0, mostFormulas)
  const signs = spans.length > 0 ? freeSigns(source) : undefined
  if (!signs) return parse(source)
  const hidden: Hidden[] = []
  let text = ''
  let from = 0
  let line = 1
  let lineStart = 0
  let lineEnd = source.indexOf('\n')
  for (const span of spans) {
    for (; lineEnd >= 0 && lineEnd < span.start; lineEnd = source.indexOf('\n', lineStart)) {
      line++
      lineStart = lineEnd + 1
    }
    const prefix = /^[ \t>]*/.exec(source.slice(lineStart, span.start))?.[0] ?? ''
    const { masked, ...formula } = hide(source, span, prefix, {
      ...signs,
      first: String.fromCodePoint(signs.plane + hidden.length),
    })
    text += source.slice(from, span.start) + masked
    hidden.push({ ...formula, line, column: span.start - lineStart + 1 })
    from = span.end
  }
  const tree = parse(text + source.slice(from))
  if (tree) show(tree, hidden, signs)
  return tree
}

interface Signs {
  /** The first character of the plane whose characters stand for the beginnings of formulas. */
  plane: number
  /** Stands for every character but the first and the last. */
  middle: string
  last: string
}

function freeSigns(source: string): Signs | undefined {
  const codes = privateCodes(source)
  const plane = planes.find((first) => [...codes].every((code) => code < first || code >= first + planeSize))
  const [middle, last] = freeCharacters(codes, 2)
  return plane === undefined || middle === undefined || last === undefined ? undefined : { plane, middle, last }
}

/** Line breaks stay, and what every line of a quote or a list begins with. */
function hide(
  source: string,
  { start, end, mark, isDisplay }: FormulaSpan,
  prefix: string,
  { first, middle, last }: Signs & { first: string },
): Pick<Hidden, 'tex' | 'isDisplay' | 'source' | 'signs'> & { masked: string } {
  const quotes = prefix.split('>').length - 1
  const outside = new RegExp(`^(?:[ \\t]*>){0,${quotes}}[ \\t]*`)
  let masked = ''
  let signs = ''
  let tex = ''
  for (const [index, row] of source.slice(start, end).split('\n').entries()) {
    const kept = index === 0 ? '' : (outside.exec(row)?.[0] ?? '')
    const rest = row.slice(kept.length)
    masked += (index === 0 ? '' : `\n${kept}`) + middle.repeat(rest.length)
    signs += rest
    tex += (index === 0 ? '' : '\n') + rest
  }
  const shown = first + masked.slice(first.length, -last.length) + last
  return { masked: shown, signs, tex: tex.slice(mark, -mark), isDisplay, source: source.slice(start, end) }
}

/** Puts formulas back, in the order of the text. */
function show(tree: Root, hidden: readonly Hidden[], signs: Signs): void {
  const write = writer(hidden, signs)
  const whole = new RegExp(`(${firstOf(signs)}[${signs.middle}\\s]*${signs.last})`)
  const split = (parent: Parents) => {
    const tags: Tags = { open: 0, codes: 0 }
    const isOfFlow = parent.type === 'tableCell' || (parent.type === 'paragraph' && !parent.data)
    parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
      if (child.type === 'html') countTag(child.value, tags)
      if (child.type !== 'text' || tags.codes > 0) return [child]
      return splitText(child, { whole, hidden, plane: signs.plane, mayBeFlow: isOfFlow && tags.open === 0 })
    }) as typeof parent.children
  }
  const splitBlock = (node: Nodes): Nodes[] => {
    if (node.type !== 'html') return [node]
    return splitHtml(node, whole, (written) => formulaOf(written, { hidden, plane: signs.plane }))
  }
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const isAddress = showsAddress(node)
    writeInto(node, write)
    if (!('children' in node)) continue
    const parent: Parents = node
    if (isFlowParent(parent))
      parent.children = (parent.children as Nodes[]).flatMap(splitBlock) as typeof parent.children
    if (parent.type !== 'paragraph' && !isAddress) split(parent)
    for (const child of parent.children) if (child.type === 'paragraph') split(child)
    parent.children = (parent.children as Nodes[]).flatMap(breakParagraph) as typeof parent.children
    for (const child of parent.children.toReversed()) open.push(child)
  }
}

/** The first characters of formulas, as a part of a pattern. */
function firstOf({ plane }: Signs): string {
  return `${plane === planes[0] ? '[\\uDB80-\\uDBBF]' : '[\\uDBC0-\\uDBFF]'}[\\uDC00-\\uDFFF]`
}

/** Tags of HTML before a place in a sentence: how many are open, and how many of those are of code. */
interface Tags {
  open: number
  codes: number
}

function countTag(html: string, tags: Tags): void {
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)(?![^]*\/>$)/i.exec(html) ?? []
  if (slash === undefined || voidTags.has(name.toLowerCase())) return
  const change = slash === '' ? 1 : -1
  tags.open = Math.max(0, tags.open + change)
  if (isCodeTag(name.toLowerCase())) tags.codes = Math.max(0, tags.codes + change)
}

/** Whether a link shows its own address, in which dollars are signs. */
function showsAddress(node: Nodes): boolean {
  if (node.type !== 'link' || node.children.length !== 1) return false
  const [label] = node.children
  return label?.type === 'text' && node.url.endsWith(label.value)
}

interface Shown {
  /** The characters that a formula is written with. */
  whole: RegExp
  hidden: readonly Hidden[]
  plane: number
  /** Whether a formula may stand by itself here, between sentences. */
  mayBeFlow: boolean
}

function splitText(node: Text, { whole, hidden, plane, mayBeFlow }: Shown): (Text | InlineMath)[] {
  return node.value.split(whole).flatMap((value, index): (Text | InlineMath)[] => {
    if (value === '') return []
    const formula = index % 2 === 1 ? formulaOf(value, { hidden, plane }) : undefined
    if (!formula) return [{ ...node, value }]
    return [{ ...formula, isDisplay: formula.isDisplay && mayBeFlow, isHeld: false }]
  })
}

/** The formula that some characters stand for. */
function formulaOf(written: string, { hidden, plane }: Pick<Shown, 'hidden' | 'plane'>): InlineMath | undefined {
  const formula = hidden[(written.codePointAt(0) ?? 0) - plane]
  if (!formula) return undefined
  const { tex, isDisplay, source, line, column } = formula
  const place = { line, column }
  return {
    type: 'inlineMath',
    value: tex,
    isDisplay,
    isHeld: isDisplay,
    source,
    position: { start: place, end: place },
  }
}

/** Writes what was hidden into a text. */
type Write = (text: string) => string

function writer(hidden: readonly Hidden[], found: Signs): Write {
  const { plane, middle, last } = found
  let signs = ''
  let at = 0
  const marks = new RegExp(`${firstOf(found)}|[${middle}${last}]`, 'g')
  return (text) =>
    text.replace(marks, (mark) => {
      if (mark.length === 1) return mark === last ? signs.slice(-1) : (signs[at++] ?? '')
      signs = hidden[(mark.codePointAt(0) ?? 0) - plane]?.signs ?? ''
      at = 2
      return signs.slice(0, 2)
    })
}

/** Writes into all texts of a node but its children. */
function writeInto(item: object, write: Write): void {
  for (const [key, value] of Object.entries(item)) {
    if (typeof value === 'string') Reflect.set(item, key, write(value))
    else if (typeof value === 'object' && value !== null && key !== 'children' && key !== 'position')
      writeInto(value, write)
  }
}
