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
 * A place for the label of each visible component: at its upper edge, never over another label, and above the edge
 * where it covers less of the page's `texts`. `boxes` are in page order. Components under the page's own header, which
 * ends at `edge`, are not visible; components inside the header are.
 */
export function placeMarks(
  boxes: readonly Box[],
  windowHeight: number,
  edge: number = 0,
  texts: readonly Box[] = [],
): Mark[] {
  const placed: Mark[] = []
  for (const [index, { left, top, width, height }] of boxes.entries()) {
    const first = top >= 0 && top + height <= edge ? 0 : edge
    if (width === 0 || height === 0 || top + height < first + markHeight || top > windowHeight) continue
    const inside = moveBelow({ index, left: Math.max(4, left + 4), top: Math.max(first + 4, top + 4) }, placed)
    const above = moveBelow({ ...inside, top: Math.max(first + 4, top - markHeight) }, placed)
    const mark = coveredBy(above, texts) < coveredBy(inside, texts) ? above : inside
    // A label below its own component would point at another one.
    if (mark.top + markHeight <= Math.max(top + height, top + markHeight + 8) + markHeight) placed.push(mark)
  }
  return placed
}

function moveBelow(mark: Mark, placed: readonly Mark[]): Mark {
  const isTaken = (other: Mark) =>
    Math.abs(other.top - mark.top) < markHeight && Math.abs(other.left - mark.left) < markWidth
  return placed.some(isTaken) ? moveBelow({ ...mark, top: mark.top + markHeight }, placed) : mark
}

/** Area of the texts under a label. */
function coveredBy({ left, top }: Mark, texts: readonly Box[]): number {
  return texts.reduce((sum, text) => {
    const width = Math.min(left + markWidth, text.left + text.width) - Math.max(left, text.left)
    const height = Math.min(top + markHeight, text.top + text.height) - Math.max(top, text.top)
    return sum + Math.max(0, width) * Math.max(0, height)
  }, 0)
}
