// Copying, where the clipboard answers before the effects of the component have begun: Preact starts them with the
// next frame, which a press need not wait for.

import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useCopy } from '#site/parts/use-copy.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Copies as soon as it is in the document. */
function EarlyCopy(): ReactNode {
  const { copy, problem } = useCopy({ success: 'Copied' })
  useLayoutEffect(() => copy('text'), [copy])
  return <p>{problem}</p>
}

it('says why an early copy was refused', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('closed')) } })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(<EarlyCopy />)
  await vi.waitFor(() => expect(place.textContent).toBe('Failed to copy to clipboard'))
  root.unmount()
})
