// How lines end: arrows, and the signs of classes and of tables.

import { element, type Point, pathOf } from './svg.ts'

/** How a line ends. The last four are crow's feet: how many there are. */
export type Head =
  | 'arrow'
  | 'open'
  | 'cross'
  | 'circle'
  | 'none'
  | 'triangle'
  | 'diamond'
  | 'hollow-diamond'
  | 'ball'
  | 'one'
  | 'maybe'
  | 'some'
  | 'any'

/** The end of a line that comes from one point to another. */
export function printHead(kind: Head, from: Point, tip: Point): string {
  if (kind === 'none') return ''
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x)
  const at = (along: number, across: number): Point => ({
    x: tip.x - Math.cos(angle) * along - Math.sin(angle) * across,
    y: tip.y - Math.sin(angle) * along + Math.cos(angle) * across,
  })
  const circle = (along: number, r: number, className: string) => {
    const { x, y } = at(along, 0)
    return element('circle', { cx: x, cy: y, r, class: className })
  }
  const bar = (along: number) => pathOf([at(along, -7), at(along, 7)])
  const line = (d: string) => element('path', { d, class: 'diagram-line' })
  const foot = pathOf([at(0, -7), at(12, 0), at(0, 7)])
  const corners = [at(9, -4.5), tip, at(9, 4.5)]
  const rhombus = pathOf([tip, at(9, -5.5), at(18, 0), at(9, 5.5)], true)
  const drawn: Readonly<Record<Exclude<Head, 'none'>, () => string>> = {
    arrow: () => element('path', { d: pathOf(corners, true), class: 'diagram-head' }),
    open: () => line(pathOf(corners)),
    cross: () => line(pathOf([at(0, -5), at(10, 5)]) + pathOf([at(0, 5), at(10, -5)])),
    circle: () => circle(4, 4, 'diagram-head'),
    triangle: () => element('path', { d: pathOf([at(14, -8), tip, at(14, 8)], true), class: 'diagram-hollow' }),
    diamond: () => element('path', { d: rhombus, class: 'diagram-head' }),
    'hollow-diamond': () => element('path', { d: rhombus, class: 'diagram-hollow' }),
    ball: () => circle(6, 6, 'diagram-hollow'),
    one: () => line(bar(8) + bar(13)),
    maybe: () => line(bar(8)) + circle(17, 5, 'diagram-hollow'),
    some: () => line(foot + bar(16)),
    any: () => line(foot) + circle(17, 5, 'diagram-hollow'),
  }
  return drawn[kind]()
}
