// A tab of Chromium, driven by Playwright.

import type { SiteBrowser } from '../site-browser.ts'
import { type OpenTab, openGate, type Tab, waitForPage } from './tab.ts'

/** Opens tabs of a site in Chromium. */
export function chromiumTabs(site: SiteBrowser): OpenTab {
  return async (path) => {
    const gate = openGate()
    const page = await site.open(path, {
      prepare: async (tab) =>
        void (await tab.route(/\.js$|\.js\?/, async (route) => {
          const answer = await gate.decide(route.request().url())
          // The page may be gone meanwhile.
          await (answer === 'fail' ? route.abort() : route.continue()).catch(() => undefined)
        })),
    })
    const context = page.context()
    const session = await context.newCDPSession(page)
    const tab: Tab = {
      run: (code, argument) => page.evaluate(code as never, argument as never) as never,
      setNetwork: async (network) => {
        gate.set(network)
        await context.setOffline(network === 'none')
      },
      freeze: async () => {
        for (const state of ['frozen', 'active'] as const) await session.send('Page.setWebLifecycleState', { state })
      },
      leaveAndReturn: async () => {
        await page.goto(`${site.url()}/404`)
        await page.goBack()
        await page.evaluate(waitForPage)
      },
      takeProblems: () => site.takeProblems(),
      close: () => context.close(),
    }
    await page.evaluate(waitForPage)
    return tab
  }
}
