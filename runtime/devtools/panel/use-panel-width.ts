import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { panelWidth } from '../debug-settings.ts'
import { useSetting } from './use-setting.ts'

/** Pixels. */
const narrowest = 320
const step = 24

/** Less of the page than this is of no use. */
const leastPage = 160

/** The wanted width, limited to what the window has room for. A narrow window is all panel. */
export function fitWidth(wanted: number, windowWidth: number): number {
  if (windowWidth < narrowest + leastPage) return windowWidth
  return Math.round(Math.max(Math.min(narrowest, windowWidth), Math.min(wanted, windowWidth * 0.9)))
}

/** The panel's width, and the props of the border that changes it by dragging or by keys. */
export function usePanelWidth(): { width: number; separator: HTMLAttributes<HTMLDivElement> } {
  const [wanted, setWanted] = useSetting(panelWidth)
  const [windowWidth, setWindowWidth] = useState(innerWidth)
  useEffect(() => {
    const update = () => setWindowWidth(innerWidth)
    addEventListener('resize', update)
    return () => removeEventListener('resize', update)
  }, [])
  const width = fitWidth(wanted, windowWidth)
  const set = (pixels: number) => setWanted(fitWidth(pixels, windowWidth))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width + step, ArrowRight: width - step, Home: windowWidth, End: narrowest }[event.key]
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set(windowWidth - event.clientX)
  }
  return {
    width,
    separator: {
      role: 'separator',
      tabIndex: 0,
      'aria-orientation': 'vertical',
      'aria-label': 'Width of the panel',
      'aria-valuenow': width,
      'aria-valuemin': fitWidth(0, windowWidth),
      'aria-valuemax': fitWidth(windowWidth, windowWidth),
      onKeyDown,
      onPointerDown,
      onPointerMove,
    },
  }
}
