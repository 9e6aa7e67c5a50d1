// Keeps a tooltip within the window: CSS positions it, and this corrects the position near an edge.
// The tooltip imports this module when a visitor first reaches its control.

import { autoUpdate, computePosition, flip, shift } from '@floating-ui/react'
// @floating-ui/react imports React, which the island has loaded together with this module. Naming the module here keeps
// the two in one chunk: split, they would cost every page with an island another request and 0.8 KB.
// oxlint-disable-next-line import/no-unassigned-import
import '../hydrate.tsx'
import { readPadding, resetPosition, setPosition } from './window-position.ts'

/**
 * Moves an open tooltip below its control where there is more room, and sideways as far as it crosses an edge.
 * Follows the window until the returned function is called, which gives the tooltip back to CSS.
 */
export function positionTooltip(control: HTMLElement, tooltip: HTMLElement): () => void {
  let isReleased = false
  const stop = autoUpdate(control, tooltip, async () => {
    const padding = readPadding()
    const position = await computePosition(control, tooltip, {
      placement: 'top-end',
      middleware: [flip({ padding, crossAxis: false }), shift({ padding })],
    })
    if (!isReleased) setPosition(tooltip, position)
  })
  return () => {
    isReleased = true
    stop()
    resetPosition(tooltip)
  }
}
