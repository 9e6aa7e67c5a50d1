import type { ReactNode } from 'react'
import type { BlockFrame } from '../block-frame.ts'

interface Props {
  block: BlockFrame
  id?: string
  className?: string
  children: ReactNode
}

/** The heading of one item in a block: h3, or h2 in a block without a title, so that no level is skipped. */
export function ItemHeading({ block, id, className = 'item-title', children }: Props): ReactNode {
  const Heading = block.title === undefined ? 'h2' : 'h3'
  return (
    <Heading id={id} className={className}>
      {children}
    </Heading>
  )
}
