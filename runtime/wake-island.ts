// An element with an island's attributes → a live island. Shared by the loader, when the island's conditions hold, and by the live client of
// watch, when a new one has come into the page. Rejects when there is no module or when it cannot hydrate; what that means the caller decides.

import { type IslandModule, identifierAttribute, islandAttribute, propsAttribute, sourceAttribute } from './contract.ts'

/** Fetches the island's module and hydrates it; resolves when it is alive and marked so. */
export async function wakeIsland(island: HTMLElement): Promise<void> {
  const source = island.getAttribute(sourceAttribute)
  if (source === null) throw new Error(`Unknown block type: ${island.getAttribute(islandAttribute)}`)
  const module = (await import(source)) as IslandModule
  await module.hydrate(
    island,
    JSON.parse(island.getAttribute(propsAttribute) ?? '{}'),
    island.getAttribute(identifierAttribute) ?? '',
  )
  island.setAttribute('data-awake', '')
}
