// The islands of Libretto and those of the site.

import type { ComponentType } from 'react'
import { ownWidgets } from '#own/widgets.ts'
import { islands } from './islands.tsx'
import type { SheetName } from './sheets.tsx'

interface AnyIsland {
  component: ComponentType<{ id: string }>
  sheets?: readonly SheetName[]
}

/** Every island by its name. <Island> and <Widget> have checked the props. */
export const allIslands: Readonly<Record<string, AnyIsland>> = {
  ...(islands as unknown as Record<string, AnyIsland>),
  ...Object.fromEntries(
    Object.entries(ownWidgets).map(([name, component]) => [name, { component } as unknown as AnyIsland]),
  ),
}
