// The list of blocks. In: a page and its problems. Out: rows that are moved by dragging, by the arrow keys on the handle or by buttons, shown and
// hidden, duplicated, and opened for editing one at a time.

import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { landingIndex, moveItem, problemsByBlock, sortBlocks } from './block-list.ts'
import { BlockRow } from './block-row.tsx'
import type { SendEdit } from './cms-tab.tsx'
import { routeOfPage } from './page-place.ts'
import type { PageAnswer } from './panel-api.ts'
import { useEntities, useProblems } from './panel-data.ts'
import { ProblemList } from './problem-list.tsx'
import { showToast } from './toasts.ts'

export function BlockRows({ answer, send }: { answer: PageAnswer; send: SendEdit }): ReactNode {
  const { page, file } = answer
  const [openId, setOpenId] = useState('')
  const [dragged, setDragged] = useState<number | undefined>()
  const [gap, setGap] = useState<number | undefined>()
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => bringBack(focused.current))
  const blocks = sortBlocks(page.blocks)
  const entities =
    useEntities()
      .value?.find(({ noun }) => noun === 'blocks')
      ?.items.filter((item) => item.file === file) ?? []
  const problems = problemsByBlock(useProblems().value ?? [], entities, file)
  // Keys may come faster than answers: each move starts from what the one before it asked for.
  const wanted = useRef<{ hash: string; ids: readonly string[] }>({ hash: '', ids: [] })
  const move = async (id: string, to: number) => {
    const shown = blocks.map((block) => block.id)
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
    const block = dragged === undefined ? undefined : blocks[dragged]
    if (block && dragged !== undefined && gap !== undefined) void move(block.id, landingIndex(dragged, gap))
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
  const ofHead = <ProblemList problems={problems.get('') ?? []} isOneFile />
  if (blocks.length === 0)
    return (
      <>
        {ofHead}
        <p className="quiet">This page has no blocks.</p>
      </>
    )
  return (
    <>
      {ofHead}
      {/* Dropping is a pointer's way to move a block; the handle's keys and the buttons are the others. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        className="rows"
        ref={list}
        onDragOver={onDragOver}
        onDrop={onDrop}
        onFocus={(event) => (focused.current = event.target)}
        onBlur={() => (focused.current = undefined)}
      >
        {blocks.map((block, index) => (
          <BlockRow
            // A block of the same id is another one when the page is another one; ids are unique within it.
            key={block.id}
            block={block}
            index={index}
            count={blocks.length}
            problems={problems.get(block.id) ?? []}
            isOpen={openId === block.id}
            mark={gap === index ? 'before' : gap === blocks.length && index === blocks.length - 1 ? 'after' : undefined}
            isDragged={dragged === index}
            hash={answer.hash}
            send={send}
            onOpen={(isOpen) => {
              setOpenId(isOpen ? block.id : '')
              if (isOpen && page.route === routeOfPage())
                document.getElementById(block.id)?.scrollIntoView({ behavior: 'instant' })
            }}
            onMove={(to) => void move(block.id, to)}
            onDrag={setDragged}
          />
        ))}
      </ol>
    </>
  )
}

// A row that changes its place in the document loses the focus on the way; a button that has come to its end is switched off, the handle never is.
function bringBack(focused: HTMLElement | undefined): void {
  const root = focused?.getRootNode()
  if (!focused?.isConnected || !(root instanceof ShadowRoot)) return
  if (focused.matches(':disabled')) focused.closest('.row')?.querySelector<HTMLElement>('.grip')?.focus()
  else if (root.activeElement === null) focused.focus()
}
