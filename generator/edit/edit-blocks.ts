// Plans edits of a page's blocks: each function changes the data of the opened page and returns the splices that change
// its text in the same way. What cannot be done throws an EditError with the place.

import { isDeepStrictEqual } from 'node:util'
import { isAlias, isMap, isScalar, isSeq, type Node, type YAMLSeq } from 'yaml'
import { codeOf, controlPattern } from '../yaml/yaml.ts'
import { copyItem } from './copy-item.ts'
import {
  type BlockFields,
  blockKeys,
  type DataRecord,
  EditError,
  type OpenPage,
  type Planned,
  setValue,
  type Target,
} from './open-page.ts'
import { removeKey } from './set-key.ts'
import { findPair, type Splice } from './splices.ts'
import type { PlainValue } from './write-scalar.ts'

/** The list of blocks as data. An item without a value is null. */
export type Blocks = (DataRecord | null)[]

interface OpenBlock extends Target {
  index: number
}

/** Sets or removes values of one block. */
export function planFields(page: OpenPage, blockId: string, fields: BlockFields): Planned {
  const block = openBlock(page, blockId)
  const { map, data, index } = block
  // A title that is a day is words, which old readers of YAML must not take for a date.
  const { source } = page
  const ofWords = { ...page, source: { ...source, layout: { ...source.layout, hasPlainDays: false } } }
  const splices: Splice[] = []
  let shared: Planned['shared']
  for (const key of ['title', 'subtitle', 'visible', 'order'] as const) {
    const value = fields[key]
    const path = `blocks.${index}.${key}`
    if (value === undefined) continue
    const node = findPair(map, key)?.value
    if (isScalar(node) && node.anchor !== undefined) shared ??= { path, anchor: node.anchor }
    if (value === null) {
      for (const splice of removeKey(source, map, key)) splices.push(splice)
      delete data[key]
      continue
    }
    refuseValue(path, value)
    // A block is visible unless it says otherwise.
    if (key === 'visible' && value === true && !Object.hasOwn(data, key)) continue
    // Adding 0 turns -0 into 0.
    const plain = typeof value === 'number' ? value + 0 : value
    for (const splice of setValue(ofWords, block, key, plain)) splices.push(splice)
  }
  return { splices, blockId, ...(shared ? { shared } : {}) }
}

function refuseValue(path: string, value: PlainValue): void {
  if (typeof value === 'number' && !(Math.abs(value) <= 1e9))
    throw new EditError(422, path, 'the order must be a number between -1000000000 and 1000000000')
  if (typeof value !== 'string') return
  if (value === '') throw new EditError(422, path, 'the text must not be empty; remove it instead')
  if (/\p{Cs}/u.test(value)) throw new EditError(422, path, 'the text contains an unpaired surrogate')
  const control = controlPattern.exec(value)
  if (control) throw new EditError(422, path, `the text contains a control character (${codeOf(control[0])})`)
}

/** Inserts a copy after a block, with a new id and an order half a step greater. */
export function planCopy(page: OpenPage, blockId: string): Planned {
  const block = openBlock(page, blockId)
  const { data, index, list, blocks } = block
  const id = freeId(blocks, `${blockId}-copy`)
  const copy = { ...data }
  const changes = [
    ...setValue(page, { ...block, data: copy }, 'id', id),
    ...setValue(page, { ...block, data: copy }, 'order', orderOf(data, index) + 0.5),
  ]
  // A block without an order has the order of its place in the list. If the copy would move such a block past another
  // one, it is inserted at the end of the list.
  const others = (all: Blocks) => shownOrder(all).filter((shown) => shown !== id)
  const isHarmless = isDeepStrictEqual(others(blocks.toSpliced(index + 1, 0, copy)), others(blocks))
  const after = isHarmless ? index : blocks.length - 1
  const insertion = copyItem(page.source, list, { index, after, changes })
  if (!insertion)
    throw new EditError(
      422,
      `blocks.${index}`,
      'the lines of this block cannot be told from its neighbours; edit the file by hand',
    )
  blocks.splice(after + 1, 0, copy)
  return { splices: [insertion], blockId: id }
}

/** The order of a block: the index in the list unless the file says otherwise. */
export function orderOf(block: DataRecord | null, index: number): number {
  const order = block?.['order']
  return typeof order === 'number' ? order : index
}

/** The id, with a number if a block of the page has it. */
export function freeId(blocks: Blocks, wanted: string): string {
  const taken = new Set(blocks.map((item) => item?.['id']))
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
  return id
}

/** Ids in the order in which the page shows them. */
export function shownOrder(blocks: Blocks): unknown[] {
  return blocks
    .map((block, index) => ({ id: block?.['id'], order: orderOf(block, index) }))
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id)
}

/** The list of blocks. Throws an EditError if it cannot be edited. */
export function listBlocks({ root, data }: OpenPage): { list: YAMLSeq; blocks: Blocks } {
  const node = findPair(root, 'blocks')?.value as Node | null | undefined
  if (!Array.isArray(data['blocks'])) throw new EditError(404, 'blocks', 'this page has no blocks')
  if (isAlias(node))
    throw new EditError(422, 'blocks', `the blocks of this page are an alias (*${node.source}); edit the file by hand`)
  if (!isSeq(node)) throw new EditError(422, 'blocks', 'the blocks of this page must be a list')
  return { list: node, blocks: data['blocks'] as Blocks }
}

/** The block of an id. Throws an EditError if there is none, or two. */
export function openBlock(page: OpenPage, blockId: string): OpenBlock & { list: YAMLSeq; blocks: Blocks } {
  const { list, blocks } = listBlocks(page)
  const found = blocks.flatMap((block, index) => (block?.['id'] === blockId ? [index] : []))
  const [index] = found
  if (index === undefined) throw new EditError(404, 'blocks', `there is no block "${blockId}" on this page`)
  if (found.length > 1)
    throw new EditError(
      422,
      `blocks.${found[1]}.id`,
      `the block id "${blockId}" is used twice on this page; give one of them another id`,
    )
  return { ...blockAt(list, blocks, index), list, blocks }
}

/** One block by its index. Throws an EditError if it is no mapping of its own. */
export function blockAt(list: YAMLSeq, blocks: Blocks, index: number): OpenBlock {
  const node = list.items[index] as Node | undefined
  if (isAlias(node))
    throw new EditError(
      422,
      `blocks.${index}`,
      `this block is an alias (*${node.source}), so a change would affect other places; edit the file by hand`,
    )
  const data = blocks[index]
  if (!isMap(node) || !data) throw new EditError(422, `blocks.${index}`, 'a block must be a mapping (keys and values)')
  return { map: node, data, index, path: ['blocks', index], keys: blockKeys }
}
