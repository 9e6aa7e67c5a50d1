interface TabKey {
  key: string
  target: EventTarget | null
}

/**
 * Index of the tab that a key selects; null for other keys. The row wraps around, and the arrows point to where the
 * tabs stand, also from right to left.
 */
export function nextTab({ key, target }: TabKey, current: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const isRight = key === 'ArrowRight'
  if (!isRight && key !== 'ArrowLeft') return null
  const isMirrored = getComputedStyle(target as Element).direction === 'rtl'
  return (current + (isRight === isMirrored ? count - 1 : 1)) % count
}
