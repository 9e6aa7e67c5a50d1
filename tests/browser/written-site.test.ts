// A site is written from nothing in the panel, with the keyboard only: no mouse, and nothing focused by the test. At
// the end its files are what a careful person would have written by hand, and it builds without a warning.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createSite, siteDefaults } from '#generator/commands/new-site.ts'
import { proposeAddress } from '#runtime/devtools/panel/propose-address.ts'
import { buildInstant } from '../setup/built-site.ts'
import { deep } from '../setup/deep.ts'
import { libretto, readFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { openBrowser } from './site-browser.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h9v9z"/></svg>'

const germanHome = `title: Blauer See
description: Ein Magazin über Seen, und über die Menschen, die das ganze Jahr an ihren Ufern leben.
blocks:
  - { id: text, type: text, title: Willkommen, content: Geschichten vom See. }
`

/** The starter with posts that have a date; a second language, which site.yaml names, has its home page. */
async function startFiles(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-starter-'))
  try {
    const now = Date.parse(buildInstant)
    createSite({ folder, ...siteDefaults(folder), kind: 'blog', name: 'Blue Lake' }, { libretto, now })
    const files = await readFolder(join(folder, 'content'))
    const site = files['site.yaml']?.replace(/^language: .*$/m, 'languages: [en, de]') ?? ''
    return { ...files, 'site.yaml': site, 'de/pages/home.yaml': germanHome }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The name of what has the focus, and its role. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    if (element.getAttribute('role') === 'tabpanel') return 'tabpanel'
    const labelled = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)[0] : undefined
    const name = element.getAttribute('aria-label') ?? labelled?.innerText ?? element.innerText
    return name.replace(/\s+/g, ' ').trim()
  })
}

/** More stops between two controls would be a walk. */
const mostStops = 20

class Writer {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  /** Waits until the focus is on what has the name. */
  async at(name: string): Promise<void> {
    await expect.poll(() => focusedName(this.page), { timeout: 10_000 }).toMatch(new RegExp(`^${name}`))
  }
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }
  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words)
  }
  /** Replaces what a field has. */
  async write(words: string): Promise<void> {
    await this.press('Control+a')
    await this.type(words)
  }
  /** Goes on with Tab to what has the name, and presses keys there. */
  async go(name: string, ...keys: string[]): Promise<void> {
    await this.panel.getByText(name).or(this.panel.getByLabel(name)).first().waitFor()
    const passed: string[] = []
    for (;;) {
      const found = await focusedName(this.page)
      if (found.startsWith(name)) break
      passed.push(found)
      if (passed.length > mostStops)
        throw new Error(`"${name}" is not within ${mostStops} stops: ${passed.join(' | ')}`)
      await this.press('Tab')
    }
    await this.press(...keys)
  }
  get panel() {
    return this.page.locator('libretto-panel aside, libretto-panel dialog')
  }
  async says(words: string | RegExp): Promise<void> {
    await this.panel.getByText(words).first().waitFor()
  }
  /** Opens a dialog of the text by its keys, searches, and picks the row that has the name. */
  async pick(keys: string, words: string, name: string): Promise<void> {
    await this.press(keys)
    await this.type(words)
    await this.panel.getByRole('option', { name, selected: true }).waitFor()
    await this.press('Enter')
    await this.at('Text of')
  }
  /** From the tab that has the focus to another one. */
  async turnTo(tab: string): Promise<void> {
    await this.press('Home')
    for (let step = 0; step < 8 && (await focusedName(this.page)) !== tab; step++) await this.press('ArrowRight')
    await this.at(tab)
  }
  /** Creates a page or an article, and opens it. */
  async create(kind: string, address: string, title: string): Promise<void> {
    await this.turnTo('CMS')
    await this.go('New…', 'Enter')
    await this.at('Kind')
    await this.type(kind)
    await this.press('Tab')
    await this.type(title)
    await this.press('Tab')
    await this.at('Address')
    // It is proposed, and may be another one.
    if (proposeAddress(title) !== address) await this.write(address)
    await this.press('Enter')
    await this.says(/^new: /)
    await this.press('Enter')
    await this.at('Open /')
    await this.press('Enter')
    await this.page.waitForURL(`**/${address}`)
    // The address may answer before the page is built, which is then loaded in its place.
    await this.page.locator('main').getByText(title).first().waitFor()
    await this.at('CMS')
  }
}

