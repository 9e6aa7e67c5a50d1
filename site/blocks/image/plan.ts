import type { ImageBlock } from '#schemas/blocks/image.ts'
import type { PictureSource, SiteView } from '../../plan-view.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export type ImageProps = BlockFrame & ImageBlock['data'] & { sources?: readonly PictureSource[] }

/** Without a size in the data, that of the file: the page keeps the place of the picture while it loads. */
export function planImage({ data }: ImageBlock, view: SiteView): OwnProps<ImageProps> {
  if (data.src === undefined) return data
  const { width, height, sources } = view.asset(data.src) ?? {}
  const hasSize = data.width !== undefined || data.height !== undefined
  return { ...data, ...(hasSize ? {} : { width, height }), sources }
}
