interface KeyOfTab {
  key: string
  currentTarget: EventTarget | null
}

/**
 * Index of the tab that a key selects in the row that listens; null for other keys. The row wraps around, and the
 * arrows point to where the tabs stand, also from right to left.
 */
export function nextTab({ key, currentTarget }: KeyOfTab, current: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
  const isMirrored = currentTarget instanceof Element && getComputedStyle(currentTarget).direction === 'rtl'
  return (current + ((key === 'ArrowRight') === isMirrored ? count - 1 : 1)) % count
}
