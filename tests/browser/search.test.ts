// The search: its button, its keys, what it finds and says.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { describeSite, stopClock, withClock } from './site-browser.ts'

describeSite('search', (site) => {
  const placeholder = 'Search documentation, APIs, guides...'
  const openSearch = async (page: Page) => {
    await page.waitForFunction(() => !document.querySelector<HTMLElement>('[data-search-key]')?.hidden)
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(placeholder).waitFor()
  }

  it('has hits for each of its chips, at most eight', deep, async () => {
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

  it('finds without the library that asks again, which comes after the dialog', deep, async () => {
    const folder = join(site.dist(), 'assets')
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
    const library = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('getQueryCache'))
    expect(library).toHaveLength(1)
    const page = await site.open('/', {
      prepare: async (tab) => void (await tab.route(`**/${library[0]}`, (route) => route.abort())),
    })
    await openSearch(page)
    await page.getByPlaceholder(placeholder).fill('webrtc')
    await page.locator('.search-hit').first().waitFor()
    expect(site.takeProblems().every((problem) => problem.includes('Failed to load resource'))).toBe(true)
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
    await page.getByPlaceholder(placeholder).fill('xylophone zzqx')
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
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(placeholder).fill('webrtc')
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog.search').evaluate((dialog) => (dialog as HTMLDialogElement).open)).toBe(false)
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(placeholder).fill('createCall')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/api#createCall')
  })

  it('opens no hit of the previous query with an Enter that follows the last letter at once', async () => {
    const page = await site.open('/about')
    await openSearch(page)
    await page.getByPlaceholder(placeholder).fill('webrtc')
    await page.locator('.search-hit').first().waitFor()
    await page.getByPlaceholder(placeholder).evaluate(async (input: HTMLInputElement) => {
      input.select()
      document.execCommand('insertText', false, 'createCall')
      // The query is shown now. Nothing else has run.
      await Promise.resolve()
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    })
    await page.waitForURL('**/docs/api#createCall')
  })

  it('shows the key that closes it, and a cross where nothing has keys', async () => {
    for (const hasTouch of [false, true]) {
      const page = await site.open('/about', { hasTouch, isMobile: hasTouch })
      await page.locator('[data-search]').click()
      const close = page.locator('.search-close')
      await close.waitFor()
      expect(await close.getByText('Esc', { exact: true }).isVisible()).toBe(!hasTouch)
      expect(await close.locator('svg').isVisible()).toBe(hasTouch)
      await close.click()
      await close.waitFor({ state: 'hidden' })
    }
  })

  it('forgives a typing mistake, and marks what it has found', async () => {
    const page = await site.open('/about')
    await openSearch(page)
    await page.getByPlaceholder(placeholder).fill('trubleshooting')
    await page.locator('.search-hit mark').first().waitFor()
    expect(await page.locator('.search-hit mark').first().textContent()).toBe('Troubleshooting')
  })

  it('says that there are no results for signs that nothing has, and shows what it found as text', deep, async () => {
    const page = await site.open('/about')
    await openSearch(page)
    for (const query of ['<b>', '.*', '<img src=x onerror=alert(1)>', '{{ }}']) {
      await page.getByPlaceholder(placeholder).fill('webrtc')
      await page.locator('.search-hit').first().waitFor()
      await page.getByPlaceholder(placeholder).fill(query)
      await page.getByText('No results found').waitFor()
      expect(await page.locator('.search-hit').count(), query).toBe(0)
    }
    await page.getByPlaceholder(placeholder).fill('security & comp')
    await page.locator('.search-hit mark').first().waitFor()
    expect(await page.locator('.search-hit mark').first().textContent()).toBe('Security & Comp')
    // A job asks for it, which stands in a list of the page.
    await page.getByPlaceholder(placeholder).fill('C++')
    await page.locator('.search-hit mark').getByText('C++', { exact: true }).first().waitFor()
    expect(await page.locator('.search-panel b, .search-panel img').count()).toBe(0)
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
      prepare: async (tab) => void (await tab.route('**/search/index.json', (route) => route.abort())),
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
