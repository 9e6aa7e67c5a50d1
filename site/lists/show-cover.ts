import type { Cover } from '#schemas/cover.ts'
import { showPicture } from '../parts/show-picture.ts'
import type { ShownPicture, SiteView } from '../plan-view.ts'

/** The cover of an article as lists show it; nothing without one. */
export function showCover(cover: Cover | undefined, view: Pick<SiteView, 'asset'>): { cover?: ShownPicture } {
  return cover === undefined ? {} : { cover: showPicture(cover, view) }
}

/** The cover in the front matter of a collection that may have something else under the key. */
export function readCover(value: unknown): Cover | undefined {
  const { src, alt } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  return typeof src === 'string' && typeof alt === 'string' && src.startsWith('/assets/') ? { src, alt } : undefined
}
