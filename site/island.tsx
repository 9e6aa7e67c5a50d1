// Marks a place for an island. During the server render <Island> only records the call and leaves a slot;
// render-part.tsx renders the widget afterwards as a root of its own, so that the browser can hydrate it alone.

import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { Condition, IslandBase } from '#runtime/contract.ts'
import type { islands } from './islands.tsx'

export type IslandName = keyof typeof islands
/** Own props of an island, without the ones that the runtime adds. */
export type IslandProps<Name extends IslandName> = Omit<
  ComponentProps<(typeof islands)[Name]['component']>,
  keyof IslandBase
>

/** One island of the page that is being rendered. */
export interface IslandCall {
  name: string
  on: string
  props: object
  id: string
}

/** Collects the islands of one page while it is rendered. */
export const IslandSink = createContext<IslandCall[] | null>(null)

interface Props<Name extends IslandName> {
  name: Name
  /** Unique in the page; the prefix of all ids inside the island. */
  id: string
  /** Conditions separated by spaces, which are waited for one after the other. */
  on: Condition | `${Condition} ${Condition}`
  props: IslandProps<Name>
}

/** Throws outside renderPart. Islands cannot be nested. */
export function Island<Name extends IslandName>({ name, id, on, props }: Props<Name>): ReactNode {
  const sink = useContext(IslandSink)
  if (!sink) throw new Error(`<Island name="${name}"> must stand inside a rendered page`)
  const slot = sink.push({ name, on, props, id }) - 1
  return <div data-island-slot={slot} />
}
