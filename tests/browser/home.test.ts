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

  it.each([1024, 1100, 1200, 1280])('strikes no label of the drawing through at %i pixels', async (width) => {
    const page = await site.open('/', { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    const places = await page.$eval('.timeline-drawing.is-large', (drawing) => {
      const texts = [...drawing.querySelectorAll('text')]
      const boxOf = (words: string) => texts.find((text) => text.textContent.includes(words))?.getBoundingClientRect()
      const gain = drawing.querySelector('.timeline-gain line')?.getBoundingClientRect()
      return {
        label: boxOf('call setup')?.right ?? Infinity,
        gain: gain && gain.width > 0 ? gain.left : Infinity,
        ringing: boxOf('180')?.right ?? Infinity,
        answered: boxOf('200 OK')?.left ?? 0,
      }
    })
    expect(places.label).toBeLessThan(places.gain)
    expect(places.ringing).toBeLessThan(places.answered)
  })
})
