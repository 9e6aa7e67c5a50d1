// A line of text that shows beside a control. In: the control, which names this element's id in aria-describedby, and the text. Out: both.
// Never the only name of a control. Shows after 700 ms of pointing or of keyboard focus, may be pointed at itself, and goes with Escape.
// The text is in the page all the time, so a screen reader has it without waiting.

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

export const tooltipDelayMs = 700
/** A pointer on its way to the text may leave both for a moment. */
export const tooltipGraceMs = 150

interface Props {
  /** For the control's aria-describedby. */
  id: string
  text: string
  /** One control. */
  children: ReactNode
}

export function Tooltip({ id, text, children }: Props): ReactNode {
  const host = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const turn = (isNowOpen: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(isNowOpen), afterMs)
  }
  const open = () => turn(true, tooltipDelayMs)
  const close = () => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [isOpen])
  return (
    <span
      className="tooltip-host"
      ref={host}
      // A finger has no hover: on touch the control's name has to be enough.
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && open()}
      onPointerLeave={() => host.current?.querySelector(':focus-visible') ?? turn(false, tooltipGraceMs)}
      onPointerDown={close}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && open()}
      onBlur={() => host.current?.matches(':hover') || close()}
    >
      {children}
      <span className="tooltip" id={id} role="tooltip" hidden={!isOpen}>
        {text}
      </span>
    </span>
  )
}
