// The built site in Chromium, served as a static host would, under its production policy. Pages record every console
// error and uncaught exception. Without Chromium the tests that use it are reported as skipped.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'
import { deep } from '../setup/deep.ts'
import { type Engine, type ServedSite, type SiteContent, serveSite } from './served-site.ts'

export type { Engine } from './served-site.ts'

interface OpenOptions extends BrowserContextOptions {
  prepare?: (page: Page) => Promise<void>
  /** When the page counts as open. Default: load. */
  waitUntil?: 'load' | 'commit'
}

export interface SiteBrowser {
  /** Address of the site without a slash at the end. */
  url: () => string
  /** Folder of the built site. */
  dist: () => string
  /** A page in a fresh context. What it complains about fails the test, unless `expectProblems` is told. */
  open: (path: string, options?: OpenOptions) => Promise<Page>
  /** Takes the complaints recorded so far, so that they do not fail the test. */
  takeProblems: () => string[]
}

/**
 * Runs the tests with one of the two engines, the same each time; with ENGINES=both once with each. Where both are
 * named, a thorough run does those of the other engine. The site is the real one, the manual, or one built of files by
 * path below content/.
 */
export function describeSite(
  name: string,
  body: (site: SiteBrowser, engine: Engine) => void,
  engines: readonly Engine[] = enginesFor(name),
  content?: SiteContent,
): void {
  const path = inject('chromium')
  const isUsual = (engine: Engine) =>
    engines.length === 1 || process.env.ENGINES === 'both' || engine === engineFor(name)
  for (const engine of engines) {
    describe.skipIf(path === '')(`${name} (${engine})`, isUsual(engine) ? {} : deep, () => {
      let served: ServedSite
      const contexts = new Set<BrowserContext>()
      let problems: string[] = []
      beforeAll(async () => {
        served = await serveSite(engine, content)
      }, 240_000)
      afterEach(async () => {
        await Promise.all([...contexts].map(closeContext))
        const found = problems
        problems = []
        expect(found).toEqual([])
      })
      afterAll(() => served.close())
      const url = () => served.url
      body(
        {
          url,
          dist: () => served.dist,
          takeProblems: () => problems.splice(0),
          open: async (address, { prepare, waitUntil = 'load', ...options } = {}) => {
            const browser = await openBrowser()
            const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
            contexts.add(context)
            context.once('close', () => contexts.delete(context))
            const page = await context.newPage()
            const record = (text: string) => {
              if (!text.includes(givenUp)) problems.push(`${new URL(page.url()).pathname}: ${text}`)
            }
            page.on('console', (message) => {
              if (message.type() === 'error' || message.type() === 'warning') record(message.text())
            })
            page.on('pageerror', (error) => record(error.message))
            await prepare?.(page)
            await page.goto(url() + address, { waitUntil })
            return page
          },
        },
        engine,
      )
    })
  }
}

// On a busy machine Chromium gives up the transition between two pages and says so. The page shows without it.
const givenUp = 'Transition was aborted because of invalid state'

/** Sites whose tests run with Preact in an ordinary run: about half of those that do not name React alone. */
const withPreact: readonly string[] = [
  'community',
  'downloads',
  'API explorer snippets',
  'positioning is loaded',
  'a tooltip',
  'the home page',
  'keys of an input method',
  'a file that was changed on the host',
  'islands',
  'a page that others change',
  'what was done before waking',
  'the first press',
  'a widget of a stranger',
  'a widget with a form in one object',
  'what is in a hidden tab',
  'pictures',
]

function enginesFor(name: string): readonly Engine[] {
  return process.env.ENGINES === 'both' ? ['react', 'preact'] : [engineFor(name)]
}

function engineFor(name: string): Engine {
  return withPreact.includes(name) ? 'preact' : 'react'
}

let running: Promise<Browser> | undefined

/** The browser of all files that this process runs; it ends with the process. Each test opens contexts of its own. */
export async function openBrowser(): Promise<Browser> {
  // Less than a hook may take, so that its error says what took so long.
  const timeout = 60_000
  const launch = () => chromium.launch({ executablePath: inject('chromium'), args: launchArguments(), timeout })
  running ??= launch()
  if (!(await running).isConnected()) running = launch()
  return running
}

/** Closes what a file has opened and left open. */
export async function closePages(): Promise<void> {
  const contexts = (await running)?.contexts() ?? []
  await Promise.all(contexts.map(closeContext))
}

/** Closes a context. What a page asks for at the end finds it closed, which is no fault of a test. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** Waits until the script of the page itself listens. It comes after the load event. */
export async function started(page: Page): Promise<void> {
  await page.locator('[data-theme-switch]:not([data-asleep])').first().waitFor({ state: 'attached' })
}

/** Waits until the island is hydrated. */
export async function awake(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`).first()
  await island.scrollIntoViewIfNeeded()
  // Some islands wait for a pointer; the others ignore it.
  await island.dispatchEvent('pointerdown')
  await page.waitForSelector(`[data-island="${name}"][data-awake]`, { state: 'attached' })
}

/** Option of `open`: the page's clock can be driven by hand, so that a timing is exact on a slow machine. */
export const withClock = { prepare: (page: Page) => page.clock.install() }

/** Stops a page's clock; from here on only `clock.runFor` lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/**
 * Lets a page with a stopped clock finish what it has begun: React goes on by message, Preact by frame. Takes 60 ms of
 * its time.
 */
export async function settle(page: Page): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await page.evaluate(async () => {
      for (let turn = 0; turn < 10; turn++) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', resolve)
          port1.start()
          port2.postMessage(null)
        })
      }
    })
    await page.clock.runFor(20)
  }
}

interface ExpectedToast {
  kind: 'status' | 'alert'
  text: string
  stayMs: number
}

/** Does something on a page with a stopped clock that shows a toast, and checks that it stays so long and no longer. */
export async function expectToast(page: Page, expected: ExpectedToast, act: () => Promise<void>): Promise<void> {
  const { kind, text, stayMs } = expected
  const selector = `.toast-stack [role=${kind}] .toast span`
  const texts = () => page.locator(selector).allTextContents()
  // Its script comes by network, which knows no clock, so the page itself notes when the toast is there.
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(wanted)) return
          observer.disconnect()
          resolve(Date.now())
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    selector,
  )
  await act()
  await expect.poll(() => settle(page).then(texts)).toEqual([text])
  const shownAt = await shown
  await page.clock.runFor(stayMs - 100 - ((await page.evaluate(() => Date.now())) - shownAt))
  await settle(page)
  expect(await texts()).toEqual([text])
  await page.clock.runFor(50)
  await settle(page)
  expect(await texts()).toEqual([])
}

/** Arguments a Chromium needs here. */
export function launchArguments(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  // A page keeps the process of its blank predecessor, which saves a quarter of the time to open it.
  const lean = [...quiet, '--renderer-process-limit=1']
  return process.getuid?.() === 0 ? ['--no-sandbox', ...lean] : lean
}
