// The download list: its tabs, the steps of a download by the page's clock, the file that arrives, and the file that
// is missing.

import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright'
import { expect, it } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { awake, describeSite, stopClock } from './site-browser.ts'

const files = {
  'JavaScript server starter': 'voice-server.mjs',
  'Python first call': 'first_call.py',
  'Webhook signature checker': 'verify-webhook.mjs',
  'API collection': 'api-collection.json',
  'API quick reference': 'api-quick-reference.md',
}
type Name = keyof typeof files
const [server, call] = Object.keys(files) as [Name, Name]

const island = (page: Page) => page.locator('[data-island="DownloadCenter"]')
const card = (page: Page, name: Name) => island(page).getByRole('article', { name })
const button = (page: Page, name: Name) => card(page, name).locator('.download-action button')
const bar = (page: Page, name: Name) => card(page, name).getByRole('progressbar')
const label = (page: Page, name: Name, text: string) => button(page, name).getByText(text, { exact: true }).waitFor()
const toast = (page: Page, role: 'status' | 'alert', text: string) =>
  page.locator(`.toast-stack [role=${role}] .toast`).getByText(text, { exact: true })
const success = (name: Name) => `${name} downloaded successfully!`
const failure = 'Download failed. Please try again.'

describeSite('downloads', (site) => {
  /** The list with a stopped clock. `onHead` answers the check that a file exists. */
  const openList = async (onHead?: (route: Route) => Promise<void>) => {
    const page = await site.open('/downloads', {
      prepare: async (tab) => {
        await tab.clock.install()
        if (onHead)
          await tab.route('**/assets/downloads/**', (route) =>
            route.request().method() === 'HEAD' ? onHead(route) : route.continue(),
          )
      },
    })
    await awake(page, 'DownloadCenter')
    await button(page, server).waitFor()
    await stopClock(page)
    return page
  }

  it('keeps the buttons beside it in their place while it runs', async () => {
    const page = await openList()
    const left = async () => (await card(page, server).getByRole('link', { name: 'Docs' }).boundingBox())?.x
    const before = await left()
    await button(page, server).click()
    await page.clock.runFor(300)
    await label(page, server, 'Downloading 30%')
    expect(await left()).toEqual(before)
  })

  it('filters by tab, and lists exactly the five files under the first', async () => {
    const page = await site.open('/downloads')
    await awake(page, 'DownloadCenter')
    for (const [tab, names] of [
      ['SDKs', ['JavaScript server starter']],
      ['Documentation', ['API quick reference']],
      ['Tools', ['Webhook signature checker', 'API collection']],
      ['Samples', ['Python first call']],
      ['All Downloads', Object.keys(files)],
    ] as const) {
      await island(page).getByRole('tab', { name: tab }).click()
      await island(page).getByRole('tabpanel', { name: tab }).waitFor()
      expect(await island(page).getByRole('article').locator('h3').allTextContents()).toEqual(names)
    }
    expect(await card(page, server).getByText('Featured').count()).toBe(1)
    for (const name of Object.keys(files) as Name[])
      expect(await card(page, name).locator('.download-changes li').count()).toBe(3)
  })

  it('takes ten steps of 100 ms with the button off, saves the file, says so, and resets after 2 s', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const page = await openList((route) => held.then(() => route.continue()))
    const arrived = page.waitForEvent('download')
    await button(page, server).click()
    for (let percent = 0; percent < 100; percent += 10) {
      await label(page, server, `Downloading ${percent}%`)
      expect(await bar(page, server).getAttribute('value')).toBe(String(percent))
      expect(await button(page, server).isDisabled()).toBe(true)
      await page.clock.runFor(percent === 0 ? 90 : 100)
      // One tick of ten milliseconds before the step, nothing has moved.
      if (percent === 0) {
        expect(await button(page, server).textContent()).toBe('Downloading 0%')
        await page.clock.runFor(10)
      }
    }
    await label(page, server, 'Downloading 100%')
    expect(await bar(page, server).getAttribute('aria-label')).toBe(`Download of ${server}`)
    expect(await page.locator('.toast').count()).toBe(0)
    release()
    const download = await arrived
    expect(download.suggestedFilename()).toBe('voice-server.mjs')
    expect(
      (await readFile(await download.path())).equals(await readFile('content/assets/downloads/voice-server.mjs')),
    ).toBe(true)
    await label(page, server, 'Downloaded')
    await page.clock.runFor(1900)
    expect(await button(page, server).textContent()).toBe('Downloaded')
    expect([await button(page, server).isDisabled(), await bar(page, server).count()]).toEqual([true, 1])
    await page.clock.runFor(150)
    await label(page, server, 'Download')
    expect([await button(page, server).isEnabled(), await bar(page, server).count()]).toEqual([true, 0])
    await page.clock.resume()
    await toast(page, 'status', success(server)).waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Download')
  })

  it('saves every file of the list with its own name and bytes', deep, async () => {
    const page = await site.open('/downloads')
    await awake(page, 'DownloadCenter')
    for (const [name, file] of Object.entries(files) as [Name, string][]) {
      const arrived = page.waitForEvent('download')
      await button(page, name).click()
      const download = await arrived
      expect(download.suggestedFilename()).toBe(file)
      expect((await readFile(await download.path())).equals(await readFile(`content/assets/downloads/${file}`))).toBe(
        true,
      )
      await toast(page, 'status', success(name)).waitFor()
    }
  })

  itSome(1, [
    ['cannot be reached', (route: Route) => route.abort()],
    ['is missing', (route: Route) => route.fulfill({ status: 404 })],
  ])('says that a download failed when its file %s, and clears the progress at once', async (_, onHead) => {
    let isThere = false
    const page = await openList((route) => (isThere ? route.continue() : onHead(route)))
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    await button(page, call).click()
    for (let step = 0; step < 10; step++) await page.clock.runFor(100)
    const problem = card(page, call).locator('.field-error')
    await problem.waitFor()
    expect(await problem.textContent()).toBe(failure)
    expect([
      await button(page, call).textContent(),
      await button(page, call).isEnabled(),
      await bar(page, call).count(),
    ]).toEqual(['Download', true, 0])
    expect((await button(page, call).getAttribute('aria-describedby'))?.split(' ')).toContain(
      await problem.getAttribute('id'),
    )
    await page.clock.resume()
    await toast(page, 'alert', failure).waitFor()
    expect(saved).toEqual([])
    expect(site.takeProblems().every((text) => text.includes('Failed to load resource'))).toBe(true)
    isThere = true
    await button(page, call).click()
    await toast(page, 'status', success(call)).waitFor()
    expect(await problem.count()).toBe(0)
    await expect.poll(() => saved).toEqual(['first_call.py'])
  })

  it('runs two downloads side by side, across tabs, and one failure leaves the other alone', async () => {
    const page = await openList((route) =>
      route.request().url().includes('first_call') ? route.abort() : route.continue(),
    )
    const arrived = page.waitForEvent('download')
    await button(page, server).click()
    for (let step = 0; step < 5; step++) await page.clock.runFor(100)
    await label(page, server, 'Downloading 50%')
    await button(page, call).click()
    await page.clock.runFor(100)
    await label(page, server, 'Downloading 60%')
    await label(page, call, 'Downloading 10%')
    await island(page).getByRole('tab', { name: 'Samples' }).click()
    for (let step = 0; step < 2; step++) await page.clock.runFor(100)
    await label(page, call, 'Downloading 30%')
    expect(await button(page, server).count()).toBe(0)
    await island(page).getByRole('tab', { name: 'All Downloads' }).click()
    await label(page, server, 'Downloading 80%')
    for (let step = 0; step < 2; step++) await page.clock.runFor(100)
    expect((await arrived).suggestedFilename()).toBe('voice-server.mjs')
    await label(page, server, 'Downloaded')
    await label(page, call, 'Downloading 50%')
    for (let step = 0; step < 5; step++) await page.clock.runFor(100)
    await card(page, call).getByText(failure).waitFor()
    expect(await button(page, server).textContent()).toBe('Downloaded')
    await page.clock.resume()
    await toast(page, 'status', success(server)).waitFor()
    await toast(page, 'alert', failure).waitFor()
    site.takeProblems()
  })
})

