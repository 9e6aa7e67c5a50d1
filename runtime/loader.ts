// The one script every page loads: wakes each island once its conditions hold. Contains no framework; that comes with
// the first island that wakes. An island that fails keeps its server HTML, logs its name, and does not affect the
// others. One whose script does not arrive is tried again when it is pressed, or when the network is back.

import { checkModule } from './check-module.ts'
import { heldEvent, islandAttribute, offAttribute, releasedAttribute } from './contract.ts'
import { waitForConditions } from './wake-conditions.ts'
import { wakeIsland } from './wake-island.ts'

for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`))
  void waitForConditions(island).then(() => wake(island))
void import('./page.ts').catch(fetchPageAgain).then(({ startPage }) => startPage())

async function wake(island: HTMLElement): Promise<void> {
  try {
    await wakeIsland(island)
  } catch (error) {
    console.error(`Island ${island.getAttribute(islandAttribute)} could not wake up`, error)
    island.dispatchEvent(new CustomEvent('hydration-error', { bubbles: true, detail: error }))
    if (!island.hasAttribute(offAttribute)) return
    island.removeAttribute(releasedAttribute)
    await new Promise((again) => {
      island.addEventListener(heldEvent, again, { once: true })
      addEventListener('online', again, { once: true })
    })
    await wake(island)
  }
}

// From another address: Firefox never asks again for a module that has failed. The first module that the head names is
// that of the page.
async function fetchPageAgain(): Promise<typeof import('./page.ts')> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')
  const address = `${link?.href}?again`
  try {
    await checkModule([address, link?.integrity ?? ''])
    return await import(address)
  } catch {
    await new Promise((again) => addEventListener('online', again, { once: true }))
    return fetchPageAgain()
  }
}
