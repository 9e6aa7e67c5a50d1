// The layout of every page at five widths, in one context: nothing scrolls sideways, is cut off, lies over other text, is too small to press,
// hides under the bar or moves while it loads. Islands are asleep: what they show awake is checked by the tests of each.

import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { addressOf, readPages } from '../dist/dist-files.ts'
import { findCoveredElements, findLayoutProblems } from './layout-checks.ts'
import { describeSite } from './site-browser.ts'

// The narrowest last: it is the one a page is not loaded at. `npm run test:full` looks at all widths.
const widths = process.env.AXE === undefined ? [360, 1280, 320] : [360, 768, 1280, 1536, 320]
const addresses = [...readPages(inject('dist'))].filter(([, html]) => !html.includes('http-equiv="refresh"')).map(([file]) => addressOf(file))

/** The page's own shifts so far. */
function readShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) sum += entry.value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
  })
}

async function checkPage(page: Page, address: string, url: string): Promise<string[]> {
  const problems: string[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(url + address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const shift = await page.evaluate(readShift)
  if (shift > 0.01) problems.push(`${address}: moves by ${shift.toFixed(3)} while it loads`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const problem of await page.evaluate(findLayoutProblems)) problems.push(`${address} at ${width}: ${problem}`)
    if (width === 360 || width === 1280) for (const problem of await page.evaluate(findCoveredElements)) problems.push(`${address} at ${width}: ${problem}`)
  }
  return problems
}

describeSite(
  'layout',
  (site) => {
    it(`holds on every page at ${widths.join(', ')} pixels`, async () => {
      const page = await site.open('/', { reducedMotion: 'reduce' })
      const problems: string[] = []
      for (const address of addresses) problems.push(...(await checkPage(page, address, site.url())))
      site.takeProblems()
      expect(problems).toEqual([])
    })

    it('shows the explorer in the upper half of the first screen, and what stands about its page after it', async () => {
      const page = await site.open('/api')
      await page.setViewportSize({ width: 1280, height: 800 })
      const [top = 0, bottom = 0, meta = 0] = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        return [boxOf('.explorer')?.top, boxOf('.explorer')?.bottom, boxOf('.docs-meta')?.top]
      })
      expect([top > 0 && top < 400, meta > bottom]).toEqual([true, true])
    })

    it('shows the dates of the reports on a phone without scrolling sideways', async () => {
      const page = await site.open('/security')
      await page.setViewportSize({ width: 360, height: 740 })
      const region = page.getByRole('region', { name: 'Reports, attestations and certificates' })
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      const drawn = await region.locator('.years').evaluateAll((drawings) => drawings.map((drawing) => Math.round(drawing.getBoundingClientRect().width)))
      expect(new Set(drawn)).toEqual(new Set([328]))
    })
  },
  ['react'],
)
