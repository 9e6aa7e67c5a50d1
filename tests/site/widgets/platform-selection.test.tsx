// The platform selection: its tabs, their links, and copying the install command. The clipboard is a stub.

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlatformSelection } from '#site/widgets/platform-selection/platform-selection.tsx'
import { clearToasts, pass, renderWithToasts, shownToasts } from '../toast-probe.tsx'

const platform = (id: string, name: string) => ({
  id,
  name,
  icon: 'globe' as const,
  description: `Voice for ${id}.`,
  features: [`Feature of ${id}`],
  installCommand: `npm install @parley/${id}`,
  guideUrl: `/docs/integration#${id}-integration`,
  examplesUrl: `/examples/${id}`,
  badges: ['Latest SDK', 'Production Ready', '24/7 Support'],
})
const platforms = [
  platform('web', 'Web Applications'),
  platform('mobile', 'Mobile Applications'),
  platform('backend', 'Backend Services'),
]
const writeText = vi.fn<(text: string) => Promise<void>>()
const show = () => renderWithToasts(<PlatformSelection id="platforms" platforms={platforms} />)
const copy = () => screen.getByRole('button', { name: /^Cop/ })

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('shows one platform a tab with features, links and badges', () => {
  show()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Web Applications',
    'Mobile Applications',
    'Backend Services',
  ])
  fireEvent.click(screen.getByRole('tab', { name: 'Mobile Applications' }))
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getByText('Voice for mobile.')).toBeTruthy()
  expect(panel.getByText('Feature of mobile')).toBeTruthy()
  expect(panel.getByText('npm install @parley/mobile')).toBeTruthy()
  expect(panel.getByRole('link', { name: 'View Full Guide' }).getAttribute('href')).toBe(
    '/docs/integration#mobile-integration',
  )
  expect(panel.getByRole('link', { name: 'See Examples' }).getAttribute('href')).toBe('/examples/mobile')
  expect(
    ['Latest SDK', 'Production Ready', '24/7 Support'].map((badge) => panel.getByText(badge).textContent),
  ).toHaveLength(3)
})

it('copies the install command, says so, and shows it for 2 s', async () => {
  show()
  fireEvent.click(copy())
  await pass(0)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('npm install @parley/web')
  expect([shownToasts(), copy().textContent]).toEqual([['status: Install command copied to clipboard!'], 'Copied'])
  await pass(2000)
  expect(copy().textContent).toBe('Copy')
})

it('says a refusal in a toast and in place', async () => {
  writeText.mockRejectedValue(new Error('no'))
  show()
  fireEvent.click(copy())
  await pass(0)
  expect(shownToasts()).toEqual(['alert: Failed to copy to clipboard'])
  expect(within(screen.getByRole('tabpanel')).getByText('Failed to copy to clipboard')).toBeTruthy()
})
