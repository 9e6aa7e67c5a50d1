// A page that was open while a deploy replaced it: it notices, offers to load itself anew, and nothing typed is lost.

import type { Page, Route } from 'playwright'
import { expect, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { contactMessage } from './contact-message.ts'
import { describeSite, type SiteBrowser, started } from './site-browser.ts'

const note = (page: Page) => page.locator('[data-off-note] [role=alert]')
const form = (page: Page) => page.locator('#contact-form')
const contactScript = /contact-form-[\dA-Z]{8}\.js/

/** Opens a page. `isReplaced`: its address answers with the page of another build. `isLost`: its script is gone. */
async function openOld(
  site: SiteBrowser,
  isReplaced: boolean,
  isLost = true,
): Promise<{ page: Page; finish: () => void }> {
  let isDeployed = !isLost
  const page = await site.open('/contact', {
    prepare: async (tab) => {
      await tab.clock.install()
      await tab.route(contactScript, (route) => (isDeployed ? route.continue() : route.fulfill({ status: 404 })))
      await tab.route('**/contact', async (route: Route) => {
        const isAsked = route.request().resourceType() === 'fetch'
        if (!isAsked || !isReplaced) return route.continue()
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(new RegExp(contactScript, 'g'), 'contact-form-NEWBUILD.js')
        await route.fulfill({ response, body })
      })
    },
  })
  await started(page)
  return { page, finish: () => (isDeployed = true) }
}

async function fillContact(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(contactMessage))
    await form(page).getByLabel(label, { exact: true }).fill(text)
}

describeSite(
  'a page from before a deploy',
  (site) => {
    it('offers to load itself anew after a press whose script is gone, and keeps what was typed', async () => {
      const { page, finish } = await openOld(site, true)
      await fillContact(page)
      await form(page).getByRole('button', { name: 'Send Message' }).click()
      await note(page).getByText('This page has changed since you opened it.').waitFor()
      finish()
      await note(page).getByRole('button', { name: 'Reload' }).click()
      await expect
        .poll(() => form(page).getByLabel('Message', { exact: true }).inputValue())
        .toBe(contactMessage.Message)
      await form(page).getByRole('button', { name: 'Send Message' }).click()
      await form(page).getByText(`Thank you ${contactMessage.Name}!`).waitFor()
      expect(await page.evaluate(() => history.state)).toBeNull()
      site.takeProblems()
    })

    it('is no newer one if only a script is missing: then the connection is to be checked', async () => {
      const { page } = await openOld(site, false)
      await fillContact(page)
      await form(page).getByRole('button', { name: 'Send Message' }).click()
      await note(page).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await note(page).textContent()).toContain('Check your connection')
      expect(await note(page).getByRole('button', { name: 'Reload' }).count()).toBe(0)
      site.takeProblems()
    })

    itSome(1, [
      ['says so after a long sleep', true, 3_700_000, 1],
      ['says nothing after a short sleep', true, 60_000, 0],
      ['says nothing after a long sleep in which nothing changed', false, 3_700_000, 0],
    ] as const)('%s', async (_, isReplaced, milliseconds, count) => {
      const { page } = await openOld(site, isReplaced, false)
      await page.waitForLoadState('networkidle')
      await page.clock.runFor(60_000)
      const sleep = () =>
        page.evaluate((duration) => {
          const now = Date.now
          const turn = (value: boolean) => {
            Object.defineProperty(document, 'hidden', { configurable: true, value })
            document.dispatchEvent(new Event('visibilitychange'))
          }
          turn(true)
          Date.now = () => now() + duration
          turn(false)
          Date.now = now
        }, milliseconds)
      const offers = note(page).getByRole('button', { name: 'Reload' })
      // The script that looks comes after a minute, by network.
      for (let times = 0; times < 4 && (await offers.count()) === 0; times++) {
        await sleep()
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => fetch('/robots.txt'))
      }
      await expect.poll(() => offers.count()).toBe(count)
      site.takeProblems()
    })
  },
  ['react', 'preact'],
)
