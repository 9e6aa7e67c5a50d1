// The mark: five bars of fixed heights, the middle one in the signal colour.

import type { Mark } from 'libretto/site'

interface Bar {
  x: number
  y: number
  width: number
  height: number
  isSignal: boolean
}

const box = { width: 38, height: 32 }
const inset = 2
const bar = { width: 4, step: 7 }
const signalIndex = 2

/** The bars, from left to right. */
export const markBars: readonly Bar[] = [12, 24, 28, 16, 20].map((height, index) => ({
  x: inset + index * bar.step,
  y: box.height / 2 - height / 2,
  width: bar.width,
  height,
  isSignal: index === signalIndex,
}))

export const mark: Mark = {
  ...box,
  inset,
  drawingWidth: (markBars.length - 1) * bar.step + bar.width,
  svg: ({ ink, signal }) =>
    markBars
      .map(
        ({ x, y, width, height, isSignal }) =>
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${isSignal ? signal : ink}/>`,
      )
      .join(''),
}
