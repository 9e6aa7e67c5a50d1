import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PageAnswer } from '../wire-types.ts'
import { landingIndex, moveItem, sortBlocks } from './block-list.ts'
import type { SendEdit } from './page-edits.ts'
import { showToast } from './toasts.tsx'

/** Moving the blocks of a page: `move` for keys and buttons, the rest for dragging. */
export interface BlockOrder {
  move: (id: string, to: number) => Promise<void>
  /** Id of the dragged block. */
  dragged: string | undefined
  /** Index before which the dragged block would be dropped. */
  gap: number | undefined
  setDragged: (id: string | undefined) => void
}

/** `list` is the element whose children are the rows. */
export function useBlockOrder(answer: PageAnswer, send: SendEdit, list: RefObject<HTMLElement | null>): BlockOrder {
  const [dragged, setDragged] = useState<string | undefined>()
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
  const gap = useDrag(dragged !== undefined, list, (index) => {
    // A build during the drag may have moved the block, or removed it.
    const from = dragged === undefined ? -1 : shown.indexOf(dragged)
    if (dragged !== undefined && from >= 0) void move(dragged, landingIndex(from, index))
    setDragged(undefined)
  })
  return { move, dragged, gap, setDragged }
}

/**
 * Follows a drag over the whole window, and returns the index before which the block would be dropped. Anywhere in the
 * panel that is the nearest place in the list; outside of the panel there is none, and a drop changes nothing.
 */
function useDrag(
  isDragging: boolean,
  list: RefObject<HTMLElement | null>,
  onDrop: (gap: number) => void,
): number | undefined {
  const [gap, setGap] = useState<number | undefined>()
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    if (!isDragging) return
    const follow = (event: DragEvent) => {
      const place = placeOf(event, list.current)
      setGap(place)
      if (place === undefined) return
      event.preventDefault()
      if (event.type === 'drop') drop.current(place)
    }
    // Capture: the panel keeps the drop from the page.
    addEventListener('dragover', follow, { capture: true })
    addEventListener('drop', follow, { capture: true })
    return () => {
      removeEventListener('dragover', follow, { capture: true })
      removeEventListener('drop', follow, { capture: true })
      setGap(undefined)
    }
  }, [isDragging, list])
  return gap
}

function placeOf(event: DragEvent, list: HTMLElement | null): number | undefined {
  const panel = list?.closest('aside')
  if (!list || !panel || !event.composedPath().includes(panel)) return undefined
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const at = rows.findIndex(({ top, height }) => event.clientY < top + height / 2)
  return at < 0 ? rows.length : at
}
