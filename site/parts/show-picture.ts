import type { WrittenPicture } from '#schemas/shown-picture.ts'
import type { ShownPicture, SiteView } from '../plan-view.ts'

/** A picture with those that are shown in its place on dark pages and in narrow windows. */
export interface ThemedPicture extends ShownPicture {
  dark?: ShownPicture
  phone?: ShownPicture & { dark?: ShownPicture }
}

type Assets = Pick<SiteView, 'asset'>

/** A picture of content/assets with its size and its other formats. */
export function showPicture({ src, alt = '' }: { src: string; alt?: string }, view: Assets): ShownPicture {
  const { width, height, sources } = view.asset(src) ?? {}
  return {
    src,
    alt,
    ...(width === undefined || height === undefined ? {} : { width, height }),
    ...(sources ? { sources } : {}),
  }
}

/** The same for a picture that differs on dark pages or in narrow windows. */
export function showThemed({ src, alt, dark, phone }: WrittenPicture, view: Assets): ThemedPicture {
  const themed = (picture: { src: string; dark?: { src: string } | undefined }) => ({
    ...showPicture({ ...picture, alt }, view),
    ...(picture.dark ? { dark: showPicture({ ...picture.dark, alt }, view) } : {}),
  })
  return { ...themed({ src, dark }), ...(phone ? { phone: themed(phone) } : {}) }
}
