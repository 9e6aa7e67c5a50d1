// What is in a tab that is not chosen is found: by a link with a text, by an address that names something inside, and
// while the widget is not alive yet.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite, type SiteBrowser, started } from './site-browser.ts'

const isSeen = (page: Page, text: string) =>
  expect
    .poll(() =>
      page
        .getByText(text, { exact: true })
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return element.checkVisibility() && top >= 0 && bottom <= innerHeight
        }),
    )
    .toBe(true)
const chosen = (page: Page) => page.locator('.tabs [role=tab][aria-selected=true]').first().textContent()

/** Follows a link with a text, as a search engine has it. */
async function openText(site: SiteBrowser, path: string, text: string): Promise<Page> {
  const page = await site.open('/about')
  await page.goto(`${site.url()}${path}#:~:text=${encodeURIComponent(text)}`)
  return page
}

describeSite(
  'what is in a hidden tab',
  (site) => {
    it('is found by the search of the browser before the widget wakes, which then shows it', async () => {
      const page = await site.open('/docs/sdk')
      await started(page)
      const panel = page.locator('.tab-panel[hidden=until-found]').first()
      await panel.waitFor({ state: 'attached' })
      // What the browser does when it has found something.
      const id = await panel.evaluate((element: HTMLElement) => {
        element.dispatchEvent(new Event('beforematch', { bubbles: true }))
        element.removeAttribute('hidden')
        return element.id
      })
      await page.locator('[data-island=SDKDownloadCenter][data-awake]').waitFor()
      await expect
        .poll(() => page.locator('.tab-panel:not([hidden])').evaluateAll((all) => all.map((one) => one.id)))
        .toEqual([id])
      await expect
        .poll(() => page.locator(`[role=tab][aria-controls="${id}"]`).getAttribute('aria-selected'))
        .toBe('true')
    })

    it.each([
      ['/docs/sdk', 'React Voice SDK Docs', 'SDKDownloadCenter'],
      ['/community', 'Live Chat', 'CommunityForum'],
    ])('is opened by a link with its text, %s', async (path, text, island) => {
      const page = await openText(site, path, text)
      await isSeen(page, text)
      await page.locator(`[data-island=${island}][data-awake]`).waitFor()
      await isSeen(page, text)
    })

    it('is opened by an address that names the tab, or something in it, on load and later', async () => {
      const page = await site.open('/community#community-forum-widget-support-subject')
      await awake(page, 'CommunityForum')
      await expect.poll(() => chosen(page)).toBe('Support')
      const other = await site.open('/community')
      await awake(other, 'CommunityForum')
      await other.evaluate(() => location.assign('#community-forum-widget-community-panel-support'))
      await expect.poll(() => chosen(other)).toBe('Support')
      await other.evaluate(() => location.assign('#community-forum-widget-community-panel-forum'))
      await expect.poll(() => chosen(other)).toBe('Forum')
      await other.evaluate(() => location.assign('#community-forum-widget-support-subject'))
      await expect.poll(() => chosen(other)).toBe('Support')
      const field = other.locator('#community-forum-widget-support-subject')
      await expect
        .poll(() => field.evaluate((element) => element.getBoundingClientRect().top > 0 && scrollY > 0))
        .toBe(true)
    })
  },
  ['react', 'preact'],
)

const article = `---
title: How to install it
---

::::tabs[Package manager]
:::tab[npm]
Write npm first.
:::
:::tab[pnpm]
${'A line before it.\n\n'.repeat(40)}
### With a workspace

Look for the whistling kettle.
:::
::::
`

describeSite(
  'what is in a tab of a text',
  (site) => {
    it('is opened by a link with its text, and by its address', async () => {
      const page = await openText(site, '/help/tabs', 'whistling kettle')
      await started(page)
      await isSeen(page, 'Look for the whistling kettle.')
      const other = await site.open('/help/tabs')
      await started(other)
      await other.evaluate(() => location.assign('#with-a-workspace'))
      await isSeen(other, 'With a workspace')
    })
  },
  ['react'],
  {
    'site.yaml': 'name: Example\nurl: https://example.com\n',
    'pages/home.yaml': 'title: Home\ndescription: A site with tabs in a text.\nblocks: []\n',
    'pages/about.yaml': 'title: About\ndescription: What this site is about.\nblocks: []\n',
    'help/tabs.md': article,
  },
)
