// A page whose scripts are held back until the visitor has acted: all of them, or all but those of every page.

import type { Page } from 'playwright'
import { type SiteBrowser, started } from './site-browser.ts'

export interface Asleep {
  page: Page
  /** Lets the scripts come, and waits until the island is alive. */
  wake: (name: string) => Promise<void>
}

const sleeps = {
  'before any script': /\.js$/,
  'before its own script': /\/(?!loader-|page-|chunk-)[^/]+\.js$/,
} as const
export type Sleep = keyof typeof sleeps

/** Opens a page whose islands do not wake before `wake` is called. */
export async function openAsleep(
  site: SiteBrowser,
  path: string,
  sleep: Sleep,
  viewport = { width: 1280, height: 800 },
): Promise<Asleep> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const page = await site.open(path, {
    viewport,
    // The load event waits for the scripts.
    waitUntil: sleep === 'before any script' ? 'commit' : 'load',
    prepare: async (tab) => void (await tab.route(sleeps[sleep], (route) => held.then(() => route.continue()))),
  })
  await page.locator('footer').waitFor({ state: 'attached' })
  // What is visible depends on the style sheets.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  )
  if (sleep === 'before its own script') await started(page)
  const wake = async (name: string) => {
    release()
    await page.locator(`[data-island="${name}"][data-awake]`).first().waitFor({ state: 'attached' })
  }
  return { page, wake }
}

/** For it.each. */
export const everySleep = Object.keys(sleeps) as Sleep[]
