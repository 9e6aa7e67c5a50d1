export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Mark {
  index: number
  left: number
  top: number
}

// The space one label needs.
const markHeight = 28
const markWidth = 350

/**
 * A place for the label of each visible component: at its upper edge, never over another label. `boxes` are in page
 * order. Components under the page's own header, which ends at `edge`, are not visible; components inside the header
 * are.
 */
export function placeMarks(boxes: readonly Box[], windowHeight: number, edge: number = 0): Mark[] {
  const placed: Mark[] = []
  for (const [index, { left, top, width, height }] of boxes.entries()) {
    const first = top >= 0 && top + height <= edge ? 0 : edge
    if (width === 0 || height === 0 || top + height < first + markHeight || top > windowHeight) continue
    const mark = { index, left: Math.max(4, left + 4), top: Math.max(first + 4, top + 4) }
    while (
      placed.some(
        (other) => Math.abs(other.top - mark.top) < markHeight && Math.abs(other.left - mark.left) < markWidth,
      )
    )
      mark.top += markHeight
    // A label below its own component would point at another one.
    if (mark.top + markHeight <= Math.max(top + height, top + markHeight + 8) + markHeight) placed.push(mark)
  }
  return placed
}
