// Whatever opens beside a control stays within the window, and its positioning code is loaded when a visitor first
// needs it.

import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { type LoadedFiles, openCounting } from './loaded-files.ts'
import { awake, describeSite, started } from './site-browser.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const boxOf = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  })

/** Whether an element is as many pixels away from every edge of the window, but for the fractions of one. */
function isWithin({ left, top, right, bottom }: Box, page: Page, edge = 7.5): boolean {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return left >= edge && top >= edge && right <= width - edge && bottom <= height - edge
}

const positioning = async (loaded: LoadedFiles) =>
  (await loaded('script')).filter(({ text }) => text.includes('getClippingRect'))

describeSite('positioning is loaded', (site) => {
  itSome(1, ['/', '/docs', '/blog/choosing-a-codec'])('by no reader of %s', async (path) => {
    const { page, loaded } = await openCounting(site, path)
    await page.mouse.move(600, 600)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    expect((await loaded('script')).length).toBeGreaterThan(1)
    expect(await positioning(loaded)).toEqual([])
  })

  itSome(1, [
    ['pointer', (page: Page) => page.locator('[data-nav-group=docs] > summary').hover()],
    ['focus', (page: Page) => page.locator('[data-nav-group=docs] > summary').focus()],
  ])('by the first %s on a group of the bar, alone and with no framework', async (_way, reach) => {
    const { page, loaded } = await openCounting(site, '/blog/choosing-a-codec')
    await page.waitForLoadState('networkidle')
    const { length: before } = await loaded('script')
    await reach(page)
    await expect.poll(() => positioning(loaded)).toHaveLength(1)
    const added = (await loaded('script')).slice(before)
    expect(added).toHaveLength(1)
    expect(added[0]?.bytes).toBeLessThanOrEqual(7.5 * 1024)
  })

  it('by a tooltip before it shows', async () => {
    const { page, loaded } = await openCounting(site, '/api?endpoint=startCall')
    await awake(page, 'ApiExplorer')
    await page.waitForLoadState('networkidle')
    expect(await positioning(loaded)).toEqual([])
    await page.getByRole('button', { name: 'Copy address' }).hover()
    await expect.poll(() => positioning(loaded)).toHaveLength(1)
  })
})

const wideBar = {
  'site.yaml': 'name: Example\nurl: https://example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: A page that is as it should be.\n',
  'navigation.yaml': `main:
  - { id: about, label: About the company and its people, href: / }
  - { id: partners, label: Partners and integrators, href: / }
  - id: last
    label: Resources
    children:
      - { id: one, label: One, href: /, description: The first of four }
      - { id: two, label: Two, href: /, description: The second of four }
      - { id: three, label: Three, href: /, description: The third of four }
      - { id: four, label: Four, href: /, description: The fourth of four }
`,
}

const panel = (page: Page) => page.locator('[data-nav-group=last] > .nav-panel')
const summary = (page: Page) => page.locator('[data-nav-group=last] > summary')

describeSite(
  'a panel of the bar',
  (site) => {
    itSome(1, [1024, 1100])('stays within a window of %i pixels, which CSS alone would let it cross', async (width) => {
      const viewport = { width, height: 700 }
      const plain = await site.open('/', { viewport, javaScriptEnabled: false })
      await summary(plain).click()
      expect(isWithin(await boxOf(panel(plain)), plain)).toBe(false)
      const page = await site.open('/', { viewport })
      await started(page)
      await summary(page).hover()
      await panel(page).waitFor()
      await expect.poll(async () => isWithin(await boxOf(panel(page)), page)).toBe(true)
      // It moves no further than it has to, and stays below its group.
      expect((await boxOf(panel(page))).right).toBeCloseTo(width - 8, 0)
      expect((await boxOf(panel(page))).top).toBeCloseTo(
        (await boxOf(plain.locator('[data-nav-group=last]'))).bottom,
        0,
      )
    })

    it('is where CSS puts it when there is room, and follows a window that becomes narrow', async () => {
      const plain = await site.open('/', { javaScriptEnabled: false })
      await summary(plain).click()
      const page = await site.open('/')
      await summary(page).click()
      await page.locator('.nav-panel[data-side=bottom]').waitFor()
      expect(await boxOf(panel(page))).toEqual(await boxOf(panel(plain)))
      await page.setViewportSize({ width: 1024, height: 150 })
      await expect.poll(async () => isWithin(await boxOf(panel(page)), page)).toBe(true)
      // What does not fit is scrolled to.
      const last = panel(page).locator('a').last()
      expect(isWithin(await boxOf(last), page)).toBe(false)
      await last.focus()
      expect(isWithin(await boxOf(last), page)).toBe(true)
    })
  },
  ['react'],
  wideBar,
)

