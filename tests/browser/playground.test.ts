// The playground and the other widgets that replay or compare: runs by the page's clock, one at a time, the tabs of
// benchmarks, security and platforms, and what their buttons copy and save.

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { awake, describeSite, settle, stopClock, withClock } from './site-browser.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const note = 'Replays recorded results, nothing is measured here'
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)
const playground = (page: Page) => island(page, 'CodePlayground')
const panel = (page: Page) => playground(page).locator('.playground-panel:visible')
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const choose = (page: Page, title: string) =>
  playground(page).locator('.playground-list button').filter({ hasText: title }).click()
const toast = (page: Page, role: 'status' | 'alert', text: string) =>
  page.locator(`.toast-stack [role=${role}] .toast`).getByText(text, { exact: true })
const done = 'Run complete. The recorded output is shown.'

describeSite('playground', (site) => {
  it('lists three examples and shows the chosen one, with buttons to what it is about', async () => {
    const page = await site.open('/docs/sdk')
    await awake(page, 'CodePlayground')
    const titles = ['Basic Voice Call', 'Group Conference', 'Advanced Features']
    expect(await playground(page).locator('.playground-list .playground-name').allTextContents()).toEqual(titles)
    for (const title of titles) {
      await choose(page, title)
      await panel(page).getByRole('heading', { name: title }).waitFor()
      expect(await panel(page).count()).toBe(1)
      expect(await playground(page).locator('[aria-current=true] .playground-name').allTextContents()).toEqual([title])
      expect(await panel(page).getByRole('tab').allTextContents()).toEqual(['Code', 'Output'])
      expect(await panel(page).locator('.playground-links a.button').count()).toBe(3)
    }
  })

  it('runs for 2 s, one example at a time, then shows the recorded output and a toast', async () => {
    const page = await site.open('/docs/sdk', withClock)
    await awake(page, 'CodePlayground')
    await panel(page).getByText(note).waitFor()
    await stopClock(page)
    await press(page, 'Run Code').press('Enter')
    await settle(page)
    const log = panel(page).getByRole('log')
    await panel(page).getByRole('tab', { name: 'Output', selected: true }).waitFor()
    expect(await press(page, 'Running...').isDisabled()).toBe(true)
    expect(await panel(page).getByRole('status').textContent()).toBe('Running...')
    await choose(page, 'Group Conference')
    expect(await press(page, 'Run Code').isDisabled()).toBe(true)
    expect(await panel(page).locator('.field-hint').textContent()).toBe(`Another example is running. ${note}`)
    await choose(page, 'Basic Voice Call')
    await page.clock.runFor(1900)
    expect([
      await press(page, 'Running...').count(),
      await log.locator('p').count(),
      await page.locator('.toast').count(),
    ]).toEqual([1, 0, 0])
    await page.clock.runFor(100)
    await log.getByText('talked for 74 s').waitFor()
    expect(await log.locator('p').allTextContents()).toEqual([
      '$ node basic-voice-call.mjs',
      'call_8f2c41d0 to +15550123',
      'ringing',
      'answered',
      'ended',
      'talked for 74 s',
    ])
    expect(await press(page, 'Run Code').isEnabled()).toBe(true)
    await page.clock.resume()
    await toast(page, 'status', done).waitFor()
    await choose(page, 'Group Conference')
    await panel(page).getByRole('tab', { name: 'Output' }).click()
    expect(await panel(page).getByRole('status').textContent()).toBe('Not run yet.')
  })

  it('copies the code, and logs and says so when the browser refuses', async () => {
    const page = await site.open('/docs/sdk', clipboard)
    await awake(page, 'CodePlayground')
    await choose(page, 'Advanced Features')
    await press(page, 'Copy').click()
    await toast(page, 'status', 'Code copied to clipboard!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await panel(page).locator('.playground-code code').textContent(),
    )
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    const logged = page.waitForEvent('console')
    await panel(page).getByRole('button', { name: /^Cop/ }).click()
    expect((await logged).text()).toContain('Failed to copy code:')
    await toast(page, 'alert', 'Failed to copy to clipboard').waitFor()
    expect(await panel(page).locator('.field-error').textContent()).toBe('Failed to copy to clipboard')
    expect(site.takeProblems()).toHaveLength(1)
  })

  it('saves the code as a file and opens the configuration', async () => {
    const page = await site.open('/docs/sdk')
    await awake(page, 'CodePlayground')
    const arrived = page.waitForEvent('download')
    await press(page, 'Download').click()
    const download = await arrived
    expect(download.suggestedFilename()).toBe('basic-voice-call.mjs')
    const code = await panel(page).locator('.playground-code code').textContent()
    expect(code).toContain("import { Parley, ParleyError } from '@parley/voice'")
    expect(await readFile(await download.path(), 'utf8')).toBe(code)
    const config = panel(page).locator('.playground-config')
    expect(await config.isVisible()).toBe(false)
    await press(page, 'Config').click()
    await config.waitFor()
    expect(await press(page, 'Config').getAttribute('aria-expanded')).toBe('true')
    expect(JSON.parse((await config.locator('code').textContent()) ?? '')).toMatchObject({
      to: '+15550123',
      timeout: 30,
    })
    await press(page, 'Config').click()
    await config.waitFor({ state: 'hidden' })
  })
})

