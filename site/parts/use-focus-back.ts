// Keeps the keyboard's place. In: a button and whether it is busy, that is, disabled. Out: nothing; a browser takes the focus from a button
// that becomes disabled, and this gives it back afterwards. Never takes the focus from anything else that has it by then.

import { type RefObject, useEffect, useRef } from 'react'

export function useFocusBack(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [button, isBusy])
}
