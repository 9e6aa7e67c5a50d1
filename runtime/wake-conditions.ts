// When an island wakes up: the one place that knows what each condition means. The loader waits for it; the panel times
// it.

import { conditionAttribute, heldEvent, releasedAttribute } from './contract.ts'
import { releaseIsland } from './release-island.ts'

const touches = ['pointerdown', 'focusin', 'keydown', heldEvent] as const

/** Resolves when the island's conditions have held, one after the other. */
export async function waitForConditions(island: HTMLElement): Promise<void> {
  // media(…) may contain spaces, so a split at spaces alone would cut it.
  const conditions = island.getAttribute(conditionAttribute)?.match(/media\([^]*?\)(?=\s|$)|\S+/g) ?? []
  for (const condition of conditions) await new Promise<void>((done) => whenHeld(condition, island, done))
}

function whenHeld(condition: string, island: HTMLElement, done: () => void): void {
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
      done()
    }
    for (const name of touches) island.addEventListener(name, touch, true)
    // The first touch may have come before this script. After Back, browsers fill the fields again, some of them late.
    const check = () => {
      if (island.querySelector(':focus,[placeholder]:not(:placeholder-shown)')) touch()
    }
    check()
    addEventListener('pageshow', check)
    if (window.early?.held.some((held) => held.island === island)) touch()
  } else if (condition.startsWith('media(')) {
    const query = matchMedia(condition.slice(6, -1))
    if (query.matches) done()
    else {
      // It may never wake, so its links have to work by themselves.
      releaseIsland(island)
      const wake = () => {
        island.removeAttribute(releasedAttribute)
        done()
      }
      query.addEventListener('change', wake, { once: true })
    }
  } else done()
}