describeSite('benchmarks', (site) => {
  const shown = (page: Page) => island(page, 'InteractiveBenchmarks').getByRole('tabpanel')
  const run = (page: Page) => shown(page).getByRole('button', { name: 'Run Benchmark' })
  const bar = (page: Page) => shown(page).getByRole('progressbar')
  const tab = (page: Page, name: string) => island(page, 'InteractiveBenchmarks').getByRole('tab', { name })
  const value = (page: Page) => bar(page).evaluate((element) => (element as HTMLProgressElement).value)
  const pending = (page: Page) => shown(page).locator('.is-pending').count()

  itSome(1, ['no-preference', 'reduce'] as const)(
    'replay in ten steps of 100 ms, one group at a time (motion: %s)',
    async (reducedMotion) => {
      const page = await site.open('/performance', { ...withClock, reducedMotion })
      await awake(page, 'InteractiveBenchmarks')
      await shown(page).getByText(note).waitFor()
      await stopClock(page)
      await run(page).click()
      await settle(page)
      expect([await run(page).isDisabled(), await value(page)]).toEqual([true, 0])
      expect(await pending(page)).toBe(reducedMotion === 'reduce' ? 0 : 2)
      for (let step = 1; step <= 10; step++) {
        await page.clock.runFor(100)
        await expect.poll(() => value(page)).toBe(step * 10)
        expect(await run(page).isDisabled()).toBe(true)
        if (step !== 5) continue
        expect(await pending(page)).toBe(reducedMotion === 'reduce' ? 0 : 1)
        await tab(page, 'Throughput & Scale').click()
        expect([await run(page).isDisabled(), await value(page)]).toEqual([true, 0])
        expect(await shown(page).locator('.field-hint').textContent()).toBe(`Another benchmark is running. ${note}`)
        await tab(page, 'Latency Performance').click()
      }
      expect(await pending(page)).toBe(0)
      await page.clock.runFor(100)
      await expect.poll(() => value(page)).toBe(0)
      expect([await run(page).isEnabled(), await shown(page).locator('.field-hint').textContent()]).toEqual([
        true,
        note,
      ])
      await tab(page, 'Throughput & Scale').click()
      expect(await run(page).isEnabled()).toBe(true)
    },
  )
})

describeSite('security and platforms', (site) => {
  it('show the measures of one area at a time, and say which certificates have lapsed', async () => {
    const page = await site.open('/security')
    await awake(page, 'SecurityShowcase')
    const security = island(page, 'SecurityShowcase')
    expect(await security.locator('.security-summary > li').count()).toBe(3)
    for (const [name, title] of [
      ['Compliance', 'Log deletion'],
      ['Infrastructure', 'Availability'],
      ['Encryption', 'Key rotation'],
    ] as const) {
      await security.getByRole('tab', { name }).click()
      await security.getByRole('tabpanel').getByText(title, { exact: true }).waitFor()
      expect(await security.getByRole('tabpanel').count()).toBe(1)
    }
    const rows = await security
      .locator('.certifications > li')
      .evaluateAll((found) =>
        found.map((cell) => [
          cell.querySelector('.certification-name')?.textContent,
          ...[...cell.querySelectorAll('.status')].map((status) => status.textContent),
        ]),
      )
    const lapsed = ['Certified', 'Valid until 31 December 2024', 'Date has passed']
    expect(rows).toEqual([
      ['SOC 2 Type II', ...lapsed],
      ['HIPAA', ...lapsed],
      ['ISO 27001', 'In progress'],
      ['FedRAMP', 'In progress'],
      ['GDPR', 'Verified'],
      ['CCPA', 'Verified'],
    ])
  })

  it('copy the install command of the chosen platform and lead to its guide and examples', async () => {
    const page = await site.open('/docs', clipboard)
    await awake(page, 'PlatformSelection')
    const platforms = island(page, 'PlatformSelection')
    await platforms.getByRole('tab').first().focus()
    for (const [id, command] of [
      ['web', 'npm install @parley/voice'],
      ['mobile', 'npm install @parley/react-native'],
      ['backend', 'pip install parley-voice'],
    ] as const) {
      const shown = platforms.getByRole('tabpanel')
      await shown.getByRole('button', { name: 'Copy' }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command)
      await toast(page, 'status', 'Install command copied to clipboard!').first().waitFor()
      expect(
        await shown.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual([`/docs/integration#${id}-integration`, `/examples/${id}`])
      expect(await shown.locator('.badge').allTextContents()).toEqual([
        'Latest SDK',
        'Production Ready',
        '24/7 Support',
      ])
      // The badge belongs to the plan: the live chat is offline at times.
      expect(await shown.getByText('24/7 support on Enterprise.', { exact: true }).isVisible()).toBe(true)
      await platforms.getByRole('tab', { selected: true }).press('ArrowRight')
    }
    expect(await platforms.getByRole('tab', { selected: true }).textContent()).toBe('Web Applications')
  })
})
