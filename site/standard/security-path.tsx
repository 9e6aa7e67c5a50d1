import type { ReactNode } from 'react'

/** The drawing above the security measures: none. */
export function SecurityPath(): ReactNode {
  return null
}
