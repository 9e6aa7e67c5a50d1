// Events in an island are held back until it is released (site/head-script.ts).

import { releasedAttribute } from './contract.ts'

/** Lets events reach the island from now on, and repeats those held back so far, in their order. */
export function releaseIsland(island: HTMLElement): void {
  island.setAttribute(releasedAttribute, '')
  const { early } = window
  if (!early) return
  const own = early.held.filter((held) => held.island === island)
  early.held = early.held.filter((held) => held.island !== island)
  for (const [index, { event, control }] of own.entries()) {
    const isPressedAgain = event.type === 'click' && own[index + 1]?.control === control
    const EventType = event.constructor as typeof Event
    if (!isPressedAgain) control.dispatchEvent(new EventType(event.type, event))
  }
}
