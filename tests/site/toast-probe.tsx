// Reads toasts the way a visitor does: from the region's two live areas. Each entry is "status: text" or "alert:
// text", newest first. showToast mounts a region of its own; this one is beside it, so that tests know where to look.

import { act, type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { vi } from 'vitest'
import { ToastRegion } from '#runtime/toast-region.tsx'

/** Renders a widget with a toast region beside it; its container is the widget's alone. */
export function renderWithToasts(ui: ReactNode): RenderResult {
  const probe = document.createElement('div')
  probe.id = 'toast-probe'
  document.body.append(probe)
  render(<ToastRegion closeLabel="Close message" />, { container: probe })
  return render(ui)
}

export function shownToasts(): string[] {
  return [...document.querySelectorAll('#toast-probe [role] .toast')].map(
    (item) => `${item.closest('[role]')?.getAttribute('role')}: ${item.querySelector('span')?.textContent}`,
  )
}

/** For afterEach, before the library's own cleanup. */
export function clearToasts(): void {
  act(() => toast.remove())
  for (const probe of document.querySelectorAll('#toast-probe')) probe.remove()
}

/** Lets fake time pass, and the work that waits for it. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}
