// The tab Write in Chromium, by keyboard only: an article is written, corrected and saved, also when its file changes
// elsewhere. All tests share one watch; each has an article of its own.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { openBrowser } from './site-browser.ts'

const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const long = Array.from({ length: 30 }, (_, index) => `Paragraph ${index} of the help.`).join('\n\n')
const files = {
  'site.yaml': 'name: Lake\nurl: https://example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: A page.\nblocks:\n  - { id: hero, type: hero, title: Welcome }\n',
  'help/video.md': article('Video', '## Open the cover\n\nText.'),
  'help/sound.md': article('Sound', 'There is no sound.'),
  'help/links.md': article('Links', 'See [video](/help/vidio).'),
  'help/clash.md': article('Clash', `One line.\n\n${long}\n\nLast line.`),
  'help/form.md': '---\ntitle: Form # kept\n---\n\nText.\n',
  'help/draft.md': article('Draft', 'Some words.'),
  'help/pier.md': article('Pier', 'The pier: .'),
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h9v9z"/></svg>'

const written = `---
title: Sound
---

There is no sound.

## Check the cable

Turn **all** plugs, see [Open the cover](./video.md#open-the-cover).[^1]

:::tip
Use the *blue* one.
:::

| Plug | Colour |
|---|---|
| In | blue |

\`\`\`sh
speaker-test
\`\`\`

[^1]: Twice.
`

describe.skipIf(inject('chromium') === '')('the tab Write', () => {
  let site: WatchedSite
  let browser: Browser
  let context: BrowserContext
  let complaints: string[] = []

  beforeAll(async () => {
    site = await startWatch(files, {}, () => {})
    browser = await openBrowser()
  }, 120_000)
  afterEach(async () => {
    await context?.close()
    const found = complaints
    complaints = []
    expect(found).toEqual([])
  })
  afterAll(() => site?.close())

  const read = (name: string, ending = '.md') => readFile(join(site.content, `help/${name}${ending}`), 'utf8')
  const panelOf = (page: Page) => page.locator('libretto-panel aside')
  const textOf = (page: Page) => panelOf(page).getByRole('textbox', { name: /^Text of/ })

  async function openPage(name: string): Promise<Page> {
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    page.on('console', (message) => {
      // The browser logs what the panel shows: a refused save.
      const isRefusal = /status of (?:409|422)/.test(message.text())
      if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${site.url}/help/${name}?debug=1`, { waitUntil: 'load' })
    return page
  }
  async function openEditor(name: string): Promise<Page> {
    const page = await openPage(name)
    await panelOf(page).getByRole('tab', { selected: true }).focus()
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
    await textOf(page).waitFor()
    await tabTo(page, textOf(page))
    return page
  }
  async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
    const isThere = () => place.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
    for (let tries = 0; tries < 40 && !(await isThere()); tries++) await page.keyboard.press(key)
    expect(await isThere()).toBe(true)
  }
  /** Opens a dialog by its keys and picks the first row that has the words. */
  async function pick(page: Page, keys: string, words: string, label: string): Promise<void> {
    await page.keyboard.press(keys)
    await page.keyboard.type(words)
    await panelOf(page).getByRole('option', { name: label, selected: true }).waitFor()
    await page.keyboard.press('Enter')
  }

  it('loads nothing of the editor before it is opened', async () => {
    const page = await openPage('sound')
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('write-panel')))
    await panelOf(page).getByRole('tab', { name: 'Write' }).waitFor()
    expect(await scripts()).toEqual([])
    await panelOf(page).getByRole('tab', { name: 'Write' }).click()
    await textOf(page).waitFor()
    expect((await scripts()).length).toBe(1)
  })

  it('writes an article as a careful person would, and the page follows', async () => {
    const page = await openEditor('sound')
    const { keyboard } = page
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
    await keyboard.press('Control+End')
    await keyboard.type('\nCheck the cable')
    await keyboard.press('Control+Alt+2')
    await keyboard.type('\n\nTurn ')
    await keyboard.press('Control+b')
    await keyboard.type('all')
    await keyboard.press('Control+b')
    await keyboard.type(' plugs, see ')
    await pick(page, 'Control+k', 'cover', 'Open the cover')
    await keyboard.type('.\n\n')
    await pick(page, 'Control+/', 'callout tip', 'Callout: tip')
    await keyboard.type('Use the ')
    await keyboard.press('Control+i')
    await keyboard.type('blue')
    await keyboard.press('Control+i')
    await keyboard.type(' one.')
    await keyboard.press('Control+End')
    await pick(page, 'Control+/', 'table', 'Table')
    for (const cell of ['Plug', 'Colour', 'In']) {
      await keyboard.type(cell)
      await keyboard.press('Tab')
    }
    await keyboard.type('blue')
    await keyboard.press('Control+End')
    await pick(page, 'Control+/', 'code', 'Code block')
    await keyboard.type('sh')
    await keyboard.press('Enter')
    await keyboard.type('speaker-test')
    await keyboard.press('Control+Home')
    for (let line = 1; line < 9; line++) await keyboard.press('ArrowDown')
    // The line is wrapped: the second End goes to the end of its last row.
    await keyboard.press('End')
    await keyboard.press('End')
    await pick(page, 'Control+/', 'footnote', 'Footnote')
    await keyboard.type('Twice.')
    await keyboard.press('Control+s')
    await expect.poll(() => read('sound')).toBe(written)
    await page.getByRole('heading', { name: 'Check the cable' }).waitFor()
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
    await keyboard.press('Control+z')
    await expect.poll(() => read('sound'), { timeout: 5000 }).not.toBe(written)
  })

  it('names a problem beside its line, and corrects it by its one remedy', async () => {
    const page = await openEditor('links')
    const fix = panelOf(page).getByRole('button', { name: 'Write /help/video' })
    await fix.waitFor()
    expect(await panelOf(page).locator('.line-problem').textContent()).toContain('There is no page "/help/vidio".')
    const { violations } = await new AxeBuilder({ page }).include('libretto-panel').analyze()
    expect(violations).toEqual([])
    // Escape and Tab leave the text.
    await page.keyboard.press('Escape')
    await tabTo(page, fix)
    await page.keyboard.press('Enter')
    await expect.poll(() => read('links'), { timeout: 5000 }).toBe(files['help/links.md'].replace('vidio', 'video'))
    await fix.waitFor({ state: 'detached' })
  })

  it('merges changes of other lines, and asks about the same line', async () => {
    const page = await openEditor('clash')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Mine.')
    const theirs = files['help/clash.md'].replace('One line.', 'Their line.')
    await site.write('help/clash.md', theirs)
    await expect.poll(() => read('clash'), { timeout: 5000 }).toBe(`${theirs}Mine.`)
    expect(await textOf(page).textContent()).toContain('Mine.')
    await page.keyboard.type(' Mine again.')
    await site.write('help/clash.md', `${theirs}Theirs.`)
    await page.keyboard.press('Control+s')
    const question = panelOf(page).getByRole('alertdialog', { name: 'help/clash.md changed on the disk' })
    await question.waitFor()
    expect(await read('clash')).toBe(`${theirs}Theirs.`)
    await tabTo(page, question.getByRole('button', { name: 'Keep mine' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => read('clash')).toBe(`${theirs}Mine. Mine again.`)
    await question.waitFor({ state: 'detached' })
  })

  it('edits the front matter in a form, byte for byte', deep, async () => {
    const page = await openEditor('form')
    const form = panelOf(page).getByText('Title and other fields')
    await page.keyboard.press('Escape')
    await tabTo(page, form, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const title = panelOf(page)
      .getByRole('group', { name: 'Front matter' })
      .getByLabel('Title', { exact: false })
      .first()
    await title.waitFor()
    await tabTo(page, title)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Formed')
    const after = files['help/form.md'].replace('Form', 'Formed')
    await expect.poll(() => read('form'), { timeout: 5000 }).toBe(after)
  })

  it('stores pictures beside the article, pasted and chosen, each with its alternative text', deep, async () => {
    const page = await openEditor('pier')
    const { keyboard } = page
    const answer = async (words: string) => {
      const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
      await dialog.getByLabel('Alternative text').fill(words)
      await keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
    }
    await keyboard.press('Control+End')
    await keyboard.press('ArrowLeft')
    await keyboard.press('ArrowLeft')
    await textOf(page).evaluate((text, svg) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([svg], 'Old Pier.svg', { type: 'image/svg+xml' }))
      text.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
      )
    }, drawing)
    await answer('The old pier')
    await tabTo(page, textOf(page))
    await keyboard.type(' and ')
    const choosing = page.waitForEvent('filechooser')
    await panelOf(page).getByRole('button', { name: 'Picture…' }).click()
    const file = { name: 'new pier.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing.replaceAll('9', '8')) }
    await (await choosing).setFiles([file])
    await answer('The new pier')
    await expect
      .poll(() => read('pier'), { timeout: 5000 })
      .toBe(article('Pier', 'The pier: ![The old pier](pier/old-pier.svg) and ![The new pier](pier/new-pier.svg).'))
    expect(await read('pier/old-pier', '.svg')).toBe(drawing)
    await page.getByRole('img', { name: 'The new pier' }).waitFor()
  })

  it('keeps a text that cannot be saved, and saves one with an error only when it is asked to', deep, async () => {
    const page = await openEditor('draft')
    const { keyboard } = page
    await keyboard.press('Control+Home')
    await keyboard.press('Delete')
    const status = panelOf(page).locator('.save-line')
    await expect.poll(() => status.textContent(), { timeout: 5000 }).toContain('front matter')
    expect(await read('draft')).toBe(files['help/draft.md'])
    await page.reload()
    await textOf(page).waitFor()
    expect(await textOf(page).textContent()).toMatch(/^--title/)
    await tabTo(page, textOf(page))
    await keyboard.press('Control+Home')
    await keyboard.type('-')
    await keyboard.press('ArrowDown')
    await keyboard.press('End')
    await keyboard.type('\nkind: 3')
    await expect.poll(() => status.textContent(), { timeout: 5000 }).toContain('“Save” writes the text nevertheless.')
    await keyboard.press('Control+s')
    await expect.poll(() => read('draft')).toContain('kind: 3')
  })
})
