import { blockTitles } from '#words/block-titles.ts'
import { jobListing as words } from '#words/job-listing.ts'
import { Island } from '../../island.tsx'
import { joinList } from '../../parts/join-list.ts'
import { printText } from '../../parts/print-text.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import { Section } from '../../parts/section.tsx'
import { labelJobType } from '../../widgets/job-listing/filter-jobs.ts'
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
  print: (block, view) => {
    const lines = view.list('jobs').map(({ title, department, location, remote, type, description, skills }) => {
      const facts = [department, location, ...(remote ? [words.remote] : []), labelJobType(type)]
      const needs = skills.length === 0 ? '' : ` ${words.skills}: ${printText(joinList(skills))}.`
      return `**${printText(title)}** (${printText(joinList(facts))}): ${printText(description)}${needs}`
    })
    return printWords(block, lines.length === 0 ? [] : [printList(lines)])
  },
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
