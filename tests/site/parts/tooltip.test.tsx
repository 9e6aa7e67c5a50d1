// The tooltip: 700 ms of pointing or keyboard focus, pointing at the tooltip itself, Escape, and what a screen reader
// gets. Time is fake.

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip } from '#site/parts/tooltip.tsx'
import { pass } from '../toast-probe.tsx'

const show = () =>
  render(
    <Tooltip id="tip" text="Copies the address">
      <button type="button" aria-label="Copy" aria-describedby="tip" />
    </Tooltip>,
  )
const button = () => screen.getByRole('button', { name: 'Copy' })
const tip = () => screen.queryByRole('tooltip')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('describes its control from the start, though it does not show', () => {
  show()
  expect(tip()).toBe(null)
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Copies the address',
  )
})

it.each([
  ['pointing', () => fireEvent.pointerEnter(button())],
  ['keyboard focus', () => fireEvent.focus(button())],
])('shows after 700 ms of %s', async (way, begin) => {
  show()
  if (way === 'keyboard focus') button().focus()
  begin()
  await pass(699)
  expect(tip()).toBe(null)
  await pass(1)
  expect(tip()?.textContent).toBe('Copies the address')
})

it('does not show when the pointer leaves before', async () => {
  show()
  fireEvent.pointerEnter(button())
  await pass(699)
  fireEvent.pointerLeave(button())
  await pass(5000)
  expect(tip()).toBe(null)
})

it('does not show for a finger', async () => {
  show()
  fireEvent.pointerEnter(button(), { pointerType: 'touch' })
  await pass(5000)
  expect(tip()).toBe(null)
})

it('stays while the pointer is on it, and goes 150 ms after the pointer', async () => {
  show()
  fireEvent.pointerEnter(button())
  await pass(700)
  const tooltip = tip() ?? document.body
  fireEvent.pointerOut(button(), { relatedTarget: tooltip })
  fireEvent.pointerOver(tooltip, { relatedTarget: button() })
  await pass(10_000)
  expect(tip()).toBe(tooltip)
  fireEvent.pointerLeave(tooltip)
  await pass(149)
  expect(tip()).toBe(tooltip)
  await pass(1)
  expect(tip()).toBe(null)
})

it('stays away after Escape, though the pointer has just come onto the text', async () => {
  show()
  fireEvent.pointerEnter(button())
  await pass(700)
  const tooltip = tip() ?? document.body
  const host = tooltip.parentElement ?? document.body
  fireEvent.pointerLeave(host)
  fireEvent.pointerEnter(host)
  await pass(200)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await pass(5000)
  expect(tip()).toBe(null)
})

it('waits for a pointer that leaves its control on the way to the text', async () => {
  show()
  fireEvent.pointerEnter(button())
  await pass(700)
  fireEvent.pointerLeave(button())
  await pass(100)
  fireEvent.pointerEnter(tip() ?? document.body)
  await pass(10_000)
  expect(tip()).not.toBe(null)
})

it('goes with Escape and leaves the focus where it was', async () => {
  show()
  button().focus()
  await pass(700)
  expect(tip()).not.toBe(null)
  fireEvent.keyDown(button(), { key: 'a' })
  expect(tip()).not.toBe(null)
  fireEvent.keyDown(button(), { key: 'Escape' })
  expect([tip(), document.activeElement === button()]).toEqual([null, true])
})

it('goes when the focus goes, and when its control is pressed', async () => {
  show()
  button().focus()
  await pass(700)
  fireEvent.blur(button())
  expect(tip()).toBe(null)
  fireEvent.pointerEnter(button())
  await pass(700)
  fireEvent.pointerDown(button())
  expect(tip()).toBe(null)
})

it('stays for the focus when the pointer leaves', async () => {
  show()
  button().focus()
  await pass(700)
  fireEvent.pointerLeave(button())
  await pass(10_000)
  expect(tip()).not.toBe(null)
})

it('leaves no timer and no listener behind', async () => {
  const { unmount } = show()
  const added = vi.spyOn(document, 'addEventListener')
  const removed = vi.spyOn(document, 'removeEventListener')
  fireEvent.pointerEnter(button())
  await pass(700)
  // Focus begins another wait.
  button().focus()
  unmount()
  const keys = (spy: typeof added) => spy.mock.calls.filter(([type]) => type === 'keydown').length
  expect([vi.getTimerCount(), keys(added), removed.mock.calls.filter(([type]) => type === 'keydown').length]).toEqual([
    0, 1, 1,
  ])
})
