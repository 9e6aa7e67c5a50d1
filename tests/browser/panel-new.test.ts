// A writer makes the first station of a custom collection from the tab Data, by keyboard: what the site has is counted,
// what it has none of says how to make the first, and New offers what is switched on.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ownCode } from '../setup/own-code.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { openBrowser } from './site-browser.ts'

const files = {
  'site.yaml':
    'name: Pier\nurl: https://pier.example.org\nfeatures: { blog: false, help: false, case-studies: false }\n',
  'pages/home.yaml': 'title: Home\ndescription: Boats.\n',
  '../site/collections/stations.tsx': ownCode['site/collections/stations.tsx'],
}

describe.skipIf(inject('chromium') === '')('something new in the panel', () => {
  let site: WatchedSite
  let page: Page
  let panel: Locator
  beforeAll(async () => {
    site = await startWatch(files, {}, null)
    const browser = await openBrowser()
    page = await (await browser.newContext({ viewport: { width: 1024, height: 900 } })).newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(`${site.url}/?debug=1`)
    panel = page.locator('libretto-panel aside')
    await panel.getByRole('tab', { name: 'Data', exact: true }).click()
  }, 120_000)
  afterAll(async () => {
    await page?.context().close()
    await site?.close()
  })

  it('Data counts what there is, and says how the first of the others is made', async () => {
    await panel.getByText('2 entities in 2 nouns').waitFor()
    expect(await panel.locator('.noun > summary').allTextContents()).toEqual(['site 1', 'pages 1'])
    await panel.getByText('Not used yet').press('Enter')
    await panel.locator('summary', { hasText: /^faqs$/ }).press('Enter')
    await panel.getByText('data/faqs.yaml', { exact: true }).waitFor()
    expect(await panel.getByLabel('Beginning of data/faqs.yaml', { exact: true }).textContent()).toContain(
      'question: "TODO: question"',
    )
    expect(await panel.locator('summary', { hasText: /^blog$/ }).count()).toBe(0)
  })

  it('the first article of a custom collection is made with its own fields, by keyboard', async () => {
    await panel.locator('summary', { hasText: /^stations$/ }).press('Enter')
    await panel.getByRole('button', { name: 'New: Station…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^New/ })
    const kind = dialog.getByLabel('Kind')
    await expect.poll(() => kind.inputValue()).toBe('station')
    expect(await kind.locator('option').allTextContents()).toEqual([
      'Page',
      'Documentation page',
      'Station',
      'Documentation folder',
      'Redirect',
    ])
    await page.keyboard.press('Tab')
    await page.keyboard.type('Lake & Hill')
    expect(await dialog.getByLabel('Address').inputValue()).toBe('lake-hill')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await dialog.getByText(/the site would have an error then: /i).waitFor()
    const platforms = dialog.getByLabel('Platforms')
    await platforms.fill('4')
    await page.keyboard.press('Enter')
    await dialog.getByText('new: stations/lake-hill.md').waitFor()
    await page.keyboard.press('Enter')
    await panel.getByRole('link', { name: 'Open /stations/lake-hill' }).waitFor()
    const text = readFileSync(join(site.content, 'stations/lake-hill.md'), 'utf8')
    expect(text).toMatch(/^---\ntitle: "?Lake & Hill"?\n# Number of platforms\.\nplatforms: 4\n/)
    await panel.locator('.noun > summary', { hasText: 'stations 1' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/stations/lake-hill')
    await page.locator('main').getByText('4 platforms').waitFor()
  })
})
