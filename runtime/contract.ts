// What the server-rendered page and the browser agree on: attribute names, wake conditions and how JSON is encoded in
// HTML. Imports nothing, so that every room may import it. The loader reads the attributes of an island as its dataset,
// which is shorter.

/** Attribute that marks an island's element; its value is the name. */
export const islandAttribute = 'data-island'
/** Attribute with the wake conditions, separated by spaces. */
export const conditionAttribute = 'data-on'
/** Attribute with the island's props as JSON. */
export const propsAttribute = 'data-props'
/** Attribute with the address of the island's module. */
export const sourceAttribute = 'data-src'
/** Attribute with the integrity of the island's module and of all that it imports, by address, as JSON. */
export const modulesAttribute = 'data-modules'
/** Attribute with the island's identifier, unique in the page: the prefix of every id inside it. */
export const identifierAttribute = 'data-id'

/** Attribute with the number of elements that the server wrote into the island. */
export const elementsAttribute = 'data-elements'

/** Attribute of an island whose events are no longer held back: it is alive, has failed, or may never wake. */
export const releasedAttribute = 'data-released'
/** Attribute of an island that does not work, or of the page where no script does: what needs none shows instead. */
export const offAttribute = 'data-off'
/** Event that an island gets when one of its events has been held back. */
export const heldEvent = 'libretto:held'

/** What visitors did before the scripts were ready. The inline script of the head (site/head-script.ts) fills it. */
export interface EarlyEvents {
  /** Events held back in islands that are not alive yet, oldest first. */
  held: HeldEvent[]
  /** Whether the visitor has pressed a key or the pointer on this page. */
  hasActed: boolean
  /** Whether an input method is at work in a field. */
  isComposing: boolean
  /**
   * Says that a part of the page has not arrived, if something else than a link is held back in the island. Without an
   * island says what the note holds.
   */
  tell: (island?: HTMLElement) => void
}
export interface HeldEvent {
  event: Event
  /** What was pressed: a button, a link, a tab or a form. */
  control: HTMLElement
  island: HTMLElement
}
declare global {
  interface Window {
    /** Missing where the inline script did not run. */
    early?: EarlyEvents
  }
}

/** When an island wakes up. Several conditions, e.g. `visible idle`, are waited for one after the other. */
export type Condition = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`

/** What every island's component receives besides its own props. */
export interface IslandBase {
  /** Unique in the page; build element ids from it: `${id}-email`. */
  id: string
}

/** The module of one island; called once, when its conditions hold. */
export interface IslandModule {
  /** Resolves when the island is alive. Restores the server HTML and rejects when hydration fails. */
  hydrate: (element: HTMLElement, props: unknown, id: string) => Promise<void>
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  "'": '\\u0027',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that is safe inside a script element and inside a single-quoted attribute. */
export function encodeJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(
    /[<>&'\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  )
}
