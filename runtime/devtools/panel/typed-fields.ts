// What was typed into the form of a block or the text of an article, and is not saved. A form closes when you open
// another block or another tab, with a reload of the page and with the browser: what was typed is there again when it
// opens. Each draft is an item of its own in localStorage, so that tabs do not overwrite the drafts of each other.

import { useSyncExternalStore } from 'react'
import type { BlockFields } from './block-fields.ts'

export interface TypedFields<Fields = BlockFields> {
  /** Of the version that the form was opened with. */
  hash: string
  before: Fields
  now: Fields
}

const prefix = 'libretto:typed:'
const listeners = new Set<() => void>()
// What cannot be stored lasts as long as the page.
const unstored = new Map<string, string>()

/** Whether something was typed at a place that is not saved. */
export function useIsTyped(place: string): boolean {
  return useSyncExternalStore(subscribe, () => read(place) !== null || read(`${place}/fields`) !== null)
}

/** The fields typed at a place, if they are not saved. */
export function typedAt<Fields = BlockFields>(place: string): TypedFields<Fields> | undefined {
  try {
    const typed = JSON.parse(read(place) ?? 'null') as TypedFields<Fields> | null
    return typed?.before && typed.now ? typed : undefined
  } catch {
    return undefined
  }
}

/** Places with something typed that begin so. */
export function typedPlaces(start: string): string[] {
  try {
    const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const places = stored.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
    return [...new Set([...places, ...unstored.keys()])].filter((place) => place.startsWith(start)).sort()
  } catch {
    return [...unstored.keys()].filter((place) => place.startsWith(start))
  }
}

/** Keeps fields that were typed; without fields, forgets those of the place. */
export function keepTyped<Fields = BlockFields>(place: string, fields?: TypedFields<Fields>): void {
  unstored.delete(place)
  try {
    if (fields) localStorage.setItem(prefix + place, JSON.stringify(fields))
    else localStorage.removeItem(prefix + place)
  } catch {
    // Storage is full or blocked.
    if (fields) unstored.set(place, JSON.stringify(fields))
  }
  for (const listener of listeners) listener()
}

function read(place: string): string | null {
  try {
    return unstored.get(place) ?? localStorage.getItem(prefix + place)
  } catch {
    return null
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', onChange)
  }
}
