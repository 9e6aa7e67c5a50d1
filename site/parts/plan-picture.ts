import type { PictureSource, SiteView } from '../plan-view.ts'

/** A picture of content/assets as a page shows it. Its size keeps the place of the picture while it loads. */
export interface PlannedPicture {
  src: string
  width?: number
  height?: number
  sources?: readonly PictureSource[]
}

/** The picture with the size of its file and its other formats. */
export function planPicture(src: string, view: Pick<SiteView, 'asset'>): PlannedPicture {
  const { width, height, sources } = view.asset(src) ?? {}
  return {
    src,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(sources === undefined ? {} : { sources }),
  }
}
