// The site by keyboard alone: every control of every widget is reached by Tab in the order of the page, shows its
// focus, is not hidden under the header, and answers to keys. Native controls do the rest, so one engine is enough.

import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { listControls, walk } from './focus-walk.ts'
import { awake, describeSite, started } from './site-browser.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

async function openMenu(page: Page, menu: string): Promise<void> {
  const summary = page.locator(`${menu} > summary`)
  // The page below a menu takes the focus again when the browser has told that the menu is closed, which it does later.
  const takesFocus = async () => {
    await summary.focus()
    return summary.evaluate((element) => element === document.activeElement)
  }
  await expect.poll(takesFocus).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator(`${menu}[open]`).waitFor()
}

/** Arrows, Home and End choose the next, the first and the last tab of a row, and take the focus along. */
async function turnTabs(row: Locator): Promise<void> {
  const tabs = row.getByRole('tab')
  const count = await tabs.count()
  await row.locator('[aria-selected=true]').focus()
  for (const [key, index] of [
    ['End', count - 1],
    ['ArrowRight', 0],
    ['ArrowLeft', count - 1],
    ['Home', 0],
  ] as const) {
    await row.press(key)
    const state = () =>
      tabs.nth(index).evaluate((tab) => {
        const isShown = document.getElementById(tab.getAttribute('aria-controls') ?? '')?.checkVisibility()
        return [tab === document.activeElement, tab.getAttribute('aria-selected'), isShown]
      })
    await expect.poll(state).toEqual([true, 'true', true])
  }
}

const widgets = [
  ['/contact', 'ContactForm'],
  ['/careers', 'JobListing'],
  ['/downloads', 'DownloadCenter'],
  ['/downloads', 'SDKDownloadCenter'],
  ['/docs', 'PlatformSelection'],
  ['/docs/sdk', 'CodePlayground'],
  ['/api?endpoint=startCall', 'ApiExplorer'],
  ['/security', 'SecurityShowcase'],
  ['/performance', 'InteractiveBenchmarks'],
  ['/community', 'CommunityForum'],
  ['/help', 'HelpSearch'],
  ['/help/no-audio', 'HelpfulVote'],
] as const

