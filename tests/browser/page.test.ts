// What every page does: the menu's timing, copy buttons, code tabs, theme, questions, the not-found page.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { describeSite, type SiteBrowser, started, stopClock, withClock } from './site-browser.ts'

const group = (page: Page, id: string) => page.locator(`[data-nav-group="${id}"]`)
const isOpen = (page: Page, id: string) => group(page, id).evaluate((element) => (element as HTMLDetailsElement).open)

// No framework takes part in these, so one engine is enough.
const describePage = (name: string, body: (site: SiteBrowser) => void) => describeSite(name, body, ['react'])

describePage('navigation', (site) => {
  it('opens a group 200 ms after the pointer came, the next within 300 ms at once, closes after 150 ms', async () => {
    const page = await site.open('/', withClock)
    await started(page)
    await stopClock(page)
    await group(page, 'docs').locator('summary').hover()
    await page.clock.runFor(190)
    expect(await isOpen(page, 'docs')).toBe(false)
    await page.clock.runFor(20)
    expect(await isOpen(page, 'docs')).toBe(true)
    await group(page, 'platform').locator('summary').hover()
    await page.clock.runFor(10)
    expect([await isOpen(page, 'platform'), await isOpen(page, 'docs')]).toEqual([true, false])
    await page.mouse.move(600, 700)
    await page.clock.runFor(140)
    expect(await isOpen(page, 'platform')).toBe(true)
    await page.clock.runFor(20)
    expect(await isOpen(page, 'platform')).toBe(false)
    // Once nothing has been open for 300 ms, the next one takes its time again.
    await page.clock.runFor(300)
    await group(page, 'platform').locator('summary').hover()
    await page.clock.runFor(190)
    expect(await isOpen(page, 'platform')).toBe(false)
    await page.clock.runFor(20)
    expect(await isOpen(page, 'platform')).toBe(true)
  })

  it('opens by key, closes by Escape and gives the focus back', async () => {
    const page = await site.open('/')
    await started(page)
    await group(page, 'resources').locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await isOpen(page, 'resources')).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Research Blog')
    await page.keyboard.press('Escape')
    expect(await isOpen(page, 'resources')).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Resources')
  })

  it('is closed on a page that the browser shows again after Back', async () => {
    for (const [width, menu] of [
      [1280, '[data-nav-group=resources]'],
      [360, '[data-menu]'],
    ] as const) {
      const page = await site.open('/', { viewport: { width, height: 740 } })
      await started(page)
      await page.locator(`${menu} > summary`).click()
      await page.locator(`${menu}[open]`).waitFor()
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
      expect(await page.locator(menu).evaluate((element) => (element as HTMLDetailsElement).open)).toBe(false)
    }
  })

  it('shows the same links in a menu on a small screen', async () => {
    const page = await site.open('/', { viewport: { width: 360, height: 740 } })
    await started(page)
    const names = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')).toSorted())
    await page.locator('[data-menu] > summary').click()
    expect(await page.locator('.menu-panel').isVisible()).toBe(true)
    expect(await names('.menu-link')).toEqual(await names('.main-nav a'))
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await expect.poll(focused).toBe('menu-link')
    await page.keyboard.press('Escape')
    expect([await page.locator('.menu-panel').isVisible(), await focused()]).toEqual([false, 'menu-button'])
  })
})

