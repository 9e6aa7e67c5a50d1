import { type DragEvent, type RefObject, useRef, useState } from 'react'
import type { PageAnswer } from '../wire-types.ts'
import { landingIndex, moveItem, sortBlocks } from './block-list.ts'
import type { SendEdit } from './page-edits.ts'
import { showToast } from './toasts.tsx'

/** Moving the blocks of a page: `move` for keys and buttons, the rest for dragging. */
export interface BlockOrder {
  move: (id: string, to: number) => Promise<void>
  /** Index of the dragged block. */
  dragged: number | undefined
  /** Index before which the dragged block would be dropped. */
  gap: number | undefined
  setDragged: (index: number | undefined) => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

/** `list` is the element whose children are the rows. */
export function useBlockOrder(answer: PageAnswer, send: SendEdit, list: RefObject<HTMLElement | null>): BlockOrder {
  const [dragged, setDragged] = useState<number | undefined>()
  const [gap, setGap] = useState<number | undefined>()
  // Keys may be pressed faster than answers arrive, so each move starts from the order that the previous one requested.
  const wanted = useRef<{ hash: string; ids: readonly string[] }>({ hash: '', ids: [] })
  const shown = sortBlocks(answer.page.blocks).map(({ id }) => id)
  const move = async (id: string, to: number) => {
    const ids = wanted.current.hash === answer.hash ? wanted.current.ids : shown
    const from = ids.indexOf(id)
    const next = moveItem(ids, from, to - shown.indexOf(id) + from)
    if (next === ids) return
    wanted.current = { hash: answer.hash, ids: next }
    const error = await send({ label: `Move ${id}`, path: '/order', method: 'PUT', body: { ids: next } })
    if (wanted.current.ids === next) wanted.current = { hash: '', ids: [] }
    if (!error) showToast(`${id} is now ${next.indexOf(id) + 1} of ${next.length}`)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const id = dragged === undefined ? undefined : shown[dragged]
    if (id !== undefined && dragged !== undefined && gap !== undefined) void move(id, landingIndex(dragged, gap))
    setDragged(undefined)
    setGap(undefined)
  }
  const onDragOver = (event: DragEvent) => {
    if (dragged === undefined) return
    event.preventDefault()
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const at = rows.findIndex(({ top, height }) => event.clientY < top + height / 2)
    setGap(at < 0 ? rows.length : at)
  }
  return { move, dragged, gap, setDragged, onDragOver, onDrop }
}
