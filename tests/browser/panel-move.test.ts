// A page gets another address in the panel, by keyboard alone: what changes is shown first, the old address leads on,
// and undo leaves every byte as it was.

import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readFolder } from '../setup/mini-site.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { openBrowser } from './site-browser.ts'

const path = inject('chromium')
const files = {
  'site.yaml': 'name: Pier\nurl: https://pier.example.org\n',
  'navigation.yaml': 'main: [{ id: fares, label: Fares, href: /fares }]\n',
  'pages/home.yaml': 'title: Home\ndescription: Boats.\n',
  'pages/fares.yaml': 'title: Fares\ndescription: What it costs.\n',
}

describe.skipIf(path === '')('the panel', () => {
  let site: WatchedSite
  let browser: Browser
  beforeAll(async () => {
    site = await startWatch(files, {}, null)
    browser = await openBrowser()
  }, 120_000)
  afterAll(() => site?.close())

  /** Presses an undo, which a page that is loaded anew meanwhile shows again. Resolves with the files. */
  async function takeBack(panel: Locator, name: string) {
    const undo = panel.getByRole('button', { name })
    if ((await undo.count()) > 0) await undo.press('Enter', { timeout: 1000 }).catch(() => {})
    return readFolder(site.content)
  }

  it('renames a page with a redirect, and takes it back', async () => {
    const before = await readFolder(site.content)
    const page = await browser.newPage({ viewport: { width: 1024, height: 800 } })
    await page.goto(`${site.url}/fares?debug=1`)
    const panel = page.locator('libretto-panel aside')
    await panel.getByRole('tab', { name: 'CMS', exact: true }).click()
    await panel.getByRole('button', { name: 'Rename or move…' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Rename or move' })
    const target = dialog.getByLabel('New address or path')
    await expect.poll(() => target.inputValue()).toBe('/fares')
    await page.keyboard.press('Tab')
    await page.keyboard.type('/prices')
    await page.keyboard.press('Enter')
    const plan = dialog.getByRole('status', { name: 'What changes' })
    await plan.getByText('moved: pages/fares.yaml → pages/prices.yaml').waitFor()
    expect(await readFolder(site.content)).toEqual(before)
    await page.keyboard.press('Enter')
    await panel.getByText('/fares is /prices now.').waitFor()
    const after = await readFolder(site.content)
    expect(after['navigation.yaml']).toBe(before['navigation.yaml']?.replace('/fares', '/prices'))
    expect(after['redirects.yaml']).toContain('{ from: /fares, to: /prices }')
    await expect.poll(() => takeBack(panel, 'Undo move'), { timeout: 15_000 }).toEqual(before)
    await page.close()
  }, 120_000)

  it('deletes a page with its links, and brings it back', { timeout: 120_000 }, async () => {
    const before = await readFolder(site.content)
    const page = await browser.newPage({ viewport: { width: 1024, height: 800 } })
    await page.goto(`${site.url}/fares?debug=1`)
    const panel = page.locator('libretto-panel aside')
    await panel.getByRole('tab', { name: 'CMS', exact: true }).click()
    await panel.getByRole('button', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete' })
    await dialog.getByLabel('Links lead to').fill('/')
    await page.keyboard.press('Enter')
    await dialog.getByText('deleted: pages/fares.yaml').waitFor()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(async () => (await readFolder(site.content))['pages/fares.yaml']).toBeUndefined()
    await expect.poll(() => takeBack(panel, 'Undo delete'), { timeout: 15_000 }).toEqual(before)
    await page.close()
  })
})
