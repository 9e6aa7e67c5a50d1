// A site in two languages and one that is written from right to left, as visitors find them.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { libretto, readFolder } from '../setup/mini-site.ts'
import { findViolations } from './find-violations.ts'
import { findLayoutProblems } from './layout-checks.ts'
import { describeSite, type SiteBrowser, started } from './site-browser.ts'

async function contentOf(name: string): Promise<Record<string, string | Uint8Array>> {
  const folder = join(libretto, 'tests/sites/valid', name, 'content')
  const files = Object.entries(await readFolder(folder)).map(
    async ([path, text]) => [path, path.endsWith('.png') ? await readFile(join(folder, path)) : text] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}

async function expectNothingFound(site: SiteBrowser, path: string): Promise<void> {
  const page = await site.open(path)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findViolations(page, path)).toEqual([])
    expect(await page.evaluate(findLayoutProblems)).toEqual([])
  }
}

const tagged = (title: string) => `---\ntitle: ${title}\npublishedAt: 2026-01-01\ntags: [C++]\n---\n\nنص.\n`

describeSite(
  'a site in two languages',
  (site) => {
    it('stays on the page when the language is changed, and leads to the start page where there is none', async () => {
      const page = await site.open('/prices')
      const choose = async (name: string) => {
        await page.locator('.language-button').click()
        await page.getByRole('link', { name, exact: true }).click()
      }
      await choose('Deutsch')
      await page.waitForURL('**/de/preise')
      await choose('English')
      await page.waitForURL('**/prices')
      await page.goto(`${site.url()}/blog/harbour`)
      await choose('Deutsch')
      await page.waitForURL(/\/de$/)
    })

    it('keeps the name of the language on one line beside a long name of the site', async () => {
      const page = await site.open('/', { viewport: { width: 375, height: 700 } })
      const heightOf = () => page.locator('.language-code').evaluate((code) => code.getBoundingClientRect().height)
      const before = await heightOf()
      await page.locator('.header .logo span:last-child').evaluate((name) => {
        name.textContent = 'The ferries of the northern and southern lakes'
      })
      expect(await heightOf()).toBe(before)
    })

    it('has a not-found page for each language where the host knows only one, at the asked address', async () => {
      const page = await site.open('/')
      const root = await (await fetch(`${site.url()}/404.html`)).text()
      // Like GitHub Pages: one page for all addresses that lead nowhere.
      await page.route(/\/nothing$/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: root }))
      for (const [path, language, title] of [
        ['/nothing', 'en', 'Oops! Page not found'],
        ['/de/nothing', 'de', 'Hoppla! Seite nicht gefunden'],
        ['/de/help/nothing', 'de', 'Hilfeartikel nicht gefunden'],
        ['/design/nothing', 'en', 'Oops! Page not found'],
      ] as const) {
        const logged = page.waitForEvent('console', (message) => message.text().endsWith(`not exist: ${path}`))
        await page.goto(site.url() + path)
        await logged
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        expect(await page.locator('h1').textContent()).toBe(title)
        expect(page.url()).toBe(site.url() + path)
      }
      site.takeProblems()
    })

    it('leads to the start of each language where no script runs', async () => {
      const page = await site.open('/404.html', { javaScriptEnabled: false })
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      await page.locator('.language-button').click()
      await page.getByRole('link', { name: 'Deutsch', exact: true }).click()
      await page.waitForURL(/\/de$/)
      site.takeProblems()
    })

    it('closes the list of languages with Escape and with a press outside', async () => {
      const page = await site.open('/de', { viewport: { width: 360, height: 700 } })
      const menu = page.locator('.language-menu')
      await started(page)
      await page.locator('.language-button').click()
      expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
      await page.keyboard.press('Escape')
      expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false)
      await page.locator('.language-button').click()
      await page.locator('h1').click({ position: { x: 5, y: 5 } })
      expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false)
    })

    itSome(1, [
      ['/', 'bicycle', '/help/bicycles'],
      ['/de', 'fahrrad', '/de/help/bicycles'],
    ])('finds below %s what is in that language', async (start, word, found) => {
      const page = await site.open(start)
      await page.locator('.search-button').first().click()
      const input = page.getByRole('combobox')
      await input.fill(word)
      await page.locator(`a[href="${found}"]`).waitFor()
      const hrefs = await page
        .locator('dialog a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs.every((href) => href?.startsWith('/de') === (start === '/de'))).toBe(true)
    })

    itSome(1, ['/', '/de', '/de/piers-of-the-lake'])('%s has nothing that axe or the layout checks find', (path) =>
      expectNothingFound(site, path),
    )
  },
  ['react'],
  await contentOf('two-languages'),
)

describeSite(
  'a site from right to left',
  (site) => {
    itSome(1, [360, 1280])('begins at the right at %i pixels, its English pages at the left', async (width) => {
      const startOf = async (path: string) => {
        const page = await site.open(path, { viewport: { width, height: 800 } })
        return page.evaluate(() => {
          const place = document.querySelector('.logo')?.getBoundingClientRect()
          return { direction: document.dir, isLeft: (place?.left ?? 0) < innerWidth - (place?.right ?? 0) }
        })
      }
      expect(await startOf('/')).toEqual({ direction: 'rtl', isLeft: false })
      expect(await startOf('/en')).toEqual({ direction: '', isLeft: true })
    })

    it('keeps an open menu beside its control, and code from left to right', async () => {
      const page = await site.open('/')
      await page.locator('.nav-group > summary').click()
      const panel = page.locator('.nav-panel')
      await panel.waitFor()
      const [control, box] = [await page.locator('.nav-group').boundingBox(), await panel.boundingBox()]
      const [end, panelEnd] = [control, box].map((place) => (place ? place.x + place.width : 0))
      expect(Math.abs((end ?? 0) - (panelEnd ?? 0))).toBeLessThan(20)
      expect(
        await page
          .locator('pre')
          .first()
          .evaluate((code) => getComputedStyle(code).direction),
      ).toBe('ltr')
      // Its copy button is where its lines end.
      const [frame, button] = await Promise.all(
        ['.prose figure', '.prose .copy'].map((selector) => page.locator(selector).first().boundingBox()),
      )
      expect((button?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThan((frame?.width ?? Infinity) / 2)
    })

    it.each(['/blog/tags', '/blog', '/blog/cpp'])(
      'keeps the signs of a tag in Latin letters in order on %s',
      async (path) => {
        const page = await site.open(path)
        const lefts = await page.locator('[href="/blog/tags/c-plus-plus"] bdi').evaluateAll((labels) =>
          [0, 2].map((index) => {
            const text = labels[0]?.firstChild ?? document
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            return range.getBoundingClientRect().left
          }),
        )
        expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
      },
    )

    it.each(['/', '/blog/summer', '/blog/tags', '/help'])('%s has nothing that axe or the layout checks find', (path) =>
      expectNothingFound(site, path),
    )
  },
  ['react'],
  { ...(await contentOf('right-to-left')), 'blog/cpp.md': tagged('C++'), 'blog/more.md': tagged('C++، ثانية') },
)
