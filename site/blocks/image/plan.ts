import type { ImageBlock } from '#schemas/blocks/image.ts'
import type { SiteView } from '../../plan-view.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export type ImageProps = BlockFrame & ImageBlock['data']

/** Without a size in the data, that of the file: the page keeps the place of the picture while it loads. */
export function planImage({ data }: ImageBlock, view: SiteView): OwnProps<ImageProps> {
  if (data.src === undefined || data.width !== undefined || data.height !== undefined) return data
  const { width, height } = view.asset(data.src) ?? {}
  return { ...data, width, height }
}
