// On paper: nothing is cut at the right edge of A4, what only a screen can do is gone, and links say where they go.

import { expect, inject, it } from 'vitest'
import { addressOf, readPages } from '../dist/dist-files.ts'
import { deep } from '../setup/deep.ts'
import { findLayoutProblems } from './layout-checks.ts'
import { printPage } from './read-paper.ts'
import { describeSite, type SiteBrowser } from './site-browser.ts'

/** A4 between its margins of 15 mm, in CSS pixels. */
const paper = { width: 680, height: 1009 }
const addresses = ['/docs/integration', '/docs/api/calls', '/blog/choosing-a-codec', '/help/no-audio', '/performance']
const screenOnly = 'nav, dialog, button, .header, .toc-disclosure, .docs-actions, .hero-actions, .tab-row, .skip-link'

/** One of each kind; `npm run test:deep` prints all. */
const kinds = {
  dist: ['/', '/docs/api/calls', '/blog/choosing-a-codec', '/help/no-audio', '/community', '/careers', '/enterprise'],
  manual: [
    '/docs/write/markdown',
    '/docs/publish/hosts',
    '/docs/reference/problems/closed-door',
    '/case-studies/parley',
  ],
} as const
const isDeep = process.env.DEEP !== undefined
const formats = ['A4', 'Letter'] as const

/** What is lost or cut on paper, and the share of pages with nearly nothing on their last sheet. */
async function printAll(site: SiteBrowser, which: keyof typeof kinds): Promise<{ problems: string[]; poor: number }> {
  const all = [...readPages(inject(which))].filter(([, html]) => !html.includes('http-equiv="refresh"'))
  const pages = isDeep ? all.map(([file]) => addressOf(file)) : kinds[which]
  const page = await site.open('/')
  const problems: string[] = []
  let poor = 0
  for (const [index, address] of pages.entries()) {
    await page.goto(site.url() + address, { waitUntil: 'load' })
    // Pages take turns with the two formats.
    const format = formats[index % 2] ?? 'A4'
    const { lost, cut, sheets, lastSheet } = await printPage(page, format)
    for (const text of lost) problems.push(`${address} on ${format} lacks: ${text.slice(0, 60)}`)
    for (const text of cut) problems.push(`${address} on ${format} cuts: ${text.slice(0, 60)}`)
    if (sheets > 1 && lastSheet < nearlyEmpty) poor++
  }
  // The not-found pages log what was not found.
  site.takeProblems()
  return { problems, poor: poor / pages.length }
}

/** Less than three lines. */
const nearlyEmpty = 0.05

describeSite(
  'a printed page',
  (site) => {
    it('fits on A4 without what belongs to the screen', async () => {
      const page = await site.open('/', { viewport: paper })
      await page.emulateMedia({ media: 'print' })
      for (const address of addresses) {
        await page.goto(site.url() + address, { waitUntil: 'load' })
        const left = await page
          .locator(screenOnly)
          .evaluateAll((found) =>
            found
              .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
              .map((element) => `${element.localName}.${element.className}`),
          )
        const cut = await page
          .locator('main :is(pre, .table-scroll)')
          .evaluateAll((found) =>
            found
              .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
              .map((box) => box.textContent.slice(0, 40)),
          )
        const problems = (await page.evaluate(findLayoutProblems)).filter((problem) => !problem.startsWith('target'))
        expect([address, left, cut, problems]).toEqual([address, [], [], []])
      }
    })

    it('opens answers, and leaves out forms, buttons and the columns they stood in', async () => {
      const page = await site.open('/', { viewport: paper })
      await page.emulateMedia({ media: 'print' })
      const lastOf = (selector: string) => page.locator(selector).last()
      expect((await lastOf('.faq-item > .prose').boundingBox())?.height).toBeGreaterThan(20)
      expect(await lastOf('.faq-item > .prose').isVisible()).toBe(true)
      await page.goto(`${site.url()}/docs/api/calls`)
      expect(await lastOf('details.operation-response pre').isVisible()).toBe(true)
      await page.goto(`${site.url()}/docs/sdk`)
      const controls = page.locator('main :is(input, button, .button)')
      expect(await controls.evaluateAll((found) => found.filter((control) => control.checkVisibility()).length)).toBe(0)
      const [code, column] = await Promise.all(
        ['.playground-code', '.playground'].map((selector) => page.locator(selector).first().boundingBox()),
      )
      expect(code?.width).toBe(column?.width)
    })

    it('prints every tab below its label', async () => {
      const page = await site.open('/docs', { viewport: paper })
      await page.locator('[data-tabs-live]').first().waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
      for (const address of ['/docs/api/calls', '/community', '/docs/sdk']) {
        await page.goto(site.url() + address)
        await page.locator('[data-tabs-live], .tab-panels[data-live]').first().waitFor({ state: 'attached' })
        const lost = await page
          .locator('main :is([data-tab-panel], [data-tab-label], .tab-panel, .tab-heading)')
          .evaluateAll((found) =>
            found
              .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }) || part.clientHeight < 10)
              .map((part) => part.textContent.slice(0, 40)),
          )
        expect([address, lost]).toEqual([address, []])
      }
    })

    it('keeps tables as tables, and says where a link to another site goes', async () => {
      const page = await site.open('/platform', { viewport: paper })
      const codecs = page.locator('#codecs .table-scroll')
      const shapeOf = () =>
        codecs
          .locator('tr')
          .last()
          .evaluate((row) => getComputedStyle(row).display)
      expect(await shapeOf()).toBe('grid')
      await page.emulateMedia({ media: 'print' })
      expect(await shapeOf()).toBe('table-row')
      const link = codecs.locator('a[href^="http"]').first()
      expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('(')
    })
  },
  ['react'],
)

for (const which of ['dist', 'manual'] as const)
  describeSite(
    `paper of ${which === 'dist' ? 'the site' : 'the manual'}`,
    (site) => {
      it('has all that is read, within the margins, and no sheet for a line or two', {
        ...(which === 'dist' && deep),
        timeout: 1_200_000,
      }, async () => {
        const { problems, poor } = await printAll(site, which)
        expect(problems).toEqual([])
        expect(poor).toBeLessThanOrEqual(0.05)
      })
    },
    ['react'],
    which === 'manual' ? 'manual' : undefined,
  )
