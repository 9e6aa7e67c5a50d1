// A widget of a site's own: site/widgets/NAME/NAME.tsx exports the component NAME. It is rendered with the page, and
// comes alive in the browser as the standard widgets do.

import { type ReactNode, useContext } from 'react'
import { ownWidgets } from '#own/widgets.ts'
import type { Condition } from '#runtime/contract.ts'
import { IslandSink } from './island.tsx'

interface Props {
  /** Name of the folder and of the component. */
  name: string
  /** Unique in the page; the component gets it as `id`. */
  id: string
  /** Conditions separated by spaces, which are waited for one after the other. */
  on: Condition | `${Condition} ${Condition}`
  /** Plain JSON: it is written into the page. */
  props?: object
}

/** Places a widget. Throws for a name that the site has no widget for. Widgets cannot be nested. */
export function Widget({ name, id, on, props = {} }: Props): ReactNode {
  const sink = useContext(IslandSink)
  if (!sink) throw new Error(`<Widget name="${name}"> must stand inside a rendered page`)
  if (!Object.hasOwn(ownWidgets, name)) throw new Error(`there is no widget "${name}" in site/widgets`)
  const slot = sink.push({ name, on, props, id }) - 1
  return <div data-island-slot={slot} />
}
