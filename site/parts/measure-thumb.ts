/** The thumb of a scroll bar: start and size as shares of the bar. */
export interface Thumb {
  start: number
  size: number
}

/** Large enough to see and grab. */
const smallest = 0.1

/** Null when there is nothing to scroll. */
export function measureThumb({
  clientHeight,
  scrollHeight,
  scrollTop,
}: Pick<Element, 'clientHeight' | 'scrollHeight' | 'scrollTop'>): Thumb | null {
  const way = scrollHeight - clientHeight
  if (way <= 0) return null
  const size = Math.max(smallest, clientHeight / scrollHeight)
  // Elastic scrolling goes beyond both ends.
  return { size, start: Math.min(1, Math.max(0, scrollTop / way)) * (1 - size) }
}

/** How far an element is scrolled when its thumb starts at `start`: 0 at the top, 1 at the end. */
export function placeOfThumb(start: number, { size }: Pick<Thumb, 'size'>): number {
  return Math.min(1, Math.max(0, start / (1 - size)))
}
