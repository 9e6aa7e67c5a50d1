// A link that looks like a button. In: target, weight, label. Out: an anchor; links to other hosts get rel=noopener.
// Never a button element: what leads to a page works without script.

import type { ReactNode } from 'react'
import { relOf } from './rel-of.ts'

interface Props {
  href: string
  variant: 'primary' | 'secondary' | 'tertiary'
  /** Inside a bar: less high, and a text link is underlined only under the pointer. */
  isSmall?: boolean
  children: ReactNode
}

export function ButtonLink({ href, variant, isSmall = false, children }: Props): ReactNode {
  return (
    <a className={`button button-${variant}${isSmall ? ' button-small' : ''}`} href={href} rel={relOf(href)}>
      {children}
    </a>
  )
}
