import type { Config } from '../config.ts'

/** Where a site lives: scheme and host, and "" or "/base". */
export interface SiteAddress {
  origin: string
  basePath: string
}

/** Where the site will live. A flag wins over site.yaml. */
export function siteAddress(url: string, config: Pick<Config, 'basePath'>): SiteAddress {
  const { origin, pathname } = new URL(url)
  return { origin, basePath: config.basePath ?? pathname.replace(/\/+$/, '') }
}
