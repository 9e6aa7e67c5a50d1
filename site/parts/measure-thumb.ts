// Where the thumb of a scroll bar is, and back. In: the heights of a scrolled element and its place. Out: start and size as shares of the bar.
// Null when nothing can be scrolled. Never smaller than a tenth, so that it can be seen and grasped.

export interface Thumb {
  start: number
  size: number
}

const smallest = 0.1

export function measureThumb({
  clientHeight,
  scrollHeight,
  scrollTop,
}: Pick<Element, 'clientHeight' | 'scrollHeight' | 'scrollTop'>): Thumb | null {
  const way = scrollHeight - clientHeight
  if (way <= 0) return null
  const size = Math.max(smallest, clientHeight / scrollHeight)
  // Elastic scrolling goes past both ends.
  return { size, start: Math.min(1, Math.max(0, scrollTop / way)) * (1 - size) }
}

/** How far an element is scrolled when its thumb starts there: 0 at the top, 1 at the end. */
export function placeOfThumb(start: number, { size }: Pick<Thumb, 'size'>): number {
  return Math.min(1, Math.max(0, start / (1 - size)))
}
