// The debug panel in Chromium, on a real watch of the real content: every tab in use, edits that reach the files and
// come back, conflicts, keys, axe. All tests share one watch and one browser; each has its own context, and edits
// pages that no other test edits.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { deep } from '../setup/deep.ts'
import { libretto } from '../setup/mini-site.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { openBrowser } from './site-browser.ts'

const path = inject('chromium')
const tabNames = ['Debug', 'Data', 'CMS', 'Write', 'Network', 'Perf', 'Assets', 'Site'] as const
/** Tabs within a tab that axe looks at besides the first. */
const innerTabs: Partial<Record<(typeof tabNames)[number], readonly string[]>> = {
  Data: ['Call history', 'Simulation'],
  Assets: ['Usage Analytics', 'Storage Info'],
}
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Raw {
  version?: number
  lastModified?: string
  blocks: { id: string; title?: string; order?: number; visible?: boolean }[]
}

describe.skipIf(path === '')('the debug panel', () => {
  let site: WatchedSite
  let browser: Browser
  let contexts: BrowserContext[] = []
  let complaints: string[] = []

  beforeAll(async () => {
    site = await startWatch(undefined, {}, () => {})
    browser = await openBrowser()
  }, 120_000)
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    const found = complaints
    complaints = []
    expect(found).toEqual([])
  })
  afterAll(() => site?.close())

  async function openPage(
    address: string,
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    })
    contexts.push(context)
    const page = await context.newPage()
    page.on('console', (message) => {
      // The panel shows a refusal of the API; the browser logs it too.
      if (['error', 'warning'].includes(message.type()) && !/status of (?:409|422)/.test(message.text()))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await prepare?.(page)
    await page.goto(site.url + address, { waitUntil: 'load' })
    return page
  }
  const panelOf = (page: Page) => page.locator('libretto-panel aside')
  async function openTab(page: Page, name: (typeof tabNames)[number]): Promise<Locator> {
    const panel = panelOf(page)
    await panel.getByRole('tablist', { name: 'Debug panel' }).getByRole('tab', { name, exact: true }).click()
    return panel
  }
  const read = (file: string) => readFile(join(site.content, file), 'utf8')
  const raw = async (file: string) => parse(await read(file)) as Raw
  /** Lines of `after` that are not the same as in `before`; both must have as many. */
  const changedLines = (before: string, after: string) => {
    const [old, fresh] = [before.split('\n'), after.split('\n')]
    expect(fresh.length).toBe(old.length)
    return fresh.filter((line, index) => line !== old[index])
  }

  describe('debug mode', () => {
    it('is off at first, and loads nothing of the panel', async () => {
      const page = await openPage('/about')
      await page.locator('libretto-button button').waitFor()
      expect(await page.locator('libretto-panel').count()).toBe(0)
      const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(scripts.filter((name) => name.includes('mount-panel'))).toEqual([])
    })

    it('is switched by the button, by Ctrl+Shift+D and by ?debug=1, and stays in this tab', deep, async () => {
      const page = await openPage('/about')
      await page.getByRole('button', { name: 'Debug', exact: true }).click()
      await panelOf(page).waitFor()
      await page.reload()
      await panelOf(page).waitFor()
      await page.keyboard.press('Control+Shift+D')
      await panelOf(page).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('libretto-button')
      await page.keyboard.press('Control+Shift+D')
      await panelOf(page).waitFor()
      await panelOf(page)
        .getByRole('switch', { name: /^Debug mode/ })
        .click()
      await panelOf(page).waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('libretto-button button').waitFor()
      expect(await page.locator('libretto-panel').count()).toBe(0)
      await page.goto(`${site.url}/about?debug=1`)
      await panelOf(page).waitFor()
      await panelOf(page).getByRole('button', { name: 'Switch debug mode off' }).click()
      expect(new URL(page.url()).search).toBe('')
    })

    it('folds, is resized by keys and by pulling, and remembers both', deep, async () => {
      const page = await openPage('/about?debug=1')
      const panel = panelOf(page)
      const separator = panel.getByRole('separator', { name: 'Width of the panel' })
      const width = async () => Math.round((await panel.boundingBox())?.width ?? 0)
      await separator.focus()
      const before = await width()
      await page.keyboard.press('ArrowLeft')
      expect(await width()).toBe(before + 24)
      expect(await separator.getAttribute('aria-valuenow')).toBe(String(before + 24))
      await page.keyboard.press('End')
      expect(await width()).toBe(320)
      const edge = await separator.boundingBox()
      await page.mouse.move((edge?.x ?? 0) + 4, 400)
      await page.mouse.down()
      await page.mouse.move(700, 400, { steps: 3 })
      await page.mouse.up()
      expect(await width()).toBe(580)
      await page.reload()
      await panel.waitFor()
      expect(await width()).toBe(580)
      const roomOfPage = () => page.evaluate(() => Math.round(document.body.getBoundingClientRect().width))
      const wide = await roomOfPage()
      await panel.getByRole('button', { name: 'Page beside the panel' }).click()
      expect(await roomOfPage()).toBe(wide - 580)
      await panel.getByRole('button', { name: 'Collapse the panel' }).click()
      expect(await width()).toBeLessThan(200)
      expect(await roomOfPage()).toBe(wide)
      await page.reload()
      await panel.getByRole('button', { name: 'Debug panel' }).click()
      expect(await width()).toBe(580)
    })

    it('moves between its tabs by arrow keys, Home and End', async () => {
      const page = await openPage('/about?debug=1')
      const panel = await openTab(page, 'Debug')
      const chosen = () => panel.getByRole('tablist', { name: 'Debug panel' }).getByRole('tab', { selected: true })
      for (const [key, name] of [
        ['ArrowRight', 'Data'],
        ['End', 'Site'],
        ['ArrowRight', 'Debug'],
        ['ArrowLeft', 'Site'],
        ['Home', 'Debug'],
      ] as const) {
        await page.keyboard.press(key)
        expect(await chosen().textContent()).toBe(name)
        expect(await chosen().evaluate((tab) => (tab.getRootNode() as ShadowRoot).activeElement === tab)).toBe(true)
      }
    })

    it('keeps its keys to itself', deep, async () => {
      const page = await openPage('/about?debug=1')
      const panel = await openTab(page, 'Data')
      await panel.getByRole('searchbox', { name: 'Search' }).fill('')
      await page.keyboard.type('/blog')
      expect(await panel.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('/blog')
      expect(await page.locator('dialog[open]').count()).toBe(0)
    })
  })

  it('asks the watch for each thing a few times, not without end', deep, async () => {
    const asked: string[] = []
    const page = await openPage('/about?debug=1', {}, (fresh) =>
      Promise.resolve(fresh.on('request', (request) => asked.push(new URL(request.url()).pathname))),
    )
    const panel = await openTab(page, 'Debug')
    await panel.locator('.component').first().waitFor()
    await openTab(page, 'Data')
    await panel.locator('.noun').first().waitFor()
    await openTab(page, 'CMS')
    await panel.locator('[data-block]').first().waitFor()
    await openTab(page, 'Assets')
    await panel.locator('.asset').first().waitFor()
    await openTab(page, 'Debug')
    await panel.locator('.component').first().waitFor()
    const calls = asked.flatMap((address) => /^\/__libretto\/api(\/.*)$/.exec(address)?.[1] ?? [])
    expect([...new Set(calls)].toSorted()).toEqual([
      '/assets',
      '/nouns',
      '/open',
      '/pages',
      '/pages/about',
      '/problems',
    ])
    // Each once when it is first shown, and again for the first events of the watch: its problems and the last build.
    for (const name of new Set(calls)) expect(calls.filter((call) => call === name).length).toBeLessThanOrEqual(8)
  })

  describe('Debug', () => {
    it('marks components, copies their ids and shows their sources', deep, async () => {
      const page = await openPage('/docs?debug=1')
      const panel = await openTab(page, 'Debug')
      const marks = page.locator('libretto-panel').getByRole('region', { name: 'Component identifiers' })
      await marks
        .getByRole('button', { name: /docs-hero$/ })
        .first()
        .click()
      const { blocks } = await raw('pages/docs/index.yaml').catch(() => raw('pages/docs.yaml'))
      const file = existsSync(join(site.content, 'pages/docs.yaml')) ? 'pages/docs.yaml' : 'pages/docs/index.yaml'
      const line = (await read(file)).split('\n').findIndex((text) => text.includes(`id: ${blocks[0]?.id}`)) + 1
      await panel.getByText(`${file}:${line}`, { exact: true }).waitFor()
      await panel.getByText('site/blocks/hero/hero.tsx', { exact: true }).waitFor()
      await marks.getByRole('button', { name: 'Copy component ID docs-hero' }).click()
      await panel.getByRole('status').getByText('Component ID copied').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('docs-hero')
      const files = await page
        .evaluate(() => performance.now())
        .then(async () => {
          const rows = panel.locator('.component .row-title')
          const found: string[] = []
          for (let index = 0; index < (await rows.count()); index++) {
            if ((await rows.nth(index).getAttribute('aria-expanded')) === 'false') await rows.nth(index).click()
            found.push((await panel.locator('.component').nth(index).locator('.place code').last().textContent()) ?? '')
          }
          return found
        })
      expect(files.filter((name) => !existsSync(join(libretto, name)))).toEqual([])
      await panel.getByRole('switch', { name: /^Identifiers/ }).click()
      expect(await marks.count()).toBe(0)
    })

    it('labels components beside their headings', deep, async () => {
      const page = await openPage('/docs?debug=1')
      const label = (name: string) => page.locator('libretto-panel .mark-chip').filter({ hasText: name })
      const isOverText = async (name: string, text: string) => {
        const [one, other] = await Promise.all([label(name).boundingBox(), page.locator(text).boundingBox()])
        return one && other ? one.y < other.y + other.height && other.y < one.y + one.height : undefined
      }
      await label('#platform-selection').waitFor()
      await expect.poll(() => isOverText('#platform-selection', '#platform-selection h2')).toBe(false)
      expect(await isOverText('#docs-hero', 'main nav[aria-label="Breadcrumb"]')).toBe(false)
    })

    it('says when the clipboard refuses', deep, async () => {
      const page = await openPage('/docs?debug=1', {}, (fresh) =>
        fresh.addInitScript(() =>
          Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: () => Promise.reject(new Error('no')) },
          }),
        ),
      )
      const panel = await openTab(page, 'Debug')
      await panel.getByRole('button', { name: 'Copy component ID docs-hero' }).click()
      const alert = panel.getByRole('alert')
      await alert.getByText('Copy failed').waitFor()
      expect(await alert.textContent()).toContain('Could not copy component ID to clipboard')
    })

    it('lists islands with condition, props, state and time', async () => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      const prepare = async (tab: Page) => {
        await tab.route(/\/contact-form[^/]*\.js/, (route) => held.then(() => route.continue()))
      }
      const page = await openPage('/contact?debug=1', {}, prepare)
      const panel = await openTab(page, 'Debug')
      const row = panel.getByRole('row', { name: /^ContactForm/ })
      await page.locator('[data-island="ContactForm"]').scrollIntoViewIfNeeded()
      // A widget that is alive before the panel watches it has no time.
      await row.getByText('waking', { exact: true }).waitFor()
      release()
      await row.getByText('awake', { exact: true }).waitFor()
      expect(await row.textContent()).toMatch(/^ContactFormvisible[\d.]+ K?Bawake[\d.]+ m?s$/)
    })
  })

  describe('Data', () => {
    it('finds every entity and shows its place', async () => {
      const page = await openPage('/about?debug=1')
      const panel = await openTab(page, 'Data')
      await panel.getByRole('searchbox', { name: 'Search' }).fill('senior media engineer')
      await panel.getByRole('button', { name: /Senior media engineer/ }).click()
      await panel.getByText('data/jobs.yaml:2', { exact: true }).waitFor()
      expect(JSON.parse((await panel.locator('.entity pre').textContent()) ?? '')).toMatchObject({
        id: 'senior-media-engineer',
      })
      await panel.getByRole('searchbox', { name: 'Search' }).fill('')
      await panel.getByLabel('Noun').selectOption('redirects')
      await expect.poll(() => panel.locator('.row-title').count()).toBe(3)
    })

    it('shows a hundred sample calls and simulates one by the formulas', async () => {
      const page = await openPage('/about?debug=1')
      const panel = await openTab(page, 'Data')
      await panel.getByRole('tab', { name: 'Call history' }).click()
      expect(await panel.locator('tbody tr').count()).toBe(100)
      // All of a record is in sight, without a scroll to the side.
      expect(await panel.locator('.table-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
      await panel.getByRole('tab', { name: 'Simulation' }).click()
      const results = panel.locator('.results')
      expect(await results.textContent()).toContain('simulated score, not MOS')
      await panel.getByLabel('Network').selectOption('congested')
      await panel.getByLabel('Participants').fill('60')
      await panel.getByLabel('AI processing').check()
      // 3 + 2 × (1 − 5 ÷ 10); 50 × 60 × 300; 15 + 120 + 25 % shown as 100; 50 + 600 MB.
      for (const text of [
        'Quality4',
        'Packets900,000',
        'Lost packets45,000',
        'CPU100 % and beyond',
        'Memory650 MB',
        '2,500 ms²',
      ])
        expect(await results.textContent()).toContain(text)
      await panel.getByRole('button', { name: 'Defaults' }).click()
      expect(await results.textContent()).toContain('Packets30,000')
    })
  })

  describe('CMS', () => {
    const row = (panel: Locator, id: string) => panel.locator(`[data-block="${id}"]`)

    it('writes a title into its file, shows it without a reload, undoes and redoes it', async () => {
      const file = 'pages/about.yaml'
      const before = await read(file)
      const { blocks, version } = await raw(file)
      const page = await openPage('/about?debug=1')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      const panel = await openTab(page, 'CMS')
      await row(panel, 'what-we-do').locator('.row-title').click()
      // What is edited is in sight.
      expect(
        await page.locator('#what-we-do').evaluate((block) => Math.round(block.getBoundingClientRect().top)),
      ).toBeLessThan(200)
      await panel.getByRole('textbox', { name: 'Title', exact: true }).fill('What Parley carries')
      await panel.getByRole('button', { name: 'Save' }).click()
      await page.locator('#what-we-do h2', { hasText: 'What Parley carries' }).waitFor()
      const after = await read(file)
      const date = /\d{4}-\d\d-\d\d.*$/
      expect(changedLines(before, after).map((line) => line.trim().replace(date, 'DATE'))).toEqual([
        'lastModified: DATE',
        'title: What Parley carries',
      ])
      expect((await raw(file)).version).toBe(version)
      expect((await raw(file)).blocks.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id))
      expect(await panel.locator('.diff').first().textContent()).toContain('What Parley carries')
      await panel.getByRole('button', { name: 'Undo' }).click()
      await page.locator('#what-we-do h2', { hasText: 'What Parley does' }).waitFor()
      expect(await read(file)).toBe(before)
      await panel.getByRole('button', { name: 'Redo' }).click()
      await page.locator('#what-we-do h2', { hasText: 'What Parley carries' }).waitFor()
      expect(await read(file)).toBe(after)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })

    it('keeps what was typed when another block, a tab or the page opens, until it is saved or discarded', async () => {
      const file = 'pages/platform.yaml'
      const page = await openPage('/platform?debug=1')
      const panel = await openTab(page, 'CMS')
      const [first = '', second = ''] = (await raw(file)).blocks.map(({ id }) => id)
      const title = panel.getByRole('textbox', { name: 'Title', exact: true })
      const open = (id: string) => row(panel, id).locator('.row-title').click()
      const isMarked = async () => (await row(panel, first).textContent())?.includes('unfinished edit')
      await open(first)
      await title.fill('Typed first')
      await open(second)
      await expect.poll(isMarked).toBe(true)
      await openTab(page, 'Perf')
      await page.reload()
      await openTab(page, 'CMS')
      await open(first)
      expect(await title.inputValue()).toBe('Typed first')
      await title.press('Enter')
      await expect.poll(() => read(file)).toContain('title: Typed first\n')
      await expect.poll(isMarked).toBe(false)
      await open(first)
      await title.fill('Typed again')
      // Neither Escape nor Close loses it. An Escape of an input method does not even close the form.
      await title.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })
      await title.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true })
      expect(await title.inputValue()).toBe('Typed again')
      await title.press('Escape')
      await title.waitFor({ state: 'detached' })
      await open(first)
      await panel.getByRole('button', { name: 'Close', exact: true }).click()
      await title.waitFor({ state: 'detached' })
      // A new tab of the browser knows it, and says what the file has by then.
      await page.close()
      const next = await page.context().newPage()
      await next.goto(page.url(), { waitUntil: 'load' })
      const nextPanel = await openTab(next, 'CMS')
      await row(nextPanel, first).getByText('unfinished edit').waitFor()
      await site.write(file, (await read(file)).replace('title: Typed first\n', 'title: Theirs\n'))
      await row(nextPanel, first).locator('.row-title').click()
      const nextTitle = nextPanel.getByRole('textbox', { name: 'Title', exact: true })
      expect(await nextTitle.inputValue()).toBe('Typed again')
      await nextPanel.getByText('It says now: “Theirs”').waitFor()
      await nextTitle.press('Enter')
      await nextPanel.getByRole('alertdialog').getByText('Nothing was written').waitFor()
      await nextPanel.getByRole('button', { name: 'Take theirs' }).click()
      await row(nextPanel, first).getByText('unfinished edit').waitFor({ state: 'detached' })
    })

    it('forgets what was typed when it is discarded, or typed back', deep, async () => {
      const page = await openPage('/security?debug=1')
      const panel = await openTab(page, 'CMS')
      const [first = ''] = (await raw('pages/security.yaml')).blocks.map(({ id }) => id)
      const title = panel.getByRole('textbox', { name: 'Title', exact: true })
      const isMarked = async () => (await row(panel, first).textContent())?.includes('unfinished edit')
      await row(panel, first).locator('.row-title').click()
      const before = await title.inputValue()
      await title.fill('Typed')
      await panel.getByRole('button', { name: 'Discard changes' }).click()
      await row(panel, first).locator('.row-title').click()
      expect(await title.inputValue()).toBe(before)
      await title.fill('Typed')
      await expect.poll(isMarked).toBe(true)
      await title.fill(before)
      await expect.poll(isMarked).toBe(false)
    })

    it('shows both versions when the file changed meanwhile; nothing is lost either way', async () => {
      const file = 'pages/partners.yaml'
      const page = await openPage('/partners?debug=1')
      const panel = await openTab(page, 'CMS')
      const first = (await raw(file)).blocks[1]
      const id = first?.id ?? ''
      const edit = async (title: string) => {
        await row(panel, id).locator('.row-title').click()
        await panel.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
      }
      const withTitle = (text: string, title: string) => {
        const at = text.indexOf(`id: ${id}`)
        return text.slice(0, at) + text.slice(at).replace(/title: .*/, `title: ${title}`)
      }
      await edit('Mine')
      const theirs = withTitle(await read(file), 'Theirs, written in an editor')
      await site.write(file, theirs)
      await panel.getByRole('button', { name: 'Save' }).click()
      const dialog = panel.getByRole('alertdialog')
      await dialog.getByText('Nothing was written').waitFor()
      expect(await read(file)).toBe(theirs)
      expect(
        await dialog.getByRole('group', { name: 'Changed on the disk since you opened it' }).textContent(),
      ).toContain('written in an editor')
      // Theirs stays: what would be written is the change alone.
      const written = (await dialog.getByRole('group', { name: 'Written if you keep yours' }).textContent()) ?? ''
      expect(written).toContain('Mine')
      expect(written).not.toMatch(/(?:removed|added): id:/)
      await dialog.getByText('Both versions in full').click()
      expect(await dialog.locator('pre').last().textContent()).toContain('written in an editor')
      await dialog.getByRole('button', { name: 'Take theirs' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await read(file)).toBe(theirs)

      await edit('Mine after all')
      // Another value is merged without a question; the same one is not.
      await site.write(
        file,
        theirs.replace('Theirs,', 'Theirs again,').replace(/^description: /m, 'description: New. '),
      )

      await panel.getByRole('button', { name: 'Save' }).click()
      await panel.getByRole('button', { name: 'Keep mine' }).click()
      await expect.poll(() => read(file)).toContain('Mine after all')
      expect(await read(file)).toContain('description: New. ')
      expect(await read(file)).not.toContain('Theirs again,')
    })

    it('undoes past a change of something else, and not over one of the same value', async () => {
      const file = 'pages/careers.yaml'
      const page = await openPage('/careers?debug=1')
      const panel = await openTab(page, 'CMS')
      const id = (await raw(file)).blocks[1]?.id ?? ''
      const before = await read(file)
      const save = async (text: string) => {
        await row(panel, id).locator('.row-title').click()
        await panel.getByLabel('Subtitle').fill(text)
        await panel.getByRole('button', { name: 'Save' }).click()
        await expect.poll(() => read(file)).toContain(text)
      }
      const undo = panel.getByRole('button', { name: 'Undo' })
      await save('Said from the panel.')
      await site.write(file, `${await read(file)}# a note\n`)
      await expect.poll(() => undo.isEnabled()).toBe(true)
      await undo.click()
      await expect
        .poll(async () => (await read(file)).replace(/^lastModified.*$/m, ''))
        .toBe(`${before.replace(/^lastModified.*$/m, '')}# a note\n`)
      await save('Said once more.')
      await site.write(file, (await read(file)).replace('Said once more.', 'Said elsewhere.'))
      await panel.getByText('Undo is off').waitFor()
      expect(await undo.isDisabled()).toBe(true)
    })

    it('stays with a page whose file breaks, says what is wrong, and keeps what was typed', deep, async () => {
      const file = 'pages/signup.yaml'
      const before = await read(file)
      const page = await openPage('/signup?debug=1')
      const panel = await openTab(page, 'CMS')
      await panel.locator('.row-title').first().click()
      const title = panel.getByRole('textbox', { name: 'Title', exact: true })
      await title.fill('Typed meanwhile')
      await site.write(file, `${before}\n"`)
      await panel.getByText(`${file} cannot be read now.`).waitFor()
      await panel.getByText('is not closed').waitFor()
      expect(await title.inputValue()).toBe('Typed meanwhile')
      await title.press('Enter')
      await panel.getByText('There is no such page').waitFor()
      // The problems are beside the panel, not under it.
      await page.locator('libretto-problems summary').getByText('1 error on this page').click()
      await site.write(file, before)
      await panel.getByText('cannot be read now').waitFor({ state: 'detached' })
      await panel.getByText('There is no such page').waitFor({ state: 'detached' })
      expect(await title.inputValue()).toBe('Typed meanwhile')
      // The page that is not there was asked for.
      complaints = complaints.filter((text) => !text.includes('404'))
    })

    it('names the file of an article, which has no blocks, and offers no other page in its place', deep, async () => {
      const page = await openPage('/help/no-audio?debug=1')
      const panel = await openTab(page, 'CMS')
      await panel.getByText('This page is an article').waitFor()
      await panel.getByText(/^help\/no-audio\.md:\d+$/).waitFor()
      expect(await panel.locator('[data-block]').count()).toBe(0)
      await panel.getByRole('combobox', { name: 'Page' }).selectOption('privacy')
      await panel.locator('[data-block]').first().waitFor()
    })

    it(
      'moves the focus into the form and back to the block, and keeps it on a button that turns off',
      deep,
      async () => {
        const page = await openPage('/docs/deployment?debug=1')
        const panel = await openTab(page, 'CMS')
        const name = panel.locator('.row-title').first()
        const hasFocus = (locator: Locator) =>
          locator.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
        const title = panel.getByRole('textbox', { name: 'Title', exact: true })
        await name.press('Enter')
        await expect.poll(() => hasFocus(title)).toBe(true)
        await title.press('Escape')
        expect(await title.count()).toBe(0)
        expect(await hasFocus(name)).toBe(true)
        await name.press('Enter')
        await title.fill('Deploy what speaks')
        await title.press('Enter')
        await title.waitFor({ state: 'detached' })
        await expect.poll(() => read('pages/docs/deployment.yaml')).toContain('title: Deploy what speaks\n')
        expect(await hasFocus(name)).toBe(true)
        const undo = panel.getByRole('button', { name: 'Undo' })
        await expect.poll(() => undo.isEnabled()).toBe(true)
        await undo.press('Enter')
        await expect.poll(() => undo.isDisabled()).toBe(true)
        expect(await hasFocus(undo)).toBe(true)
      },
    )

    it('explains a refused value at its field', async () => {
      const before = await read('pages/terms.yaml')
      const page = await openPage('/terms?debug=1')
      const panel = await openTab(page, 'CMS')
      await panel.locator('.row-title').nth(1).click()
      await panel.getByLabel('Order').fill('first')
      await panel.getByRole('button', { name: 'Save' }).click()
      // What is wrong describes the field; its name stays.
      const field = panel.getByRole('textbox', { name: 'Order', exact: true })
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
      expect(
        await field.evaluate(
          (input) =>
            (input.getRootNode() as ShadowRoot).getElementById(input.getAttribute('aria-describedby') ?? '')
              ?.textContent,
        ),
      ).toContain('number')
      expect(await read('pages/terms.yaml')).toBe(before)
    })

    it('duplicates, and moves blocks by keys, by buttons and by dragging', async () => {
      const file = 'pages/enterprise.yaml'
      const page = await openPage('/enterprise?debug=1')
      const panel = await openTab(page, 'CMS')
      const ids = () =>
        panel.locator('[data-block]').evaluateAll((rows) => rows.map((item) => item.getAttribute('data-block')))
      await panel.locator('[data-block]').first().waitFor()
      const [hero, second, third, ...rest] = (await ids()) as string[]
      await row(panel, third ?? '')
        .getByRole('button', { name: `Duplicate ${third}` })
        .click()
      await expect.poll(async () => (await ids()).length).toBe(rest.length + 4)
      const copy = (await ids())[3] ?? ''
      expect((await raw(file)).blocks.map(({ id }) => id)).toContain(copy)
      expect((await ids()).slice(0, 3)).toEqual([hero, second, third])

      // Three presses, faster than the answers: the handle keeps the focus, the file has the last order.
      const handle = row(panel, second ?? '').locator('.grip')
      await handle.focus()
      for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowDown')
      await expect.poll(ids).toEqual([hero, third, copy, second, ...rest])
      await expect
        .poll(() => handle.evaluate((grip) => (grip.getRootNode() as ShadowRoot).activeElement === grip))
        .toBe(true)
      await row(panel, second ?? '')
        .getByRole('button', { name: `Move ${second} up` })
        .click()
      await expect.poll(ids).toEqual([hero, third, second, copy, ...rest])
      await row(panel, second ?? '')
        .locator('.grip')
        .dragTo(row(panel, third ?? ''), { targetPosition: { x: 60, y: 4 } })
      await expect.poll(ids).toEqual([hero, second, third, copy, ...rest])
      const order = (await raw(file)).blocks
        .map(({ id, order: place }, index) => ({ id, place: place ?? index }))
        .sort((a, b) => a.place - b.place)
        .map(({ id }) => id)
      expect(order).toEqual([hero, second, third, copy, ...rest])
      const shown = () =>
        page
          .locator('main [id]')
          .evaluateAll((sections, known) => sections.map(({ id }) => id).filter((id) => known.includes(id)), order)
      await expect.poll(shown).toEqual(order)
    })

    it(
      'moves a block dropped beside the list to the nearest place, and leaves it if dropped elsewhere',
      deep,
      async () => {
        const file = 'pages/api.yaml'
        const page = await openPage('/api?debug=1')
        const panel = await openTab(page, 'CMS')
        const rows = panel.locator('[data-block]')
        const ids = () => rows.evaluateAll((all) => all.map((item) => item.getAttribute('data-block')))
        await rows.first().waitFor()
        const [first, second, third, ...rest] = (await ids()) as string[]
        const before = await read(file)
        const drag = async (id: string, target: { x: number; y: number }) => {
          await row(panel, id).locator('.grip').hover()
          await page.mouse.down()
          // Over the list first, as on the way to anywhere. The first move begins the drag; the browser takes its time.
          let x = 60
          const move = () => rows.nth(1).hover({ position: { x: (x = 130 - x), y: 5 } })
          await expect.poll(() => move().then(() => lines.count()), { timeout: 10_000 }).toBe(1)
          await page.mouse.move(target.x, target.y, { steps: 6 })
        }
        const lines = panel.locator('.has-line-before, .has-line-after')
        const marks = panel.locator('.has-line-before, .has-line-after, .is-dragged')
        const place = (await panel.boundingBox()) ?? { x: 0, y: 0 }

        // The page is no place for a block, and Escape ends a drag: neither leaves a mark.
        await drag(third ?? '', { x: 200, y: 150 })
        await expect.poll(() => lines.count()).toBe(0)
        await page.mouse.up()
        await expect.poll(() => marks.count()).toBe(0)
        await drag(third ?? '', { x: place.x + 200, y: place.y + 60 })
        await page.keyboard.press('Escape')
        await page.mouse.up()
        await expect.poll(() => marks.count()).toBe(0)
        expect(await ids()).toEqual([first, second, third, ...rest])
        expect(await read(file)).toBe(before)

        // A field does not take the block for text.
        await rows.nth(1).locator('.row-title').click()
        const title = panel.getByRole('textbox', { name: 'Title', exact: true })
        const typed = await title.inputValue()
        const box = await title.boundingBox()
        await drag(third ?? '', { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 5 })
        await page.mouse.up()
        await expect.poll(() => marks.count()).toBe(0)
        expect(await title.inputValue()).toBe(typed)
        await title.press('Escape')

        // Above the list, the nearest place is its begin.
        const head = await panel.getByRole('heading', { name: 'Blocks' }).boundingBox()
        await drag(rest[0] ?? '', { x: (head?.x ?? 0) + 5, y: (head?.y ?? 0) + 5 })
        await panel.locator('.has-line-before').waitFor()
        await page.mouse.up()
        await expect.poll(async () => (await ids())[0]).toBe(rest[0])
        expect((await ids()).toSorted()).toEqual([first, second, third, ...rest].toSorted())
        await expect.poll(async () => (await raw(file)).blocks[0]?.id).toBe(rest[0])
      },
    )

    it('edits another page than the open one', deep, async () => {
      const page = await openPage('/about?debug=1')
      const panel = await openTab(page, 'CMS')
      await panel.getByRole('combobox', { name: 'Page' }).selectOption('privacy')
      await panel.getByText('pages/privacy.yaml', { exact: true }).waitFor()
      expect(await panel.getByRole('link', { name: 'Open this page' }).getAttribute('href')).toBe('/privacy')
      await panel.locator('.row-title').nth(1).click()
      await panel.getByRole('textbox', { name: 'Title', exact: true }).fill('Said again')
      await panel.getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => read('pages/privacy.yaml')).toContain('title: Said again')
    })

    it('hides every block of the home page, which then says so, and brings them back', deep, async () => {
      const before = await read('pages/home.yaml')
      const page = await openPage('/?debug=1')
      const panel = await openTab(page, 'CMS')
      const switches = panel.getByRole('switch', { name: /^Show / })
      await switches.first().waitFor()
      const count = await switches.count()
      for (let index = 0; index < count; index++) {
        await switches.nth(index).click()
        await expect.poll(() => switches.nth(index).getAttribute('aria-checked')).toBe('false')
      }
      await page.locator('main').getByText('Unable to load page content.').waitFor()
      expect(await page.locator('main h1').textContent()).toBe('Page Not Found')
      await panel.waitFor()
      for (let index = 0; index < count; index++) {
        await panel.getByRole('button', { name: 'Undo' }).click()
        await expect
          .poll(
            async () =>
              (await switches.evaluateAll((all) => all.filter((item) => item.getAttribute('aria-checked') === 'true')))
                .length,
          )
          .toBe(index + 1)
      }
      expect(await read('pages/home.yaml')).toBe(before)
      await page.locator('#home-hero').waitFor()
    })
  })

  it('Network lists the page’s requests and slows the site’s fetches, not the panel’s', async () => {
    const page = await openPage('/platform?debug=1')
    const panel = await openTab(page, 'Network')
    await panel.getByRole('row', { name: /\/platform\?debug=1/ }).waitFor()
    expect(await panel.getByRole('row', { name: /__libretto/ }).count()).toBe(0)
    await panel.getByLabel('with the panel’s own').check()
    await panel.getByRole('row', { name: /__libretto\/client\.js/ }).waitFor()
    const fetchMs = () =>
      page.evaluate(async () => {
        const start = performance.now()
        await (await fetch('/search-index.json')).text()
        return performance.now() - start
      })
    await panel.getByRole('radio', { name: 'Congested' }).check()
    // 300 ms ± 50 ms for the round trip alone.
    expect(await fetchMs()).toBeGreaterThan(249)
    await panel.getByRole('tab', { name: 'Data' }).click()
    await panel.getByRole('tab', { name: 'Simulation' }).click()
    expect(await panel.getByLabel('Network').inputValue()).toBe('congested')
    await page.keyboard.press('Control+Shift+D')
    await panel.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.fetch.toString())).toContain('[native code]')
    await page.keyboard.press('Control+Shift+D')
    expect(await fetchMs()).toBeGreaterThan(249)
    await openTab(page, 'Network')
    await panel.getByRole('radio', { name: 'Off' }).check()
    expect(await page.evaluate(() => window.fetch.toString())).toContain('[native code]')
  })

  it('Perf shows vitals, weight against the budgets, hydration and why pages were rebuilt', deep, async () => {
    const page = await openPage('/security?debug=1')
    const panel = await openTab(page, 'Perf')
    await expect
      .poll(() => panel.locator('.vital', { hasText: 'TTFB' }).textContent())
      .toMatch(/\d ms(?:good|needs improvement|poor)/)
    // The panel was opened with the page and its tabs were pressed: neither counts.
    expect(await panel.locator('.vital', { hasText: 'INP' }).textContent()).toBe('INP–no interaction yet')
    expect(await panel.locator('.vital', { hasText: 'CLS' }).textContent()).toMatch(/^CLS0\.0[01]\dgood$/)
    await expect
      .poll(() => panel.locator('.bar-row', { hasText: 'CSS' }).textContent())
      .toMatch(/[\d.]+ KB of 15\.25 KB$/)
    await expect.poll(() => panel.locator('.bar-row', { hasText: 'HTML' }).textContent()).toMatch(/[\d.]+ KB of 30 KB$/)
    expect(await panel.locator('.bar-row', { hasText: 'Fonts' }).textContent()).toMatch(/[\d.]+ KB of 45 KB$/)
    expect(await panel.locator('.bar-row', { hasText: 'Script before interaction' }).textContent()).toMatch(
      /[\d.]+ KB of 92 KB$/,
    )
    expect(await panel.locator('.bar-row', { hasText: 'Style sheets' }).textContent()).toMatch(/\d of 4$/)
    const text = await read('pages/security.yaml')
    const report = site.nextReport(({ isServed }) => isServed)
    await site.write(
      'pages/security.yaml',
      text.replace(
        /^description: .*$/m,
        'description: What is encrypted, by what, and which certificates stand behind it, as a test has written it.',
      ),
    )
    await report
    const newest = panel.locator('.build').first()
    await newest.getByText('Changed: pages/security.yaml').waitFor()
    expect(await newest.locator('.reasons').textContent()).toMatch(/\/security.*head\.description/)
    await newest.locator('.bar-row', { hasText: 'render' }).waitFor()
  })

  it('Perf weighs fonts that the browser took from its cache or only confirmed', deep, async () => {
    const page = await openPage('/security?debug=1')
    const panel = await openTab(page, 'Perf')
    const fonts = () => panel.locator('.bar-row', { hasText: 'Fonts' }).textContent()
    await expect.poll(fonts).toMatch(/^Fonts[1-9][\d.]* KB of 45 KB$/)
    const weight = (await fonts())?.replace('Fonts', '')
    // A reload asks whether the fonts are still valid, the next page takes them from the cache.
    await page.reload()
    await expect.poll(fonts).toBe(`Fonts, from the cache${weight}`)
    await page.goto(`${site.url}/terms?debug=1`)
    await expect.poll(fonts).toBe(`Fonts, from the cache${weight}`)
    await openTab(page, 'Network')
    const row = panel.getByRole('row', { name: /\.woff2/ }).first()
    expect(await row.locator('.row-meta').textContent()).toMatch(/font by \w+ · (?:cache|not modified)/)
    expect(await row.getByRole('cell').first().textContent()).toMatch(/^[1-9][\d.]* KB$/)
  })

  it('Assets searches, filters, shows use and cost, and a placeholder for a broken picture', deep, async () => {
    const logo = await read('assets/logo.svg')
    const report = site.nextReport(({ isServed }) => isServed)
    await site.write('assets/unused-copy.svg', logo)
    await report
    const page = await openPage('/about?debug=1', {}, (fresh) =>
      fresh.route(/diagrams\/media-path/, (route) => route.fulfill({ status: 404 })),
    )
    const panel = await openTab(page, 'Assets')
    const assets = panel.locator('.asset')
    await assets.first().waitFor()
    const all = await assets.count()
    await panel.getByLabel('Type').selectOption('image')
    await expect.poll(() => assets.count()).toBeLessThan(all)
    await panel.getByRole('searchbox', { name: 'Search' }).fill('media-path')
    await panel.getByText('media-path.svg cannot be shown').waitFor({ state: 'attached' })
    complaints = complaints.filter((text) => !text.includes('404'))
    await panel.getByRole('button', { name: 'List' }).click()
    await panel.locator('.asset-list').waitFor()
    // Pressed and under the pointer it is still seen.
    expect(
      await panel
        .getByRole('button', { name: 'List' })
        .evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color]),
    ).toEqual(['rgb(25, 23, 19)', 'rgb(251, 250, 248)'])
    await panel.getByRole('tab', { name: 'Usage Analytics' }).click()
    await panel.getByRole('region', { name: 'Unused' }).getByText('/assets/unused-copy.svg', { exact: true }).waitFor()
    await panel.getByText('/assets/diagrams/media-path.svg').click()
    await panel.getByRole('link', { name: '/platform', exact: true }).waitFor()
    await panel.getByRole('tab', { name: 'Storage Info' }).click()
    expect(await panel.getByRole('region', { name: 'Duplicates' }).textContent()).toMatch(
      /\/assets\/logo\.svg.*\/assets\/unused-copy\.svg/,
    )
    expect(await panel.getByRole('region', { name: 'By type' }).textContent()).toMatch(/image · \d+ files/)
  })

  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 768],
  ] as const) {
    // Two tabs in one scheme by default; `npm run test:deep` looks at all of them in both.
    it(
      `has no violations of axe in any tab, ${colorScheme} at ${width} pixels`,
      colorScheme === 'dark' ? deep : {},
      async () => {
        const page = await openPage('/performance?debug=1', { colorScheme, viewport: { width, height: 800 } })
        await panelOf(page).waitFor()
        const found: string[] = []
        const look = async (state: string) => {
          const { violations } = await new AxeBuilder({ page })
            .withTags(axeTags)
            .setLegacyMode(true)
            .include('libretto-panel')
            .analyze()
          for (const { id, nodes } of violations)
            for (const { target, failureSummary } of nodes)
              found.push(`${state}: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`)
        }
        for (const name of process.env.DEEP === undefined ? (['Debug', 'CMS'] as const) : tabNames) {
          const panel = await openTab(page, name)
          if (name === 'CMS') await panel.locator('.row-title').nth(1).click()
          if (name === 'Debug') await panel.locator('.component .row-title').last().click()
          await page.waitForFunction(() =>
            [...(document.querySelector('libretto-panel')?.shadowRoot?.querySelectorAll('img') ?? [])].every(
              (image) => image.complete,
            ),
          )
          await look(name)
          for (const part of innerTabs[name] ?? []) {
            await panel.getByRole('tab', { name: part }).click()
            await look(`${name}, ${part}`)
          }
        }
        expect(found).toEqual([])
      },
    )
  }
})
