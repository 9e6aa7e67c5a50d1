// The one script every page loads: finds islands and wakes each when its conditions hold. Holds no framework; that comes with the first
// island that wakes. A failing island keeps its server HTML, says its name, and stops no other.

import { conditionAttribute, type IslandModule, identifierAttribute, islandAttribute, propsAttribute, sourceAttribute } from './contract.ts'

const events = ['pointerdown', 'focusin', 'keydown'] as const

for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) void wake(island)

async function wake(island: HTMLElement): Promise<void> {
  try {
    let first: Event | undefined
    for (const condition of splitConditions(island.getAttribute(conditionAttribute) ?? 'load')) first = (await holds(condition, island)) ?? first
    const module = (await import(island.getAttribute(sourceAttribute) ?? '')) as IslandModule
    await module.hydrate(island, JSON.parse(island.getAttribute(propsAttribute) ?? '{}'), island.getAttribute(identifierAttribute) ?? '')
    island.setAttribute('data-awake', '')
    if (first) replay(first)
  } catch (error) {
    console.error(`Island ${island.getAttribute(islandAttribute)} could not wake up`, error)
    island.dispatchEvent(new CustomEvent('hydration-error', { bubbles: true, detail: error }))
  }
}

// media(…) may hold spaces, so a split at spaces alone would cut it.
function splitConditions(text: string): string[] {
  return text.match(/media\([^]*?\)(?=\s|$)|\S+/g) ?? ['load']
}

function holds(condition: string, island: HTMLElement): Promise<Event | undefined> {
  return new Promise((resolve) => {
    const done = () => resolve(undefined)
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
      const wakeUp = (event: Event) => {
        for (const name of events) island.removeEventListener(name, wakeUp, true)
        resolve(event)
      }
      for (const name of events) island.addEventListener(name, wakeUp, true)
    } else if (condition.startsWith('media(')) {
      const query = matchMedia(condition.slice(6, -1))
      if (query.matches) done()
      else query.addEventListener('change', done, { once: true })
    } else done()
  })
}

// A press that began before the island was awake would otherwise be lost: its click comes after hydration.
function replay(event: Event): void {
  const { target } = event
  if (!(target instanceof Element) || !target.isConnected) return
  if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event))
}
