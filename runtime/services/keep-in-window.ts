// Keeps what opens beside a control within the window: CSS places it, and this corrects the place near an edge.
// Callers import this module when a visitor first reaches the control, so that reading a page does not load it.
// It uses @floating-ui/dom, the part of @floating-ui/react without React, because pages without islands need it too.

import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'

export interface Place {
  /** Where CSS puts the panel: above its control and ending with it, or below it and starting with it. */
  placement: 'top-end' | 'bottom-start'
  /** Pixels by which CSS moves the panel to the right of that. */
  offsetPx?: number
}

/**
 * Moves an open panel to the other side of its control where it has more room there, sideways as far as it crosses an
 * edge, and shortens it where it is higher than the room. `data-side` says on which side of the control it is.
 * Follows the window until the returned function is called, which gives the panel back to CSS.
 */
export function keepInWindow(control: HTMLElement, panel: HTMLElement, { placement, offsetPx = 0 }: Place): () => void {
  let isReleased = false
  const setStyle = (name: string, value: string) => {
    if (!isReleased) panel.style.setProperty(name, value)
  }
  const stop = autoUpdate(control, panel, async () => {
    const padding = readPadding()
    const found = await computePosition(control, panel, {
      placement,
      middleware: [
        offset({ crossAxis: offsetPx }),
        flip({ padding, crossAxis: false }),
        shift({ padding }),
        size({ padding, apply: ({ availableHeight }) => setStyle('max-height', `${availableHeight}px`) }),
      ],
    })
    setStyle('inset', `${found.y}px auto auto ${found.x}px`)
    if (!isReleased) panel.dataset.side = found.placement.startsWith('top') ? 'top' : 'bottom'
  })
  return () => {
    isReleased = true
    stop()
    panel.style.removeProperty('inset')
    panel.style.removeProperty('max-height')
    delete panel.dataset.side
  }
}

/** Pixels that stay free at the edges; at the top they include the bars that stick there. */
function readPadding(): { top: number; right: number; bottom: number; left: number } {
  const edge = 8
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return { top: Number.parseFloat(scrollPaddingTop) || edge, right: edge, bottom: edge, left: edge }
}
