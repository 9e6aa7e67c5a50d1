// The first script of every page: wakes each island once its conditions hold. Contains no framework; that comes with
// the first island that wakes. An island that fails keeps its server HTML, logs its name, and does not affect the
// others. One whose script does not arrive is tried again when it is pressed, or when the network is back.

import { heldEvent, releasedAttribute } from './contract.ts'
import { nextEvent } from './next-event.ts'
import { waitForConditions } from './wake-conditions.ts'
import { wakeIsland } from './wake-island.ts'

for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
  void waitForConditions(island).then(() => wake(island))

async function wake(island: HTMLElement): Promise<void> {
  // It may be back before what it had lost is known.
  const online = nextEvent(window, 'online')
  try {
    await wakeIsland(island)
  } catch (error) {
    console.error(`Island ${island.dataset.island} could not wake up`, error)
    island.dispatchEvent(new CustomEvent('hydration-error', { bubbles: true, detail: error }))
    if (island.dataset.off === undefined) return
    island.removeAttribute(releasedAttribute)
    await Promise.race([nextEvent(island, heldEvent), online])
    await wake(island)
  }
}
