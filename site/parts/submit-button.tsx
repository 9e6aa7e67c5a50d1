import type { ReactNode } from 'react'
import { deliveryNoteId } from './delivery-note.tsx'

interface Props {
  /** What the button says. */
  label: string
  /** Whether the form is being sent; the button is disabled meanwhile. */
  isBusy: boolean
  busyLabel: string
  /** The note beside the button, which describes it. */
  delivery: Parameters<typeof deliveryNoteId>[0]
}

/** The button that sends a form. */
export function SubmitButton({ label, isBusy, busyLabel, delivery }: Props): ReactNode {
  return (
    <button
      type="submit"
      className="button button-primary"
      disabled={isBusy}
      aria-describedby={deliveryNoteId(delivery)}
    >
      {isBusy ? busyLabel : label}
    </button>
  )
}
