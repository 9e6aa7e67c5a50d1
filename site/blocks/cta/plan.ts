import type { CtaBlock } from '#schemas/blocks/cta.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export type CtaProps = BlockFrame & CtaBlock['data']

export function planCta({ data }: CtaBlock): OwnProps<CtaProps> {
  return data
}
