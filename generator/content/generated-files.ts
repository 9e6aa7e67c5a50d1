import { feedRoutes } from './address.ts'
import { publishedCollections } from './list-articles.ts'
import type { Content } from './model.ts'

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
export function generatedFiles(content: Pick<Content, 'site' | 'collections'>): Set<string> {
  const feeds = Object.values(publishedCollections(content)).filter(({ hasFeed }) => hasFeed)
  return new Set([
    ...feeds.flatMap((collection) => Object.values(feedRoutes(collection))),
    '/search-index.json',
    '/llms.txt',
    '/llms-full.txt',
    ...sharedFiles(content),
  ])
}

/** Those that a site has once, however many languages it has. */
export function sharedFiles({ site }: Pick<Content, 'site'>): string[] {
  return [
    '/sitemap.xml',
    '/robots.txt',
    ...(site.features.api ? ['/openapi.json'] : []),
    '/THIRD-PARTY-NOTICES.txt',
    ...Object.values(iconPaths),
  ]
}
