// The home page is short, and its first screen shows proof.

import { expect, it } from 'vitest'
import { describeSite } from './site-browser.ts'

describeSite('the home page', (site) => {
  it.each([
    [1280, 6500],
    [360, 11_000],
  ])('is short at %i pixels', async (width, most) => {
    const page = await site.open('/', { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
  })

  it('shows figures and the drawing on the first screen', async () => {
    const page = await site.open('/', { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    const bottomOf = (selector: string) => page.$eval(selector, (element) => element.getBoundingClientRect().bottom)
    expect(await page.locator('.hero-figures > li').count()).toBe(4)
    expect(await bottomOf('.hero-figures')).toBeLessThan(500)
    expect(await bottomOf('.timeline-drawing.is-large')).toBeLessThan(830)
  })
})
