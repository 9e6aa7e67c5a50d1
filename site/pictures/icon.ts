// The icons of the site, drawn from the brand's mark. The tab's icon adapts to dark mode by itself. A browser that
// ignores its style shows the light one, whose tile keeps it visible on any bar.

import { brand } from '../brand/site-brand.ts'

const light = { tile: '#191713', bar: '#f5f3f0', signal: '#f88a3d' }
const dark = { tile: '#f5f3f0', bar: '#191713', signal: '#bf4600' }
const box = 48
const open = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">`

/** Icon of the browser tab. */
export function tabIconSvg(): string {
  const style = `@media (prefers-color-scheme:dark){.t{fill:${dark.tile}}.b{fill:${dark.bar}}.s{fill:${dark.signal}}}`
  const mark = brand.mark.svg({ ink: `class="b" fill="${light.bar}"`, signal: `class="s" fill="${light.signal}"` })
  const tile = `<rect class="t" width="${box}" height="${box}" rx="9" fill="${light.tile}"/>`
  return `${open(32)}<style>${style}</style>${tile}${centred(mark, 1)}</svg>\n`
}

/** Icon of a home screen: square, with the mark inside the circle that systems may cut out. */
export function appIconSvg(): string {
  const mark = brand.mark.svg({ ink: `fill="${light.bar}"`, signal: `fill="${light.signal}"` })
  const tile = `<rect width="${box}" height="${box}" fill="${light.tile}"/>`
  return `${open(box)}${tile}${centred(mark, 0.8)}</svg>\n`
}

function centred(mark: string, scale: number): string {
  const { inset, drawingWidth, height } = brand.mark
  const x = (box - (drawingWidth + 2 * inset) * scale) / 2
  const y = (box - height * scale) / 2
  return `<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`
}
