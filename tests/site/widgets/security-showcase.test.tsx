// The security showcase: the three summaries, the tabs with their statuses, and expired certificates.

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { SecurityShowcaseProps } from '#site/widgets/security-showcase/plan.ts'
import { SecurityShowcase } from '#site/widgets/security-showcase/security-showcase.tsx'

const feature = (title: string, area: 'encryption' | 'compliance', status: 'active' | 'verified' | 'monitoring') => ({
  icon: 'lock' as const,
  title,
  description: `About ${title}.`,
  area,
  status,
  details: [`Detail of ${title}`],
})
const features = [
  feature('Media', 'encryption', 'active'),
  feature('Keys', 'encryption', 'active'),
  feature('Audits', 'encryption', 'monitoring'),
  feature('Law', 'compliance', 'verified'),
]
const certifications: SecurityShowcaseProps['certifications'] = [
  {
    name: 'SOC 2 Type II',
    kind: 'attestation report',
    status: 'certified',
    description: 'Once a year.',
    validUntil: '2024-12-31',
    isPast: true,
  },
  { name: 'GDPR', kind: 'law', status: 'verified', description: 'The law.', isPast: false },
  { name: 'ISO 27001', kind: 'certificate', status: 'in-progress', description: 'Under way.', isPast: false },
]
const passed = 'Date has passed'
const cell = (name: string) =>
  screen.getByText(name, { selector: '.certification-name' }).closest('li') ?? document.body
const lines = (name: string) => [...cell(name).querySelectorAll('p')].slice(1).map((line) => line.textContent)

afterEach(cleanup)

it('sums up the three areas', () => {
  render(<SecurityShowcase id="security" features={features} certifications={[]} today="2026-11-20" />)
  const summary = [...document.querySelectorAll('.security-summary > li')].map((item) =>
    [...item.children].map((line) => line.textContent),
  )
  expect(summary).toEqual([
    ['Encryption', 'Media, Keys, Audits', '2 active, 1 monitored'],
    ['Compliance', 'Law', '1 verified'],
    ['Infrastructure', '', 'no measures listed'],
  ])
  expect(document.querySelector('.certifications')).toBe(null)
})

it('lists the measures of each area under its tab, with their status in words', () => {
  render(<SecurityShowcase id="security" features={features} certifications={[]} today="2026-11-20" />)
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Encryption',
    'Compliance',
    'Infrastructure',
  ])
  const statuses = () =>
    [...screen.getByRole('tabpanel').querySelectorAll('.status')].map((status) => status.textContent)
  expect(statuses()).toEqual(['Active', 'Active', 'Monitoring'])
  fireEvent.click(screen.getByRole('tab', { name: 'Compliance' }))
  const panel = within(screen.getByRole('tabpanel'))
  expect([statuses(), panel.getByText('About Law.').tagName, panel.getByText('Detail of Law').tagName]).toEqual([
    ['Verified'],
    'P',
    'LI',
  ])
})

it('keeps a lapsed date as published, as a fact without a renewal, and shows nothing green', () => {
  render(<SecurityShowcase id="security" features={features} certifications={certifications} today="2026-11-20" />)
  expect(lines('SOC 2 Type II')).toEqual([
    'attestation report',
    'Certified',
    'Valid until 31 December 2024',
    passed,
    'Once a year.',
  ])
  expect(cell('SOC 2 Type II').querySelector('.tone-ok')).toBe(null)
  expect(cell('SOC 2 Type II').querySelector('time')?.dateTime).toBe('2024-12-31')
})

it('shows the written day of an instant', () => {
  const [report] = certifications
  const dated = { ...report, validUntil: '2025-01-01T00:30:00+02:00' } as (typeof certifications)[number]
  render(<SecurityShowcase id="security" features={features} certifications={[dated]} today="2026-11-20" />)
  expect([lines('SOC 2 Type II')[2], cell('SOC 2 Type II').querySelector('time')?.dateTime]).toEqual([
    'Valid until 1 January 2025',
    '2025-01-01T00:30:00+02:00',
  ])
})

it('shows only verified items as good', () => {
  render(<SecurityShowcase id="security" features={features} certifications={certifications} today="2026-11-20" />)
  expect([lines('GDPR'), cell('GDPR').querySelector('.tone-ok')?.textContent]).toEqual([
    ['law', 'Verified', 'The law.'],
    'Verified',
  ])
  expect([lines('ISO 27001'), cell('ISO 27001').querySelector('.tone-ok')]).toEqual([
    ['certificate', 'In progress', 'Under way.'],
    null,
  ])
  expect(screen.getAllByText(passed)).toHaveLength(1)
})
