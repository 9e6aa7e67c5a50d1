// When an island wakes up: the one place that knows what each condition means. The loader waits for it; the panel times
// it.

import { conditionAttribute } from './contract.ts'

const touches = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Resolves when the island's conditions have held, one after the other. `onTouch` runs within the event that meets
 * `interaction`, before any click that follows it.
 */
export async function waitForConditions(island: Element, onTouch?: () => void): Promise<void> {
  // media(…) may contain spaces, so a split at spaces alone would cut it.
  const conditions = island.getAttribute(conditionAttribute)?.match(/media\([^]*?\)(?=\s|$)|\S+/g) ?? []
  for (const condition of conditions) await new Promise<void>((done) => whenHeld(condition, island, done, onTouch))
}

function whenHeld(condition: string, island: Element, done: () => void, onTouch?: () => void): void {
  if (condition === 'idle') {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(done)
    else setTimeout(done, 200)
  } else if (condition === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        done()
      },
      { rootMargin: '200px' },
    )
    observer.observe(island)
  } else if (condition === 'interaction') {
    const touch = () => {
      for (const name of touches) island.removeEventListener(name, touch, true)
      onTouch?.()
      done()
    }
    for (const name of touches) island.addEventListener(name, touch, true)
  } else if (condition.startsWith('media(')) {
    const query = matchMedia(condition.slice(6, -1))
    if (query.matches) done()
    else query.addEventListener('change', done, { once: true })
  } else done()
}
