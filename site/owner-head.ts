import type { Head } from '#schemas/head.ts'

/** What the owner of a site decides about the head of every page. */
export interface OwnerHead {
  /** Colour of browser bars, on light and on dark pages. */
  barColours: readonly [light: string, dark: string]
  /** Elements that site.yaml adds. */
  ownHead?: Pick<Head, 'meta' | 'links'>
}
