import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef } from 'react'
import type { PanelBlock, Problem } from '../wire-types.ts'
import { BlockActions } from './block-actions.tsx'
import { BlockForm } from './block-form.tsx'
import { titleOf } from './block-list.ts'
import { countOf } from './format.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { SendEdit } from './page-edits.ts'
import { ProblemList } from './problem-list.tsx'
import { useIsTyped } from './typed-fields.ts'

// Most edits need the short form only.
const FieldsForm = lazy(async () => ({ default: (await import('./form/fields-form.tsx')).FieldsForm }))

interface Props {
  pageId: string
  block: PanelBlock
  /** Of the block, for what is typed. */
  place: string
  index: number
  count: number
  problems: readonly Problem[]
  isOpen: boolean
  /** Open with all fields. */
  isWhole: boolean
  /** Edge at which a dragged block would be dropped. */
  mark: 'before' | 'after' | undefined
  isDragged: boolean
  /** Of the version that is shown. */
  hash: string
  send: SendEdit
  onOpen: (isOpen: boolean) => void
  onAllFields: () => void
  onRemove: () => void
  onMove: (to: number) => void
  /** Called with the id of the block, or with undefined at the end of the drag. */
  onDrag: (id: string | undefined) => void
}

/** One block of the list; its title opens the form. */
export function BlockRow(props: Props): ReactNode {
  const { block, place, index, problems, isOpen, mark, isDragged, send, onOpen } = props
  const { id, type, visible, order } = block
  const isTyped = useIsTyped(place)
  const row = useRef<HTMLLIElement>(null)
  const close = () => {
    // The field or button that has the focus is removed with the form.
    if (row.current?.querySelector('form:focus-within')) row.current.querySelector<HTMLElement>('.row-title')?.focus()
    onOpen(false)
  }
  const classes = ['row', !visible && 'is-hidden', isDragged && 'is-dragged', mark !== undefined && `has-line-${mark}`]
  return (
    <li className={classes.filter((name) => name !== false).join(' ')} data-block={id} ref={row}>
      <div className="row-head">
        <Grip {...props} />
        <button type="button" className="row-title" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <span className="row-name">{titleOf(block)}</span>
          <span className="row-meta">
            <span className="tag">{type}</span> {isTyped ? 'unfinished edit · ' : ''}
            {visible ? '' : 'hidden · '}
            {id} · order {order}
          </span>
        </button>
        <ProblemMark problems={problems} />
        <BlockActions block={block} index={index} count={props.count} send={send} onMove={props.onMove} />
      </div>
      {isOpen ? (
        <>
          <ProblemList problems={problems} isOneFile />
          <OpenBlock {...props} onClose={close} />
        </>
      ) : null}
    </li>
  )
}

function OpenBlock({ isWhole, ...props }: Props & { onClose: () => void }): ReactNode {
  const { pageId, block, place, hash, send, onClose, onAllFields, onRemove } = props
  const shared = { hash, send, onClose }
  if (!isWhole)
    return <BlockForm {...shared} block={block} place={place} onAllFields={onAllFields} onRemove={onRemove} />
  return (
    <Suspense fallback={<p className="quiet">Loading…</p>}>
      <FieldsForm {...shared} pageId={pageId} subject={{ id: block.id, values: block, place }} />
    </Suspense>
  )
}

/** The handle that moves a block: by dragging or with the arrow keys. */
function Grip({ block: { id }, index, count, onMove, onDrag }: Props): ReactNode {
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <IconButton
      icon="grip"
      className="grip"
      draggable
      label={`Move ${id} with the arrow keys, ${index + 1} of ${count}`}
      title="Drag, or press the arrow keys"
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        // A type of our own, so that no field takes the id as text.
        event.dataTransfer.setData('application/x-libretto-block', id)
        onDrag(id)
      }}
      onDragEnd={() => onDrag(undefined)}
    />
  )
}

function ProblemMark({ problems }: { problems: readonly Problem[] }): ReactNode {
  if (problems.length === 0) return null
  const isError = problems.some(({ severity }) => severity === 'error')
  return (
    <span
      className={isError ? 'problem-mark is-error' : 'problem-mark'}
      title={problems.map(({ message }) => message).join('\n')}
    >
      <Icon name="warning" />
      <span>
        {problems.length}
        <span className="hidden">{countOf(problems.length, ' problem').slice(1)}</span>
      </span>
    </span>
  )
}
