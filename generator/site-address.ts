// Where a site lives, and which of its pages this build is for.

import type { Config } from './config.ts'

/** Where a site lives: scheme and host, and "" or "/base". */
export interface SiteAddress {
  origin: string
  basePath: string
}

/** Where the site will live. A flag wins over site.yaml. */
export function siteAddress(url: string, config: Config): SiteAddress {
  const { origin, pathname } = new URL(url)
  return { origin, basePath: config.basePath ?? pathname.replace(/\/+$/, '') }
}

/** Whether the page at this place in the list of all pages belongs to the shard that is built. */
export function isInShard(place: number, { shard }: Config): boolean {
  return !shard || place % shard.of === shard.part - 1
}
