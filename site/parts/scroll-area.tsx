// A list that scrolls under a thin bar of its own. Wheel, keys and touch scroll natively; without a script, and in
// forced colours, the native bar stays. The bar is an SVG, which is positioned by attributes: the page's policy forbids
// style attributes.

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { measureThumb, placeOfThumb, type Thumb } from './measure-thumb.ts'
import { useScrollState } from './use-scroll-state.ts'

export function ScrollArea({ className, children }: { className: string; children: ReactNode }): ReactNode {
  const view = useRef<HTMLDivElement>(null)
  const [isLive, setIsLive] = useState(false)
  const [thumb, setThumb] = useState<Thumb | null>(null)
  const { state, send } = useScrollState()
  useEffect(() => setIsLive(true), [])
  const follow = () => {
    setThumb(view.current && measureThumb(view.current))
    send('scroll')
  }
  const scrollTo = (place: number) => {
    if (view.current) view.current.scrollTop = place * (view.current.scrollHeight - view.current.clientHeight)
  }
  return (
    <div className={`scroll-area ${className}`} data-live={isLive ? '' : undefined} data-state={state}>
      <div className="scroll-view" ref={view} onScroll={follow}>
        {children}
      </div>
      {thumb && state !== 'hidden' ? (
        <ScrollBar thumb={thumb} onMove={scrollTo} onEnter={() => send('enter')} onLeave={() => send('leave')} />
      ) : null}
    </div>
  )
}

interface BarProps {
  thumb: Thumb
  /** 0 is the top of the list, 1 its end. */
  onMove: (place: number) => void
  onEnter: () => void
  onLeave: () => void
}

function ScrollBar({ thumb, onMove, onEnter, onLeave }: BarProps): ReactNode {
  /** Where the pointer grabbed the thumb, as a share of the bar; null while it is not dragged. */
  const grip = useRef<number | null>(null)
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    if (grip.current !== null) onMove(placeOfThumb(placeOn(event) - grip.current, thumb))
  }
  const grab = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const offset = placeOn(event) - thumb.start
    // A press beside the thumb moves its middle under the pointer.
    grip.current = offset >= 0 && offset <= thumb.size ? offset : thumb.size / 2
    follow(event)
  }
  const release = () => {
    grip.current = null
  }
  return (
    <svg
      className="scroll-bar"
      width="12"
      height="100%"
      aria-hidden="true"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onPointerDown={grab}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <rect x="4" y={percent(thumb.start)} width="4" height={percent(thumb.size)} rx="2" />
    </svg>
  )
}

/** Where the pointer is on the bar: 0 at its top, 1 at its end. */
function placeOn(event: PointerEvent<SVGSVGElement>): number {
  const bar = event.currentTarget.getBoundingClientRect()
  return (event.clientY - bar.top) / bar.height
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
