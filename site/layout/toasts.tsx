import type { ReactNode } from 'react'

/**
 * The two live regions of the toasts, empty: screen readers listen only to regions that were there before the text.
 * runtime/toast-region.tsx hydrates them with the first toast.
 */
export function Toasts(): ReactNode {
  return (
    <div className="toasts">
      <div className="toast-stack">
        <div role="status" aria-live="polite" aria-atomic="false" />
        <div role="alert" aria-atomic="false" />
      </div>
    </div>
  )
}
