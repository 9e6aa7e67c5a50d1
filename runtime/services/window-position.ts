// What the menus and the tooltip share when they stay within the window.

/** Pixels that stay free at the window's edges; at the top they include the bars that stick there. */
export function readPadding(): { top: number; right: number; bottom: number; left: number } {
  const edge = 8
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return { top: Number.parseFloat(scrollPaddingTop) || edge, right: edge, bottom: edge, left: edge }
}

/** Moves a panel to where it was computed to be. `data-side` says on which side of its control that is. */
export function setPosition(
  panel: HTMLElement,
  { x, y, placement }: { x: number; y: number; placement: string },
): void {
  panel.style.setProperty('inset', `${y}px auto auto ${x}px`)
  panel.dataset.side = placement.startsWith('top') ? 'top' : 'bottom'
}

/** Gives a panel back to CSS. */
export function resetPosition(panel: HTMLElement): void {
  panel.style.removeProperty('inset')
  panel.style.removeProperty('max-height')
  delete panel.dataset.side
}
