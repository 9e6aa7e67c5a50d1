import type { ReactNode } from 'react'
import { Section } from '../../parts/section.tsx'
import { unknownBlock as words } from '../../strings/en/blocks.ts'
import type { UnknownProps } from './plan.ts'

/** A block of a type that this site does not have. The build has warned about it with file and line. */
export function Unknown(props: UnknownProps): ReactNode {
  return (
    <Section block={props} className="unknown-block">
      <p>{words.text(props.unknownType)}</p>
    </Section>
  )
}
