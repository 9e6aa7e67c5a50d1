// What the web does to a page beside its widgets: other programs change it, the network is slow, the browser lets it
// sleep. `disturb` plays one such thing; no widget knows of it. Scripts that are lost or come from another build have
// tests of their own: late-scripts.test.ts, deploys.test.ts.

import type { Page } from 'playwright'
import { decorateFields, translated, translatePage, type Way } from '../touch-page.ts'
import { addManagerHost, blockAds, checkGrammar, darkenPage, markFields } from './programs.ts'

const kinds = {
  'a translator': (page: Page) => page.evaluate(translatePage, { mark: translated, way: 'replace' as Way }),
  'a password manager: an element after each field': (page: Page) => page.evaluate(decorateFields),
  'a password manager: attributes and styles': (page: Page) => page.evaluate(markFields),
  'a password manager: a host at the end, and a layer': (page: Page) => page.evaluate(addManagerHost),
  'a grammar checker': (page: Page) => page.evaluate(checkGrammar),
  'a rewriter for the dark': (page: Page) => page.evaluate(darkenPage),
  'an ad blocker': (page: Page) => page.evaluate(blockAds),
  'a slow network': slowDown,
  'a frozen tab': freeze,
  'no network for a while': loseNetwork,
} as const

export type Disturbance = keyof typeof kinds

/** For it.each. */
export const disturbances = Object.keys(kinds) as Disturbance[]

/** Disturbs a page from now on. */
export async function disturb(page: Page, kind: Disturbance): Promise<void> {
  await kinds[kind](page)
}

/** Answers take two fifths of a second. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const speed = { downloadThroughput: 200_000, uploadThroughput: 200_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...speed })
}

async function freeze(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
}

async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.evaluate(() => document.querySelector('[data-island]')?.dispatchEvent(new Event('focusin')))
  await page.context().setOffline(false)
}
