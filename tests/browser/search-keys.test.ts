// The key of the search: it needs a modifier, and what is typed after it arrives, however late the script comes.

import { expect, it } from 'vitest'
import { describeSite, started } from './site-browser.ts'

describeSite(
  'the key of the search',
  (site) => {
    it('is no single letter, which dictated text would press', async () => {
      const page = await site.open('/about')
      await started(page)
      await page.keyboard.type('see/also')
      await page.keyboard.press('Control+k')
      const field = page.locator('.search-input')
      await field.waitFor()
      expect(await field.inputValue()).toBe('')
    })

    it('hands over what is typed before the field is there', async () => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      const page = await site.open('/about')
      await started(page)
      await page.route('**/search-dialog-*.js*', (route) => held.then(() => route.continue()))
      await page.keyboard.press('Control+k')
      await page.keyboard.type('webhook')
      expect(await page.locator('dialog.search[open]').count()).toBe(0)
      release()
      const field = page.locator('dialog.search[open] .search-input')
      await field.waitFor()
      expect(await field.inputValue()).toBe('webhook')
      await page.keyboard.type('s')
      expect(await field.inputValue()).toBe('webhooks')
      await page.locator('.search-hit, .search-state:not(:empty)').first().waitFor()
    })
  },
  ['react'],
)
