import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { PageAnswer } from '../wire-types.ts'
import { sortBlocks } from './block-list.ts'
import { Icon } from './icon.tsx'
import type { SendEdit } from './page-edits.ts'
import { knownPage } from './panel-data.ts'

// Only who adds a block needs the list.
const BlockTypes = lazy(async () => ({ default: (await import('./form/block-types.tsx')).BlockTypes }))

interface Props {
  answer: PageAnswer
  send: SendEdit
  /** Called with the id of the new block. */
  onAdded: (id: string) => void
}

/** The button below the blocks that opens the list of types. */
export function AddBlock({ answer: { page }, send, onAdded }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const add = async (type: string, after: string | null) => {
    const body = { type, after }
    const refused = await send({ label: `Add a block of the type ${type}`, path: '/blocks', method: 'POST', body })
    if (refused) return
    setOpen(false)
    const added = knownPage(page.id)?.block
    if (added) onAdded(added.id)
  }
  return (
    <div>
      <button
        type="button"
        className="small-button add-block-button"
        ref={button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="add" /> Add block
      </button>
      {isOpen ? (
        <Suspense fallback={<p className="quiet">Loading…</p>}>
          <BlockTypes
            blocks={sortBlocks(page.blocks)}
            onChoose={(type, after) => void add(type, after)}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
