// The runtime: what a page loads and when, that the click which wakes an island is not lost, and that one failing
// island does not harm the others.

import type { Route } from 'playwright'
import { expect, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { openCounting } from './loaded-files.ts'
import { awake, describeSite, type SiteBrowser } from './site-browser.ts'

/** Opens a page and scrolls to its end, until nothing more is loaded. */
async function openToEnd(site: SiteBrowser, path: string): ReturnType<typeof openCounting> {
  const { page, loaded } = await openCounting(site, path)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  return { page, loaded }
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

describeSite(
  'budgets',
  (site, engine) => {
    itSome(2, [
      '/',
      '/docs',
      '/docs/integration',
      '/docs/sdk',
      '/blog/choosing-a-codec',
      '/help/no-audio',
      '/help',
      '/blog',
    ])('%s loads at most 15 KB of script, and no framework, before a touch', async (path) => {
      const { loaded } = await openToEnd(site, path)
      const scripts = await loaded('script')
      expect(scripts.some((script) => /\/loader-/.test(script.path))).toBe(true)
      expect(sum(scripts)).toBeLessThanOrEqual(15 * 1024)
      expect(scripts.filter((script) => /\/loader-/.test(script.path))[0]?.bytes).toBeLessThanOrEqual(1300)
    })

    it('/api loads at most 40 KB of script beyond the engine', async () => {
      const { page, loaded } = await openToEnd(site, '/api')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await awake(page, 'ApiExplorer')
      const scripts = await loaded('script')
      const largest = Math.max(...scripts.map(({ bytes }) => bytes))
      // React comes with what most islands share; Preact is small enough to count in full.
      expect(sum(scripts) - (engine === 'react' ? largest : 0)).toBeLessThanOrEqual(40 * 1024)
    })

    it.each([
      ['/api', 'ApiExplorer', 90],
      ['/community', 'CommunityForum', 95],
    ] as const)(
      '%s fetches at most 8 scripts, and no more bytes than in many small files',
      async (path, name, limit) => {
        const { page, loaded } = await openToEnd(site, path)
        await awake(page, name)
        const scripts = await loaded('script')
        expect(scripts.length).toBeGreaterThan(3)
        expect(scripts.length).toBeLessThanOrEqual(8)
        expect(sum(scripts)).toBeLessThanOrEqual(limit * 1000)
      },
    )

    itSome(1, [
      '/blog/choosing-a-codec',
      '/case-studies/clinic-callbacks-without-a-hardware-exchange',
      '/docs/deployment',
    ])('%s fetches two scripts of at most 5.5 KB, and two style sheets of at most 12 KB', async (path) => {
      const { page, loaded } = await openToEnd(site, path)
      const [scripts, styles] = await Promise.all([loaded('script'), loaded('stylesheet')])
      expect(scripts).toHaveLength(2)
      expect(sum(scripts)).toBeLessThanOrEqual(5.5 * 1024)
      expect(styles).toHaveLength(2)
      expect(sum(styles)).toBeLessThanOrEqual(12 * 1024)
      expect(await page.locator('link[rel="stylesheet"]').count()).toBe(2)
    })
  },
  ['react', 'preact'],
)

describeSite('islands', (site) => {
  it('answer the click that woke them', async () => {
    const page = await site.open('/docs')
    const tab = page.locator('[data-island="PlatformSelection"] .tab', { hasText: 'Backend Services' })
    await tab.click()
    await page.waitForSelector('[data-island="PlatformSelection"][data-awake]')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-island="PlatformSelection"] [role=tab][aria-selected=true]')].some(
        (element) => element.textContent === 'Backend Services',
      ),
    )
    expect(page.url().endsWith('/docs')).toBe(true)
  })

  it('wake by keyboard and answer the key', async () => {
    const page = await site.open('/docs')
    await page.locator('[data-island="PlatformSelection"] .tab', { hasText: 'Mobile Applications' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-island="PlatformSelection"] [role=tab][aria-selected=true]')].some(
        (element) => element.textContent === 'Mobile Applications',
      ),
    )
  })

  it('that cannot be loaded keep their HTML, say their name, and leave the others alone', async () => {
    const events: string[] = []
    const page = await site.open('/downloads', {
      prepare: async (tab) => {
        await tab.route('**/download-center-*.js', (route) => route.abort())
        await tab.exposeFunction('tellFailure', (name: string) => events.push(name))
        await tab.addInitScript(() => {
          addEventListener('hydration-error', (event) => {
            ;(window as unknown as { tellFailure: (name: string) => void }).tellFailure(
              (event.target as HTMLElement).dataset.island ?? '',
            )
          })
        })
      },
    })
    await awake(page, 'SDKDownloadCenter')
    await page.locator('[data-island="DownloadCenter"]').scrollIntoViewIfNeeded()
    await expect.poll(() => events).toEqual(['DownloadCenter'])
    expect(await page.locator('[data-island="DownloadCenter"] a[download]').count()).toBeGreaterThan(0)
    expect(site.takeProblems().some((problem) => problem.includes('Island DownloadCenter could not wake up'))).toBe(
      true,
    )
  })

  it('whose props are broken give their server HTML back', async () => {
    const page = await site.open('/careers', {
      prepare: async (tab) => {
        const breakProps = async (route: Route) => {
          const response = await route.fetch()
          await route.fulfill({
            response,
            body: (await response.text()).replace(
              /(data-island="JobListing"[^>]*data-props=')[^']*'/,
              '$1{"jobs":null}\'',
            ),
          })
        }
        // The page asks later whether there is a newer one.
        await tab.route('**/careers', breakProps, { times: 1 })
      },
    })
    const island = page.locator('[data-island="JobListing"]')
    await island.scrollIntoViewIfNeeded()
    await expect
      .poll(() => site.takeProblems().some((problem) => problem.includes('Island JobListing could not wake up')))
      .toBe(true)
    expect(await island.textContent()).toContain('Apply Now')
    site.takeProblems()
  })

  it('complain about nothing while every page wakes up', async () => {
    const page = await site.open('/about')
    for (const path of [
      '/',
      '/docs',
      '/docs/sdk',
      '/docs/api',
      '/api',
      '/platform',
      '/performance',
      '/security',
      '/downloads',
      '/community',
      '/contact',
      '/careers',
      '/help',
      '/help/no-audio',
    ]) {
      await page.goto(site.url() + path)
      for (const island of await page.locator('[data-island]').all()) {
        await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
        await island.dispatchEvent('pointerdown')
        // Before the next one is scrolled to: an island that is in view between two frames only does not wake up.
        await expect.poll(() => island.getAttribute('data-awake')).toBe('')
      }
    }
  })
})
