import { blockTitles } from '#words/block-titles.ts'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import { defineBlock } from '../define-block.ts'

export const jobsBlock = defineBlock({
  data: 'jobs',
  title: () => blockTitles.jobs,
  plan: ({ contactType = 'general' }, { site, list }) => ({
    jobs: list('jobs'),
    currency: site.currency,
    types: list('job-types'),
    contactHref: site.pages.contactUrl,
    contactType,
  }),
  Component: ({ block, data }) => (
    <Section block={block} className="jobs-block">
      <Island
        name="JobListing"
        id={`${block.id}-list`}
        on="visible"
        props={{ title: block.title ?? blockTitles.jobs, ...data }}
      />
    </Section>
  ),
})
