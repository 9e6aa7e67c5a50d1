// Used by the loader once an island's conditions hold, and by the live client when an island is added to the page.

import { checkModules } from './check-module.ts'
import { type IslandModule, offAttribute } from './contract.ts'
import { nextEvent } from './next-event.ts'
import { releaseIsland } from './release-island.ts'

/**
 * Fetches the island's module and hydrates it; resolves once it is alive and marked with data-awake. Rejects when it
 * has no module or cannot hydrate. Either way what visitors did in it meanwhile is repeated. When a module does
 * not arrive or the widget fails, the island has a mark, and another call tries again.
 */
export async function wakeIsland(island: HTMLElement): Promise<void> {
  try {
    const { hydrate } = await fetchIsland(island)
    // An input method would lose its field.
    if (window.early?.isComposing) await nextEvent(window, 'compositionend')
    const { props = '{}', id = '' } = island.dataset
    await hydrate(island, JSON.parse(props), id)
    island.removeAttribute(offAttribute)
    island.setAttribute('data-awake', '')
  } finally {
    releaseIsland(island)
  }
}

async function fetchIsland(island: HTMLElement): Promise<IslandModule> {
  const { src, modules = '{}' } = island.dataset
  if (!src) throw new Error(`Unknown block type: ${island.dataset.island}`)
  try {
    await checkModules(JSON.parse(modules))
    return (await import(src)) as IslandModule
  } catch (error) {
    island.setAttribute(offAttribute, '')
    window.early?.tell(island)
    throw error
  }
}
