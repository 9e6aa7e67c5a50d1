// Short messages in one region for all islands. The region is in every page; its script comes with the first toast, and
// the time of a toast starts when it is shown. On the server nothing happens. A widget that fails also shows its error
// inline.

/** Milliseconds a toast stays unless its caller says otherwise. */
export const defaultToastMs = 4000

/** Kinds of toast: errors interrupt a screen reader, the others wait. */
export type ToastKind = 'success' | 'info' | 'error'

/**
 * Shows a toast. Each call shows one of its own, even for equal texts. A silent toast is not announced: its widget says
 * the same in a live region of its own.
 */
export function showToast(kind: ToastKind, text: string, durationMs = defaultToastMs, isSilent?: boolean): void {
  if (typeof document === 'undefined') return
  startRegion().then(
    (addToast) => addToast(kind, text, durationMs, isSilent),
    (error: unknown) => {
      console.error(error)
      showPlainly(kind, text, durationMs)
    },
  )
}

type AddToast = (kind: ToastKind, text: string, durationMs: number, isSilent?: boolean) => void

let region: Promise<AddToast> | undefined

function startRegion(): Promise<AddToast> {
  region ??= import('../toast-region.tsx')
    .then(async ({ addToast, mountToasts }) => {
      await mountToasts(document.body)
      return addToast
    })
    .catch((error: unknown) => {
      // The next toast tries again.
      region = undefined
      throw error
    })
  return region
}

/** The text alone, where the script of the region does not arrive. */
function showPlainly(kind: ToastKind, text: string, durationMs: number): void {
  const toast = document.createElement('div')
  toast.className = `toast toast-${kind}`
  toast.textContent = text
  document.querySelector(`.toasts [role=${kind === 'error' ? 'alert' : 'status'}]`)?.append(toast)
  setTimeout(() => toast.remove(), durationMs)
}
