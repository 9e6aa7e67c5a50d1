import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { PageAnswer, Problem } from '../wire-types.ts'
import { AddBlock } from './add-block.tsx'
import { sortBlocks } from './block-list.ts'
import { BlockRow } from './block-row.tsx'
import type { SendEdit } from './page-edits.ts'
import { routeOfPage } from './page-place.ts'
import { showToast } from './toasts.tsx'
import { keepTyped } from './typed-fields.ts'
import { useBlockOrder } from './use-block-order.ts'

interface Props {
  answer: PageAnswer
  /** By the id of the block. */
  problems: ReadonlyMap<string, readonly Problem[]>
  send: SendEdit
}

/** The blocks of a page, opened for editing one at a time. */
export function BlockRows({ answer, problems, send }: Props): ReactNode {
  const { page, hash } = answer
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => restoreFocus(focused.current))
  const { move, dragged, gap, setDragged } = useBlockOrder(answer, send, list)
  const blocks = sortBlocks(page.blocks)
  const { openId, isWhole, open, openWhole, remove } = useOpenBlock(answer, send, list)
  return (
    <>
      {blocks.length === 0 ? <p className="quiet">This page has no blocks.</p> : null}
      {/* Each row has six stops of the Tab key; the arrow keys go from title to title. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        className="rows"
        ref={list}
        onKeyDown={stepOverRows}
        onFocus={(event) => (focused.current = event.target)}
        onBlur={() => (focused.current = undefined)}
      >
        {blocks.map((block, index) => (
          <BlockRow
            key={block.id}
            pageId={page.id}
            block={block}
            place={`${answer.folder}/${answer.file}#${block.id}`}
            index={index}
            count={blocks.length}
            problems={problems.get(block.id) ?? []}
            isOpen={openId === block.id}
            isWhole={isWhole}
            onAllFields={() => openWhole(block.id)}
            onRemove={() => void remove(block.id)}
            mark={markOf(index, gap, blocks.length)}
            isDragged={dragged === block.id}
            hash={hash}
            send={send}
            onOpen={(isOpen) => open(block.id, isOpen)}
            onMove={(to) => void move(block.id, to)}
            onDrag={setDragged}
          />
        ))}
      </ol>
      <AddBlock answer={answer} send={send} onAdded={openWhole} />
    </>
  )
}

/** Moves the focus to the title of another row; below the last one is "Add block". */
function stepOverRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list, key } = event
  const titles = [...list.querySelectorAll<HTMLElement>('.row-title')]
  const at = titles.findIndex((title) => title === target)
  const last = titles.length - 1
  const next = at < 0 ? undefined : { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[key]
  if (next === undefined) return
  event.preventDefault()
  const below = list.nextElementSibling?.querySelector<HTMLElement>('.add-block-button')
  const place = next > last ? below : titles[Math.max(0, next)]
  place?.focus()
}

interface OpenBlock {
  /** Id of the open block; empty for none. */
  openId: string
  /** Open with all fields. */
  isWhole: boolean
  open: (id: string, isOpen: boolean) => void
  openWhole: (id: string) => void
  remove: (id: string) => Promise<void>
}

function useOpenBlock(answer: PageAnswer, send: SendEdit, list: RefObject<HTMLElement | null>): OpenBlock {
  const { page, folder, file } = answer
  const [openId, setOpenId] = useState('')
  const [isWhole, setWhole] = useState(false)
  const open = (id: string, isOpen: boolean) => {
    setOpenId(isOpen ? id : '')
    setWhole(false)
    if (isOpen && page.route === routeOfPage()) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }
  const openWhole = (id: string) => {
    setOpenId(id)
    setWhole(true)
  }
  const remove = async (id: string) => {
    const path = `/blocks/${encodeURIComponent(id)}/remove`
    const index = sortBlocks(page.blocks).findIndex((block) => block.id === id)
    const refused = await send({ label: `Remove ${id}`, blockId: id, path, method: 'POST' })
    if (refused) return
    keepTyped(`${folder}/${file}#${id}`)
    showToast(`${id} was removed. Undo brings it back.`)
    // The row that had the focus is removed.
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('.row-title')
      rows?.[Math.min(index, rows.length - 1)]?.focus()
    })
  }
  return { openId, isWhole, open, openWhole, remove }
}

function markOf(index: number, gap: number | undefined, count: number): 'before' | 'after' | undefined {
  if (gap === index) return 'before'
  return gap === count && index === count - 1 ? 'after' : undefined
}

// A row that is moved in the document loses the focus. At the end of the list a button is disabled; the handle never
// is.
function restoreFocus(focused: HTMLElement | undefined): void {
  const root = focused?.getRootNode()
  if (!focused?.isConnected || !(root instanceof ShadowRoot)) return
  if (focused.matches(':disabled')) focused.closest('.row')?.querySelector<HTMLElement>('.grip')?.focus()
  else if (root.activeElement === null) focused.focus()
}
