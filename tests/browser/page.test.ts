// What every page does: the menu's timing, the search, copy buttons, code tabs, theme, the not-found page.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { describeSite, type SiteBrowser, stopClock, withClock } from './site-browser.ts'

const group = (page: Page, id: string) => page.locator(`[data-nav-group="${id}"]`)
const isOpen = (page: Page, id: string) => group(page, id).evaluate((element) => (element as HTMLDetailsElement).open)

// No framework takes part in these, so one engine is enough.
const describePage = (name: string, body: (site: SiteBrowser) => void) => describeSite(name, body, ['react'])

describePage('navigation', (site) => {
  it('opens a group 200 ms after the pointer came, the next within 300 ms at once, closes after 150 ms', async () => {
    const page = await site.open('/', withClock)
    await page.waitForFunction(() => document.querySelector('button[data-copy]:not([hidden])'))
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
    await page.waitForFunction(() => document.querySelector('button[data-copy]:not([hidden])'))
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
      await page.waitForFunction(() => document.querySelector('button[data-copy]:not([hidden])'))
      await page.locator(`${menu} > summary`).click()
      await page.locator(`${menu}[open]`).waitFor()
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
      expect(await page.locator(menu).evaluate((element) => (element as HTMLDetailsElement).open)).toBe(false)
    }
  })

  it('shows the same links in a menu on a small screen', async () => {
    const page = await site.open('/', { viewport: { width: 360, height: 740 } })
    const names = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')).toSorted())
    await page.locator('[data-menu] > summary').click()
    expect(await page.locator('.menu-panel').isVisible()).toBe(true)
    expect(await names('.menu-link')).toEqual(await names('.main-nav a'))
  })
})

describeSite('search', (site) => {
  const placeholder = 'Search documentation, APIs, guides...'
  const openSearch = async (page: Page) => {
    await page.waitForFunction(() => !document.querySelector<HTMLElement>('[data-search-key]')?.hidden)
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(placeholder).waitFor()
  }

  it('has hits for each of its chips, at most eight', async () => {
    const page = await site.open('/')
    await openSearch(page)
    for (const chip of ['getting started', 'API reference', 'WebRTC', 'performance', 'security']) {
      await page.getByRole('button', { name: chip, exact: true }).click()
      expect(await page.getByPlaceholder(placeholder).inputValue()).toBe(chip)
      await page.locator('.search-hit').first().waitFor()
      expect(await page.locator('.search-hit').count()).toBeLessThanOrEqual(8)
      await page.getByPlaceholder(placeholder).fill('')
      await page.locator('.search-hit').first().waitFor({ state: 'detached' })
    }
  })

  it('says Searching... for 300 ms, then shows hits or that there are none', async () => {
    const page = await site.open('/', withClock)
    await openSearch(page)
    await stopClock(page)
    await page.getByPlaceholder(placeholder).fill('webrtc')
    await page.clock.runFor(290)
    expect(await page.locator('.search-state').textContent()).toContain('Searching...')
    expect(await page.locator('.search-hit').count()).toBe(0)
    await page.clock.runFor(20)
    // From here on only the fetch decides, which knows no clock.
    await page.clock.resume()
    await page.locator('.search-hit').first().waitFor()
    expect(await page.locator('.search-hit').first().textContent()).toContain('WebRTC Integration Guide')
    await page.getByPlaceholder(placeholder).fill('no such thing')
    await page.getByText('No results found').waitFor()
    expect(await page.locator('.search-state').textContent()).toContain(
      'Try searching for documentation, APIs, or guides',
    )
  })

  it('opens the first hit with Enter without waiting, and closes with Escape', async () => {
    const page = await site.open('/about')
    await page.locator('[data-search]').click()
    await page.getByPlaceholder(placeholder).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog.search').evaluate((dialog) => (dialog as HTMLDialogElement).open)).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.classList.contains('search-button'))).toBe(true)
    await page.keyboard.press('/')
    await page.getByPlaceholder(placeholder).fill('webrtc')
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog.search').evaluate((dialog) => (dialog as HTMLDialogElement).open)).toBe(false)
    await page.keyboard.press('/')
    await page.getByPlaceholder(placeholder).fill('createCall')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/api#createCall')
  })

  it('is a button that Enter and Space press, asleep and awake', async () => {
    const page = await site.open('/about')
    const button = page.getByRole('button', { name: 'Search', exact: true })
    for (const key of ['Space', 'Enter']) {
      await button.press(key)
      await page.getByPlaceholder(placeholder).waitFor()
      await page.keyboard.press('Escape')
      await page.getByPlaceholder(placeholder).waitFor({ state: 'hidden' })
    }
    expect(await page.getByRole('link', { name: 'Search', exact: true }).count()).toBe(0)
  })

  it('shows its chips as long as the query is of spaces only', async () => {
    const page = await site.open('/about')
    await openSearch(page)
    await page.getByPlaceholder(placeholder).pressSequentially('  ')
    expect(await page.getByPlaceholder(placeholder).inputValue()).toBe('  ')
    expect(await page.locator('.chip').count()).toBe(5)
    await page.getByPlaceholder(placeholder).press('w')
    await page.locator('.chip').first().waitFor({ state: 'detached' })
  })

  it('says so when the index cannot be loaded, and the page lives on', async () => {
    const page = await site.open('/', {
      prepare: async (tab) => void (await tab.route('**/search-index.json', (route) => route.abort())),
    })
    await openSearch(page)
    await page.clock.install()
    await page.getByPlaceholder(placeholder).fill('webrtc')
    // Three retries with pauses of 1, 2 and 4 seconds.
    for (let step = 0; step < 20; step++) await page.clock.runFor(500)
    await page.getByText('The search index could not be loaded').waitFor()
    site.takeProblems()
  })
})

describePage('page services', (site) => {
  it('copies code, says so for two seconds, and only logs when the browser refuses', async () => {
    const page = await site.open('/docs', { permissions: ['clipboard-read', 'clipboard-write'] })
    const button = page.locator('button[data-copy]:visible').first()
    await button.waitFor()
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
