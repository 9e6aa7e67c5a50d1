// Where marks stand on the page. Pure. In: the boxes of the components, in page order, and the size of the window. Out: a place for each mark whose
// component is in sight, at its upper edge and never on top of another mark.

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

/** Height of a mark and the room a mark takes from the next. */
const markHeight = 28
const markWidth = 350

/** Places for the marks. What lies under the page's own bar, which ends at `edge`, is out of sight; what stands in it is not. */
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
    // One that slid out of its own component would point at another.
    if (mark.top + markHeight <= Math.max(top + height, top + markHeight + 8) + markHeight) placed.push(mark)
  }
  return placed
}
