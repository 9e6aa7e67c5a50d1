// A field that the browser fills again after Back counts at once, as in the lists that wake by themselves.

import { expect, it } from 'vitest'
import { awake, describeSite } from './site-browser.ts'

describeSite(
  'a restored search field',
  (site) => {
    it('of the help filters the articles without a touch', async () => {
      const page = await site.open('/help')
      await awake(page, 'HelpSearch')
      const field = page.locator('[data-island=HelpSearch] input')
      const articles = page.locator('#help-list > :visible, [id$="-list"] > :visible')
      const all = await articles.count()
      await field.fill('audio')
      await expect.poll(() => articles.count()).toBeLessThan(all)
      const few = await articles.count()
      await page.goto(`${site.url()}/about`)
      await page.goBack()
      await expect.poll(() => field.inputValue()).toBe('audio')
      await page.locator('[data-island=HelpSearch][data-awake]').waitFor({ state: 'attached' })
      await expect.poll(() => articles.count()).toBe(few)
    })

    it('wakes nothing while it is empty', async () => {
      const page = await site.open('/help')
      await page.waitForLoadState('networkidle')
      expect(await page.locator('[data-island=HelpSearch][data-awake]').count()).toBe(0)
    })
  },
  ['react', 'preact'],
)