describeSite(
  'the code that moves a panel',
  (site) => {
    it('finds one that was opened before it ran', async () => {
      const open = () => {
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('[data-nav-group=last]')?.setAttribute('open', ''),
        )
      }
      const page = await site.open('/', {
        viewport: { width: 1024, height: 700 },
        prepare: async (tab) => void (await tab.addInitScript(open)),
      })
      await expect.poll(async () => isWithin(await boxOf(panel(page)), page)).toBe(true)
    })

    it('leaves no style behind on one that closes', deep, async () => {
      const page = await site.open('/', { viewport: { width: 1024, height: 700 } })
      await started(page)
      await summary(page).click()
      await page.locator('.nav-panel[data-side=bottom]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.nav-panel:not([data-side])').waitFor({ state: 'attached' })
      expect((await panel(page).getAttribute('style')) ?? '').toBe('')
    })

    it('is not needed for one to open', async () => {
      const page = await site.open('/')
      await started(page)
      await page.route('**/assets/chunk-*.js', (route) => route.abort())
      await summary(page).hover()
      await panel(page).waitFor()
      expect((await panel(page).getAttribute('style')) ?? '').toBe('')
      expect(site.takeProblems().length).toBeGreaterThan(0)
    })
  },
  ['react'],
  wideBar,
)

describeSite('a tooltip', (site) => {
  const tooltip = (page: Page) => page.locator('.tooltip-host > .tooltip')

  async function openExplorer(viewport: { width: number; height: number }): Promise<Page> {
    const page = await site.open('/api?endpoint=startCall', { viewport })
    await awake(page, 'ApiExplorer')
    await page.getByRole('button', { name: 'Copy address' }).waitFor()
    return page
  }

  it('is above its control and ends with it', async () => {
    const page = await openExplorer({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Copy address' }).hover()
    await page.locator('.tooltip[data-side=top]').waitFor()
    const [control, text] = [await boxOf(page.locator('.tooltip-host')), await boxOf(tooltip(page))]
    expect([text.right, text.bottom]).toEqual([control.right, control.top])
  })

  it('is below its control where the bar at the top would lie over it', deep, async () => {
    const page = await openExplorer({ width: 1280, height: 800 })
    const control = page.getByRole('button', { name: 'Copy address' })
    await control.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' }),
    )
    await control.hover()
    await page.locator('.tooltip[data-side=bottom]').waitFor()
    await page.clock.install()
    expect((await boxOf(tooltip(page))).top).toBe((await boxOf(page.locator('.tooltip-host'))).bottom)
    // A pointer reaches it across the gap, which belongs to it, and it stays.
    await tooltip(page).hover()
    await page.clock.runFor(1000)
    expect(await tooltip(page).isVisible()).toBe(true)
  })

  itSome(1, [
    ['top', 'left'],
    ['top', 'right'],
    ['bottom', 'left'],
    ['bottom', 'right'],
  ] as const)('is within the window at its %s %s corner', async (vertical, horizontal) => {
    for (const width of [360, 1280]) {
      const page = await openExplorer({ width, height: 740 })
      await page.locator('.tooltip-host').evaluate(
        (host, sides) => {
          host.style.setProperty('position', 'fixed')
          host.style.setProperty('z-index', '50')
          for (const side of sides) host.style.setProperty(side, '2px')
        },
        [vertical, horizontal],
      )
      await page.getByRole('button', { name: 'Copy address' }).hover()
      await page.locator('.tooltip[data-side]').waitFor()
      expect([width, isWithin(await boxOf(tooltip(page)), page)]).toEqual([width, true])
    }
  })
})
