import type { ReactNode } from 'react'
import { newerPage, offNote, scriptWords } from '#words/layout.ts'

/**
 * Says that a press did nothing because a script has not arrived. It needs no script of its own: the one in the head
 * shows it, as a toast.
 */
export function OffNote(): ReactNode {
  return (
    <div data-off-note="" hidden>
      <div role="alert">
        <div>
          <span data-newer={newerPage.note}>{offNote}</span>
          <button type="button" hidden>
            {newerPage.reload}
          </button>
          <button type="button" aria-label={scriptWords.close}>
            ×
          </button>
        </div>
      </div>
    </div>
  )
}
