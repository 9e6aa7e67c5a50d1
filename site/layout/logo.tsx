import type { ReactNode } from 'react'
import { brand } from '../brand/site-brand.ts'

/** The brand's sign and the site's name, as a link to the home page. */
export function Logo({ name, href, isCurrent }: { name: string; href: string; isCurrent: boolean }): ReactNode {
  return (
    <a className="logo" href={href} aria-current={isCurrent ? 'page' : undefined}>
      <brand.Sign />
      <span>{name}</span>
    </a>
  )
}
