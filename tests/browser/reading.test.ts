// What helps a reader along a page: the drawn call, the contents list that follows the scroll, and copying the page as
// Markdown.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { describeSite, started, stopClock, withClock } from './site-browser.ts'

const count = (page: Page) => page.locator('[data-timeline-count]')
const current = (page: Page) => page.locator('.docs-toc [aria-current]').allTextContents()

describeSite(
  'the drawn call',
  (site) => {
    it('counts packets at the position of the slider, by pointer and key', async () => {
      const page = await site.open('/')
      const slider = page.getByRole('slider', { name: 'Time' })
      await page.waitForSelector('.timeline-scrub:enabled')
      expect(await count(page).textContent()).toBe('236 ms: 20 packets sent, 19 arrived, 1 on the way, 0 lost')
      await slider.fill('0')
      expect(await count(page).textContent()).toBe('0 ms: 0 packets sent, 0 arrived, 0 on the way, 0 lost')
      await slider.focus()
      await page.keyboard.press('End')
      expect(await slider.getAttribute('aria-valuetext')).toBe(await count(page).textContent())
      expect(await page.locator('.timeline-cursor').first().getAttribute('x1')).toBe('100%')
    })

    it('shows the packets of the chosen network, also without script', async () => {
      const page = await site.open('/', { javaScriptEnabled: false })
      const shown = () => page.locator('.timeline-conditions:visible').allTextContents()
      expect(await shown()).toEqual(['10 ms delay, 1 ms jitter, 0.1 % loss'])
      await page.getByText('Congested', { exact: true }).click()
      expect(await shown()).toEqual(['150 ms delay, 50 ms jitter, 5 % loss'])
      expect(await count(page).isVisible()).toBe(false)
      expect(await page.locator('.timeline-playhead').first().isVisible()).toBe(false)
    })

    it('runs once in six seconds and can be paused', async () => {
      const page = await site.open('/', withClock)
      await page.waitForSelector('.timeline-scrub:enabled')
      await page.getByRole('slider', { name: 'Time' }).fill('300')
      await stopClock(page)
      const button = page.locator('[data-timeline-play]')
      await button.click()
      expect(await button.textContent()).toBe('Pause')
      await page.clock.runFor(3000)
      await button.click()
      // Read while paused: a running slider is between two milliseconds, and stopping rounds it to a whole one.
      const middle = await page.getByRole('slider', { name: 'Time' }).inputValue()
      expect(Number(middle)).toBeGreaterThan(140)
      expect(Number(middle)).toBeLessThan(160)
      await page.clock.runFor(1000)
      expect(await page.getByRole('slider', { name: 'Time' }).inputValue()).toBe(middle)
      await button.click()
      await page.clock.runFor(3500)
      expect([await button.textContent(), await page.getByRole('slider', { name: 'Time' }).inputValue()]).toEqual([
        'Play',
        '300',
      ])
    })

    it('runs first from the start of the call, or from where the visitor has put the slider', deep, async () => {
      for (const put of [undefined, '200']) {
        const page = await site.open('/', withClock)
        await page.waitForSelector('.timeline-scrub:enabled')
        const slider = page.getByRole('slider', { name: 'Time' })
        if (put !== undefined) await slider.fill(put)
        await stopClock(page)
        await page.locator('[data-timeline-play]').click()
        await page.clock.runFor(1000)
        await page.locator('[data-timeline-play]').click()
        const passed = Number(await slider.inputValue()) - Number(put ?? 0)
        expect(passed).toBeGreaterThan(40)
        expect(passed).toBeLessThan(60)
      }
    })

    it('offers no run to those who asked for less motion', async () => {
      const page = await site.open('/', { reducedMotion: 'reduce' })
      await page.waitForSelector('.timeline-scrub:enabled')
      expect(await page.locator('[data-timeline-play]').isVisible()).toBe(false)
    })
  },
  ['react'],
)

describeSite(
  'a documentation page',
  (site) => {
    it('marks in its contents the part that is read: the first, the one gone to, the last', async () => {
      const page = await site.open('/docs', { reducedMotion: 'reduce' })
      await page.waitForSelector('.docs-toc [aria-current]')
      expect(await current(page)).toEqual([(await page.locator('.docs-toc a').first().textContent()) ?? ''])
      const third = page.locator('.docs-toc a').nth(3)
      await third.click()
      await page.waitForFunction(() => document.querySelectorAll('.docs-toc a')[3]?.hasAttribute('aria-current'))
      expect(await current(page)).toEqual([(await third.textContent()) ?? ''])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.docs-toc a')].at(-1)?.hasAttribute('aria-current'),
      )
      expect(await current(page)).toHaveLength(1)
    })

    it('copies itself as Markdown, says so, and says when it failed', async () => {
      const page = await site.open('/docs', { permissions: ['clipboard-read', 'clipboard-write'] })
      const button = page.locator('[data-copy-page]')
      await page.waitForSelector('.docs-toc [aria-current]')
      await button.click()
      await page.waitForSelector('[data-copy-page][data-copied]')
      expect(await button.textContent()).toContain('Copied')
      const version = await (await page.request.get(`${site.url()}/docs/index.md`)).text()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(version)
      const other = await site.open('/docs/integration')
      await other.waitForSelector('.docs-toc [aria-current]')
      await other.route('**/*.md', (route) => route.abort())
      await other.locator('[data-copy-page]').click()
      await expect.poll(() => site.takeProblems().some((problem) => problem.includes('Failed to copy'))).toBe(true)
      await expect.poll(() => other.locator('[data-copy-page]').textContent()).toContain('Not copied')
    })
  },
  ['react'],
)

describeSite(
  'an anchor of the address',
  (site) => {
    it('stands below the bars of a small screen, however late the fonts come', async () => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      const page = await site.open('/docs/api#createCall', {
        viewport: { width: 360, height: 740 },
        reducedMotion: 'no-preference',
        waitUntil: 'commit',
        prepare: async (tab) => void (await tab.route('**/*.woff2', (route) => held.then(() => route.continue()))),
      })
      await page.waitForFunction(() => scrollY > 0)
      const loaded = page.waitForLoadState('load')
      release()
      await loaded
      await page.evaluate(() => document.fonts.ready)
      await started(page)
      const place = () =>
        page.evaluate(() => {
          const [bar, target] = [document.querySelector('.docs-menu'), document.getElementById('createCall')]
          return Math.round((target?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0))
        })
      await expect.poll(place).toBe(16)
    })
  },
  ['react'],
)
