// What the web does to a page beside its widgets: other programs change it, the network is slow or gone, the browser
// lets it sleep. `disturb` plays one such thing; no widget knows of it. A deploy in between has a test of its own:
// deploys.test.ts.

import { decorateFields, translated, translatePage, type Way } from '../touch-page.ts'
import { addManagerHost, blockAds, checkGrammar, darkenPage, markFields } from './programs.ts'
import type { Tab } from './tab.ts'

const kinds = {
  'a translator': (tab: Tab) => tab.run(translatePage, { mark: translated, way: 'replace' as Way }),
  'a password manager: an element after each field': (tab: Tab) => tab.run(decorateFields, undefined),
  'a password manager: attributes and styles': (tab: Tab) => tab.run(markFields, undefined),
  'a password manager: a host at the end, and a layer': (tab: Tab) => tab.run(addManagerHost, undefined),
  'a grammar checker': (tab: Tab) => tab.run(checkGrammar, undefined),
  'a rewriter for the dark': (tab: Tab) => tab.run(darkenPage, undefined),
  'an ad blocker': (tab: Tab) => tab.run(blockAds, undefined),
  'a slow network': (tab: Tab) => tab.setNetwork('slow'),
  'a frozen tab': (tab: Tab) => tab.freeze?.() ?? Promise.resolve(),
  'no network for a while': (tab: Tab) => tab.setNetwork('none'),
  'lost scripts': (tab: Tab) => tab.setNetwork('no island scripts'),
  'a restored page': (tab: Tab) => tab.leaveAndReturn(),
} as const

export type Disturbance = keyof typeof kinds

/** For it.each. */
export const disturbances = Object.keys(kinds) as Disturbance[]

/** Those after which no script comes before the network is back. */
export const losesScripts = (kind: Disturbance | undefined): boolean =>
  kind === 'no network for a while' || kind === 'lost scripts'

/** Disturbs a page from now on. */
export async function disturb(tab: Tab, kind: Disturbance): Promise<void> {
  await kinds[kind](tab)
}
