// The layout of every page at many widths, in one context: nothing scrolls sideways, is cut off, overlaps other text,
// is too small to press, hides under the bar or moves while it loads. Islands do not hydrate here: each has tests of
// its own for that.

import { chromium } from 'playwright'
import { expect, inject, it } from 'vitest'
import { addressOf, readPages } from '../dist/dist-files.ts'
import { deep, itSome, somePages } from '../setup/deep.ts'
import { checkLayout } from './check-layout.ts'
import { findLayoutProblems } from './layout-checks.ts'
import { awake, describeSite, launchArguments, started } from './site-browser.ts'

/** Widths between those that a page is designed at. */
const widthsBetween = [480, 600, 768, 834, 1024, 1100, 1536, 1920]
/** How many of them each page but the first is looked at; `npm run test:deep` looks at all. */
const sampleSize = process.env.DEEP === undefined ? 1 : widthsBetween.length
const addresses = somePages(
  [...readPages(inject('dist'))]
    .filter(([, html]) => !html.includes('http-equiv="refresh"'))
    .map(([file]) => addressOf(file)),
)

/** The narrowest last: it is the one a page is not loaded at. Pages take turns with the widths between. */
function widthsOf(address: string): number[] {
  const turn = addresses.indexOf(address) * sampleSize
  const between =
    address === '/' ? widthsBetween : Array.from({ length: sampleSize }, (_, index) => betweenAt(turn + index))
  return [360, 1280, ...between, 320]
}

function betweenAt(index: number): number {
  return widthsBetween[index % widthsBetween.length] ?? 480
}

