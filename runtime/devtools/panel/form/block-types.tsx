import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { BlockTypeRow } from '../../wire-forms.ts'
import type { PanelBlock } from '../../wire-types.ts'
import { titleOf } from '../block-list.ts'
import { Answered } from '../group.tsx'
import { useBlockTypes } from '../panel-data.ts'

interface Props {
  /** In the order of the page. */
  blocks: readonly PanelBlock[]
  /** `after` is the id of a block, or null for the first place. */
  onChoose: (type: string, after: string | null) => void
  onClose: () => void
}

/** The types of block, one sentence each, and the place of the new one. */
export function BlockTypes({ blocks, onChoose, onClose }: Props): ReactNode {
  const id = useId()
  const [after, setAfter] = useState(blocks.at(-1)?.id ?? '')
  const place = blocks.some((block) => block.id === after) ? after : null
  return (
    // Escape closes the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="add-block" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      {blocks.length === 0 ? null : (
        <label className="field" htmlFor={id}>
          <span>Place of the new block</span>
          <select id={id} value={after} onChange={(event) => setAfter(event.currentTarget.value)}>
            <option value="">First</option>
            {blocks.map((block) => (
              <option key={block.id} value={block.id}>
                After {titleOf(block)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Answered of={useBlockTypes()}>
        {(types) => <TypeList types={types} onChoose={(type) => onChoose(type, place)} />}
      </Answered>
    </div>
  )
}

function TypeList({ types, onChoose }: { types: readonly BlockTypeRow[]; onChoose: (type: string) => void }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return (
    <ul className="block-types" aria-label="Types of block" ref={list}>
      {types.map(({ type, help, isOwn }) => (
        <li key={type}>
          <button type="button" onClick={() => onChoose(type)}>
            <strong>{type}</strong>{' '}
            <span className="quiet">
              {help}
              {isOwn ? ' Of this site.' : ''}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
