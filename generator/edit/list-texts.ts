// Adds a text to a list of a YAML file, or takes an item out, in the style of the file. What one adds at the end, the
// other takes out without a trace.

import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { documentOptions, type Path } from '../yaml/yaml.ts'
import { linesOf } from './copy-item.ts'
import { endOfEmpty, endOfLine, endOfNode, type KeyPair, startOfLine } from './extents.ts'
import { removeKey } from './set-key.ts'
import { applySplices, describeSource, findPair, type Splice } from './splices.ts'
import { writeScalar } from './write-scalar.ts'

/** The YAML with a text at the end of a list, which a missing key gets. */
export function addToList(text: string, key: string, value: string): string {
  const { contents } = parseDocument(text, documentOptions)
  const { eol, quote } = describeSource(text, false)
  const written = (isInFlow: boolean) => writeScalar(value, { isInFlow, quote })
  const pair = isMap(contents) ? findPair(contents, key) : undefined
  if (!pair) return addPair(text, contents as Node | null, `${key}: [${written(true)}]`, eol)
  const node = pair.value as Node | null
  if (isSeq(node)) return applySplices(text, [addItem(text, node, { flow: written(true), block: written(false) }, eol)])
  if (isScalar(node) && typeof node.value === 'string' && node.range) {
    const [start, end] = node.range
    return applySplices(text, [{ start, end, text: `[${text.slice(start, end)}, ${written(true)}]` }])
  }
  if (isScalar(node) && node.value === null && node.source)
    return applySplices(text, [{ start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0, text: `[${written(true)}]` }])
  const place = endOfEmpty(pair)
  return applySplices(text, [{ start: place, end: place, text: ` [${written(true)}]` }])
}

function addPair(text: string, root: Node | null, line: string, eol: string): string {
  if (isMap(root) && root.flow && root.range) {
    const last = root.items.at(-1) as KeyPair | undefined
    const place = last ? endOfNode(text, last.value as Node | null, endOfEmpty(last)) : root.range[0] + 1
    return applySplices(text, [{ start: place, end: place, text: last ? `, ${line}` : line }])
  }
  const gap = text === '' || text.endsWith('\n') ? '' : eol
  return `${text}${gap}${line}${gap === '' ? eol : ''}`
}

/** An item as it is written inside brackets, and in a line of its own. */
interface WrittenItem {
  flow: string
  block: string
}

function addItem(text: string, list: YAMLSeq, { flow, block }: WrittenItem, eol: string): Splice {
  const last = list.items.at(-1) as Node | undefined
  if (list.flow) {
    const place = last?.range?.[1] ?? (list.range?.[0] ?? 0) + 1
    return { start: place, end: place, text: last ? `, ${flow}` : flow }
  }
  const start = last?.range?.[0] ?? 0
  const own = linesOf(text, list, list.items.length - 1)
  const indent = /^[ \t]*/.exec(text.slice(startOfLine(text, own?.start ?? start)))?.[0] ?? ''
  const end = own?.end ?? endOfLine(text, endOfNode(text, last ?? null, start))
  return { start: end, end, text: `${eol}${indent}- ${block.replaceAll(eol, eol + indent)}` }
}

/** The YAML of a file that is a list, with another item. */
export function addMapping(text: string, pairs: readonly (readonly [string, string])[]): string {
  const { contents } = parseDocument(text, documentOptions)
  const { eol, quote } = describeSource(text, false)
  const write = (isInFlow: boolean) => pairs.map(([key, value]) => `${key}: ${writeScalar(value, { isInFlow, quote })}`)
  const flow = `{ ${write(true).join(', ')} }`
  if (!isSeq(contents)) return `${text === '' || text.endsWith('\n') ? text : `${text}${eol}`}- ${flow}${eol}`
  if (contents.items.length === 0) return fillEmpty(text, contents, flow, eol)
  const isBlock = contents.items.every((item) => isMap(item) && !item.flow)
  const block = isBlock ? write(false).join(`${eol}  `) : flow
  return applySplices(text, [addItem(text, contents, { flow, block }, eol)])
}

/** Comments inside of the brackets and behind them stay. */
function fillEmpty(text: string, { range }: YAMLSeq, flow: string, eol: string): string {
  const [start, end] = range ?? [text.length, text.length]
  const isBare = /^\[[ \t]*\]$/.test(text.slice(start, end))
  const splice = isBare ? { start, end, text: `- ${flow}` } : { start: end - 1, end: end - 1, text: flow }
  const filled = applySplices(text, [splice])
  return filled.endsWith('\n') ? filled : filled + eol
}

/**
 * The YAML without an item of the list at a path. The last item of a list goes with its key. Undefined if its lines
 * cannot be told.
 */
export function removeItem(text: string, path: Path, index: number): string | undefined {
  const { contents } = parseDocument(text, documentOptions)
  const parent = path.slice(0, -1).reduce<unknown>(childOf, contents)
  const list = path.length === 0 ? contents : childOf(parent, path.at(-1) as PropertyKey)
  if (!isSeq(list) || list.items[index] === undefined) return undefined
  if (list.items.length === 1 && isMap(parent) && path.length > 0)
    return applySplices(text, removeKey(describeSource(text, false), parent as YAMLMap, String(path.at(-1))))
  const item = list.items[index] as Node
  if (list.flow) {
    const [before, after] = [list.items[index - 1] as Node | undefined, list.items[index + 1] as Node | undefined]
    const start = before?.range?.[1] ?? item.range?.[0] ?? 0
    const end = before ? (item.range?.[1] ?? 0) : (after?.range?.[0] ?? item.range?.[1] ?? 0)
    return applySplices(text, [{ start, end, text: '' }])
  }
  const own = linesOf(text, list as YAMLSeq, index)
  if (!own) return undefined
  // A list without items is none.
  if (list.items.length === 1) return applySplices(text, [{ ...own, text: '[]' }])
  return applySplices(text, [withBreak(text, own)])
}

/** Lines with the line break that goes with them. */
function withBreak(text: string, { start, end }: { start: number; end: number }): Splice {
  if (end >= text.length) return { start: text.slice(0, start).replace(/\r?\n$/, '').length, end, text: '' }
  return { start, end: text.startsWith('\r\n', end) ? end + 2 : end + 1, text: '' }
}

function childOf(parent: unknown, key: PropertyKey): unknown {
  if (isMap(parent)) return findPair(parent, String(key))?.value
  return isSeq(parent) ? parent.items[Number(key)] : undefined
}
