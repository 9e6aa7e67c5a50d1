// The job listing: every fact of a position, live filters that combine, the count, the empty message and where Apply
// Now leads.

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Job } from '#schemas/job.ts'
import { JobListing } from '#site/widgets/job-listing/job-listing.tsx'

const job = (id: string, title: string, rest: Partial<Job> = {}): Job => ({
  id,
  title,
  department: 'Engineering',
  location: 'Austin',
  type: 'full-time',
  remote: false,
  salaryRange: { min: 120_000, max: 160_000 },
  experience: '5+ years',
  skills: ['Go'],
  description: 'Builds things.',
  requirements: ['Patience'],
  benefits: ['Lunch'],
  posted: '2026-05-01',
  ...rest,
})
const jobs = [
  job('media', 'Media Engineer', { remote: true, skills: ['WebRTC', 'C++'] }),
  job('sales', 'Sales Lead', { department: 'Sales', location: 'New York' }),
  job('intern', 'Research Intern', { type: 'intern', location: 'San Francisco', description: 'Reads papers.' }),
]
const show = (contactType = 'general', shown = jobs) =>
  render(
    <JobListing
      id="jobs"
      title="Join Our Team"
      jobs={shown}
      currency="USD"
      types={[]}
      contactHref="/contact"
      contactType={contactType}
    />,
  )
const set = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const titles = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading', { level: 3 }).textContent)

afterEach(cleanup)

it('shows all positions with their facts', () => {
  show()
  expect(titles()).toEqual(['Media Engineer', 'Sales Lead', 'Research Intern'])
  expect(screen.getByText('3 positions')).toBeTruthy()
  const media = screen.getByRole('article', { name: 'Media Engineer' }).textContent
  for (const text of [
    'Remote',
    'Austin',
    'Full-time',
    '$120,000–$160,000',
    'Engineering',
    '5+ years',
    'Builds things.',
    'WebRTC',
    'C++',
    'Patience',
    'Lunch',
    '1 May 2026',
  ])
    expect(media).toContain(text)
  expect(screen.getByRole('article', { name: 'Sales Lead' }).textContent).not.toContain('Remote')
  expect(screen.getByRole('article', { name: 'Research Intern' }).textContent).toContain('Internship')
})

it('shows a salary in the currency of its position, or in that of the site', () => {
  const paid = (currency?: string) => ({ min: 1_000, max: 2_000, ...(currency ? { currency } : {}) })
  render(
    <JobListing
      id="jobs"
      title="Jobs"
      jobs={[job('one', 'Guard', { salaryRange: paid() }), job('two', 'Guide', { salaryRange: paid('CHF') })]}
      currency="EUR"
      types={[]}
      contactHref="/contact"
      contactType="general"
    />,
  )
  expect(screen.getByRole('article', { name: 'Guard' }).textContent).toContain('€1,000–€2,000')
  expect(screen.getByRole('article', { name: 'Guide' }).textContent).toContain('CHF\u00a01,000–CHF\u00a02,000')
})

it('has the literal filters, all at All', () => {
  show()
  expect(screen.getByLabelText('Search').getAttribute('placeholder')).toBe('Search positions...')
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent)
  expect(options('Department')).toEqual(['All', 'Engineering', 'Sales'])
  expect(options('Location')).toEqual(['All', 'Remote', 'Austin', 'New York', 'San Francisco'])
  expect(options('Type')).toEqual(['All', 'Full-time', 'Part-time', 'Contract', 'Internship'])
})

it.each([
  ['Search', 'webrtc', 'Media Engineer'],
  ['Search', 'PAPERS', 'Research Intern'],
  ['Search', ' lead ', 'Sales Lead'],
  ['Department', 'Sales', 'Sales Lead'],
  ['Location', 'remote', 'Media Engineer'],
  ['Location', 'San Francisco', 'Research Intern'],
  ['Type', 'intern', 'Research Intern'],
])('%s %j leaves %s, with the focus where it was', (label, value, title) => {
  show()
  screen.getByLabelText(label).focus()
  set(label, value)
  expect(titles()).toEqual([title])
  expect(screen.getByRole('status').textContent).toBe('1 position')
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})

it('filters combine, and nothing left has its message', () => {
  show()
  set('Department', 'Engineering')
  expect(titles()).toEqual(['Media Engineer', 'Research Intern'])
  set('Type', 'intern')
  expect(titles()).toEqual(['Research Intern'])
  set('Location', 'remote')
  expect(titles()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('0 positions')
  expect(screen.getByText('No positions found')).toBeTruthy()
  expect(screen.getByText('Try adjusting your search criteria or check back later for new openings.')).toBeTruthy()
  set('Location', 'all')
  expect(titles()).toEqual(['Research Intern'])
})

it('Apply Now leads to the contact form with the position as subject', () => {
  show('careers')
  const link = within(screen.getByRole('article', { name: 'Media Engineer' })).getByRole('link', { name: 'Apply Now' })
  const address = new URL(link.getAttribute('href') ?? '', 'https://example.com')
  expect(address.pathname).toBe('/contact')
  expect(Object.fromEntries(address.searchParams)).toEqual({ type: 'careers', subject: 'Application: Media Engineer' })
})

it('has no details to open where there are none', () => {
  show('general', [job('plain', 'Plain Job', { skills: [], requirements: [], benefits: [] })])
  expect(screen.queryByText('Details')).toBeNull()
})