describeSite(
  'the keyboard',
  (site) => {
    it('reaches every control of every widget, and each shows its focus', async () => {
      const page = await site.open('/', { reducedMotion: 'reduce' })
      const problems: string[] = []
      let address = '/'
      for (const [path, name] of widgets) {
        if (path !== address) await page.goto(site.url() + path)
        address = path
        await awake(page, name)
        const selector = `[data-island="${name}"]`
        const tabs = page.locator(`${selector} [role=tab]`)
        await page
          .locator(`${selector} [role=tab], ${selector} form, ${selector} button, ${selector} svg`)
          .first()
          .waitFor()
        const rounds = name === 'CommunityForum' ? await tabs.count() : 1
        for (let round = 0; round < rounds; round++) {
          if (round > 0) await tabs.nth(round).click()
          const stops = await walk(page, selector)
          const expected = await listControls(page, selector)
          expect(expected).not.toEqual([])
          expect([name, ...stops.map((stop) => stop.name)]).toEqual([name, ...expected])
          problems.push(
            ...stops
              .filter((stop) => stop.problem !== '')
              .map((stop) => `${path} ${name}: ${stop.name}: ${stop.problem}`),
          )
        }
        for (const row of await page.locator(`${selector} [role=tablist]:visible`).all()) await turnTabs(row)
      }
      expect(problems).toEqual([])
    })

    it('goes from the skip link through the header, and into an opened group and out of it', async () => {
      const page = await site.open('/platform', { reducedMotion: 'reduce' })
      await started(page)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Skip to content')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const stops = await walk(page, '.header')
      expect(stops.filter((stop) => stop.problem !== '')).toEqual([])
      expect(stops.map((stop) => stop.name)).toEqual(await listControls(page, '.header'))
      const platform = page.locator('[data-nav-group=platform]')
      await platform.locator('summary').focus()
      await page.keyboard.press('Space')
      const links = await platform.locator('.nav-panel-name').allTextContents()
      expect(links).toEqual(['Performance & Benchmarks', 'Security & Compliance', 'Enterprise Features'])
      for (const link of links) {
        await page.keyboard.press('Tab')
        expect(await focused(page)).toContain(link)
      }
      await page.keyboard.press('Tab')
      await page.locator('[data-nav-group=platform]:not([open])').waitFor()
      expect(await focused(page)).toBe('Resources')
    })

    it('opens the menus of a small screen, goes through their links, and comes back with Escape', async () => {
      const page = await site.open('/docs/sdk', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
      await started(page)
      for (const [menu, link] of [
        ['.small-menu', 'Getting Started'],
        ['.docs-menu', 'Getting Started'],
      ] as const) {
        await openMenu(page, menu)
        const expected = await listControls(page, `${menu} nav`)
        const stops = await walk(page, `${menu} nav`)
        expect(stops[0]?.name).toBe(`a ${link}`)
        expect(stops.map((stop) => stop.name)).toEqual(expected)
        expect(stops.filter((stop) => stop.problem !== '')).toEqual([])
        // The walk has left it.
        await page.locator(menu).evaluate((element) => element.setAttribute('open', ''))
        await page.locator(`${menu} nav a`).first().focus()
        await page.keyboard.press('Escape')
        await page.locator(`${menu}:not([open])`).waitFor()
        expect(
          await page.evaluate((name) => document.activeElement === document.querySelector(`${name} > summary`), menu),
        ).toBe(true)
      }
    })

    it('never leads to what an opened menu covers, and closes the menu when the focus leaves it', async () => {
      const page = await site.open('/docs/sdk', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
      await started(page)
      const reach = () =>
        page.evaluate(() =>
          [...document.body.children]
            .filter((part) => part instanceof HTMLElement && !part.inert)
            .map((part) => part.localName),
        )
      for (const menu of ['.small-menu', '.docs-menu']) {
        await openMenu(page, menu)
        if (menu === '.small-menu') await expect.poll(reach).toEqual(['header'])
        await page.locator(`${menu} nav a`).last().focus()
        await page.keyboard.press('Tab')
        // From the end of the page the focus goes to the browser first.
        if (menu === '.small-menu') await page.keyboard.press('Tab')
        await page.locator(`${menu}:not([open])`).waitFor()
        await expect.poll(reach).toContain('footer')
      }
    })

    it('gives the page back when a menu that covers it disappears on a wider screen', async () => {
      const page = await site.open('/about', { viewport: { width: 360, height: 740 } })
      await started(page)
      await page.locator('.small-menu > summary').click()
      await page.locator('main[inert]').waitFor({ state: 'attached' })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.locator('main:not([inert])').waitFor()
    })

    it('searches: the focus stays in the dialog, arrows choose, Enter opens what is chosen', async () => {
      const page = await site.open('/about')
      await page.locator('[data-search-key]:not([hidden])').waitFor()
      await page.getByRole('button', { name: 'Search', exact: true }).focus()
      await page.keyboard.press('Enter')
      const input = page.locator('.search-input')
      await input.waitFor()
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
      const seen = new Set<string>()
      for (let press = 0; press < 9; press++) {
        await page.keyboard.press('Tab')
        const [name, isInside] = await page.evaluate(
          () =>
            [
              document.activeElement?.textContent ?? '',
              document.activeElement?.closest('dialog, body')?.tagName === 'DIALOG',
            ] as const,
        )
        // From the last control the focus goes to the browser's own, never to the page behind.
        if (isInside) seen.add(name)
        else expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      }
      expect([...seen]).toEqual(
        expect.arrayContaining([
          'EscClose search',
          'getting started',
          'API reference',
          'WebRTC',
          'performance',
          'security',
        ]),
      )
      await page.getByRole('button', { name: 'API reference', exact: true }).press('Enter')
      await page.locator('.search-hit').nth(1).waitFor()
      // The chip is gone with what was typed in its place.
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
      const hits = await page
        .locator('.search-hit')
        .evaluateAll((found) => found.map((hit) => [hit.id, hit.getAttribute('href')] as const))
      expect(await input.getAttribute('aria-activedescendant')).toBe(hits[0]?.[0])
      await page.keyboard.press('ArrowUp')
      expect(await page.locator('.search-hit[aria-selected=true]').getAttribute('id')).toBe(hits.at(-1)?.[0])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      expect(await page.locator('.search-hit[aria-selected=true]').getAttribute('id')).toBe(hits[1]?.[0])
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${hits[1]?.[1]}`)
    })

    it('filters positions, opens their details, and gets its place back after a run', async () => {
      const page = await site.open('/careers')
      await awake(page, 'JobListing')
      await page.getByPlaceholder('Search positions...').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Rem')
      await page.getByText('4 positions', { exact: true }).waitFor()
      const details = page.locator('.job-details').first()
      await details.locator('summary').focus()
      await page.keyboard.press('Enter')
      expect(await details.evaluate((element) => element.hasAttribute('open'))).toBe(true)
      await page.keyboard.press('Space')
      expect(await details.evaluate((element) => element.hasAttribute('open'))).toBe(false)

      await page.clock.install()
      await page.goto(`${site.url()}/performance`)
      await awake(page, 'InteractiveBenchmarks')
      const run = page
        .getByRole('tabpanel', { name: 'Latency Performance' })
        .getByRole('button', { name: 'Run Benchmark' })
      await run.focus()
      await page.keyboard.press('Space')
      await page.clock.runFor(2000)
      await expect.poll(() => focused(page)).toBe('Run Benchmark')
    })
  },
  ['react'],
)
