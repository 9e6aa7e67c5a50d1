// What pictures show of a site: its mark and its colours.

import { posix } from 'node:path'
import { mimes } from 'mrmime'
import { type ColourName, colourOf, deriveTheme } from '#schemas/derive-theme.ts'
import type { Identity, PictureColours } from '#site/brand.ts'
import { hashOf } from '../hash.ts'
import type { AssetFile } from '../load/load.ts'
import type { Content } from '../model/model.ts'

/** The identity that site.yaml gives. */
export function planIdentity({ site: { name, mark, theme }, assets }: Pick<Content, 'site' | 'assets'>): Identity {
  const file = mark === undefined ? undefined : assets.find(({ url }) => url === mark.normalize('NFC'))
  // No picture has code in it.
  const colours = deriveTheme({ ...theme, code: {} })
  const pick = (index: 0 | 1): PictureColours => {
    const of = (colour: ColourName) => colourOf(colour, colours)[index]
    return {
      background: of('bg'),
      ink: of('ink'),
      muted: of('muted'),
      faint: of('faint'),
      hairline: of('hairline'),
      signal: of('signal'),
    }
  }
  const isStandard = file === undefined && colours.size === 0
  return {
    name,
    ...(file ? { mark: pictureAddress(file) } : {}),
    colours: pick(0),
    dark: pick(1),
    look: isStandard ? '' : hashOf(JSON.stringify([file?.hash, [...colours]])).slice(0, 16),
  }
}

/** A picture as an address that contains it. */
export function pictureAddress({ url, bytes }: Pick<AssetFile, 'url' | 'bytes'>): string {
  return `data:${pictureType(url)};base64,${Buffer.from(bytes).toString('base64')}`
}

function pictureType(url: string): string {
  const extension = posix.extname(url).slice(1).toLowerCase()
  return mimes[extension] ?? 'image/png'
}
