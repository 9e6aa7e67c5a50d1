// The logo as every page shows it. With its width the menu beside it does not move while it loads.

import type { Logos } from '#site/owner-head.ts'
import type { Content } from '../model/model.ts'
import { measureShape } from './picture-sizes.ts'

/** The logos of site.yaml, with addresses as there. */
export function planLogos({ site, assets }: Pick<Content, 'site' | 'assets'>): Logos {
  const { logo, logoDark, theme } = site
  const widthOf = (address: string) => {
    const asset = assets.find(({ url }) => url === address.normalize('NFC'))
    const shape = asset && measureShape(asset)
    return shape === undefined ? undefined : Math.max(1, Math.round(shape * logoHeight))
  }
  return {
    ...(logo === undefined ? {} : { logoHref: logo, logoWidth: widthOf(logo) }),
    ...(logoDark === undefined || !theme.dark ? {} : { logoDarkHref: logoDark, logoDarkWidth: widthOf(logoDark) }),
  }
}

/** In pixels, as in site/layout/logo.tsx. */
const logoHeight = 28
