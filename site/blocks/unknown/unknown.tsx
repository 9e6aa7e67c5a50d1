import type { ReactNode } from 'react'
import { unknownBlock as words } from '#words/blocks.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Section } from '../../parts/section.tsx'

/** A block of a type that this site does not have. The build has warned about it with file and line. */
export function Unknown({ block, data }: BlockProps<{ unknownType: string }>): ReactNode {
  return (
    <Section block={block} className="unknown-block">
      <p>{words.text(data.unknownType)}</p>
    </Section>
  )
}
