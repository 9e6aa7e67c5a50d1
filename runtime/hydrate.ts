// Attaches a component to its server HTML. Comes with the first island that wakes; shared by all islands through one chunk.

import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandBase, IslandModule } from './contract.ts'

/** The `hydrate` of an island's module. `props` were written by the build from the same component's props. */
export function hydrateWith<Props extends IslandBase>(component: ComponentType<Props>): IslandModule['hydrate'] {
  return (element, props, id) => {
    hydrateRoot(element, createElement(component, { ...(props as Omit<Props, keyof IslandBase>), id } as Props), { identifierPrefix: `${id}-` })
  }
}
