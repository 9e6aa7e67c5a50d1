// A line of text beside a control. It shows after 700 ms of pointing or keyboard focus, stays while it is pointed at,
// and closes with Escape. It describes the control and never names it. Screen readers find the text at any time.

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

const tooltipDelayMs = 700
/** A pointer on its way to the text may leave both for a moment. */
const tooltipGraceMs = 150

interface Props {
  /** For the control's aria-describedby. */
  id: string
  text: string
  /** One control. */
  children: ReactNode
}

export function Tooltip({ id, text, children }: Props): ReactNode {
  const host = useRef<HTMLSpanElement>(null)
  const tooltip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const turn = (isNowOpen: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(isNowOpen), afterMs)
  }
  const open = () => {
    void loadPositioning()
    turn(true, tooltipDelayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // On its way from the control to the text the pointer may have asked for it once more.
      clearTimeout(timer.current)
      setIsOpen(false)
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [isOpen])
  useLayoutEffect(() => {
    if (isOpen && host.current && tooltip.current) return position(host.current, tooltip.current)
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
      <span className="tooltip" id={id} role="tooltip" hidden={!isOpen} ref={tooltip}>
        {text}
      </span>
    </span>
  )
}

const loadPositioning = () => import('#runtime/services/position-tooltip.ts').catch(console.error)

/** Keeps the tooltip within the window once the code for it has loaded, until the returned function is called. */
function position(host: HTMLElement, tooltip: HTMLElement): () => void {
  let isClosed = false
  let release: (() => void) | undefined
  void loadPositioning().then((loaded) => {
    if (!isClosed) release = loaded?.positionTooltip(host, tooltip)
  })
  return () => {
    isClosed = true
    release?.()
  }
}
