// Scrolling shows the bar; 100 ms without a scroll it is idle, and 600 ms later hidden, unless a pointer is on it. It
// never shows before the first scroll.

import { useEffect, useReducer, useRef } from 'react'

export type ScrollState = 'hidden' | 'scrolling' | 'idle' | 'interacting'
export type ScrollEvent = 'scroll' | 'rest' | 'enter' | 'leave' | 'hide'

/** Milliseconds from the last scroll to idle. */
const scrollRestMs = 100
/** Milliseconds from idle to hidden. */
const scrollHideMs = 600

const next: Record<ScrollState, Partial<Record<ScrollEvent, ScrollState>>> = {
  hidden: { scroll: 'scrolling' },
  scrolling: { rest: 'idle', enter: 'interacting' },
  idle: { scroll: 'scrolling', enter: 'interacting', hide: 'hidden' },
  interacting: { leave: 'idle' },
}

/** An event that does not apply leaves the state as it is. */
export function nextScrollState(state: ScrollState, event: ScrollEvent): ScrollState {
  return next[state][event] ?? state
}

/** The state of one bar. Its timers stop with the component. */
export function useScrollState(): { state: ScrollState; send: (event: Exclude<ScrollEvent, 'rest' | 'hide'>) => void } {
  const [state, dispatch] = useReducer(nextScrollState, 'hidden')
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => dispatch('hide'), scrollHideMs)
    return () => clearTimeout(timer)
  }, [state])
  return {
    state,
    send: (event) => {
      if (event === 'scroll') {
        clearTimeout(rest.current)
        rest.current = setTimeout(() => dispatch('rest'), scrollRestMs)
      }
      dispatch(event)
    },
  }
}
