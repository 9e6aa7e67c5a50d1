// Names of the pictures the build draws: icons at addresses that browsers and home screens know, share cards named by a
// hash of their text. So a page can name its card before it is drawn, and equal cards of many pages are one file.

import type { ShareCard } from '#site/pictures/share-image.ts'
import { iconPaths } from '../content/content.ts'
import { hashOf } from '../hash.ts'

/** Version of the drawing in site/pictures/share-card.ts; a card that looks different must have another name. */
const shareCardVersion = 1

/** Path of a card below the output folder. */
export function shareCardPath({ siteName, section, title, address, look }: ShareCard): string {
  const name = hashOf(
    JSON.stringify([shareCardVersion, siteName, section, title, address, ...(look === undefined ? [] : [look])]),
  ).slice(0, 16)
  return `assets/og/${name}.png`
}

/** Icons as PNG: address and pixels. */
export const iconSizes: readonly (readonly [path: string, pixels: number])[] = [
  [iconPaths.small, 32],
  [iconPaths.touch, 180],
  [iconPaths.medium, 192],
  [iconPaths.large, 512],
]
