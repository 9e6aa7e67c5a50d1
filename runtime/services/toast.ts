// Toasts: short messages in one region for all islands. In: a text and how long it stays. The region mounts with the first toast.
// On the server nothing happens. What a toast says about an error is also shown inline by the widget that failed.

import { toast } from 'react-hot-toast/headless'

/** Milliseconds a toast stays unless its caller says otherwise. */
export const defaultToastMs = 4000

/** Kinds of toast: errors interrupt a screen reader, the others wait. */
export type ToastKind = 'success' | 'info' | 'error'

/** Shows a toast. Equal texts are shown again, each on its own. */
export function showToast(kind: ToastKind, text: string, durationMs: number = defaultToastMs): void {
  if (typeof document === 'undefined') return
  void mountRegion()
  const show = kind === 'error' ? toast.error : kind === 'success' ? toast.success : toast
  show(text, { duration: durationMs })
}

let region: Promise<void> | undefined

function mountRegion(): Promise<void> {
  region ??= import('../toast-region.tsx').then(({ mountToasts }) => mountToasts(document.body))
  return region
}
