// What screen readers are told: each event once, a list of errors at Send only, and a copy that has failed.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite, started } from './site-browser.ts'

/** Texts of the live regions that speak, without those that are silent inside. */
const spoken = (page: Page, text: string) =>
  page
    .locator('[role=status], [role=alert]')
    .evaluateAll(
      (regions, wanted) =>
        regions.filter((region) =>
          [...region.querySelectorAll('*'), region].some(
            (part) =>
              part.childElementCount === 0 && part.textContent.includes(wanted) && !part.closest('[aria-live=off]'),
          ),
        ).length,
      text,
    )

describeSite(
  'announcements',
  (site) => {
    it('say an incomplete ticket once, though a toast shows it as well', async () => {
      const page = await site.open('/community')
      await awake(page, 'CommunityForum')
      await page.getByRole('tab', { name: 'Support' }).click()
      await page.getByRole('button', { name: 'Submit Ticket' }).click()
      const toast = page.locator('.toast-stack [role=alert] .toast')
      await toast.waitFor()
      expect(await toast.getAttribute('aria-live')).toBe('off')
      expect(await spoken(page, 'Please fill in both subject and description')).toBe(1)
    })

    it('read only the toast that is new', async () => {
      const page = await site.open('/about')
      const regions = page.locator('.toast-stack [role]')
      expect(await regions.evaluateAll((found) => found.map((region) => region.ariaAtomic))).toEqual(['false', 'false'])
    })

    it('list errors at Send, and not again while the visitor corrects them', async () => {
      const page = await site.open('/contact')
      await awake(page, 'ContactForm')
      const form = page.locator('[data-island=ContactForm] form')
      const send = form.locator('button[type=submit]')
      await send.click()
      const summary = form.locator('.error-summary')
      await summary.waitFor()
      expect(await summary.getAttribute('role')).toBe('alert')
      const count = await summary.locator('li').count()
      await form.locator('input[type=text]:visible').first().fill('Ada Jones')
      await expect.poll(() => summary.locator('li').count()).toBe(count - 1)
      expect(await summary.getAttribute('role')).toBe(null)
      await send.click()
      await form.locator('.error-summary[role=alert]').waitFor()
    })

    it('say that nothing was copied where the clipboard is closed', async () => {
      const page = await site.open('/docs/api/calls', {
        prepare: async (opened) => {
          await opened.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
        },
      })
      await started(page)
      const button = page.locator('main [data-copy]:visible').first()
      await button.click()
      await expect.poll(() => button.textContent()).toBe('Not copied')
      await expect.poll(() => page.locator('#page-status').textContent()).toBe('Not copied')
      expect(site.takeProblems().join()).toContain('Failed to copy')
    })
  },
  ['react'],
)
