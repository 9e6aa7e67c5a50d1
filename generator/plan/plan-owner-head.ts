import type { Head } from '#schemas/head.ts'
import type { Identity } from '#site/brand.ts'
import type { OwnerHead } from '#site/owner-head.ts'

/** What site.yaml adds to the head of every page. */
export function planOwnerHead(
  { meta, links, themeColor }: Head,
  { colours, dark }: Pick<Identity, 'colours' | 'dark'>,
): OwnerHead {
  return {
    barColours: [themeColor?.light ?? colours.background, themeColor?.dark ?? dark.background],
    ...(meta.length + links.length === 0 ? {} : { ownHead: { meta, links } }),
  }
}
