// The region of the toasts, on the site and in the debug panel. It shows at most three; a fourth replaces the oldest.
// Their time pauses while the pointer or the focus is on one, or the tab is hidden.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Toast, toast, useToaster, useToasterStore } from 'react-hot-toast/headless'
import { pageWord } from './page-word.ts'

const mostVisible = 3

/**
 * Brings the region that the server wrote into `parent` to life, or adds one; call it once. Resolves when it is alive.
 */
export function mountToasts(parent: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const region = <ToastRegion closeLabel={pageWord('close')} onAlive={resolve} />
    const written = parent.querySelector(':scope > .toasts')
    // What was shown before this script came is in the HTML of the server.
    if (written) hydrateRoot(written, region, { onRecoverableError: () => {} })
    else {
      const element = document.createElement('div')
      element.className = 'toasts'
      parent.append(element)
      createRoot(element).render(region)
    }
  })
}

const adders = { success: toast.success, info: toast, error: toast.error } as const

/** Adds a toast to the region. A silent one is seen and not announced. */
export function addToast(kind: keyof typeof adders, text: string, durationMs: number, isSilent = false): void {
  adders[kind](text, { duration: durationMs, ...(isSilent ? { ariaProps: silent } : {}) })
}

const silent = { role: 'status', 'aria-live': 'off' } as const

/**
 * Two live regions, one for news and one for errors. They exist before the first toast, so that screen readers listen:
 * site/layout/toasts.tsx writes the same elements into every page.
 */
export function ToastRegion({ closeLabel, onAlive }: { closeLabel: string; onAlive?: () => void }): ReactNode {
  const { toasts, handlers } = useToaster()
  const { pausedAt } = useToasterStore()
  const stack = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const isHidden = useHiddenTab()
  // The first render is empty: a screen reader announces only what is added to a live region.
  const [isListening, setListening] = useState(false)
  useEffect(() => setListening(true), [])
  useEffect(() => {
    if (isListening) onAlive?.()
  }, [isListening, onAlive])
  const { startPause, endPause } = handlers
  // A second startPause would reset the time that has already passed.
  useEffect(() => {
    if (isHeld || isHidden) {
      if (pausedAt === undefined) startPause()
    } else if (pausedAt !== undefined) endPause()
  }, [isHeld, isHidden, pausedAt, startPause, endPause])
  // A toast that is removed loses the focus without an event.
  const count = toasts.length
  useEffect(() => {
    setHeld(count > 0 && (stack.current?.matches(':hover, :focus-within') ?? false))
  }, [count])
  // Newest first.
  const shown = isListening ? toasts.filter((item) => item.visible).slice(0, mostVisible) : []
  const show = (item: Toast) => <ToastItem key={item.id} item={item} closeLabel={closeLabel} />
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
      <div role="status" aria-live="polite" aria-atomic="false">
        {shown.filter((item) => item.type !== 'error').map(show)}
      </div>
      <div role="alert" aria-atomic="false">
        {shown.filter((item) => item.type === 'error').map(show)}
      </div>
    </div>
  )
}

function ToastItem({ item, closeLabel }: { item: Toast; closeLabel: string }): ReactNode {
  return (
    <div className={`toast toast-${item.type}`} aria-live={item.ariaProps['aria-live'] === 'off' ? 'off' : undefined}>
      <span>{typeof item.message === 'function' ? item.message(item) : item.message}</span>
      <button type="button" aria-label={closeLabel} onClick={() => toast.remove(item.id)}>
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
