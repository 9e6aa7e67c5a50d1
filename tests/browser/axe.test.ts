// axe on every page and in every opened state. Each page is checked in one of four ways (light or dark, 360 or 1280 pixels), in turn;
// AXE=full checks every page in all four. Scrolling first wakes the islands, as a visitor would.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { addressOf, readPages } from '../dist/dist-files.ts'
import { awake, describeSite } from './site-browser.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
] as const

const addresses = [...readPages(inject('dist'))].filter(([, html]) => !html.includes('http-equiv="refresh"')).map(([file]) => addressOf(file))
const cases = addresses.flatMap((address, index) => (process.env.AXE === 'full' ? looks : [looks[index % looks.length] ?? looks[0]]).map((look) => [address, look] as const))

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`))
}

async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForFunction(() => [...document.querySelectorAll('[data-on="visible"]')].every((island) => island.hasAttribute('data-awake')))
}

describeSite(
  'accessibility',
  (site) => {
    // Minutes of work: `npm run test:axe` runs it, `npm test` reports it as skipped.
    const it = test.skipIf(process.env.AXE === undefined)
    it.each(cases.map(([address, look]) => ({ address, look, name: `${address} ${look.colorScheme} ${look.viewport.width}` })))(
      'has no violation on $name',
      async ({ address, look }) => {
        const page = await site.open(address, { ...look, reducedMotion: 'reduce' })
        await wakeAll(page)
        expect(await violations(page)).toEqual([])
        site.takeProblems()
      },
    )

    it('has no violation in the opened search, with hits and without', async () => {
      const page = await site.open('/')
      await page.locator('[data-search]').click()
      await page.locator('.search-input').waitFor()
      expect(await violations(page)).toEqual([])
      await page.locator('.search-input').fill('webrtc')
      await page.locator('.search-hit').first().waitFor()
      expect(await violations(page)).toEqual([])
      await page.locator('.search-input').fill('no such thing')
      await page.getByText('No results found').waitFor()
      expect(await violations(page)).toEqual([])
    })

    it('has no violation in an opened menu, wide and small', async () => {
      const page = await site.open('/')
      await page.locator('[data-nav-group="platform"] summary').click()
      expect(await violations(page)).toEqual([])
      const small = await site.open('/', { viewport: { width: 360, height: 740 } })
      await small.locator('[data-menu] > summary').click()
      expect(await violations(small)).toEqual([])
    })

    it('has no violation in a form with errors and its toast', async () => {
      const page = await site.open('/contact')
      await awake(page, 'ContactForm')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText('Name must be at least 2 characters').first().waitFor()
      expect(await violations(page)).toEqual([])
    })

    it('has no violation with an endpoint chosen and an answer shown', async () => {
      const page = await site.open('/api')
      await awake(page, 'ApiExplorer')
      await page.locator('[data-island="ApiExplorer"]').getByText('/v1/calls', { exact: true }).first().click()
      expect(await violations(page)).toEqual([])
    })
  },
  ['react'],
)
