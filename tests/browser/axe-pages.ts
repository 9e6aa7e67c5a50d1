// Pages for axe, spread over four ways to look at them. Scrolling first wakes the islands, as a visitor would.

import type { Page } from 'playwright'
import { findViolations } from './find-violations.ts'

/** Ways to look at a page. */
export const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
] as const

/** The ways with their pages: each page in one of them in turn, with DEEP=full in all. */
export function spreadPages(
  addresses: readonly string[],
): { name: string; look: (typeof looks)[number]; pages: string[] }[] {
  return looks.map((look, turn) => ({
    look,
    name: `${look.colorScheme} at ${look.viewport.width} pixels`,
    pages: addresses.filter((_, index) => process.env.DEEP === 'full' || index % looks.length === turn),
  }))
}

/** What axe finds on the pages, one after the other in the same tab. */
export async function findOnPages(page: Page, url: string, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(url + address)
    await wakeAll(page)
    found.push(...(await findViolations(page, address)))
  }
  return found
}

async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-on="visible"]')].every((island) => island.hasAttribute('data-awake')),
  )
}
