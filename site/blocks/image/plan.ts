import type { ImageBlock } from '#schemas/blocks/image.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export type ImageProps = BlockFrame & ImageBlock['data']

export function planImage({ data }: ImageBlock): OwnProps<ImageProps> {
  return data
}
