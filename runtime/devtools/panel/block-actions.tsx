import type { ReactNode } from 'react'
import type { PanelBlock } from '../wire-types.ts'
import { IconButton } from './icon-button.tsx'
import type { SendEdit } from './page-edits.ts'

interface Props {
  block: PanelBlock
  index: number
  count: number
  send: SendEdit
  onMove: (to: number) => void
}

/** The buttons of a block's row: up, down, duplicate, hide. */
export function BlockActions({ block: { id, visible }, index, count, send, onMove }: Props): ReactNode {
  const path = `/blocks/${encodeURIComponent(id)}`
  const duplicate = () => send({ label: `Duplicate ${id}`, blockId: id, path: `${path}/duplicate`, method: 'POST' })
  const toggle = () => {
    const label = `${visible ? 'Hide' : 'Show'} ${id}`
    return send({ label, blockId: id, path, method: 'PATCH', body: { visible: !visible } })
  }
  return (
    <span className="row-actions">
      <IconButton
        icon="up"
        label={`Move ${id} up`}
        title="Move up"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="down"
        label={`Move ${id} down`}
        title="Move down"
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon="duplicate" label={`Duplicate ${id}`} title="Duplicate" onClick={() => void duplicate()} />
      <IconButton
        icon={visible ? 'eye' : 'eye-off'}
        role="switch"
        aria-checked={visible}
        label={`Show ${id}`}
        title={visible ? 'Hide' : 'Show'}
        onClick={() => void toggle()}
      />
    </span>
  )
}
