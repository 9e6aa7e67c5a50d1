// When an island wakes up: the one place that knows what each condition means. The loader waits for it; the panel times
// it.

import { heldEvent, releasedAttribute } from './contract.ts'
import { nextEvent } from './next-event.ts'
import { releaseIsland } from './release-island.ts'

const touches = ['pointerdown', 'focusin', 'keydown', heldEvent] as const

/** Resolves when the island's conditions have held, one after the other. */
export async function waitForConditions(island: HTMLElement): Promise<void> {
  // media(…) may contain spaces, so a split at spaces alone would cut it.
  const conditions = island.dataset.on?.match(/media\([^]*?\)(?=\s|$)|\S+/g) ?? []
  for (const condition of conditions) await whenHeld(condition, island)
}

async function whenHeld(condition: string, island: HTMLElement): Promise<void> {
  if (condition === 'idle')
    await new Promise((idle) => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(idle)
      else setTimeout(idle, 200)
    })
  else if (condition === 'visible')
    await new Promise<void>((visible) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          observer.disconnect()
          visible()
        },
        { rootMargin: '200px' },
      )
      observer.observe(island)
    })
  else if (condition === 'interaction') {
    // The first touch may have come before this script. After Back, browsers fill the fields again, some of them late.
    const isTouched = () =>
      island.querySelector(':focus,[placeholder]:not(:placeholder-shown)') ||
      window.early?.held.some((held) => held.island === island)
    if (!isTouched())
      await new Promise((touched) => {
        void nextEvent(island, ...touches).then(touched)
        addEventListener('pageshow', () => isTouched() && touched(undefined))
      })
  } else if (condition.startsWith('media(')) {
    const query = matchMedia(condition.slice(6, -1))
    if (query.matches) return
    // It may never wake, so its links have to work by themselves.
    releaseIsland(island)
    await nextEvent(query, 'change')
    island.removeAttribute(releasedAttribute)
  }
}
