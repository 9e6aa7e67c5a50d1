// When each island of the page woke up. In: the page. Out: times by element, for the panel. The start is observed from outside, by the same
// conditions the loader waits for: it is near the loader's own moment, not that very one. Runs from the first moment, because islands do not wait.

import { conditionAttribute, islandAttribute } from '../contract.ts'

/** Milliseconds since the page began. */
export interface IslandTimes {
  /** Its conditions held. */
  startedAt?: number
  awakeAt?: number
  error?: string
}

const times = new WeakMap<Element, IslandTimes>()
const listeners = new Set<() => void>()
let touchedAt: number | undefined

/** What is known of an island. */
export function timesOf(island: Element): IslandTimes {
  return times.get(island) ?? {}
}

/** The first press or key in the page, if there was one. */
export function firstTouchAt(): number | undefined {
  return touchedAt
}

/** Calls back whenever an island's times have changed, or islands came or went. The answer ends that. */
export function followIslands(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Begins to watch the page. */
export function recordIslands(): void {
  for (const island of document.querySelectorAll(`[${islandAttribute}]`)) begin(island)
  new MutationObserver((records) => {
    let hasNews = false
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes' && target instanceof Element && target.hasAttribute('data-awake')) {
        note(target, { awakeAt: performance.now() })
        hasNews = true
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const island of [node, ...node.querySelectorAll(`[${islandAttribute}]`)]) {
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
    // A press on the panel is none on the page.
    if (!(target instanceof Element && target.localName.startsWith('libretto-'))) touchedAt ??= performance.now()
  }
  for (const name of ['pointerdown', 'keydown'] as const) addEventListener(name, touch, { capture: true })
}

function begin(island: Element): void {
  times.set(island, {})
  const conditions = (island.getAttribute(conditionAttribute) ?? 'load').match(/media\([^]*?\)(?=\s|$)|\S+/g) ?? [
    'load',
  ]
  void Promise.all(conditions.map((condition) => holds(condition, island))).then(() => {
    // Awake already: something else woke it.
    if (timesOf(island).awakeAt !== undefined) return
    note(island, { startedAt: performance.now() })
    tell()
  })
}

function holds(condition: string, island: Element): Promise<void> {
  return new Promise((resolve) => {
    if (condition === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else if (condition === 'visible') {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          observer.disconnect()
          resolve()
        },
        { rootMargin: '200px' },
      )
      observer.observe(island)
    } else if (condition === 'interaction')
      for (const name of ['pointerdown', 'focusin', 'keydown'])
        island.addEventListener(name, () => resolve(), { capture: true, once: true })
    else if (condition.startsWith('media(')) {
      const query = matchMedia(condition.slice(6, -1))
      if (query.matches) resolve()
      else query.addEventListener('change', () => resolve(), { once: true })
    } else resolve()
  })
}

function note(island: Element, found: IslandTimes): void {
  times.set(island, { ...times.get(island), ...found })
}

function tell(): void {
  for (const listener of listeners) listener()
}
