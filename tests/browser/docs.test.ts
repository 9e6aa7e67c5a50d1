// Documentation in folders, in a browser: the side bar, reading on, versions, the search, small screens.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { findViolations } from './find-violations.ts'
import { findLayoutProblems } from './layout-checks.ts'
import { describeSite } from './site-browser.ts'

const page = (title: string, text: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${text}\n`
const table = '| Name | Kind |\n|---|---|\n| one | stop |\n'
const files = {
  'site.yaml':
    'name: Lake\nurl: https://lake.example.com\ndocs: { versions: [v2, v1] }\neditUrl: https://git.example.com/lake\n',
  'navigation.yaml': 'main:\n  - { id: docs, label: Docs, href: /docs }\n',
  'pages/home.yaml': 'title: Home\ndescription: The lake.\n',
  'pages/docs/map.yaml':
    'title: Map\ndescription: Of the lake.\nblocks:\n  - { id: a, type: text, title: Shore, content: Sand. }\n',
  'docs/v2/index.md': page('Overview', 'Begin here.', 'description: What there is to read.\n'),
  'docs/v2/install.md': page(
    'Installation',
    `## What you need\n\n${table}\n## A [link](index.md)\n\nText.`,
    'order: 1\n',
  ),
  'docs/v2/guides/_folder.yaml': 'title: Guides\norder: 2\n',
  'docs/v2/guides/routes.md': page('Routes', 'Text.', 'badge: new\nupdatedAt: 2026-05-01\n'),
  'docs/v2/guides/tides/index.md': page('Tides', 'Text.'),
  'docs/v2/guides/tides/spring-and-neap.md': page('Spring tides, neap tides and all that is between them', 'Text.'),
  'docs/v1/install.md': page('Installation', 'The old way to install.'),
  'docs/v1/guides/ferries.md': page('Ferries', 'Text.'),
}
const addresses = [
  '/docs',
  '/docs/install',
  '/docs/guides',
  '/docs/guides/tides/spring-and-neap',
  '/docs/map',
  '/docs/v1/guides/ferries',
]

const isDeep = process.env.DEEP !== undefined
/** In an ordinary run a phone in the light; with DEEP=1 all widths in both. */
const looks: { colorScheme: 'light' | 'dark'; widths: number[] }[] = [
  { colorScheme: 'light', widths: isDeep ? [360, 768, 1280, 1536] : [360] },
  { colorScheme: 'dark', widths: [360, 768, 1280, 1536] },
]

const bar = (tab: Page) => tab.getByRole('navigation', { name: 'Documentation', exact: true })