const prices = `# A page is a head and a list of blocks. The manual explains their fields.
# "libretto schema" prints the same for editors.
title: Prices
description: What a seat in one of our boats costs, by season and by hour of the day.
# published: visible. draft: only in watch and with --drafts.
status: published
lastModified: DAY
blocks:
  - id: hero
    type: hero
    title: Prices
    subtitle: Every boat, every season.
  - id: text
    type: text
    title: How we count
    content: |
      An hour begins when you push off.
  - id: features
    type: features
    data:
      items:
        - title: Canoe
          description: Twelve an hour.
`

const night = `---
title: A night on the lake
# A date in the future keeps the post back until then.
publishedAt: 2099-12-24T09:30:00Z
# published: visible. draft: only in watch and with --drafts.
status: published
# One or two sentences for lists and feeds.
excerpt: Six hours in a boat, and what one hears.
tags: []
---

Nobody speaks, see [Why ice sings](./why-ice-sings.md).[^1]

![A lantern on the water](a-night-on-the-lake/lantern.svg)

:::tip
Take a blanket.
:::

| Hour | Sound |
|---|---|
| Two | An owl |

[^1]: In winter.
`

describe.skipIf(inject('chromium') === '')('a site in the panel', deep, () => {
  let site: WatchedSite
  let browser: Browser
  let writer: Writer
  let before: Record<string, string>
  beforeAll(async () => {
    before = await startFiles()
    site = await startWatch(before, {}, null)
    browser = await openBrowser()
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    })
    writer = new Writer(await context.newPage())
    writer.page.setDefaultTimeout(10_000)
    await writer.page.goto(`${site.url}/`)
    await writer.page.locator('libretto-button').waitFor({ state: 'attached' })
  }, 120_000)
  afterAll(async () => {
    await writer?.page.context().close()
    await site?.close()
  })
  const read = (file: string) => readFileSync(join(site.content, file), 'utf8')

  it('gets a page with a block', { timeout: 120_000 }, async () => {
    await writer.press('Control+Shift+D')
    await writer.at('Debug')
    await writer.create('Page', 'prices', 'Prices')
    await writer.go('Title and description', 'Enter')
    await writer.at('Title required')
    await writer.press('Tab')
    await writer.write('What a seat in one of our boats costs, by season and by hour of the day.')
    await writer.press('Control+s')
    await writer.at('Title and description')
    await writer.go('Prices', 'Enter')
    await writer.at('Title')
    await writer.press('Tab')
    await writer.write('Every boat, every season.')
    await writer.press('Control+s')
    await writer.at('Prices')
    await writer.press('ArrowDown', 'Enter')
    await writer.go('Edit all fields', 'Enter')
    await writer.at('Title')
    await writer.write('How we count')
    await writer.go('Content')
    await writer.write('An hour begins when you push off.\n')
    await writer.press('Control+s')
    await writer.at('How we count')
    await writer.press('ArrowDown')
    await writer.at('Add block')
    await writer.press('Enter')
    await writer.at('hero')
    await writer.go('features', 'Enter')
    await writer.at('Title')
    await writer.go('Title required')
    await writer.write('Canoe')
    await writer.press('Tab')
    await writer.write('Twelve an hour.')
    await writer.press('Control+s')
    await writer.at('features')
    await writer.press('Escape')
    await writer.at('CMS')
    expect(read('pages/prices.yaml')).toMatch(/^ {10}description: Twelve an hour\.\n$/m)
  })

  it('gets an article with a picture, a table, a callout, a link and a footnote', { timeout: 120_000 }, async () => {
    const { page } = writer
    await writer.create('Blog', 'a-night-on-the-lake', 'A night on the lake')
    await writer.turnTo('Write')
    const text = page.getByRole('textbox', { name: /^Text of/ })
    await text.waitFor()
    await writer.go('Text of')
    // Long lines are wrapped: the second key reaches the end of the line itself.
    await writer.press('Control+End', 'ArrowLeft', 'Shift+Home', 'Shift+Home')
    await writer.type('Nobody speaks, see ')
    await writer.pick('Control+k', 'ice sings', 'Why ice sings')
    await writer.type('.')
    await writer.pick('Control+/', 'footnote', 'Footnote')
    await writer.type('In winter.')
    await writer.press('ArrowUp', 'ArrowUp', 'End', 'End')
    await writer.type('\n\n')
    const choosing = page.waitForEvent('filechooser')
    await writer.press('Alt+F10', 'End')
    while ((await focusedName(page)) !== 'Picture…') await writer.press('ArrowLeft')
    await writer.press('Enter')
    await (await choosing).setFiles([{ name: 'Lantern.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }])
    await writer.at('Alternative text')
    await writer.type('A lantern on the water')
    await writer.press('Enter')
    await writer.at('Text of')
    await writer.pick('Control+/', 'callout tip', 'Callout: tip')
    await writer.type('Take a blanket.')
    await writer.press('ArrowDown')
    await writer.pick('Control+/', 'table', 'Table')
    for (const cell of ['Hour', 'Sound', 'Two']) {
      await writer.type(cell)
      await writer.press('Tab')
    }
    await writer.type('An owl')
    await writer.press('Escape', 'Shift+Tab', 'Shift+Tab')
    await writer.at('Title and other fields')
    await writer.press('Enter')
    await page.getByRole('group', { name: 'Front matter' }).getByLabel('Excerpt').waitFor()
    await writer.go('Excerpt')
    await writer.write('Six hours in a boat, and what one hears.')
    await expect.poll(() => read('blog/a-night-on-the-lake.md')).toContain('what one hears')
    await writer.press('Escape')
    await writer.at('Write')
    await page.getByRole('img', { name: 'A lantern on the water' }).waitFor()
  })

  it('shows the page, keeps the article back, and has a translation', { timeout: 120_000 }, async () => {
    await writer.turnTo('Site')
    await writer.go('Problems', 'ArrowRight')
    await writer.go('Publish Prices', 'Enter')
    await writer.says('“Prices” is public.')
    // Its row goes with the next answer, and the focus to what is left.
    await expect.poll(() => focusedName(writer.page)).not.toMatch(/^(?:Publish Prices|$)/)
    await writer.go('Date of A night on the lake')
    await writer.type('12242099')
    await writer.press('ArrowRight')
    await writer.type('0930AM')
    await writer.press('Enter')
    await writer.says('“A night on the lake” is public in builds after 2099-12-24 09:30.')
    await writer.press('Escape')
    await writer.turnTo('Site')
    await writer.go('Drafts', 'ArrowRight', 'ArrowRight')
    await writer.go('Create de/pages/prices.yaml', 'Enter')
    await writer.says('de/pages/prices.yaml has the text of the original now.')
    await writer.at('Create de/')
  })

  it('moves the page, and is then as if written by hand', { timeout: 120_000 }, async () => {
    await writer.press('Escape')
    await writer.turnTo('CMS')
    await writer.go('Page')
    await writer.type('/about')
    await writer.go('Three people', 'End', 'Enter')
    await writer.go('Edit all fields', 'Enter')
    await writer.go('Content', 'Control+End')
    await writer.type('\nSee our [prices](/prices).\n')
    await writer.press('Control+s')
    await writer.at('Write for us')
    await writer.press('Escape')
    await writer.go('Page')
    await writer.type('/prices')
    await writer.go('Rename or move…', 'Enter')
    await writer.at('What')
    await writer.press('Tab')
    await writer.write('/fares')
    await writer.press('Enter')
    await writer.says('moved: pages/prices.yaml → pages/fares.yaml')
    await writer.press('Enter')
    await writer.at('Open /fares')
    const after = await readFolder(site.content)
    const changed = Object.entries(after).filter(([file, text]) => before[file] !== text)
    const dayless = changed.map(([file, text]) => [file, text.replace(/^(lastModified: ).*$/m, '$1DAY')])
    expect(Object.fromEntries(dayless)).toEqual({
      'blog/a-night-on-the-lake.md': night,
      'blog/a-night-on-the-lake/lantern.svg': drawing,
      'pages/about.yaml': `${before['pages/about.yaml']}\n      See our [prices](/fares).\n`,
      'pages/fares.yaml': prices,
      'de/pages/fares.yaml': prices.replace('status: published', 'status: draft'),
      'redirects.yaml': '# Old addresses and where they lead now.\n- { from: /prices, to: /fares }\n',
    })
    expect(Object.keys(before).filter((file) => !(file in after))).toEqual([])
  })

  it('builds in strict mode, and the old address leads on', async () => {
    const folder = dirname(site.content)
    const { code, stderr } = await runHere(folder, 'build', '--strict', '--quiet', '--out', 'public')
    expect([code, stderr]).toEqual([0, ''])
    expect(readFileSync(join(folder, 'public/prices/index.html'), 'utf8')).toContain('url=/fares')
  })
})
