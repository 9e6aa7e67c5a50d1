import type { UnknownBlock } from '#schemas/blocks/registry.ts'
import type { BlockFrame } from '../define-block.ts'

export interface UnknownProps extends BlockFrame {
  unknownType: string
}

export function planUnknown({ id, unknownType }: UnknownBlock): UnknownProps {
  const styling = { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' } as const
  return { id, layout: 'default', styling, unknownType }
}
