import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import { ownProps } from '../define-block.ts'
import type { JobsProps } from './plan.ts'

export function Jobs(props: JobsProps): ReactNode {
  return (
    <Section block={props} className="jobs-block">
      <Island name="JobListing" id={`${props.id}-list`} on="visible" props={ownProps(props)} />
    </Section>
  )
}
