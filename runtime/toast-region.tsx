// The place where toasts appear: two live regions that stay in the page, one for news and one for errors. At most three toasts show at
// once; a fourth takes the place of the oldest. Their time stands still while the pointer or the focus is on one, or the tab is hidden.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Toast, toast, useToaster, useToasterStore } from 'react-hot-toast/headless'

const mostVisible = 3

/** Adds the regions to `parent` once. */
export function mountToasts(parent: HTMLElement): void {
  const element = document.createElement('div')
  element.className = 'toasts'
  parent.append(element)
  createRoot(element).render(<ToastRegion />)
}

/** Both regions. They are there before a toast is, so that a screen reader listens already. */
export function ToastRegion(): ReactNode {
  const { toasts, handlers } = useToaster()
  const { pausedAt } = useToasterStore()
  const stack = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const isHidden = useHiddenTab()
  // Drawn empty first: a screen reader announces what comes into a live region, not what the region came with.
  const [isListening, setListening] = useState(false)
  useEffect(() => setListening(true), [])
  const { startPause, endPause } = handlers
  // Only once each: a second start would forget how long the time has stood still already.
  useEffect(() => {
    if (isHeld || isHidden) {
      if (pausedAt === undefined) startPause()
    } else if (pausedAt !== undefined) endPause()
  }, [isHeld, isHidden, pausedAt, startPause, endPause])
  // A toast that goes takes the focus with it, which no event tells.
  const count = toasts.length
  useEffect(() => {
    setHeld(count > 0 && (stack.current?.matches(':hover, :focus-within') ?? false))
  }, [count])
  // The store has the newest first: a fourth toast takes the place of the oldest.
  const shown = isListening ? toasts.filter((item) => item.visible).slice(0, mostVisible) : []
  const has = (state: ':hover' | ':focus-within') => stack.current?.matches(state) ?? false
  return (
    <div
      className="toast-stack"
      ref={stack}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(has(':focus-within'))}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(has(':hover'))}
    >
      <div role="status" aria-live="polite">
        {shown.filter((item) => item.type !== 'error').map(toastItem)}
      </div>
      <div role="alert">{shown.filter((item) => item.type === 'error').map(toastItem)}</div>
    </div>
  )
}

function toastItem(item: Toast): ReactNode {
  return (
    <div key={item.id} className={`toast toast-${item.type}`}>
      <span>{typeof item.message === 'string' ? item.message : null}</span>
      <button type="button" aria-label="Close message" onClick={() => toast.remove(item.id)}>
        ×
      </button>
    </div>
  )
}

function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const update = () => setHidden(document.hidden)
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return isHidden
}
