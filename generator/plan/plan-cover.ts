// The cover of an article as its page shows it, and as link previews do.

import { coverOf } from '#schemas/cover.ts'
import type { ShareImage } from '#site/pictures/share-image.ts'
import type { ShownPicture } from '#site/plan-view.ts'
import { decodePath, lookUp, pathInSite, resolveLinks } from '../links/links.ts'
import type { Article, Page } from '../model/model.ts'
import type { SiteFrame } from './plan-head.ts'

/** What the programs that show link previews can read. */
const previewTypes = /\.(?:gif|jpe?g|png|webp)$/i

/** The cover with its size and its other formats. A lookup of the file records that the page depends on it. */
export function planCover(article: Pick<Article, 'head' | 'entry'>, { links }: SiteFrame): ShownPicture | undefined {
  const cover = coverOf(article)
  const path = cover && pathInSite(cover.src, article.entry.file, links)
  if (!cover || path === undefined) return undefined
  const src = decodePath(path)
  lookUp('assets', src, links)
  lookUp('pictures', src, links)
  const sources = links.pictures?.get(src)?.sources
  return { src, alt: cover.alt, ...links.sizeOf?.(src), ...(sources ? { sources } : {}) }
}

/** Whether the cover of an article is its picture in link previews. */
export function hasPreviewCover(article: Pick<Article, 'head'>): boolean {
  return previewTypes.test(coverOf(article)?.src ?? '')
}

/** The picture of a page in link previews; undefined if those can show none of this format. */
export function coverImage(
  { src, alt, width, height }: ShownPicture,
  title: string,
  { facts, links }: Pick<SiteFrame, 'facts' | 'links'>,
): ShareImage | undefined {
  if (!previewTypes.test(src)) return undefined
  const url = facts.origin + resolveLinks({ src }, '', links).src
  return { url, alt: alt === '' ? title : alt, ...(width && height ? { size: { width, height } } : {}) }
}

/** The picture that a page names for link previews. */
export function pageImage(
  { image, title }: Pick<Page, 'image' | 'title'>,
  { facts, links }: SiteFrame,
): ShareImage | undefined {
  if (image === undefined) return undefined
  const src = image.normalize('NFC')
  // A lookup records that the page depends on the file.
  lookUp('assets', src, links)
  return coverImage({ src, alt: '', ...links.sizeOf?.(src) }, title, { facts, links })
}
