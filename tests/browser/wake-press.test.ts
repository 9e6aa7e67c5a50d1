// What visitors press before a widget is alive counts: it is repeated once the widget has woken, whatever it waits for.

import { expect, it } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { everySleep, openAsleep } from './asleep.ts'
import { contactMessage } from './contact-message.ts'
import { describeSite } from './site-browser.ts'

describeSite(
  'the first press',
  (site) => {
    itSome(1, everySleep)('sends the contact form, %s', async (sleep) => {
      const { page, wake } = await openAsleep(site, '/contact', sleep)
      const form = page.locator('#contact-form form')
      for (const [label, text] of Object.entries(contactMessage))
        await form.getByLabel(label, { exact: true }).fill(text)
      await form.getByRole('button', { name: 'Send Message' }).click()
      await wake('ContactForm')
      await form.getByText(`Thank you ${contactMessage.Name}!`).waitFor()
    })

    itSome(1, everySleep)('sends it by Enter in a field, %s', async (sleep) => {
      const { page, wake } = await openAsleep(site, '/contact', sleep)
      await page.locator('#contact-form').getByLabel('Subject').press('Enter')
      await wake('ContactForm')
      await page.getByText('Please check 5 fields:').waitFor()
      expect(new URL(page.url()).search).toBe('')
    })

    it.each(everySleep)('runs a benchmark, %s', deep, async (sleep) => {
      const { page, wake } = await openAsleep(site, '/performance', sleep)
      await page.getByRole('button', { name: 'Run Benchmark' }).first().click()
      await wake('InteractiveBenchmarks')
      await page.getByText('Latency Performance: 100%').waitFor({ state: 'attached' })
    })

    itSome(1, everySleep)('chooses an endpoint of the explorer, %s', async (sleep) => {
      const { page, wake } = await openAsleep(site, '/api', sleep)
      await page.locator('.explorer-operation').nth(1).click()
      await wake('ApiExplorer')
      await page.getByRole('button', { name: 'Execute' }).waitFor()
      await page.waitForURL('**/api?endpoint=*')

      const other = await openAsleep(site, '/api', sleep)
      await other.page.locator('.explorer-starts').getByRole('button', { name: 'Get one call' }).click()
      await other.wake('ApiExplorer')
      await other.page.waitForURL('**/api?endpoint=getCall')
    })

    itSome(1, everySleep)(
      'starts a thread, once if it is impatient, and then says that another has no page, %s',
      async (sleep) => {
        const { page, wake } = await openAsleep(site, '/community', sleep)
        await page.getByRole('button', { name: 'New Thread' }).dblclick()
        await page.getByText('join() resolves', { exact: false }).first().click()
        await wake('CommunityForum')
        await expect
          .poll(() => page.locator('.toast span').allTextContents())
          .toEqual(['Sample data: this thread has no page.', 'The forum is read-only. New threads are closed.'])
      },
    )

    itSome(1, everySleep)('opens a tab without changing the address, and the search, %s', async (sleep) => {
      const { page, wake } = await openAsleep(site, '/docs', sleep)
      await page.locator('[data-island="PlatformSelection"] .tab', { hasText: 'Backend Services' }).click()
      await wake('PlatformSelection')
      await page.getByRole('tab', { name: 'Backend Services', selected: true }).waitFor()
      expect(new URL(page.url()).hash).toBe('')

      const other = await openAsleep(site, '/docs', sleep)
      await other.page.getByRole('button', { name: 'Search', exact: true }).press('Space')
      await other.wake('SearchDialog')
      await other.page.getByPlaceholder('Search documentation, APIs, guides...').waitFor()
    })

    itSome(1, everySleep)('on a tab may be an arrow key, %s', async (sleep) => {
      const { page, wake } = await openAsleep(site, '/docs/sdk', sleep)
      await page.getByRole('tab', { name: 'Code' }).first().press('ArrowRight')
      await wake('CodePlayground')
      await page.getByRole('tab', { name: 'Output', selected: true }).waitFor()
    })

    it('is left to the browser where a script could not be loaded', async () => {
      const page = await site.open('/docs', {
        prepare: async (tab) => void (await tab.route(/\/loader-/, (route) => route.abort())),
      })
      await page.locator('[data-island="PlatformSelection"] .tab', { hasText: 'Backend Services' }).click()
      await page.waitForURL(/#.*backend/)
      await page.getByText('pip install parley-voice', { exact: true }).first().waitFor()
      expect(site.takeProblems().length).toBeGreaterThan(0)
    })

    it('is left to the browser in an island that waits for a screen of another width', async () => {
      const page = await site.open('/docs', {
        prepare: async (tab) =>
          void (await tab.route('**/docs', async (route) => {
            const response = await route.fetch()
            const html = await response.text()
            await route.fulfill({
              response,
              body: html.replace(
                /(data-island="PlatformSelection" data-on=")[^"]*/,
                '$1media((min-width: 2000px)) interaction',
              ),
            })
          })),
      })
      await page.locator('[data-island="PlatformSelection"][data-released]').waitFor()
      const tab = page.locator('[data-island="PlatformSelection"] .tab', { hasText: 'Backend Services' })
      await tab.click()
      await page.waitForURL(/#.*backend/)
      await page.setViewportSize({ width: 2100, height: 800 })
      await page.locator('[data-island="PlatformSelection"]:not([data-released])').waitFor()
      await tab.click()
      await page.locator('[data-island="PlatformSelection"][data-awake]').waitFor()
    })
  },
  ['react', 'preact'],
)
