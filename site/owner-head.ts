import type { Head } from '#schemas/head.ts'

/** What the owner of a site decides about the head of every page. */
export interface OwnerHead {
  /** Colour of browser bars, on light and on dark pages. */
  barColours: readonly [light: string, dark: string]
  /** Elements that site.yaml adds. */
  ownHead?: Pick<Head, 'meta' | 'links'>
}

/** The logo of a site. */
export interface Logos {
  /** Picture in place of the mark and the name, and the same for dark pages. */
  logoHref?: string
  logoDarkHref?: string
  /** Pixels that they are wide where they are 28 high; missing where their files do not say. */
  logoWidth?: number | undefined
  logoDarkWidth?: number | undefined
}
