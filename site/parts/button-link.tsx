import type { ReactNode } from 'react'
import { relOf } from './rel-of.ts'

interface Props {
  href: string
  variant: 'primary' | 'secondary' | 'tertiary'
  /** For bars: lower, and a text link is underlined on hover only. */
  isSmall?: boolean
  children: ReactNode
}

/** A link that looks like a button; it works without a script. */
export function ButtonLink({ href, variant, isSmall = false, children }: Props): ReactNode {
  return (
    <a className={`button button-${variant}${isSmall ? ' button-small' : ''}`} href={href} rel={relOf(href)}>
      {children}
    </a>
  )
}
