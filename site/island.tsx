// <Island> marks a place where a widget lives. In: its name, condition and props. On the server it only notes them and leaves a slot:
// the widget itself is rendered afterwards as a root of its own (see render.tsx), so that the browser can wake it alone.

import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { Condition, IslandBase } from '#runtime/contract.ts'
import type { islands } from './islands.tsx'

export type IslandName = keyof typeof islands
/** Own props of an island, without those the runtime adds. */
export type IslandProps<Name extends IslandName> = Omit<
  ComponentProps<(typeof islands)[Name]['component']>,
  keyof IslandBase
>

/** One island of the page that is being rendered. */
export interface IslandCall {
  name: IslandName
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
  /** Conditions, separated by spaces; all must hold. */
  on: Condition | `${Condition} ${Condition}`
  props: IslandProps<Name>
}

/** Must stand inside a page rendered by renderView; islands cannot be nested. */
export function Island<Name extends IslandName>({ name, id, on, props }: Props<Name>): ReactNode {
  const sink = useContext(IslandSink)
  if (!sink) throw new Error(`<Island name="${name}"> must stand inside a rendered page`)
  const slot = sink.push({ name, on, props, id }) - 1
  return <div data-island-slot={slot} />
}
