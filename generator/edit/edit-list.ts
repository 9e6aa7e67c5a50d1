// Edits of a page's list of blocks, and of any value inside a block or in the head of the page. The blocks that stay
// keep the order in which the page shows them.

import { isDeepStrictEqual } from 'node:util'
import { type Blocks, freeId, listBlocks, openBlock, shownOrder } from './edit-blocks.ts'
import { applyChanges, type ValueChange } from './edit-value.ts'
import { EditError, type OpenPage, openPage } from './open-page.ts'
import type { DataValue } from './write-value.ts'

export type ListEdit =
  /** Sets and removes values at paths below the block, such as `data`, `items`, 0, `title`. */
  | { kind: 'data'; blockId: string; changes: readonly ValueChange[] }
  /** Sets and removes values of the head, such as `description`. */
  | { kind: 'head'; changes: readonly ValueChange[] }
  /** Adds a block after another one, or as the first. Its id is made of its type. */
  | { kind: 'add'; block: NewBlock; after: string | null }
  | { kind: 'remove'; blockId: string }

/** A block without an id. */
export type NewBlock = { readonly type: string; readonly [key: string]: DataValue }

/** The text after an edit. */
interface ListEdited {
  text: string
  /** The block that was changed or added. */
  blockId?: string
  /** The order that the page is to show, if the orders of the file say another one. */
  ids?: string[]
}

/** Makes an edit, apart from the page's version. Throws an EditError. */
export function editList(text: string, edit: ListEdit): ListEdited {
  const page = openPage(text, false)
  if (edit.kind === 'data') return editData(text, page, edit)
  if (edit.kind === 'head') return editHead(text, edit.changes)
  return edit.kind === 'add' ? addBlock(text, page, edit) : removeBlock(text, page, edit.blockId)
}

function editData(text: string, page: OpenPage, edit: Extract<ListEdit, { kind: 'data' }>): ListEdited {
  const { index } = openBlock(page, edit.blockId)
  for (const { path } of edit.changes)
    if (path[0] === 'id' || path[0] === 'type')
      throw new EditError(
        422,
        `blocks.${index}.${path[0]}`,
        path[0] === 'id'
          ? 'links may lead to the id of a block; change it in the file'
          : 'a block of another type has other fields; add a new block instead',
      )
  const changes = edit.changes.map((change) => ({ ...change, path: ['blocks', index, ...change.path] }))
  return { text: applyChanges(text, changes), blockId: edit.blockId }
}

/** Keys of the head that no form sets, each with what does. */
const headRefusals: Readonly<Record<string, string>> = {
  id: 'links may lead to the id of a page; change it in the file',
  slug: 'other files link to the address of a page; rename or move the page instead',
  version: 'each edit raises the version by itself',
  lastModified: 'each edit sets the date by itself',
  blocks: 'edit the blocks one by one',
}

function editHead(text: string, changes: readonly ValueChange[]): ListEdited {
  for (const { path } of changes) {
    const [key] = path
    const refusal = typeof key === 'string' && Object.hasOwn(headRefusals, key) ? headRefusals[key] : undefined
    if (refusal !== undefined) throw new EditError(422, String(key), refusal)
  }
  return { text: applyChanges(text, changes) }
}

function addBlock(text: string, page: OpenPage, { block, after }: Extract<ListEdit, { kind: 'add' }>): ListEdited {
  const hasBlocks = Array.isArray(page.data['blocks']) && page.data['blocks'].length > 0
  const blocks = hasBlocks ? listBlocks(page).blocks : []
  if (after !== null) openBlock(page, after)
  const id = freeId(blocks, block.type)
  const { type, ...rest } = block
  const added: DataValue = { id, type, ...rest }
  const shown = shownOrder(blocks)
  const next = blocks.toSpliced(after === null ? 0 : blocks.findIndex((item) => item?.['id'] === after) + 1, 0, added)
  const wanted = shown.toSpliced(after === null ? 0 : shown.indexOf(after) + 1, 0, id)
  const edited = applyChanges(text, [{ path: ['blocks'], value: next as DataValue }])
  // Beside blocks with an order, the new one gets one as well.
  const hasOrders = blocks.some((item) => item !== null && Object.hasOwn(item, 'order'))
  return { text: edited, blockId: id, ...(hasOrders ? { ids: wanted as string[] } : {}) }
}

function removeBlock(text: string, page: OpenPage, blockId: string): ListEdited {
  const { index, blocks } = openBlock(page, blockId)
  const wanted = shownOrder(blocks).filter((id) => id !== blockId)
  const edited = applyChanges(text, [{ path: ['blocks', index], value: undefined }])
  return { text: edited, ...reorder(blocks.toSpliced(index, 1), wanted) }
}

/** A block without an order has that of its place in the list, which an edit of the list may change. */
function reorder(blocks: Blocks, wanted: readonly unknown[]): { ids?: string[] } {
  return isDeepStrictEqual(shownOrder(blocks), wanted) ? {} : { ids: wanted as string[] }
}