describeSite('download pages', (site) => {
  it('list every file as a plain link without script', async () => {
    const page = await site.open('/downloads', { javaScriptEnabled: false })
    expect(await island(page).getByRole('tab').count()).toBe(0)
    for (const [name, file] of Object.entries(files) as [Name, string][]) {
      const arrived = page.waitForEvent('download')
      await card(page, name).getByRole('link', { name: 'Download' }).click()
      expect((await arrived).suggestedFilename()).toBe(file)
    }
  })

  it('lead from each SDK to the package of its version, not to the page of the files', async () => {
    const page = await site.open('/docs/sdk')
    const sdks = page.locator('[data-island="SDKDownloadCenter"] .sdk')
    const leads = await sdks.evaluateAll((cards) =>
      cards.map((sdk) => {
        const version = [...sdk.querySelectorAll('dd')].find(({ textContent }) => /^v\d/.test(textContent))
        const link = sdk.querySelector<HTMLAnchorElement>('.button-primary')
        const { host, pathname } = new URL(link?.href ?? '')
        return [host, pathname.includes(version?.textContent.slice(1) ?? '-'), link?.rel]
      }),
    )
    expect(leads).toEqual(Array.from({ length: 5 }, () => ['packages.example.com', true, 'noopener']))
  })

  it('copy install commands and code of the SDKs, each with its own words', async () => {
    const page = await site.open('/downloads', { permissions: ['clipboard-read', 'clipboard-write'] })
    await awake(page, 'SDKDownloadCenter')
    const sdks = page.locator('[data-island="SDKDownloadCenter"]')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const python = sdks.getByRole('article', { name: 'Python SDK' })
    await python.getByRole('button', { name: 'Copy' }).click()
    await toast(page, 'status', 'Install command copied to clipboard!').waitFor()
    expect(await copied()).toBe('pip install parley-voice')
    await sdks.getByRole('tab', { name: 'Python', exact: true }).click()
    const code = sdks.getByRole('tabpanel', { name: 'Python', exact: true })
    await code.getByRole('button', { name: 'Copy' }).click()
    await toast(page, 'status', 'Code example copied to clipboard!').waitFor()
    expect(await copied()).toBe(await code.locator('code').textContent())
  })
})
