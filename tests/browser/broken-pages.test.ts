// Errors while watching, as a writer sees them: a bar that can be folded, beside pages that are live; and what a person
// did on a page goes through a reload.

import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { closePages, openBrowser } from './site-browser.ts'

const path = inject('chromium')

const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const notes = [
  '<details><summary>More</summary><p>Folded away.</p></details>',
  ...Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.`),
].join('\n\n')
const site = {
  'site.yaml': 'name: Trees\nurl: https://trees.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: The home page.\n',
  'pages/contact.yaml':
    'title: Contact\ndescription: Write to us.\n' +
    'blocks:\n  - { id: write, type: contact, title: Write, data: { fields: [{ name: message, label: Message }] } }\n',
  'help/birds.md': article('Birds', `They sing.\n\n${notes}`),
  'help/oak.md': article('Oak', 'It is old.'),
  'help/elm.md': '---\ntitel: Elm\n---\n\nIt is green.\n',
}

describe.skipIf(path === '')('errors while watching', () => {
  let browser: Browser
  let watched: WatchedSite
  beforeAll(async () => {
    browser = await openBrowser()
    watched = await startWatch(site, {}, null)
  })
  afterAll(async () => {
    await closePages()
    await watched.close()
  })

  async function open(address: string): Promise<{ page: Page; loads: () => number }> {
    const page = await browser.newPage({ viewport: { width: 1000, height: 600 } })
    let loads = 0
    page.on('load', () => loads++)
    const listening = page.waitForResponse((response) => response.url().endsWith('/__libretto/events'))
    await page.goto(watched.url + address)
    await listening
    return { page, loads: () => loads }
  }

  it('are in a bar on their page, which is live, and stay folded when their line moves', async () => {
    const { page } = await open('/help/oak')
    const bar = page.locator('libretto-problems')
    await bar.getByText('1 error on other pages').waitFor()
    await watched.write('help/oak.md', article('Oak', 'See [the pine](pine.md). It is tall.'))
    const text = page.locator('main')
    await text.getByText('It is tall.').waitFor()
    const reason = bar.getByText(/content\/help\/oak\.md:5:\d+/)
    await reason.waitFor()
    await bar.getByText('1 error on this page, 1 error elsewhere').click()
    await reason.waitFor({ state: 'hidden' })
    await watched.write('help/oak.md', article('Oak', 'It grows.\n\nSee [the pine](pine.md). It is tall.'))
    await text.getByText('It grows.').waitFor()
    await bar.getByText(/content\/help\/oak\.md:7:\d+/).waitFor({ state: 'hidden' })
    expect(await bar.locator('summary').isVisible()).toBe(true)
    await watched.write('help/oak.md', article('Oak', 'See [the pine](pine.md) and [the fir](fir.md).'))
    await bar.getByText('2 errors on this page, 1 error elsewhere').waitFor()
    await bar.locator('pre').last().waitFor()
    await bar.locator('summary').press('Escape')
    await bar.locator('pre').last().waitFor({ state: 'hidden' })
    await page.close()
  })

  it('leave every other page as it is, with one folded line, and its text follows each save', async () => {
    await watched.write('help/oak.md', article('Oak', 'See [the pine](pine.md).'))
    const { page, loads } = await open('/help/birds')
    const bar = page.locator('libretto-problems')
    await bar.getByText('2 errors on other pages').waitFor()
    expect(await bar.getByText('pine.md').first().isVisible()).toBe(false)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await watched.write('help/birds.md', article('Birds', `They fly.\n\n${notes}`))
    await page.locator('main').getByText('They fly.').waitFor()
    expect(loads()).toBe(1)
    await watched.write('help/oak.md', article('Oak', 'It is old.'))
    await bar.getByText('1 error on other pages').waitFor()
    await page.close()
  })

  it('of a page that has never been good show its text, until it becomes the page by itself', async () => {
    const { page } = await open('/help/elm')
    await page.getByRole('heading', { name: 'This page has errors' }).waitFor()
    await page.getByText('It is green.').waitFor()
    const bar = page.locator('libretto-problems')
    await bar.getByText('did you mean "title"?').waitFor()
    await watched.write('help/elm.md', article('Elm', 'It is green.'))
    await page.getByRole('heading', { name: 'Elm' }).waitFor()
    await bar.waitFor({ state: 'detached' })
    await page.close()
  })

  it('of site.yaml lie over every page, because they hide the whole site', async () => {
    const { page } = await open('/help/birds')
    await watched.write('site.yaml', site['site.yaml'].replace('name', 'nam'))
    await page.getByRole('alertdialog').getByText('the last good page stays up').waitFor()
    await watched.write('site.yaml', site['site.yaml'])
    await page.locator('libretto-problems').waitFor({ state: 'detached' })
    await page.close()
  })

  it('lose nothing that was done on a page, also where only a reload can show a change', async () => {
    const { page, loads } = await open('/help/birds')
    await page.getByText('More', { exact: true }).click()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    // Another policy.
    const door = '{ host: https://pictures.example.com, reason: Pictures. }'
    const allowed = `${site['site.yaml']}allow: { pictures: [${door}] }\n`
    await watched.write('site.yaml', allowed)
    await expect.poll(loads).toBe(2)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    expect(await page.getByText('Folded away.').isVisible()).toBe(true)
    await page.close()
    const form = await open('/contact')
    const message = form.page.getByRole('textbox', { name: 'Message' })
    await message.fill('Half a sentence')
    await watched.write('site.yaml', site['site.yaml'])
    await expect.poll(form.loads).toBe(2)
    await expect.poll(() => message.inputValue()).toBe('Half a sentence')
    expect(await message.evaluate((element) => element === document.activeElement)).toBe(true)
    await form.page.close()
  })
})
