// Short messages of the panel. In: a text. Out: a list that empties by itself, by the site's own times: four seconds, seven for a failure.

export interface PanelToast {
  id: number
  isError: boolean
  title: string
  text?: string
}

const listeners = new Set<() => void>()
let toasts: readonly PanelToast[] = []
let count = 0

/** Shows a message; at most three at once. */
export function showToast(title: string, { isError = false, text }: { isError?: boolean; text?: string } = {}): void {
  const id = ++count
  change([...toasts, { id, isError, title, ...(text === undefined ? {} : { text }) }].slice(-3))
  setTimeout(() => removeToast(id), isError ? 7000 : 4000)
}

export function removeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export function currentToasts(): readonly PanelToast[] {
  return toasts
}

export function followToasts(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function change(next: readonly PanelToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
