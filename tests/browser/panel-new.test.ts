// A writer makes the first station of a custom collection from the tab Data, by keyboard: what the site has is counted,
// what it has none of says how to make the first, and New offers what is switched on.

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { deep } from '../setup/deep.ts'
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

  it('keeps what was typed after Escape, and forgets it after Cancel', deep, async () => {
    await panel.getByRole('tab', { name: 'CMS', exact: true }).click()
    const open = panel.getByRole('button', { name: 'New…' })
    const title = page.getByRole('dialog', { name: /^New/ }).getByLabel('Title')
    await open.click()
    await title.fill('Hours of work')
    await page.keyboard.press('Escape')
    await open.click()
    expect(await title.inputValue()).toBe('Hours of work')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await open.click()
    expect(await title.inputValue()).toBe('')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  it('the text of an article takes formatted text, each line in its own direction', async () => {
    await panel.getByRole('tab', { name: 'Write', exact: true }).click()
    const text = page.getByRole('textbox', { name: /^Text of/ })
    await text.click()
    await page.keyboard.press('Control+End')
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<h1>Boats</h1><p>\u05E9\u05DC\u05D5\u05DD</p><ul><li><b>Oars</b></li></ul>')
      clipboardData.setData('text/plain', 'Boats')
      const event = { clipboardData, bubbles: true, cancelable: true, composed: true }
      element.dispatchEvent(new ClipboardEvent('paste', event))
    })
    await page.keyboard.press('Control+s')
    const read = () => readFileSync(join(site.content, 'stations/lake-hill.md'), 'utf8')
    await expect.poll(read).toContain('\n\n## Boats\n\n\u05E9\u05DC\u05D5\u05DD\n\n- **Oars**\n')
    const directionOf = (words: string) =>
      text.locator('.cm-line', { hasText: words }).evaluate((line) => getComputedStyle(line).direction)
    expect([await directionOf('\u05E9\u05DC\u05D5\u05DD'), await directionOf('## Boats')]).toEqual(['rtl', 'ltr'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+s')
    await expect.poll(read).not.toContain('## Boats')
  })

  it('what was typed can be copied when the file is gone', async () => {
    await panel.getByRole('tab', { name: 'Write', exact: true }).click()
    const text = page.getByRole('textbox', { name: /^Text of/ })
    await text.click()
    await page.keyboard.press('Control+End')
    rmSync(join(site.content, 'stations/lake-hill.md'))
    await page.keyboard.type('Only here.')
    await panel.getByText('is not saved, and its file is not open here').waitFor()
    await panel.getByRole('button', { name: 'Copy the text of stations/lake-hill.md' }).waitFor()
    await panel.getByRole('button', { name: 'Forget' }).click()
    await expect.poll(() => panel.getByText('is not saved, and').count()).toBe(0)
  })
})
