import { articleCollections } from '#schemas/article-collections.ts'
import type { Site } from '#schemas/site.ts'
import { feedRoutes } from './address.ts'
import { publishedCollections } from './list-articles.ts'

/** Addresses of the icons and of the manifest that lists them. */
export const iconPaths = {
  tab: '/favicon.svg',
  small: '/favicon-32.png',
  touch: '/apple-touch-icon.png',
  medium: '/icon-192.png',
  large: '/icon-512.png',
  manifest: '/site.webmanifest',
} as const

/** Files that a build writes besides pages; links may point to them. */
export function generatedFiles(site: Site): Set<string> {
  const feeds = publishedCollections(site).filter((name) => articleCollections[name].hasFeed)
  return new Set([
    '/sitemap.xml',
    '/robots.txt',
    ...feeds.flatMap((name) => Object.values(feedRoutes(name))),
    '/search-index.json',
    '/llms.txt',
    '/llms-full.txt',
    ...(site.features.api ? ['/openapi.json'] : []),
    '/THIRD-PARTY-NOTICES.txt',
    ...Object.values(iconPaths),
  ])
}
