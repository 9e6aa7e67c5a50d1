import { robotsPath } from '#schemas/robots.ts'
import { addressKey, feedRoutes } from '../addresses/addresses.ts'
import type { Content } from './content.ts'
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

/** Files that a build writes in addition to pages; links may point to them. */
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

/** Addresses that are no pages and no assets: files that the build makes, and those of content/root. */
export function listFiles(content: Pick<Content, 'site' | 'collections' | 'rootFiles'>): Set<string> {
  return new Set([...generatedFiles(content), ...content.rootFiles.map(({ url }) => url)])
}

/** Those that a site has once, however many languages it has. */
export function sharedFiles({ site }: Pick<Content, 'site'>): string[] {
  return [
    '/sitemap.xml',
    robotsPath,
    ...(site.features.api ? ['/openapi.json'] : []),
    '/THIRD-PARTY-NOTICES.txt',
    ...Object.values(iconPaths),
  ]
}

/** A file for hosts at the top of a site. The names of the others begin with characters that no address has. */
export const hostFile = '/vercel.json'

/** Files beside the page of an address. */
const besidePage = new Set(['index.html', 'index.md', '404.html'])

/**
 * Finds the file that the build makes where a page of the address would need a folder; undefined if there is none.
 * `routes`: every address that gets a page. `isOriginal`: they are those of the default language.
 */
export function openFilesInTheWay(
  content: Pick<Content, 'site' | 'collections'>,
  { routes, isOriginal }: { routes: Iterable<string>; isOriginal: boolean },
): (route: string) => string | undefined {
  const shared = new Set(isOriginal ? [] : sharedFiles(content))
  const own = [...generatedFiles(content)].filter((file) => !shared.has(file))
  const files = new Map([...own, ...(isOriginal ? [hostFile] : [])].map((file) => [addressKey(file), file]))
  const folders = new Set([...routes].map((route) => (route === '/' ? '' : addressKey(route))))
  return (route) => {
    if (!route.includes('.')) return undefined
    const steps = addressKey(route).split('/')
    for (let count = 2; count <= steps.length; count++) {
      const path = steps.slice(0, count).join('/')
      const file = files.get(path)
      if (file !== undefined) return file
      if (besidePage.has(steps[count - 1] ?? '') && folders.has(steps.slice(0, count - 1).join('/'))) return path
    }
    return undefined
  }
}
