import { type RefObject, useEffect, useRef } from 'react'

/**
 * Restores the focus to a button after it was disabled while busy: browsers take the focus from a disabled button. An
 * element that has received the focus meanwhile keeps it.
 */
export function useFocusBack(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [button, isBusy])
}
