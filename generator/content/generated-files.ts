import { articleCollections, collectionNames } from '#schemas/article-collections.ts'
import { feedRoutes } from './address.ts'

/** Addresses of the icons and of the manifest that lists them. */
export const iconPaths = {
  tab: '/favicon.svg',
  small: '/favicon-32.png',
  touch: '/apple-touch-icon.png',
  medium: '/icon-192.png',
  large: '/icon-512.png',
  manifest: '/site.webmanifest',
} as const

const feedFiles = collectionNames
  .filter((name) => articleCollections[name].hasFeed)
  .flatMap((name) => Object.values(feedRoutes(name)))

/** Files every build writes besides pages; links may point to them. */
export const generatedFiles: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  ...feedFiles,
  '/search-index.json',
  '/llms.txt',
  '/llms-full.txt',
  '/openapi.json',
  '/THIRD-PARTY-NOTICES.txt',
  ...Object.values(iconPaths),
])
