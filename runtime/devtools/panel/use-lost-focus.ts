import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in a list whose rows go when they are done: when what had the focus is removed, the first element of
 * the selector gets it. Without this, a person without a mouse begins again at the top of the page.
 */
export function useLostFocus(box: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const element = box.current
    const root = element?.getRootNode()
    if (!element || !(root instanceof ShadowRoot)) return
    let last: Element | null = null
    const note = () => (last = element.contains(root.activeElement) ? root.activeElement : null)
    const observer = new MutationObserver(() => {
      if (last?.isConnected === false && root.activeElement === null)
        element.querySelector<HTMLElement>(selector)?.focus()
    })
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', note)
    addEventListener('pointerdown', note)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', note)
      removeEventListener('pointerdown', note)
    }
  }, [box, selector])
}
