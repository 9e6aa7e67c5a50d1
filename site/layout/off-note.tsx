import type { ReactNode } from 'react'
import { offNote, scriptWords } from '#words/layout.ts'

/**
 * Says that a press did nothing because a script has not arrived. It needs no script of its own: the one in the head
 * shows it, as a toast.
 */
export function OffNote(): ReactNode {
  return (
    <div data-off-note="" hidden>
      <div role="alert">
        <div>
          <span>{offNote}</span>
          <button type="button" aria-label={scriptWords.close}>
            ×
          </button>
        </div>
      </div>
    </div>
  )
}
