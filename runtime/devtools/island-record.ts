// Records when each island of the page woke up, from the first moment on, because islands do not wait for the panel.
// The start is observed beside the loader, by the same conditions: close to the loader's own moment, but not the same.

import { islandAttribute } from '../contract.ts'
import { waitForConditions } from '../wake-conditions.ts'

/** Milliseconds since the page began. */
export interface IslandTimes {
  /** When its conditions held. */
  startedAt?: number
  awakeAt?: number
  error?: string
}

const times = new WeakMap<Element, IslandTimes>()
const listeners = new Set<() => void>()
let touchedAt: number | undefined

/** The recorded times of an island. */
export function timesOf(island: Element): IslandTimes {
  return times.get(island) ?? {}
}

/** The first press or key in the page, if there was one. */
export function firstTouchAt(): number | undefined {
  return touchedAt
}

/** Calls back whenever the times or the islands of the page change. Returns the function that unsubscribes. */
export function subscribeToIslands(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Starts to record. */
export function recordIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)) begin(island)
  new MutationObserver((records) => {
    let hasNews = false
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes' && target instanceof Element && target.hasAttribute('data-awake')) {
        note(target, { awakeAt: performance.now() })
        hasNews = true
      }
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue
        for (const island of [node, ...node.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)]) {
          if (!island.hasAttribute(islandAttribute) || times.has(island)) continue
          begin(island)
          hasNews = true
        }
      }
      hasNews ||= [...removedNodes].some(
        (node) =>
          node instanceof Element &&
          (node.hasAttribute(islandAttribute) || node.querySelector(`[${islandAttribute}]`) !== null),
      )
    }
    if (hasNews) tell()
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-awake'],
  })
  document.addEventListener('hydration-error', (event) => {
    if (!(event.target instanceof Element)) return
    const { detail } = event as CustomEvent<unknown>
    note(event.target, { error: detail instanceof Error ? detail.message : String(detail) })
    tell()
  })
  const touch = ({ target }: Event) => {
    // A press on the panel is not a press on the page.
    if (!(target instanceof Element && target.localName.startsWith('libretto-'))) touchedAt ??= performance.now()
  }
  for (const name of ['pointerdown', 'keydown'] as const) addEventListener(name, touch, { capture: true })
}

function begin(island: HTMLElement): void {
  times.set(island, {})
  void waitForConditions(island).then(() => {
    // Already awake: the live client wakes new islands at once.
    if (timesOf(island).awakeAt !== undefined) return
    note(island, { startedAt: performance.now() })
    tell()
  })
}

function note(island: Element, found: IslandTimes): void {
  times.set(island, { ...times.get(island), ...found })
}

function tell(): void {
  for (const listener of listeners) listener()
}
