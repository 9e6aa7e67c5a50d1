import type { ReactNode } from 'react'

interface Props {
  /** What has changed, in words; empty for nothing. */
  changes: string
  isSaving: boolean
  onClose: () => void
  onDiscard: () => void
}

/** The buttons below a form of a block. */
export function FormEnd({ changes, isSaving, onClose, onDiscard }: Props): ReactNode {
  return (
    <div className="form-end">
      <button type="submit" className="button" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'}
      </button>
      <button type="button" className="small-button" onClick={onClose}>
        Close
      </button>
      {changes !== '' ? (
        <button type="button" className="small-button" onClick={onDiscard}>
          Discard changes
        </button>
      ) : null}
      <span className="quiet">{changes || 'No changes yet.'}</span>
    </div>
  )
}
