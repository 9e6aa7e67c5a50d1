// Names of the pictures the build draws: icons at addresses that browsers and home screens know, share cards named by a
// hash of their text. So a page can name its card before it is drawn, and equal cards of many pages are one file.

import type { ShareCard } from '#site/pictures/share-image.ts'
import { hashOf } from '../hash.ts'
import { iconPaths } from '../model/model.ts'

/**
 * Version of the drawing in site/pictures/share-card.ts; a card that looks different must have another name. Version 3
 * differs in texts with other characters than these.
 */
const shareCardVersion = { plain: 1, other: 3 } as const
const plainText = /^[ -~À-ÿ–—‘’‚“”„…]*$/

/** Path of a card below the output folder. */
export function shareCardPath({ siteName, section, title, address, look, font }: ShareCard): string {
  const isPlain = [siteName, section, title, address].every((text) => plainText.test(text))
  const version = isPlain ? shareCardVersion.plain : shareCardVersion.other
  const name = hashOf(
    JSON.stringify([
      version,
      siteName,
      section,
      title,
      address,
      ...(look === undefined ? [] : [look]),
      ...(font === undefined ? [] : [{ font }]),
    ]),
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
