import type { Cover } from '#schemas/cover.ts'
import type { ShownPicture, SiteView } from '../plan-view.ts'

/** The cover of an article as lists show it; nothing without one. */
export function showCover(cover: Cover | undefined, view: Pick<SiteView, 'asset'>): { cover?: ShownPicture } {
  return cover === undefined ? {} : { cover: showPicture(cover, view) }
}

/** A picture of content/assets with its size and its other formats. */
export function showPicture({ src, alt }: Cover, view: Pick<SiteView, 'asset'>): ShownPicture {
  const { width, height, sources } = view.asset(src) ?? {}
  return {
    src,
    alt,
    ...(width === undefined || height === undefined ? {} : { width, height }),
    ...(sources ? { sources } : {}),
  }
}

/** The cover in the front matter of a collection that may have something else under the key. */
export function readCover(value: unknown): Cover | undefined {
  const { src, alt } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  return typeof src === 'string' && typeof alt === 'string' && src.startsWith('/assets/') ? { src, alt } : undefined
}
