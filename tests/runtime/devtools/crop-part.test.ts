import { expect, it } from 'vitest'
import { type CropChoice, findCropPart, isWhole, keepInside, moveFocus } from '#runtime/devtools/panel/crop-part.ts'

const centre = { x: 0.5, y: 0.5 }
const part = (width: number, height: number, choice: Partial<CropChoice>) => {
  const found = findCropPart({ width, height }, { ratio: 'original', focus: centre, percent: 100, ...choice })
  return [found.left, found.top, found.width, found.height]
}

it.each<[what: string, size: [number, number], choice: Partial<CropChoice>, part: number[]]>([
  ['a wide part of a photo', [1600, 1200], { ratio: '16:9' }, [0, 150, 1600, 900]],
  ['a square of a landscape', [1600, 1200], { ratio: '1:1' }, [200, 0, 1200, 1200]],
  ['a square of a portrait', [1200, 1600], { ratio: '1:1' }, [0, 200, 1200, 1200]],
  ['an upright part of a landscape', [1600, 1200], { ratio: '2:3' }, [400, 0, 800, 1200]],
  ['the point in the corner', [1600, 1200], { ratio: '1:1', focus: { x: 0, y: 0 } }, [0, 0, 1200, 1200]],
  ['the point near the other edge', [1600, 1200], { ratio: '1:1', focus: { x: 0.9, y: 1 } }, [400, 0, 1200, 1200]],
  ['a small part around a point', [1000, 1000], { focus: { x: 0.25, y: 0.6 }, percent: 20 }, [150, 500, 200, 200]],
  ['a small part at an edge', [1000, 800], { ratio: '4:3', focus: { x: 1, y: 0 }, percent: 50 }, [500, 0, 500, 375]],
  ['a point of one pixel', [1, 1], { ratio: '16:9', percent: 10 }, [0, 0, 1, 1]],
  ['a line', [300, 1], { ratio: '2:3' }, [150, 0, 1, 1]],
  ['an odd size', [7, 5], { ratio: '3:2' }, [0, 0, 7, 5]],
])('%s', (_, [width, height], choice, expected) => {
  expect(part(width, height, choice)).toEqual(expected)
})

it('a part never leaves the picture, whatever its size', () => {
  for (const ratio of ['original', '16:9', '4:3', '3:2', '1:1', '2:3'] as const)
    for (const [width, height] of [
      [1, 1],
      [2, 3],
      [3, 1000],
      [1001, 999],
      [4032, 3024],
    ] as const)
      for (const x of [0, 0.003, 0.5, 0.999, 1])
        for (const percent of [10, 55, 100]) {
          const found = findCropPart({ width, height }, { ratio, focus: { x, y: 1 - x }, percent })
          const { left, top } = found
          const ends = [left, top, width - left - found.width, height - top - found.height]
          expect(Math.min(...ends, found.width - 1, found.height - 1)).toBeGreaterThanOrEqual(0)
          expect(Object.values(found).every(Number.isInteger)).toBe(true)
        }
})

it('the whole picture is no part', () => {
  const size = { width: 1600, height: 900 }
  expect(isWhole(size, findCropPart(size, { ratio: '16:9', focus: { x: 0, y: 1 }, percent: 100 }))).toBe(true)
  expect(isWhole(size, findCropPart(size, { ratio: '3:2', focus: centre, percent: 100 }))).toBe(false)
})

it('arrow keys move the point, with Shift further, and never off the picture', () => {
  const press = (key: string, shiftKey = false, from = centre) => moveFocus(from, { key, shiftKey })
  expect(press('ArrowRight')).toEqual({ x: 0.51, y: 0.5 })
  expect(press('ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 })
  expect(press('ArrowLeft', true, { x: 0.05, y: 0.5 })).toEqual({ x: 0, y: 0.5 })
  expect(press('ArrowDown', false, { x: 0, y: 0.999 })).toEqual({ x: 0, y: 1 })
  expect(press('Enter')).toBe(undefined)
  expect(keepInside({ x: -3, y: 7 })).toEqual({ x: 0, y: 1 })
})
