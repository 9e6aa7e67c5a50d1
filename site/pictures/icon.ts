// The icons of the site, drawn from its mark. The tab's icon adapts to dark mode by itself. A browser that ignores its
// style shows the light one, whose tile keeps it visible on any bar.

import type { Identity, Mark } from '../brand.ts'
import { markOf } from './brand-mark.ts'
import type { OutlineText } from './outline-text.ts'

const box = 48
const open = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">`

/** Icon of the browser tab: on a dark tile in light mode, on a light one in dark mode. */
export function tabIconSvg(identity: Identity, outline: OutlineText): string {
  const { colours, dark } = identity
  const inDark = `.t{fill:${dark.ink}}.b{fill:${colours.ink}}.s{fill:${colours.signal}}`
  const style = `@media (prefers-color-scheme:dark){${inDark}}`
  const mark = markOf(identity, outline)
  const drawing = mark.svg({ ink: `class="b" fill="${dark.ink}"`, signal: `class="s" fill="${dark.signal}"` })
  const tile = `<rect class="t" width="${box}" height="${box}" rx="9" fill="${colours.ink}"/>`
  return `${open(32)}<style>${style}</style>${tile}${centred(mark, drawing, 1)}</svg>\n`
}

/** Icon of a home screen: square, with the mark inside the circle that systems may cut out. */
export function appIconSvg(identity: Identity, outline: OutlineText): string {
  const { colours, dark } = identity
  const mark = markOf(identity, outline)
  const drawing = mark.svg({ ink: `fill="${dark.ink}"`, signal: `fill="${dark.signal}"` })
  const tile = `<rect width="${box}" height="${box}" fill="${colours.ink}"/>`
  return `${open(box)}${tile}${centred(mark, drawing, 0.8)}</svg>\n`
}

function centred({ inset, drawingWidth, height }: Mark, drawing: string, scale: number): string {
  const x = (box - (drawingWidth + 2 * inset) * scale) / 2
  const y = (box - height * scale) / 2
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`
}
