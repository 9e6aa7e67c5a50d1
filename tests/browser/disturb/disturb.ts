// What the web does to a page beside its widgets: other programs change it, the network loses a part of it, the
// browser lets it sleep. `disturb` plays one such thing; no widget knows of it.

import type { Page } from 'playwright'
import { decorateFields, translated, translatePage, type Way } from '../touch-page.ts'

/** The kinds that change the elements of a page; the others change what it loads, or when it runs. */
const touches = {
  'a translator': (page: Page) => page.evaluate(translatePage, { mark: translated, way: 'replace' as Way }),
  'a password manager: an element after each field': (page: Page) => page.evaluate(decorateFields),
} as const

export type Disturbance = keyof typeof touches

/** For it.each. */
export const disturbances = Object.keys(touches) as Disturbance[]

/** Disturbs a page from now on. */
export async function disturb(page: Page, kind: Disturbance): Promise<void> {
  await touches[kind](page)
}
