// Short messages in one region for all islands. The region is in every page; its script comes with the first toast, and
// the time of a toast starts when it is shown. On the server nothing happens. A widget that fails also shows its error
// inline.

import { toast } from 'react-hot-toast/headless'

/** Milliseconds a toast stays unless its caller says otherwise. */
export const defaultToastMs = 4000

/** Kinds of toast: errors interrupt a screen reader, the others wait. */
export type ToastKind = 'success' | 'info' | 'error'

const show = { success: toast.success, info: toast, error: toast.error } as const

/** Shows a toast. Each call shows one of its own, even for equal texts. */
export function showToast(kind: ToastKind, text: string, durationMs: number = defaultToastMs): void {
  if (typeof document === 'undefined') return
  startRegion().then(() => show[kind](text, { duration: durationMs }), console.error)
}

let region: Promise<void> | undefined

function startRegion(): Promise<void> {
  region ??= import('../toast-region.tsx')
    .then(({ mountToasts }) => mountToasts(document.body))
    .catch((error: unknown) => {
      // The next toast tries again.
      region = undefined
      throw error
    })
  return region
}
