// The one script every page loads: finds islands and wakes each when its conditions hold. Holds no framework; that comes with the first
// island that wakes. A failing island keeps its server HTML, says its name, and stops no other.

import { conditionAttribute, islandAttribute } from './contract.ts'
import { wakeIsland } from './wake-island.ts'

const touches = ['pointerdown', 'focusin', 'keydown'] as const

for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) void wake(island)
void import('./page.ts').then(({ startPage }) => startPage())

async function wake(island: HTMLElement): Promise<void> {
  let held: ClickKeeper | undefined
  try {
    for (const condition of splitConditions(island.getAttribute(conditionAttribute) ?? 'load'))
      held = (await holds(condition, island)) ?? held
    await wakeIsland(island)
  } catch (error) {
    console.error(`Island ${island.getAttribute(islandAttribute)} could not wake up`, error)
    island.dispatchEvent(new CustomEvent('hydration-error', { bubbles: true, detail: error }))
  }
  held?.release()
}

// media(…) may hold spaces, so a split at spaces alone would cut it.
function splitConditions(text: string): string[] {
  return text.match(/media\([^]*?\)(?=\s|$)|\S+/g) ?? ['load']
}

function holds(condition: string, island: HTMLElement): Promise<ClickKeeper | undefined> {
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
      const onTouch = () => {
        for (const name of touches) island.removeEventListener(name, onTouch, true)
        resolve(keepClicks(island))
      }
      for (const name of touches) island.addEventListener(name, onTouch, true)
    } else if (condition.startsWith('media(')) {
      const query = matchMedia(condition.slice(6, -1))
      if (query.matches) done()
      else query.addEventListener('change', done, { once: true })
    } else done()
  })
}

interface ClickKeeper {
  release: () => void
}

// The press that woke an island ends in a click before the island is alive: it is kept and given again, to whoever answers by then.
function keepClicks(island: HTMLElement): ClickKeeper {
  const clickable = 'a, button, summary, label, input'
  let target: HTMLElement | undefined
  const keep = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof Element) target = event.target.closest<HTMLElement>(clickable) ?? undefined
  }
  island.addEventListener('click', keep, true)
  return {
    release: () => {
      island.removeEventListener('click', keep, true)
      // A live island may have put another element in its place, such as a tab for a link: the one with the same words.
      const successor = [...island.querySelectorAll<HTMLElement>(clickable)].find(
        (element) => element.textContent === target?.textContent,
      )
      if (target) (target.isConnected ? target : successor)?.click()
    },
  }
}
