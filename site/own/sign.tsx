import type { ReactNode } from 'react'
import { mark, markBars } from './mark.ts'

/** The mark in the header and the footer. */
export function Sign(): ReactNode {
  return (
    <svg width="29" height="24" viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true" focusable="false">
      {markBars.map(({ isSignal, ...bar }) => (
        <rect key={bar.x} className={isSignal ? 'logo-signal' : 'ink'} {...bar} />
      ))}
    </svg>
  )
}
