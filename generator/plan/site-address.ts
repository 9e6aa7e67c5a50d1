import type { OutputOptions } from '../config/config.ts'

/** Where a site lives: scheme and host, and "" or "/base". */
export interface SiteAddress {
  origin: string
  basePath: string
}

/** Where the site will live. A flag wins over site.yaml. */
export function siteAddress(url: string, { basePath }: Pick<OutputOptions, 'basePath'>): SiteAddress {
  const { origin, pathname } = new URL(url)
  return { origin, basePath: basePath ?? pathname.replace(/\/+$/, '') }
}