describeSite(
  'documentation in folders',
  (site) => {
    itSome(1, looks)(
      'has no violation and no broken layout, $colorScheme at $widths pixels',
      async ({ colorScheme, widths }) => {
        const tab = await site.open('/docs', { colorScheme, reducedMotion: 'reduce' })
        const found: string[] = []
        for (const width of widths) {
          await tab.setViewportSize({ width, height: 800 })
          for (const address of addresses) {
            await tab.goto(site.url() + address)
            if (width < 1024) await tab.locator('.docs-menu > summary').click()
            for (const versions of await tab.locator('.docs-versions > summary:visible').all()) await versions.click()
            found.push(...(await findViolations(tab, `${address} at ${width}`)))
            for (const problem of await tab.evaluate(findLayoutProblems))
              found.push(`${address} at ${width}: ${problem}`)
          }
        }
        expect(found).toEqual([])
        expect(site.takeProblems()).toEqual([])
      },
    )

    it('opens and closes a folder without a script, and marks the page', async () => {
      const tab = await site.open('/docs/install', { javaScriptEnabled: false })
      const link = bar(tab).getByRole('link', { name: 'Spring tides' })
      expect(await bar(tab).getByRole('link', { name: 'Installation' }).getAttribute('aria-current')).toBe('page')
      expect(await link.isVisible()).toBe(false)
      await bar(tab).locator('summary', { hasText: 'Pages in Tides' }).click()
      expect(await link.isVisible()).toBe(true)
      await bar(tab).locator('summary', { hasText: 'Pages in Guides' }).click()
      expect(await link.isVisible()).toBe(false)
    })

    it('is read from the first page to the last with "Next"', deep, async () => {
      const tab = await site.open('/docs')
      const read: string[] = []
      for (let next = tab.locator('.neighbour.is-next'); ; ) {
        read.push(new URL(tab.url()).pathname)
        if ((await next.count()) === 0) break
        await next.click()
        await tab.waitForLoadState()
      }
      expect(read).toEqual([
        '/docs',
        '/docs/install',
        '/docs/guides',
        '/docs/guides/routes',
        '/docs/guides/tides',
        '/docs/guides/tides/spring-and-neap',
        '/docs/map',
      ])
      await tab.locator('.neighbour').first().click()
      await tab.waitForURL('**/docs/guides/tides/spring-and-neap')
    })

    it('changes the version and stays on the page where that has it', async () => {
      const tab = await site.open('/docs/install')
      await bar(tab).getByText('v2 (newest)').first().click()
      await bar(tab).getByRole('link', { name: 'v1' }).click()
      await tab.waitForURL('**/docs/v1/install')
      expect(await tab.getByText('This page is about version v1.').isVisible()).toBe(true)
      await tab.goto(`${site.url()}/docs/v1/guides/ferries`)
      await tab.getByRole('link', { name: 'Read about version v2' }).click()
      await tab.waitForURL('**/docs/guides')
    })

    it('is in a menu on a phone', async () => {
      const tab = await site.open('/docs/guides/routes', { viewport: { width: 360, height: 740 } })
      const menu = tab.getByRole('navigation', { name: 'Documentation menu' })
      expect(await menu.isVisible()).toBe(false)
      await tab.locator('.docs-menu > summary').click()
      await menu.locator('summary', { hasText: 'Pages in Tides' }).click()
      await menu.getByRole('link', { name: 'Spring tides' }).click()
      await tab.waitForURL('**/docs/guides/tides/spring-and-neap')
      expect(await menu.isVisible()).toBe(false)
      expect(await tab.locator('.docs-menu-current').textContent()).toMatch(/^Spring tides/)
    })

    it('is searched as a whole, in one part, or in an old version', async () => {
      const hits = async (address: string, query: string, isWithin = false) => {
        const tab = await site.open(address)
        await tab.locator('[data-search]').click()
        if (isWithin) await tab.getByLabel('Only in Guides').check()
        await tab.getByRole('combobox').fill(query)
        await tab
          .getByRole('status')
          .getByText(/result/)
          .first()
          .waitFor({ state: 'attached' })
        return tab.locator('.search-hit').evaluateAll((all) => all.map((hit) => hit.getAttribute('href')))
      }
      expect(await hits('/docs/guides/routes', 'installation')).toEqual(['/docs/install'])
      expect(await hits('/docs/guides/routes', 'installation', true)).toEqual([])
      expect(await hits('/docs/guides/routes', 'tides', true)).toEqual([
        '/docs/guides/tides',
        '/docs/guides/tides/spring-and-neap',
      ])
      expect(await hits('/docs/v1/guides/ferries', 'installation')).toEqual(['/docs/v1/install'])
      expect(await hits('/', 'ferries')).toEqual([])
    })

    it('shows at a heading that it is a link', async () => {
      const tab = await site.open('/docs/install')
      const heading = tab.getByRole('heading', { name: 'What you need', exact: true })
      const mark = () => heading.getByRole('link').evaluate((link) => getComputedStyle(link, '::after').opacity)
      expect(await mark()).toBe('0')
      await heading.getByRole('link').hover()
      expect(await mark()).toBe('1')
      await heading.getByRole('link').click()
      expect(new URL(tab.url()).hash).toBe('#what-you-need')
    })
  },
  ['react'],
  files,
)
