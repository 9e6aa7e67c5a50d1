// The scroll after a link: when it comes, where it ends, and the ways to reach a page after which it does not come. No
// framework takes part, so one engine is enough. Each page records the scrolls made by script.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { scrollAnchors } from '#runtime/page/scroll-target.ts'
import { describeSite, started, stopClock } from './site-browser.ts'

interface ScrollRecord {
  target: string
  behavior: ScrollBehavior | undefined
}

const prepare = async (page: Page) => {
  await page.addInitScript(() => {
    Object.assign(window, { realEntries: performance.getEntriesByType.bind(performance) })
  })
  await page.clock.install()
  await page.addInitScript(() => {
    // A clock driven by hand forgets how the page was reached.
    Object.assign(performance, {
      getEntriesByType: (window as unknown as { realEntries: Performance['getEntriesByType'] }).realEntries,
    })
    const scrolls: ScrollRecord[] = []
    Object.assign(window, { scrolls })
    const { scrollTo, Element } = window
    const { scrollIntoView } = Element.prototype
    Object.assign(window, {
      scrollTo: (to: ScrollToOptions) => {
        scrolls.push({ target: `${to.top}`, behavior: to.behavior })
        scrollTo(to)
      },
    })
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element, to?: ScrollIntoViewOptions) {
        scrolls.push({ target: this.id, behavior: to?.behavior })
        scrollIntoView.call(this, to)
      },
    })
  })
}
const scrolls = (page: Page) => page.evaluate(() => (window as unknown as { scrolls: ScrollRecord[] }).scrolls)
const behaviors = async (page: Page) => (await scrolls(page)).map((scroll) => scroll.behavior)

const moves = {
  back: (page: Page) => page.goBack(),
  forward: (page: Page) => page.goForward(),
  reload: (page: Page) => page.reload(),
}

/** Follows a link; `act` is what the visitor does before the page is complete. */
async function follow(page: Page, href: string, act?: () => Promise<void>): Promise<void> {
  const arrived = page.waitForEvent('load')
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
  }, href)
  if (act) {
    await page.waitForURL(`**${href}`, { waitUntil: 'commit' })
    await act()
  }
  await arrived
  await started(page)
}

/** Pixels between the header and an element. */
const gap = (page: Page, selector: string) =>
  page.evaluate((name) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    // At its end a page cannot go further.
    return isAtEnd ? 16 : Math.round((document.querySelector(name)?.getBoundingClientRect().top ?? 0) - header)
  }, selector)

describeSite(
  'scroll after a link',
  (site) => {
    it('goes to the anchor of each route, 16 px below the header, and leaves the focus', async () => {
      const page = await site.open('/', { reducedMotion: 'reduce', prepare })
      await stopClock(page)
      // A page without an anchor of its own goes to its first id that is not a hero.
      for (const [route, selector] of [
        ...Object.entries(scrollAnchors).map(([path, id]) => [path, `#${id}`] as const),
        ['/about', 'main [id]:not([id*=hero])'] as const,
      ]) {
        await follow(page, route)
        await page.clock.runFor(100)
        expect([route, await gap(page, selector), await behaviors(page)]).toEqual([route, 16, ['instant']])
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      }
    })

    it('stops below the bar of the documentation on a small screen', async () => {
      const page = await site.open('/', {
        reducedMotion: 'reduce',
        prepare,
        viewport: { width: 390, height: 780 },
      })
      await stopClock(page)
      for (const route of ['/docs', '/docs/integration', '/docs/sdk', '/api'] as const) {
        await follow(page, route)
        await page.clock.runFor(100)
        const { bottom = 0 } = await page.locator('.docs-menu').evaluate((bar) => bar.getBoundingClientRect())
        const { top = 0 } = await page
          .locator(`#${scrollAnchors[route]}`)
          .evaluate((target) => target.getBoundingClientRect())
        expect([route, Math.round(top - bottom)]).toEqual([route, 16])
      }
    })

    it('comes once, smoothly, 100 ms after the page is ready; not again after Back, Forward and a reload', async () => {
      const page = await site.open('/', { prepare })
      await stopClock(page)
      await follow(page, '/platform')
      await page.clock.runFor(90)
      expect(await scrolls(page)).toEqual([])
      await page.clock.runFor(10)
      expect(await scrolls(page)).toEqual([{ target: 'platform-metrics', behavior: 'smooth' }])
      await expect.poll(() => gap(page, '#platform-metrics')).toBe(16)
      await page.clock.runFor(5000)
      expect(await scrolls(page)).toHaveLength(1)

      await follow(page, '/security')
      await page.clock.runFor(200)
      for (const [move, path] of [
        ['back', '/platform'],
        ['back', '/'],
        ['forward', '/platform'],
        ['forward', '/security'],
        ['reload', '/security'],
      ] as const) {
        await moves[move](page)
        await started(page)
        expect(new URL(page.url()).pathname).toBe(path)
        await page.clock.runFor(1000)
        expect(await scrolls(page)).toEqual([])
      }
    })

    it('does not come for an anchor, the home page, an entry from elsewhere, or a visitor who has moved', async () => {
      const page = await site.open('/platform', { prepare })
      await stopClock(page)
      await page.clock.runFor(1000)
      expect(await scrolls(page)).toEqual([])
      await follow(page, '/docs/integration#mobile-integration')
      await page.clock.runFor(1000)
      expect(await scrolls(page)).toEqual([])
      await expect
        .poll(() => gap(page, '#mobile-integration'))
        .toSatisfy((pixels: number) => pixels >= 0 && pixels < 100)
      await follow(page, '/')
      await page.clock.runFor(1000)
      expect(await scrolls(page)).toEqual([])
      await page.goto(`${site.url()}/security`, { referer: 'https://search.example.com/' })
      await started(page)
      await page.clock.runFor(1000)
      expect(await scrolls(page)).toEqual([])
      await page.mouse.move(600, 400)
      for (const [name, move] of [
        ['wheel', () => page.mouse.wheel(0, 300)],
        ['keydown', () => page.keyboard.press('Shift')],
        ['pointerdown', () => page.mouse.down()],
      ] as const) {
        await follow(page, '/platform')
        await page.clock.runFor(50)
        await page.evaluate(
          (event) => addEventListener(event, () => document.body.setAttribute('data-moved', event)),
          name,
        )
        await move()
        await page.locator(`body[data-moved=${name}]`).waitFor()
        await page.clock.runFor(1000)
        expect([name, await scrolls(page)]).toEqual([name, []])
      }
      await page.mouse.up()
      // A key may come before the page's own script.
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\.js$/, (route) => held.then(() => route.continue()))
      await follow(page, '/platform', async () => {
        await page.locator('footer').waitFor({ state: 'attached' })
        await page.keyboard.press('Shift')
        release()
      })
      await page.clock.runFor(1000)
      expect(await scrolls(page)).toEqual([])
      // The same page does scroll for a visitor who waits.
      await follow(page, '/security')
      await page.clock.runFor(100)
      expect(await behaviors(page)).toEqual(['smooth'])
    })
  },
  ['react'],
)
