type TabKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'> & { target: EventTarget | null }

/**
 * Index of the tab that a key selects; null for other keys, and for those of the browser, such as Alt with an arrow.
 * The row wraps around, and the arrows point to where the tabs stand, also from right to left.
 */
export function nextTab(event: TabKey, current: number, count: number): number | null {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const step = getComputedStyle(target as Element).direction === 'rtl' ? -1 : 1
  const next = { Home: 0, End: -1, ArrowRight: current + step, ArrowLeft: current - step }[key]
  return next === undefined ? null : (next + count) % count
}
