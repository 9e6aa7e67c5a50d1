// The logo: the mark and the name. In: the name of the site and its home page. Out: a link.

import type { ReactNode } from 'react'
import { markBars, markBox } from '../pictures/mark.ts'

export function Logo({ name, href, isCurrent }: { name: string; href: string; isCurrent: boolean }): ReactNode {
  return (
    <a className="logo" href={href} aria-current={isCurrent ? 'page' : undefined}>
      <svg
        width="29"
        height="24"
        viewBox={`0 0 ${markBox.width} ${markBox.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {markBars.map(({ isSignal, ...bar }) => (
          <rect key={bar.x} className={isSignal ? 'logo-signal' : 'ink'} {...bar} />
        ))}
      </svg>
      <span>{name}</span>
    </a>
  )
}
