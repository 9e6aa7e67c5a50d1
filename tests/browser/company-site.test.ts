// The second half hour of a company, from the packed package to Chromium: its site builds without a word, no page
// breaks its own policy, and without the doors in site.yaml each thing that browsers would refuse is one warning.

import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Preview, preview } from '#generator/commands/preview.ts'
import { companySite } from '../setup/company-site.ts'
import { deep, itSome } from '../setup/deep.ts'
import { readFolder, writeFiles } from '../setup/mini-site.ts'
import { installPacked, type PackedLibretto } from '../setup/packed-libretto.ts'
import { findViolations } from './find-violations.ts'
import { closePages, openBrowser } from './site-browser.ts'

describe.skipIf(inject('chromium') === '')('the site of a company', () => {
  let packed: PackedLibretto
  let server: Preview
  let site: string
  let complaints: string[] = []
  const removals: (() => Promise<void>)[] = []

  beforeAll(async () => {
    packed = await installPacked((remove) => removals.push(remove))
    site = join(packed.folder, 'fernhill')
    await writeFiles(site, await companySite(true))
    const { stdout, stderr } = await packed.command(site, 'build', '--strict', '--now', '2026-04-01')
    const built = /^made 3 smaller versions of 1 picture in [\d.]+ s\nbuilt \d+ pages/
    expect([stderr, stdout]).toEqual(['', expect.stringMatching(built)])
    server = await preview({ out: join(site, 'dist'), port: 0, basePath: undefined })
  }, 200_000)
  afterAll(async () => {
    await server?.close()
    await packed?.release()
    for (const remove of removals) await remove()
  })

  const address = (path: string) => server.url.replace(/\/$/, '') + path
  const open = async (path: string, width = 1280): Promise<Page> => {
    const context = await (await openBrowser()).newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    complaints = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.route(/example\.com\//, (route) => {
      const isScript = route.request().resourceType() === 'script'
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: isScript ? 'document.documentElement.dataset.counted = "yes"' : '<!DOCTYPE html><title>Film</title>',
      })
    })
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address(path))
    return page
  }

  itSome(1, [
    '/',
    '/pricing',
    '/contact',
    '/docs/start',
    '/blog',
    '/blog/pier',
    '/rides',
    '/rides/lake',
    '/de',
    '/de/preise',
  ])('%s keeps its policy, its place and the rules of axe at 360 and 1280 pixels', async (path) => {
    for (const width of [360, 1280]) {
      const page = await open(path, width)
      await page.locator('[data-script-question]:not([hidden])').waitFor()
      const pictures = page.locator('main img')
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((img) => !img.complete).length))
        .toBe(0)
      const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
      expect(shift).toBeLessThan(0.02)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      expect(await findViolations(page, `${path} at ${width}`)).toEqual([])
      expect(complaints).toEqual([])
      await closePages()
    }
  })

  it('has a widget, a film, a script and forms that work', async () => {
    const page = await open('/')
    expect(await page.locator('html').getAttribute('data-counted')).toBe(null)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.locator('html[data-counted=yes]').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: /^A ride/ }).click()
    await page.locator('iframe[title="A ride"]').waitFor()
    const counter = page.getByRole('button', { name: '1 days' })
    await counter.scrollIntoViewIfNeeded()
    await page.locator('[data-island=Counter][data-awake]').waitFor()
    await counter.click()
    await page.getByRole('button', { name: '2 days' }).waitFor()
    expect(complaints).toEqual([])
    await closePages()

    const contact = await open('/contact')
    const repair = contact.getByRole('form', { name: 'A repair' })
    await repair.scrollIntoViewIfNeeded()
    await contact.locator('[data-island=ContactForm][data-awake]').filter({ has: repair }).waitFor()
    await repair.getByLabel('Your mail').fill('ada@example.com')
    await repair.getByLabel('I agree').check()
    const [request] = await Promise.all([
      contact.waitForRequest('https://forms.example.com/repair'),
      repair.getByRole('button', { name: 'Send Message' }).click(),
    ])
    expect(new URLSearchParams(request.postData() ?? '').get('bike')).toBe('lj')
    await repair.getByText('We have received your message.').waitFor()
    expect(complaints).toEqual([])
    await closePages()
  })

  it('has its files at the top, its rules for crawlers, its head and its old addresses', async () => {
    const read = async (path: string) => (await fetch(address(path))).text()
    expect(await read('/ads.txt')).toBe('example.com, 1, DIRECT\n')
    expect(await read('/.well-known/security.txt')).toContain('Contact: mailto:')
    expect(await read('/robots.txt')).toContain('User-agent: GPTBot\nDisallow: /\n')
    expect(await read('/')).toContain('<meta name="google-site-verification" content="abc">')
    for (const [old, target] of [
      ['/About-Us?from=letter', '/pricing?from=letter'],
      ['/%C3%BCber%20uns', '/contact'],
      ['/Shop/fern/red', '/pricing'],
    ] as const) {
      const page = await open(old)
      await page.waitForURL(address(target))
      await closePages()
    }
  })

  it('without its doors: one warning for each thing that browsers would refuse, and none else', deep, async () => {
    await writeFiles(site, await companySite(false))
    const { stderr } = await packed.command(site, 'build', '--now', '2026-04-01', '--out', 'closed', '--no-color')
    expect(stderr.match(/^(?:warning|error) .*/gm)).toEqual([
      expect.stringMatching(
        /^warning content\/pages\/home\.yaml:\d+:\d+ {2}pages may load no frames from https:\/\/film\./,
      ),
      expect.stringMatching(
        /^warning content\/site\.yaml:\d+:\d+ {2}pages may load no scripts from https:\/\/figures\./,
      ),
    ])
    const closed = await readFolder(join(site, 'closed'))
    expect(closed['index.html']).not.toMatch(/figures\.example|<iframe/)
  })
})
