// The head of a page: its title, its description and all else that is not a block. Closing the form never loses what
// was typed.

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { PageAnswer } from '../wire-types.ts'
import type { SendEdit } from './page-edits.ts'
import { useIsTyped } from './typed-fields.ts'

// Most edits are of blocks.
const FieldsForm = lazy(async () => ({ default: (await import('./form/fields-form.tsx')).FieldsForm }))

/** The button that opens the form, and the form. */
export function PageHead({ answer, send }: { answer: PageAnswer; send: SendEdit }): ReactNode {
  const { page, folder, file, hash } = answer
  const place = `${folder}/${file}#`
  const [isOpen, setOpen] = useState(false)
  const isTyped = useIsTyped(place)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="page-head">
      <button
        type="button"
        className="small-button"
        ref={button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Title and description
      </button>
      {isTyped && !isOpen ? <span className="quiet"> unfinished edit</span> : null}
      {isOpen ? (
        <Suspense fallback={<p className="quiet">Loading…</p>}>
          <FieldsForm pageId={page.id} subject={{ id: '', values: page, place }} {...{ hash, send }} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
