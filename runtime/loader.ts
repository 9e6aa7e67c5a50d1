// The one script every page loads: wakes each island once its conditions hold. Contains no framework; that comes with
// the first island that wakes. An island that fails keeps its server HTML, logs its name, and does not affect the
// others.

import { islandAttribute } from './contract.ts'
import { waitForConditions } from './wake-conditions.ts'
import { wakeIsland } from './wake-island.ts'

for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) void wake(island)
void import('./page.ts').then(({ startPage }) => startPage())

async function wake(island: HTMLElement): Promise<void> {
  let release: (() => void) | undefined
  try {
    await waitForConditions(island, () => (release = keepClicks(island)))
    await wakeIsland(island)
  } catch (error) {
    console.error(`Island ${island.getAttribute(islandAttribute)} could not wake up`, error)
    island.dispatchEvent(new CustomEvent('hydration-error', { bubbles: true, detail: error }))
  }
  release?.()
}

/**
 * The press that wakes an island ends in a click before the island is alive. Holds such clicks back; the function it
 * returns repeats the last one.
 */
function keepClicks(island: HTMLElement): () => void {
  const clickable = 'a, button, summary, label, input'
  let target: HTMLElement | undefined
  const keep = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof Element) target = event.target.closest<HTMLElement>(clickable) ?? undefined
  }
  island.addEventListener('click', keep, true)
  return () => {
    island.removeEventListener('click', keep, true)
    // Hydration may have replaced the element, e.g. a link by a tab: take the one with the same text.
    const successor = [...island.querySelectorAll<HTMLElement>(clickable)].find(
      (element) => element.textContent === target?.textContent,
    )
    if (target) (target.isConnected ? target : successor)?.click()
  }
}
