// The icons of the site, drawn from the mark. In: nothing. Out: SVG. The tab's icon answers dark mode by itself; a browser that does not ask
// its style shows the light one, which stands on a tile of its own and is seen on any bar.

import { markBox, markSvg } from './mark.ts'

const light = { tile: '#191713', bar: '#f5f3f0', signal: '#f88a3d' }
const dark = { tile: '#f5f3f0', bar: '#191713', signal: '#bf4600' }
const box = 48
// Both margins as the left one is.
const barsWidth = 36

/** Icon of the browser tab. */
export function tabIconSvg(): string {
  const style = `@media (prefers-color-scheme:dark){.t{fill:${dark.tile}}.b{fill:${dark.bar}}.s{fill:${dark.signal}}}`
  const mark = markSvg({ bar: `class="b" fill="${light.bar}"`, signal: `class="s" fill="${light.signal}"` })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 ${box} ${box}"><style>${style}</style><rect class="t" width="${box}" height="${box}" rx="9" fill="${light.tile}"/>${centred(mark, 1)}</svg>\n`
}

/** Icon of a home screen: no corners of its own, and the mark inside the circle that systems may cut. */
export function appIconSvg(): string {
  const mark = markSvg({ bar: `fill="${light.bar}"`, signal: `fill="${light.signal}"` })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box}" height="${box}" viewBox="0 0 ${box} ${box}"><rect width="${box}" height="${box}" fill="${light.tile}"/>${centred(mark, 0.8)}</svg>\n`
}

function centred(mark: string, scale: number): string {
  return `<g transform="translate(${(box - barsWidth * scale) / 2} ${(box - markBox.height * scale) / 2}) scale(${scale})">${mark}</g>`
}
