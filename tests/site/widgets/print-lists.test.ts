// What blocks and widgets with lists say in the Markdown version of a page, and so in the search: all that visitors
// read in them.

import { expect, it } from 'vitest'
import { jobsBlock } from '#site/blocks/jobs/jobs.tsx'
import type { SiteView } from '#site/plan-view.ts'
import { printWidget } from '#site/widgets/registry.ts'

const lists: Readonly<Record<string, object[]>> = {
  jobs: [
    {
      title: 'Engineer *media*',
      department: 'Engineering',
      location: 'Austin',
      remote: true,
      type: 'intern',
      description: 'You own a path.',
      skills: ['C++', 'Rust'],
    },
  ],
  threads: [{ title: 'SIP trunk answers 488', category: 'Technical' }],
  showcase: [{ title: 'Loss Lens', description: 'Draws every packet.' }],
  platforms: [{ name: 'Web', description: 'In a page.', features: ['One client'], installCommand: 'npm install x' }],
  'performance-stats': [
    { title: 'Setup', value: '42 ms', comparison: 'Competitor 180 ms', description: 'One region.' },
  ],
  benchmarks: [
    { metric: 'Setup', product: 42, competitor: 180, unit: 'ms', footnote: 'One region.' },
    { metric: 'Sessions', product: 100_000, unit: 'sessions' },
  ],
}
const security = {
  features: [{ title: 'Media', description: 'SRTP encrypts sound.', details: ['AES-256'] }],
  certifications: [
    { name: 'SOC 2', kind: 'report', status: 'certified', description: 'By an auditor.', validUntil: '2024-12-31' },
    { name: 'ISO 27001', kind: 'certificate', status: 'in-progress', description: 'None yet.' },
  ],
}
const viewOf = (isEmpty: boolean) =>
  ({
    list: (name: string) => (isEmpty ? [] : (lists[name] ?? [])),
    record: () => (isEmpty ? undefined : security),
  }) as unknown as SiteView

it.each([
  ['SecurityShowcase', ['**Media**: SRTP encrypts sound. AES-256', 'Valid until 31 December 2024', '**ISO 27001**']],
  ['CommunityForum', ['- SIP trunk answers 488 (Technical)', '- **Loss Lens**: Draws every packet.']],
  ['PlatformSelection', ['### Web', 'In a page.', '- One client', '```bash\nnpm install x\n```']],
  ['PerformanceMetrics', ['- Setup: 42 ms (Competitor 180 ms). One region.']],
  ['InteractiveBenchmarks', ['- Setup: 42 ms, Competitor 180 ms. One region.', '- Sessions: 100,000 sessions.']],
] as const)('%s says what its lists have, and nothing without them', (name, expected) => {
  const printed = printWidget(name, { limit: 'all' }, viewOf(false)).join('\n\n')
  expect(expected.filter((part) => !printed.includes(part))).toEqual([])
  expect(printWidget(name, { limit: 'all' }, viewOf(true))).toEqual([])
})

it('a jobs block says each position with its skills, letter by letter', () => {
  const block = { title: 'Positions', data: {} }
  expect(jobsBlock.print?.(block, viewOf(false))).toEqual([
    '## Positions',
    '- **Engineer \\*media\\*** (Engineering, Austin, Remote, Internship): You own a path. Skills: C++, Rust.',
  ])
  expect(jobsBlock.print?.(block, viewOf(true))).toEqual([])
})
