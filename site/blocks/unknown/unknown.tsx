// A block of a type this site does not have. In: that type. Out: a line that names it. The build has warned about it with file and line.

import type { ReactNode } from 'react'
import { Section } from '../../parts/section.tsx'
import type { UnknownProps } from './plan.ts'

export function Unknown(props: UnknownProps): ReactNode {
  return (
    <Section block={props} className="unknown-block">
      <p>{`Unknown block type: ${props.unknownType}`}</p>
    </Section>
  )
}
