// The brand of a site without code of its own: its name, and what site.yaml says.

import type { Brand } from '../brand.ts'

export const brand: Brand = {
  shareCardPicture: ({ left, right, bottom }, { hairline, signal }) =>
    [
      `<path d="M${left} ${bottom}.5H${right}" stroke="${hairline}"/>`,
      `<path d="M${left} ${bottom}h96" stroke="${signal}" stroke-width="4"/>`,
    ].join(''),
}
