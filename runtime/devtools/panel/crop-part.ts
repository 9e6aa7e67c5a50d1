// Which part of a picture stays when it is cropped around a point. Pixels are those of the picture as browsers show it.

/** Pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The part that stays, in whole pixels. */
export interface CropPart extends PictureSize {
  left: number
  top: number
}

/** A point of a picture: 0 is its left or upper edge, 1 the other one. */
export interface FocusPoint {
  x: number
  y: number
}

/** What somebody has chosen. */
export interface CropChoice {
  /** One of `ratioNames`. */
  ratio: RatioName
  focus: FocusPoint
  /** How much of the largest part stays on each side, in percent. */
  percent: number
}

export const ratioNames = ['original', '16:9', '4:3', '3:2', '1:1', '2:3'] as const
export type RatioName = (typeof ratioNames)[number]

/** The part with the point as near to its centre as the edges of the picture allow. */
export function findCropPart(picture: PictureSize, { ratio, focus, percent }: CropChoice): CropPart {
  const [wide = picture.width, high = picture.height] = ratio === 'original' ? [] : ratio.split(':').map(Number)
  const scale = (Math.min(picture.width / wide, picture.height / high) * percent) / 100
  const width = clamp(Math.round(wide * scale), 1, picture.width)
  const height = clamp(Math.round(high * scale), 1, picture.height)
  return {
    left: clamp(Math.round(focus.x * picture.width - width / 2), 0, picture.width - width),
    top: clamp(Math.round(focus.y * picture.height - height / 2), 0, picture.height - height),
    width,
    height,
  }
}

/** Whether nothing would be cut off. */
export function isWhole(picture: PictureSize, part: CropPart): boolean {
  return part.width === picture.width && part.height === picture.height
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point after an arrow key; undefined for every other key. Shift makes the step larger. */
export function moveFocus(
  focus: FocusPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocusPoint | undefined {
  const step = steps[key]
  return (
    step &&
    keepInside({ x: focus.x + step[0] * (shiftKey ? 0.1 : 0.01), y: focus.y + step[1] * (shiftKey ? 0.1 : 0.01) })
  )
}

/** The point, or the nearest one of the picture. In steps that can be read as percent with one digit. */
export function keepInside({ x, y }: FocusPoint): FocusPoint {
  const inside = (value: number) => clamp(Math.round(value * 1000) / 1000, 0, 1)
  return { x: inside(x), y: inside(y) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
