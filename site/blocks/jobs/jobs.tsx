import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import type { JobsProps } from '../../view-props.ts'

export function Jobs(props: JobsProps): ReactNode {
  const { id, title, anchorId, jobs, contactHref } = props
  return (
    <Section block={props} className="jobs-block" innerId={anchorId}>
      <Island
        name="JobListing"
        id={`${id}-list`}
        on="visible"
        props={title === undefined ? { jobs, contactHref } : { title, jobs, contactHref }}
      />
    </Section>
  )
}
