// The one script every page loads: wakes each island once its conditions hold. Contains no framework; that comes with
// the first island that wakes. An island that fails keeps its server HTML, logs its name, and does not affect the
// others.

import { islandAttribute } from './contract.ts'
import { waitForConditions } from './wake-conditions.ts'
import { wakeIsland } from './wake-island.ts'

for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) void wake(island)
void import('./page.ts').then(({ startPage }) => startPage())

async function wake(island: HTMLElement): Promise<void> {
  try {
    await waitForConditions(island)
    await wakeIsland(island)
  } catch (error) {
    console.error(`Island ${island.getAttribute(islandAttribute)} could not wake up`, error)
    island.dispatchEvent(new CustomEvent('hydration-error', { bubbles: true, detail: error }))
  }
}
