// The mark: five bars of fixed heights, the middle one in the signal colour. The same bars in the header, in the icons and on link previews.

/** Box the bars stand in. */
export const markBox = { width: 38, height: 32 }
/** Position of the bar in the signal colour. */
const signalBar = 2

export interface MarkBar {
  x: number
  y: number
  width: number
  height: number
  isSignal: boolean
}

/** The bars, from left to right. */
export const markBars: readonly MarkBar[] = [12, 24, 28, 16, 20].map((height, index) => ({
  x: 2 + index * 7,
  y: markBox.height / 2 - height / 2,
  width: 4,
  height,
  isSignal: index === signalBar,
}))

/** The bars as SVG, in two colours or two classes of them. */
export function markSvg(paint: { bar: string; signal: string }): string {
  return markBars
    .map(
      ({ x, y, width, height, isSignal }) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${isSignal ? paint.signal : paint.bar}/>`,
    )
    .join('')
}
