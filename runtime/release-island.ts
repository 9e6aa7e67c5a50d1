// Events in an island are held back until it is released (site/head-script.ts).

import { type HeldEvent, releasedAttribute } from './contract.ts'

/** Lets events reach the island from now on, and repeats those held back so far, in their order. */
export function releaseIsland(island: HTMLElement): void {
  island.setAttribute(releasedAttribute, '')
  if (!window.early) return
  const own = window.early.held.filter((held) => held.island === island)
  window.early.held = window.early.held.filter((held) => held.island !== island)
  for (const [index, held] of own.entries()) {
    const isPressedAgain = held.event.type === 'click' && own[index + 1]?.control === held.control
    if (!isPressedAgain) repeat(held)
  }
}

function repeat({ event, control, island }: HeldEvent): void {
  // A widget that has failed, or has made a button of a text, has new elements: take the one with the same text.
  const successor = control.isConnected
    ? control
    : [...island.querySelectorAll('a, button')].find((element) => element.textContent === control.textContent)
  const EventType = event.constructor as typeof Event
  successor?.dispatchEvent(new EventType(event.type, event))
}
