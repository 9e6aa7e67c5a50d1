// What needs a provider says so outside of it, in the words of the specification and their pattern.

import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DebugProvider, useDebug } from '#runtime/devtools/panel/debug-provider.tsx'
import { useContent } from '#runtime/services/content.tsx'
import { useSupportTickets } from '#runtime/services/support-tickets.tsx'
import { MockDataProvider, useMockData } from '#site/own/panel/mock-data.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it.each([
  ['useContent must be used within a ContentProvider', useContent],
  ['useSupportTickets must be used within a SupportProvider', useSupportTickets],
  ['useDebug must be used within a DebugProvider', useDebug],
  ['useMockData must be used within a MockDataProvider', useMockData],
])('throws: %s', (message, useIt) => {
  function Careless() {
    useIt()
    return null
  }
  expect(() => render(<Careless />)).toThrow(new Error(message))
})

it('gives debug mode and sample data inside', () => {
  function Careful() {
    const { isOn } = useDebug()
    const { seed, calls } = useMockData()
    return [isOn, seed, calls.length].join()
  }
  const { container } = render(
    <DebugProvider>
      <MockDataProvider>
        <Careful />
      </MockDataProvider>
    </DebugProvider>,
  )
  expect(container.textContent).toBe('false,1,100')
})
