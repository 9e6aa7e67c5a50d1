// The mark: five bars of fixed heights and the name. In: the name of the site and its home page. Out: a link.
// The same bars are in the favicon; a change here belongs there too.

import type { ReactNode } from 'react'

const bars = [12, 24, 28, 16, 20]
const middle = 2

export function Logo({ name, href, isCurrent }: { name: string; href: string; isCurrent: boolean }): ReactNode {
  return (
    <a className="logo" href={href} aria-current={isCurrent ? 'page' : undefined}>
      <svg width="29" height="24" viewBox="0 0 38 32" aria-hidden="true" focusable="false">
        {bars.map((height, index) => (
          <rect key={index} className={index === middle ? 'logo-signal' : 'logo-bar'} x={2 + index * 7} y={16 - height / 2} width="4" height={height} />
        ))}
      </svg>
      <span>{name}</span>
    </a>
  )
}
