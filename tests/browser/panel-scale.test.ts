// The debug panel in Chromium on a site with long lists, in two languages: it shows some rows at a time, the watch
// searches, and a save makes it fetch nothing that grows with the site.

import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { openBrowser } from './site-browser.ts'

const path = inject('chromium')
const pages = 120
const articles = 130
const assets = 70

const range = <Item>(count: number, make: (index: number) => Item) => Array.from({ length: count }, (_, at) => make(at))
const pageText = (title: string) => `title: ${title}\nblocks:\n  - { id: top, type: text, title: ${title} }\n`
const files: Readonly<Record<string, string>> = {
  'site.yaml': 'name: Test\nurl: https://example.com\nlanguages: [en, de]\n',
  'pages/home.yaml': pageText('Home'),
  'de/pages/page-98.yaml': pageText('Seite 98'),
  ...Object.fromEntries([
    ...range(pages, (index) => [`pages/page-${index}.yaml`, pageText(`Page ${index}`)] as const),
    ...range(articles, (index) => {
      const text = `---\ntitle: Article ${index}\n---\nWords, mark${index}end.\n`
      return [`help/article-${index}.md`, text] as const
    }),
    ...range(assets, (index) => [`assets/text-${index}.txt`, 'x'.repeat(index + 1)] as const),
  ]),
}

describe.skipIf(path === '')('the debug panel on a site with long lists', () => {
  let site: WatchedSite
  let page: Page
  beforeAll(async () => {
    site = await startWatch(files, {}, null)
  }, 120_000)
  afterEach(() => page?.context().close())
  afterAll(() => site?.close())

  async function openTab(address: string, name: string, prepare?: (page: Page) => void): Promise<Locator> {
    page = await (await (await openBrowser()).newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    prepare?.(page)
    await page.goto(`${site.url}${address}?debug=1`, { waitUntil: 'load' })
    const panel = page.locator('libretto-panel aside')
    await panel.getByRole('tab', { name, exact: true }).click()
    return panel
  }

  it('turns the pages of a noun by keys, and finds an article of any page', deep, async () => {
    const panel = await openTab('/', 'Data')
    await panel.getByLabel('Noun').selectOption({ label: `help (${articles})` })
    const rows = panel.locator('.row-title')
    const pager = panel.getByRole('group', { name: 'Pages of help' })
    await pager.getByText(`1–50 of ${articles}`).waitFor()
    expect(await rows.count()).toBe(50)
    const next = pager.getByRole('button', { name: 'Next help' })
    await next.press('Enter')
    await pager.getByText(`51–100 of ${articles}`).waitFor()
    await next.press('Enter')
    await pager.getByText(`101–130 of ${articles}`).waitFor()
    expect(await rows.count()).toBe(30)
    // At the end the button keeps the focus, and says that it does nothing.
    expect(await next.isDisabled()).toBe(true)
    expect(await next.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true)
    await pager.getByRole('button', { name: 'Previous help' }).press('Enter')
    await pager.getByText(`51–100 of ${articles}`).waitFor()

    await panel.getByRole('searchbox', { name: 'Search' }).fill('mark117END')
    await expect.poll(() => rows.count()).toBe(1)
    await panel.getByRole('button', { name: /^Article 117/ }).click()
    expect(await panel.locator('.entity pre').textContent()).toContain('mark117end')
    await panel.getByText('help/article-117.md:2', { exact: true }).waitFor()
  })

  it('lists a hundred pages to edit, and finds the others', async () => {
    const panel = await openTab('/page-99', 'CMS')
    await panel.locator('[data-block="top"]').waitFor()
    const choice = panel.getByRole('combobox', { name: 'Page' })
    await expect.poll(() => choice.locator('option').last().textContent()).toBe('22 more: search to find them')
    expect(await choice.inputValue()).toBe('page-99')
    await panel.getByRole('searchbox', { name: 'Search' }).fill('page 98')
    await expect.poll(() => choice.locator('option').count()).toBe(2)
    await choice.selectOption('page-98')
    await panel.getByText('pages/page-98.yaml', { exact: true }).waitFor()
    expect(await panel.getByRole('link', { name: 'Open this page' }).getAttribute('href')).toBe('/page-98')
    await panel.getByRole('searchbox', { name: 'Search' }).fill('seite 98')
    await choice.locator('optgroup[label="German"]').getByText('/de/page-98 · Seite 98').waitFor({ state: 'attached' })
    await choice.selectOption({ label: '/de/page-98 · Seite 98' })
    await panel.getByText('de/pages/page-98.yaml', { exact: true }).waitFor()
    expect(await panel.getByRole('link', { name: 'Open this page' }).getAttribute('href')).toBe('/de/page-98')
  })

  it('turns the pages of the assets, and searches them all', deep, async () => {
    const panel = await openTab('/', 'Assets')
    await panel.getByText(`${assets} assets`, { exact: true }).waitFor()
    await expect.poll(() => panel.locator('.asset').count()).toBe(60)
    await panel.getByRole('button', { name: 'Next assets' }).click()
    await expect.poll(() => panel.locator('.asset').count()).toBe(10)
    await panel.getByRole('searchbox', { name: 'Search' }).fill('text-69')
    await panel.getByText('1 asset', { exact: true }).waitFor()
    await panel.getByRole('tab', { name: 'Usage Analytics' }).click()
    await panel.getByRole('group', { name: 'Pages of unused assets' }).getByText(`1–50 of ${assets}`).waitFor()
  })

  it('fetches after a save what it shows, in small answers and after the page', async () => {
    const asked: { path: string; size: Promise<number> }[] = []
    const panel = await openTab('/page-7', 'Debug', (fresh) =>
      fresh.on('response', (response) => {
        const { pathname } = new URL(response.url())
        const size = response.body().then(
          ({ length }) => length,
          () => 0,
        )
        if (pathname.startsWith('/__libretto/api/') || pathname === '/page-7') asked.push({ path: pathname, size })
      }),
    )
    await panel.locator('.component').first().waitFor()
    await panel.getByRole('tab', { name: 'Data', exact: true }).click()
    await panel.locator('.noun').first().waitFor()
    asked.length = 0
    await site.write('pages/page-7.yaml', pageText('Renamed'))
    await page.locator('main h2, main h1').getByText('Renamed').first().waitFor()
    const order = (wanted: string) => asked.map((one) => one.path).lastIndexOf(wanted)
    await expect.poll(() => order('/__libretto/api/nouns') - order('/page-7')).toBeGreaterThan(0)
    expect(order('/page-7')).toBeGreaterThanOrEqual(0)
    for (const { path: name, size } of asked.filter((one) => one.path !== '/page-7'))
      expect(await size, name).toBeLessThan(4096)
    expect(order('/__libretto/api/data')).toBe(-1)
  })
})
