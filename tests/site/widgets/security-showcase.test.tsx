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
const row = (name: string) =>
  screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr') ?? document.body
const cells = (name: string) => [...row(name).querySelectorAll('td')].map((cell) => cell.textContent)

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
  expect(screen.queryByRole('table')).toBe(null)
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

it('keeps a lapsed date as published, but shows it in renewal and nothing green', () => {
  render(<SecurityShowcase id="security" features={features} certifications={certifications} today="2026-11-20" />)
  expect(cells('SOC 2 Type II')).toEqual([`Certified${passed}`, '31 Dec 2024', 'Once a year.', 'in renewal'])
  expect(row('SOC 2 Type II').querySelector('.tone-ok')).toBe(null)
  expect(row('SOC 2 Type II').querySelector('time')?.dateTime).toBe('2024-12-31')
})

it('shows and draws the written day of an instant', () => {
  const [report] = certifications
  const dated = { ...report, validUntil: '2025-01-01T00:30:00+02:00' } as (typeof certifications)[number]
  render(<SecurityShowcase id="security" features={features} certifications={[dated]} today="2026-11-20" />)
  expect([cells('SOC 2 Type II')[1], row('SOC 2 Type II').querySelector('time')?.dateTime]).toEqual([
    '1 Jan 2025',
    '2025-01-01T00:30:00+02:00',
  ])
  expect(document.querySelector('thead svg text')?.textContent).toBe('2025')
})

it('shows only verified items as good', () => {
  render(<SecurityShowcase id="security" features={features} certifications={certifications} today="2026-11-20" />)
  expect([cells('GDPR'), row('GDPR').querySelector('.tone-ok')?.textContent]).toEqual([
    ['Verified', 'none given', 'The law.', ''],
    'Verified',
  ])
  expect([cells('ISO 27001'), row('ISO 27001').querySelector('.tone-ok')]).toEqual([
    ['In progress', 'none given', 'Under way.', ''],
    null,
  ])
  expect(screen.getAllByText(passed)).toHaveLength(1)
})

it('draws the dates beside the day of the build, and shows a lapsed one in renewal', () => {
  render(<SecurityShowcase id="security" features={features} certifications={certifications} today="2026-11-20" />)
  expect([...document.querySelectorAll('thead svg text')].map((text) => text.textContent)).toEqual([
    '2024',
    '2025',
    '2026',
    '2027',
    'today',
  ])
  expect(cells('SOC 2 Type II')).toEqual([`Certified${passed}`, '31 Dec 2024', 'Once a year.', 'in renewal'])
  expect(row('SOC 2 Type II').querySelector('.tone-ok')).toBe(null)
  expect([...row('GDPR').querySelectorAll('.years .tone-ok')].map((mark) => mark.tagName)).toEqual(['line', 'circle'])
})
