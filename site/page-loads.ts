import { decodeAttribute } from './decode-attribute.ts'
import type { IslandCall } from './island.tsx'
import type { PageAssets } from './page-assets.ts'

interface PageParts {
  html: string
  /** Addresses. */
  styles: readonly string[]
  calls: readonly IslandCall[]
  assets: PageAssets
  /** Whether the page only leads to another one. */
  isRedirect: boolean
}

/** Addresses of all files that a page loads before the visitor does anything, each once; images come last. */
export function listLoads({ html, styles, calls, assets, isRedirect }: PageParts): string[] {
  const scripts = calls
    .filter(({ on }) => !on.split(' ').includes('interaction'))
    .flatMap(({ name }) => {
      const { src, preload } = assets.islands[name] ?? { src: '', preload: [] }
      return [...preload, src]
    })
  const own = isRedirect
    ? [assets.redirect]
    : [...assets.fonts, assets.loader, assets.page, ...assets.start, ...scripts]
  return [...new Set([...styles, ...own, ...listImages(html)])]
}

/** Of a picture in several versions the one that a wide screen takes: the largest in the first format. */
function listImages(html: string): string[] {
  const images: string[] = []
  let version: string | undefined
  for (const [, name = '', attributes = ''] of html.matchAll(/<(source|img) ([^>]*)>/g)) {
    if (name === 'source') version ??= /\bsrcSet="(?:[^"]*, )?([^ "]+)[^"]*"/i.exec(attributes)?.[1]
    else {
      const shown = version ?? /(?:^| )src="([^"]*)"/.exec(attributes)?.[1]
      if (shown !== undefined && !shown.startsWith('data:')) images.push(decodeAttribute(shown))
      version = undefined
    }
  }
  return images
}