describePage('page services', (site) => {
  it('copies code, says so for two seconds, and only logs when the browser refuses', async () => {
    const page = await site.open('/docs', { permissions: ['clipboard-read', 'clipboard-write'] })
    const button = page.locator('button[data-copy]:visible').first()
    await started(page)
    await page.clock.install()
    await button.click()
    // The clipboard answers in its own time.
    await expect.poll(() => button.textContent()).toContain('Copied')
    const code = await page.locator(`#${await button.getAttribute('data-copy')}`).textContent()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await page.clock.runFor(2000)
    expect(await button.textContent()).not.toContain('Copied')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    const logged = page.waitForEvent('console')
    await button.click()
    expect((await logged).text()).toContain('Failed to copy code:')
    site.takeProblems()
  })

  it('turns samples into tabs that keys move through, and remembers the language on the next page', async () => {
    const page = await site.open('/docs')
    const tabs = page.locator('[data-tabs-live]').first().getByRole('tab')
    await tabs.first().waitFor()
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    const chosen = (await tabs.nth(1).textContent()) ?? ''
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    await page.goto(`${site.url()}/`)
    await page.locator('[data-tabs-live]').first().waitFor()
    expect(await page.locator('[data-tabs-live] [role=tab][aria-selected=true]').first().textContent()).toBe(chosen)
  })

  it('switches the theme and keeps it without a flash on the next page', async () => {
    const page = await site.open('/', { colorScheme: 'light' })
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    const button = page.locator('[data-theme-switch]')
    await button.waitFor()
    await button.click()
    await button.click()
    expect(await button.textContent()).toContain('dark')
    expect(await background()).toBe('dark')
    await page.goto(`${site.url()}/about`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    // A page kept by the browser comes back with what was chosen meanwhile.
    await button.waitFor()
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect([await background(), await button.textContent()]).toEqual(['light', expect.stringContaining('light')])
  })

  it('switches the theme in every open tab', async () => {
    const page = await site.open('/', { colorScheme: 'light' })
    const other = await page.context().newPage()
    await other.goto(`${site.url()}/about`)
    await other.locator('[data-theme-switch]').waitFor()
    await page.locator('[data-theme-switch]').click()
    await other.waitForFunction(() => document.documentElement.dataset.theme === 'light')
    expect(await other.locator('[data-theme-switch]').textContent()).toContain('light')
    await other.close()
  })

  it('opens the question that the address names, and keeps it in view', async () => {
    const page = await site.open('/')
    const questions = page.locator('.faq details')
    const name = (index: number) => questions.nth(index).getAttribute('id')
    const [sixth, eighth] = [await name(5), await name(7)]
    const opened = () => page.locator('.faq details[open]').evaluateAll((open) => open.map(({ id }) => id))
    const page2 = await site.open(`/#${sixth}`)
    await page2.locator(`#${sixth}[open]`).waitFor()
    await page.evaluate((id) => location.assign(`#${id}`), eighth)
    await page.locator(`#${eighth}[open]`).waitFor()
    expect(await opened()).toEqual([eighth])
    for (const [tab, id] of [
      [page2, sixth],
      [page, eighth],
    ] as const)
      await expect
        .poll(() =>
          tab.locator(`#${id} summary`).evaluate((summary) => {
            const { top, bottom } = summary.getBoundingClientRect()
            return (
              top >= (document.querySelector('header')?.getBoundingClientRect().height ?? 0) && bottom <= innerHeight
            )
          }),
        )
        .toBe(true)
  })

  it('goes from page to page with a transition, and without an error on a slow network', async () => {
    const page = await site.open('/', {
      reducedMotion: 'no-preference',
      prepare: async (tab) => {
        await tab.addInitScript(() =>
          addEventListener('pagereveal', ({ viewTransition }) => {
            document.documentElement.dataset.transition = String(viewTransition !== null)
          }),
        )
        await tab.route(/\.(css|js)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, route.request().url().endsWith('.css') ? 100 : 600))
          await route.continue()
        })
      },
    })
    for (const path of ['/platform', '/security', '/docs/sdk', '/about']) {
      const loaded = page.waitForEvent('load')
      await page
        .locator(`footer a[href="${path}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await loaded
      expect([new URL(page.url()).pathname, await page.locator('html').getAttribute('data-transition')]).toEqual([
        path,
        'true',
      ])
    }
  })

  it('answers a path that is not there with the text of its part of the site, and logs it', async () => {
    const page = await site.open('/')
    for (const [path, title] of [
      ['/blog/nothing', 'Blog Post Not Found'],
      ['/help/nothing', 'Help Article Not Found'],
      ['/case-studies/nothing', 'Case Study Not Found'],
      ['/downlods', 'Oops! Page not found'],
    ] as const) {
      const logged = page.waitForEvent(
        'console',
        (message) => message.text().includes(path) && message.text().includes('404 Error'),
      )
      const response = await page.goto(site.url() + path)
      expect(response?.status()).toBe(404)
      await logged
      expect(await page.locator('h1').textContent()).toBe(title)
    }
    expect(await page.locator('#not-found-near a').allTextContents()).toContain('Downloads & SDKs')
    site.takeProblems()
  })
})
