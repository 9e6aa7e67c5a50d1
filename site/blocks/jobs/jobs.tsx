import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import type { JobsProps } from './plan.ts'

export function Jobs(props: JobsProps): ReactNode {
  const { id, title, jobs, contactHref } = props
  return (
    <Section block={props} className="jobs-block">
      <Island name="JobListing" id={`${id}-list`} on="visible" props={{ title, jobs, contactHref }} />
    </Section>
  )
}
