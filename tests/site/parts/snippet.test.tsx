// Copying in a widget: what lands in the clipboard, the check for two seconds, and what a refusal looks like.

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Snippet } from '#site/parts/snippet.tsx'
import { clearToasts, pass, renderWithToasts, shownToasts } from '../toast-probe.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
const button = () => within(screen.getByRole('figure')).getByRole('button')
const failure = 'Failed to copy to clipboard'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const copy = async () => {
  fireEvent.click(button())
  await pass(0)
}

it('copies a text as it is', async () => {
  renderWithToasts(<Snippet id="s" title="Install" text={'npm i "@parley/voice" <x>'} isLine />)
  await copy()
  expect(writeText.mock.calls).toEqual([['npm i "@parley/voice" <x>']])
  expect(shownToasts()).toEqual(['status: Copied to clipboard!'])
})

it('copies highlighted code without its tags', async () => {
  renderWithToasts(
    <Snippet
      id="s"
      title="Start"
      html={'<span class="hl-keyword">const</span> a = 1 &lt; 2\n'}
      copiedText="Code example copied to clipboard!"
    />,
  )
  await copy()
  expect(writeText.mock.calls).toEqual([['const a = 1 < 2\n']])
  expect(shownToasts()).toEqual(['status: Code example copied to clipboard!'])
})

it('shows a check for 2000 ms, counted from the last copy; the toast stays 4 s', async () => {
  renderWithToasts(<Snippet id="s" title="Install" text="x" />)
  const drawing = button().querySelector('svg')?.innerHTML
  await copy()
  expect(button().textContent).toBe('Copied')
  expect(button().querySelector('svg')?.innerHTML).not.toBe(drawing)
  await pass(1500)
  await copy()
  await pass(1999)
  expect(button().textContent).toBe('Copied')
  await pass(1)
  expect(button().textContent).toBe('Copy')
  expect(button().querySelector('svg')?.innerHTML).toBe(drawing)
  expect(shownToasts()).toHaveLength(2)
  await pass(500)
  expect(shownToasts()).toHaveLength(1)
  await pass(1500)
  expect(shownToasts()).toEqual([])
})

it('a refusal is a toast and a line beside the code, with no check; the next copy takes the line away', async () => {
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'))
  const { container } = renderWithToasts(<Snippet id="s" title="Install" text="x" />)
  await copy()
  expect(shownToasts()).toEqual([`alert: ${failure}`])
  expect(container.querySelector('.snippet-problem')?.textContent).toBe(failure)
  expect(button().textContent).toBe('Copy')
  await pass(4000)
  expect(shownToasts()).toEqual([])
  expect(container.querySelector('.snippet-problem')?.textContent).toBe(failure)
  await copy()
  expect(container.querySelector('.snippet-problem')).toBe(null)
  expect(button().textContent).toBe('Copied')
})

it('a refusal after a copy ends the check at once', async () => {
  renderWithToasts(<Snippet id="s" title="Install" text="x" />)
  await copy()
  writeText.mockRejectedValueOnce(new Error('denied'))
  await copy()
  expect(button().textContent).toBe('Copy')
})

it('a page without a clipboard (plain http) is a refusal, not an exception', async () => {
  vi.stubGlobal('navigator', {})
  renderWithToasts(<Snippet id="s" title="Install" text="x" />)
  await copy()
  expect(shownToasts()).toEqual([`alert: ${failure}`])
})

it('leaves no timer behind, even when the clipboard answers after the widget is gone', async () => {
  const first = renderWithToasts(<Snippet id="s" title="Install" text="x" />)
  await copy()
  clearToasts()
  const before = vi.getTimerCount()
  first.unmount()
  expect(vi.getTimerCount()).toBe(before - 1)
  let answer: () => void = () => undefined
  writeText.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const second = renderWithToasts(<Snippet id="s" title="Install" text="x" />)
  await copy()
  second.unmount()
  clearToasts()
  const count = vi.getTimerCount()
  answer()
  await Promise.resolve()
  await Promise.resolve()
  clearToasts()
  expect(vi.getTimerCount()).toBe(count)
})
