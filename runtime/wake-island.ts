// Used by the loader once an island's conditions hold, and by the live client when an island is added to the page.

import { checkModule } from './check-module.ts'
import {
  type IslandModule,
  identifierAttribute,
  islandAttribute,
  modulesAttribute,
  offAttribute,
  propsAttribute,
  sourceAttribute,
} from './contract.ts'
import { releaseIsland } from './release-island.ts'

/**
 * Fetches the island's module and hydrates it; resolves once it is alive and marked with data-awake. Rejects when it
 * has no module or cannot hydrate. Either way what visitors did in it meanwhile is repeated. When a module does
 * not arrive, the island has a mark, and another call tries again.
 */
export async function wakeIsland(island: HTMLElement): Promise<void> {
  try {
    const { hydrate } = await fetchIsland(island)
    // An input method would lose its field.
    if (window.early?.isComposing)
      await new Promise((end) => addEventListener('compositionend', end, { capture: true, once: true }))
    await hydrate(
      island,
      JSON.parse(island.getAttribute(propsAttribute) ?? '{}'),
      island.getAttribute(identifierAttribute) ?? '',
    )
    island.setAttribute('data-awake', '')
  } finally {
    releaseIsland(island)
  }
}

async function fetchIsland(island: HTMLElement): Promise<IslandModule> {
  const source = island.getAttribute(sourceAttribute)
  if (source === null) throw new Error(`Unknown block type: ${island.getAttribute(islandAttribute)}`)
  const modules: Record<string, string> = JSON.parse(island.getAttribute(modulesAttribute) ?? '{}')
  try {
    await Promise.all(Object.entries(modules).map(checkModule))
    const module = (await import(source)) as IslandModule
    island.removeAttribute(offAttribute)
    return module
  } catch (error) {
    island.setAttribute(offAttribute, '')
    window.early?.tell(island)
    throw error
  }
}