describeSite(
  'layout',
  (site) => {
    it('holds on pages from 320 to 1920 pixels', async () => {
      const page = await site.open('/', { reducedMotion: 'reduce' })
      const problems: string[] = []
      for (const address of addresses)
        problems.push(...(await checkLayout(page, site.url() + address, widthsOf(address))))
      site.takeProblems()
      expect(problems).toEqual([])
    })

    it('keeps every text in its place with the spacing that readers may ask for', async () => {
      const problems: string[] = []
      const page = await site.open('/', { bypassCSP: true, reducedMotion: 'reduce' })
      for (const address of [
        '/',
        addresses.find((path) => path.startsWith('/case-studies/field')) ?? '',
        '/careers',
        '/docs/sdk',
      ]) {
        await page.goto(site.url() + address, { waitUntil: 'load' })
        await page.addStyleTag({
          content:
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
            'p { margin-bottom: 2em !important }',
        })
        if (address === '/') await page.locator('.timeline-count:not(:empty)').waitFor()
        for (const problem of await page.evaluate(findLayoutProblems)) problems.push(`${address}: ${problem}`)
      }
      expect(problems).toEqual([])
    })

    it('stops at anchors, and sticks the side menu, below a header of two rows', async () => {
      const page = await site.open('/', {
        viewport: { width: 1100, height: 800 },
        prepare: async (tab) =>
          void (await tab.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () => {
              const spacing = new CSSStyleSheet()
              spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
              document.adoptedStyleSheets.push(spacing)
            }),
          )),
      })
      const places = () =>
        page.evaluate(() => {
          const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
          const below = (selector: string) =>
            Math.round((document.querySelector(selector)?.getBoundingClientRect().top ?? 0) - bottom)
          return [bottom > 100, below(':target'), below('.docs-nav')]
        })
      await page.goto(`${site.url()}/docs#before-you-start`)
      await expect.poll(places).toEqual([true, 16, 0])
      await page.evaluate(() => (location.hash = '#follow-the-call'))
      await expect.poll(places).toEqual([true, 16, 0])
      await page.setViewportSize({ width: 1600, height: 800 })
      await expect.poll(async () => (await places())[2]).toBe(0)
    })

    it('leaves a phone on its side its text: only the header stays in view', async () => {
      const page = await site.open('/api', { viewport: { width: 667, height: 375 } })
      const covering = await page.evaluate(() =>
        ['.header', '.docs-menu', '.execute-bar'].filter((bar) => {
          const element = document.querySelector(bar)
          return element && /sticky|fixed/.test(getComputedStyle(element).position)
        }),
      )
      expect(covering).toEqual(['.header'])
      await page.evaluate(() => (location.hash = '#explorer-paths'))
      const gap = () =>
        page.evaluate(() =>
          Math.round(
            (document.querySelector(':target')?.getBoundingClientRect().top ?? 0) -
              (document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0),
          ),
        )
      await expect.poll(gap).toBe(16)
    })

    it('gives a finger 44 pixels for every button and every link of the frame, the toasts and the search', async () => {
      const page = await site.open('/', {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      })
      const findSmall = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              ':is(button, summary, select, .segments label, .timeline-scrub), ' +
                ':is(nav, footer, .docs-actions, .related-list) a',
            ),
          ]
            .filter(
              (element) =>
                element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
                !element.closest('.visually-hidden'),
            )
            .map(
              (element) =>
                [
                  `${element.localName}.${element.className} ${element.textContent.trim()}`,
                  element.getBoundingClientRect().height,
                ] as const,
            )
            .filter(([, height]) => height < 43.5),
        )
      for (const address of ['/', '/docs/sdk', '/blog/choosing-a-codec', '/nothing']) {
        await page.goto(site.url() + address, { waitUntil: 'load' })
        await started(page)
        expect([address, ...(await findSmall())]).toEqual([address])
      }
      await expect.poll(() => site.takeProblems().join()).toContain('404 Error')
      await page.locator('[data-search]').click()
      await page.locator('.chip').first().waitFor()
      expect(await findSmall()).toEqual([])
      await page.goto(`${site.url()}/community`)
      await awake(page, 'CommunityForum')
      await page.getByRole('button', { name: 'New Thread' }).click()
      await page.locator('.toast').waitFor()
      expect(await findSmall()).toEqual([])
    })

    it('shows in forced colours the track of the slider', async () => {
      const page = await site.open('/', { forcedColors: 'active', colorScheme: 'dark' })
      const track = await page.locator('.timeline-scrub').evaluate((slider) => getComputedStyle(slider).backgroundImage)
      expect(track).toContain('gradient')
    })

    it(
      'shows in forced colours the focus of the search, the selected hit and the button that is off',
      deep,
      async () => {
        const page = await site.open('/performance', { forcedColors: 'active', colorScheme: 'dark' })
        await page.locator('[data-search]').click()
        await page.locator('.search-input').fill('call')
        await page.locator('.search-hit').nth(1).waitFor()
        const outlines = await page
          .locator('.search-row, .search-hit')
          .evaluateAll((found) =>
            found
              .slice(0, 3)
              .map((element) => [getComputedStyle(element).outlineStyle, getComputedStyle(element).outlineColor]),
          )
        expect(outlines.map(([style, color]) => style === 'solid' && color !== 'rgba(0, 0, 0, 0)')).toEqual([
          true,
          true,
          false,
        ])
        await page.keyboard.press('Escape')
        await awake(page, 'InteractiveBenchmarks')
        const run = page.getByRole('button', { name: 'Run Benchmark' }).first()
        const colorOf = () => run.evaluate((element) => getComputedStyle(element).color)
        const before = await colorOf()
        await run.click()
        expect(await colorOf()).not.toBe(before)
      },
    )

    it('does not move when the menu covers it, where the browser shows a scroll bar', async () => {
      // The browser of the other tests hides scroll bars.
      const browser = await chromium.launch({
        executablePath: inject('chromium'),
        args: launchArguments(),
        ignoreDefaultArgs: ['--hide-scrollbars'],
      })
      try {
        const page = await browser.newPage({ viewport: { width: 640, height: 450 } })
        await page.goto(`${site.url()}/about`, { waitUntil: 'load' })
        const places = () =>
          page
            .locator('.menu-button, h1')
            .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().right))
        const before = await places()
        await page.locator('.menu-button').click()
        await page.locator('.menu-panel').waitFor()
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
        expect(await places()).toEqual(before)
      } finally {
        await browser.close()
      }
    })

    itSome(1, [
      ['/downloads', [680, 760, 1280]],
      ['/docs/sdk', [700, 760, 1000, 1024, 1100, 1280, 1440]],
    ])('keeps cells side by side on %s apart, also where the window is narrow', async (address, widths) => {
      const page = await site.open(address)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const [gap, sideways] = await page.evaluate(() => {
          const [first, second] = [...document.querySelectorAll('.cells article')].map((article) =>
            article.getBoundingClientRect(),
          )
          return [(second?.left ?? 0) - (first?.right ?? 0), document.documentElement.scrollWidth - innerWidth]
        })
        expect([width, (gap ?? 0) >= 32, sideways]).toEqual([width, true, 0])
      }
    })

    it('keeps every text in its place for readers whose browser writes twice as large', deep, async () => {
      const browser = await chromium.launch({
        executablePath: inject('chromium'),
        args: [...launchArguments(), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
      })
      try {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
        const problems: string[] = []
        for (const address of ['/enterprise', '/docs/integration', '/downloads', '/contact']) {
          await page.goto(site.url() + address, { waitUntil: 'load' })
          for (const problem of await page.evaluate(findLayoutProblems)) problems.push(`${address}: ${problem}`)
        }
        await page.setViewportSize({ width: 390, height: 800 })
        for (const address of ['/', '/docs/sdk', '/security', '/downloads', '/contact', '/help']) {
          await page.goto(site.url() + address, { waitUntil: 'load' })
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          if (sideways > 0) problems.push(`${address}: scrolls sideways by ${sideways} px`)
        }
        await page.setViewportSize({ width: 640, height: 450 })
        await page.goto(site.url(), { waitUntil: 'load' })
        await page.locator('.timeline-count:not(:empty)').waitFor()
        const [play = 0, count = 0] = await page.evaluate(() => [
          document.querySelector('.timeline-play')?.getBoundingClientRect().right,
          document.querySelector('.timeline-count')?.getBoundingClientRect().left,
        ])
        expect([problems, play > 0 && play <= count]).toEqual([[], true])
      } finally {
        await browser.close()
      }
    })

    it('shows the explorer in the upper half of the first screen, and the facts about its page after it', async () => {
      const page = await site.open('/api')
      await page.setViewportSize({ width: 1280, height: 800 })
      const [top = 0, bottom = 0, meta = 0] = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        return [boxOf('.explorer')?.top, boxOf('.explorer')?.bottom, boxOf('.docs-meta')?.top]
      })
      expect([top > 0 && top < 400, meta > bottom]).toEqual([true, true])
    })

    itSome(2, [
      [360, 1],
      [768, 2],
      [1440, 3],
    ])('shows certifications as a grid, at %i pixels in %i columns, their dates as facts', async (width, columns) => {
      const page = await site.open('/security')
      await page.setViewportSize({ width, height: 800 })
      const grid = page.getByRole('list', { name: 'Reports, attestations and certificates' })
      const lefts = await grid
        .locator('> li')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
      expect([lefts.length, new Set(lefts).size]).toEqual([6, columns])
      const soc = grid.locator('> li').filter({ hasText: 'SOC 2 Type II' })
      expect(await soc.getByText('Valid until 31 December 2024', { exact: true }).isVisible()).toBe(true)
      expect(await soc.locator('.tone-ok').count()).toBe(0)
      expect(await page.locator('main').innerText()).not.toMatch(/renewal/i)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  },
  ['react'],
)
