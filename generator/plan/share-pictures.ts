// Which pages share a picture in link previews. Each has a separate one, unless there are many pages below the first
// part of its address: then all of these show the picture of the page there, so that drawing does not slow large sites.

import type { SiteModule } from '#site/site-module.ts'
import { type Content, publishedCollections } from '../model/model.ts'

/** Up to how many pages below an address such as /blog each have a separate picture. */
const mostPictures = 30

/** A page as its picture shows it. */
export interface PicturedPage {
  route: string
  title: string
  section?: string | undefined
}

/** By the first part of an address: the page whose picture all pages below it show. */
export type SharedPictures = Readonly<Record<string, PicturedPage>>

/** Finds the addresses with many pages below them. */
export function sharePictures(content: Content, code: Pick<SiteModule, 'collections'>): SharedPictures {
  const counts = new Map<string, number>()
  for (const pages of [content.pages, ...Object.values(content.articles)])
    for (const { route } of pages) {
      const above = firstPart(route)
      if (above !== undefined) counts.set(above, (counts.get(above) ?? 0) + 1)
    }
  const crowded = [...counts].filter(([, count]) => count > mostPictures)
  return Object.fromEntries(crowded.map(([route]) => [route, pageAt(route, content, code)]))
}

/** The page whose picture a page shows: mostly its own. */
export function picturedPage(page: PicturedPage, shared: SharedPictures): PicturedPage {
  return shared[firstPart(page.route) ?? ''] ?? page
}

/** `/guides` for `/guides/calls/first`; undefined for a page that has nothing but the home page above it. */
function firstPart(route: string): string | undefined {
  const end = route.indexOf('/', 1)
  return end < 0 ? undefined : route.slice(0, end)
}

/** The page at an address, or the home page. */
function pageAt(route: string, content: Content, { collections }: Pick<SiteModule, 'collections'>): PicturedPage {
  const { name, seo } = content.site
  const titleAt = (wanted: string) => content.pages.find((page) => page.route === wanted)?.title
  const index = Object.entries(publishedCollections(content)).find(([, collection]) => collection.route === route)
  const title = titleAt(route) ?? (index && collections[index[0]]?.title)
  return title === undefined ? { route: '/', title: titleAt('/') ?? seo.defaultTitle ?? name } : { route, title }
}
