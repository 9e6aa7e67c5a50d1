// A window of a few lines, as at a zoom of 400 %, and text of twice the size: labels stay in view, the header leaves.

import { expect, it } from 'vitest'
import { awake, describeSite } from './site-browser.ts'

describeSite('small windows', (site) => {
  it.each([
    { width: 1280, height: 800 },
    { width: 320, height: 400 },
  ])('show the label of each field that Shift+Tab reaches, $width by $height', async (viewport) => {
    const page = await site.open('/contact', { viewport, reducedMotion: 'reduce' })
    await awake(page, 'ContactForm')
    const fields = page.locator('.contact-fields').locator('input, select, textarea')
    await fields.last().focus()
    const covered: (string | null)[] = []
    for (let index = (await fields.count()) - 2; index >= 0; index--) {
      // The field is in view, and its label is not.
      await fields.nth(index).evaluate((field) => {
        const bottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
        scrollBy(0, field.getBoundingClientRect().top - bottom - 17)
      })
      await page.keyboard.press('Shift+Tab')
      const isBelow = await fields.nth(index).evaluate((field) => {
        const label = field.closest('.field')?.querySelector('label')?.getBoundingClientRect().top ?? 0
        const bottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
        return document.activeElement === field && label >= bottom
      })
      if (!isBelow) covered.push(await fields.nth(index).getAttribute('name'))
    }
    expect(covered).toEqual([])
  })

  it('lose the header with what is above it, unless its menu is open', async () => {
    const page = await site.open('/contact', { viewport: { width: 320, height: 256 } })
    const bottom = () => page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom)
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    expect(await bottom()).toBeLessThanOrEqual(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('.menu-button').click()
    const panel = page.locator('.menu-panel')
    expect(await panel.evaluate((menu) => menu.getBoundingClientRect().top)).toBeCloseTo(await bottom(), 0)
    await page.setViewportSize({ width: 320, height: 400 })
    await page.locator('.menu-button').click()
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    expect(await bottom()).toBeGreaterThan(40)
  })

  it('have initials that grow with their frame, and long words in headings that are hyphenated', async () => {
    const page = await site.open('/community', { viewport: { width: 360, height: 740 } })
    const avatar = page.locator('.avatar').first()
    const widths = async () => (await avatar.boundingBox())?.width ?? 0
    const before = await widths()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    expect(await widths()).toBe(before * 2)
    const hyphensOf = () => page.locator('h1').evaluate((title) => getComputedStyle(title).hyphens)
    expect(await hyphensOf()).toBe('auto')
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await hyphensOf()).toBe('manual')
  })
})
