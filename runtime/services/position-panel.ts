// Keeps the panel of a menu within the window: CSS positions it, and this corrects the position near an edge.
// Callers import this module when a visitor first reaches the menu, so that reading a page does not load it.
// It uses @floating-ui/dom, which works without React: pages without islands have menus too.

import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import { readPadding, resetPosition, setPosition } from './window-position.ts'

/**
 * Moves an open panel above its control where there is more room, sideways as far as it crosses an edge, and shortens
 * it where it is taller than the room. `offsetPx` is how far after the start of the control CSS starts the panel.
 * Follows the window until the returned function is called, which gives the panel back to CSS.
 */
export function positionPanel(control: HTMLElement, panel: HTMLElement, offsetPx: number): () => void {
  let isReleased = false
  const shorten = (heightPx: number) => {
    if (!isReleased) panel.style.setProperty('max-height', `${heightPx}px`)
  }
  const stop = autoUpdate(control, panel, async () => {
    const padding = readPadding()
    const position = await computePosition(control, panel, {
      placement: 'bottom-start',
      middleware: [
        offset({ crossAxis: offsetPx }),
        flip({ padding, crossAxis: false }),
        shift({ padding }),
        size({ padding, apply: ({ availableHeight }) => shorten(availableHeight) }),
      ],
    })
    if (!isReleased) setPosition(panel, position)
  })
  return () => {
    isReleased = true
    stop()
    resetPosition(panel)
  }
}
