// One block in the list. In: the block, its place, its problems. Out: a handle, a title that opens the form, and buttons; what they do is sent by
// the caller.

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { BlockForm } from './block-form.tsx'
import { titleOf } from './block-list.ts'
import type { SendEdit } from './cms-tab.tsx'
import { countOf } from './format.ts'
import { Icon } from './icon.tsx'
import type { ContentProblem, PageBlock } from './panel-api.ts'
import { ProblemList } from './problem-list.tsx'

interface Props {
  block: PageBlock
  index: number
  count: number
  problems: readonly ContentProblem[]
  isOpen: boolean
  mark: 'before' | 'after' | undefined
  isDragged: boolean
  /** Of the version that is shown. */
  hash: string
  send: SendEdit
  onOpen: (isOpen: boolean) => void
  onMove: (to: number) => void
  onDrag: (index: number | undefined) => void
}

export function BlockRow({
  block,
  index,
  count,
  problems,
  isOpen,
  mark,
  isDragged,
  hash,
  send,
  onOpen,
  onMove,
  onDrag,
}: Props): ReactNode {
  const { id, type, visible, order } = block
  const row = useRef<HTMLLIElement>(null)
  const close = () => {
    // The field or button that has the focus goes away with the form.
    if (row.current?.querySelector('form:focus-within')) row.current.querySelector<HTMLElement>('.row-title')?.focus()
    onOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  const classes = [
    'row',
    visible ? '' : 'is-hidden',
    isDragged ? 'is-dragged' : '',
    mark === undefined ? '' : `has-line-${mark}`,
  ]
  return (
    <li className={classes.filter((name) => name !== '').join(' ')} data-block={id} ref={row}>
      <div className="row-head">
        <button
          type="button"
          className="icon-button grip"
          draggable
          aria-label={`Move ${id} with the arrow keys, ${index + 1} of ${count}`}
          title="Drag, or press the arrow keys"
          onKeyDown={onKeyDown}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', id)
            onDrag(index)
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          <Icon name="grip" />
        </button>
        <button type="button" className="row-title" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <span className="row-name">{titleOf(block)}</span>
          <span className="row-meta">
            <span className="tag">{type}</span> {id} · order {order}
            {visible ? '' : ' · hidden'}
          </span>
        </button>
        {problems.length === 0 ? null : (
          <span
            className={problems.some(({ severity }) => severity === 'error') ? 'problem-mark is-error' : 'problem-mark'}
            title={problems.map(({ message }) => message).join('\n')}
          >
            <Icon name="warning" />
            <span>
              {problems.length}
              <span className="hidden">{countOf(problems.length, ' problem').slice(1)}</span>
            </span>
          </span>
        )}
        <span className="row-actions">
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${id} up`}
            title="Move up"
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${id} down`}
            title="Move down"
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <Icon name="down" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Duplicate ${id}`}
            title="Duplicate"
            onClick={() =>
              void send({
                label: `Duplicate ${id}`,
                path: `/blocks/${encodeURIComponent(id)}/duplicate`,
                method: 'POST',
              })
            }
          >
            <Icon name="duplicate" />
          </button>
          <button
            type="button"
            className="icon-button"
            role="switch"
            aria-checked={visible}
            aria-label={`Show ${id}`}
            title={visible ? 'Hide' : 'Show'}
            onClick={() =>
              void send({
                label: `${visible ? 'Hide' : 'Show'} ${id}`,
                path: `/blocks/${encodeURIComponent(id)}`,
                method: 'PATCH',
                body: { visible: !visible },
              })
            }
          >
            <Icon name={visible ? 'eye' : 'eye-off'} />
          </button>
        </span>
      </div>
      {isOpen ? (
        <>
          <ProblemList problems={problems} isOneFile />
          <BlockForm block={block} hash={hash} send={send} onClose={close} />
        </>
      ) : null}
    </li>
  )
}
