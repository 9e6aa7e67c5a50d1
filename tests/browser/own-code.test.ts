import { expect, it } from 'vitest'
import { ownCode, ownLayout, ownPages } from '../setup/own-code.ts'
import { describeSite } from './site-browser.ts'

const code = Object.fromEntries(
  Object.entries({ ...ownCode, ...ownLayout }).map(([path, text]) => [`../${path}`, text]),
)

describeSite(
  'code of a site’s own',
  (site) => {
    it('is shown in its styles, and its widget comes alive', async () => {
      const page = await site.open('/')
      const row = page.locator('#prices li')
      expect(await row.evaluate((element) => getComputedStyle(element).outlineColor)).toBe('rgb(1, 2, 3)')
      const button = page.locator('#prices-count')
      expect(await button.textContent()).toBe('2 tickets')
      await button.click()
      await expect.poll(() => button.textContent()).toBe('3 tickets')
    })

    it('may be the layout: its styles and what it takes from Libretto work', async () => {
      const page = await site.open('/')
      const strike = page.locator('.strike')
      expect(await strike.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(4, 5, 6)')
      await page.locator('.sleepers [data-theme-switch]').click()
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
      await page.locator('[data-search]').click()
      await page.getByRole('dialog').waitFor()
    })
  },
  ['react', 'preact'],
  { ...ownPages, ...code },
)
