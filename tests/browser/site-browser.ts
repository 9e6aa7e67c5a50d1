// The built site in Chromium, served as a static host would, under its production policy. In: an engine. Out: pages that record every
// console error and uncaught exception. Without a Chromium the tests that use it report themselves as skipped.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'
import { type Preview, preview } from '#generator/preview.ts'

export type Engine = 'react' | 'preact'

export interface SiteBrowser {
  /** Address of the site without a slash at the end. */
  url: () => string
  /** A page in a fresh context. What it complains about fails the test, unless `expectProblems` is told. */
  open: (path: string, options?: BrowserContextOptions & { prepare?: (page: Page) => Promise<void> }) => Promise<Page>
  /** Takes the complaints recorded so far, so that they do not fail the test. */
  takeProblems: () => string[]
}

/** Runs the tests once for each engine. */
export function describeSite(name: string, body: (site: SiteBrowser, engine: Engine) => void, engines: readonly Engine[] = ['react', 'preact']): void {
  const path = inject('chromium')
  for (const engine of engines) {
    describe.skipIf(path === '')(`${name} (${engine})`, () => {
      let server: Preview
      let browser: Browser
      let contexts: BrowserContext[] = []
      let problems: string[] = []
      beforeAll(async () => {
        server = await preview({ out: inject(engine === 'react' ? 'dist' : 'distPreact'), port: 0, basePath: undefined })
        browser = await chromium.launch({ executablePath: path, args: launchArguments() })
      })
      afterEach(async () => {
        await Promise.all(contexts.map((context) => context.close()))
        contexts = []
        const found = problems
        problems = []
        expect(found).toEqual([])
      })
      afterAll(async () => {
        await browser.close()
        await server.close()
      })
      const url = () => server.url.replace(/\/$/, '')
      body(
        {
          url,
          takeProblems: () => problems.splice(0),
          open: async (address, { prepare, ...options } = {}) => {
            const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
            contexts.push(context)
            const page = await context.newPage()
            page.on('console', (message) => {
              if (message.type() === 'error' || message.type() === 'warning') problems.push(`${new URL(page.url()).pathname}: ${message.text()}`)
            })
            page.on('pageerror', (error) => problems.push(`${new URL(page.url()).pathname}: ${error.message}`))
            await prepare?.(page)
            await page.goto(url() + address, { waitUntil: 'load' })
            return page
          },
        },
        engine,
      )
    })
  }
}

/** Waits until the island is alive. */
export async function awake(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`).first()
  await island.scrollIntoViewIfNeeded()
  await page.waitForSelector(`[data-island="${name}"][data-awake]`, { state: 'attached' })
}

function launchArguments(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}
