// Scripts and style sheets whose bytes differ from those of the build are not used, and the page stays readable.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { awake, describeSite } from './site-browser.ts'

/** Lets the host answer with changed bytes for an address. */
async function change(page: Page, pattern: string | RegExp, addition: string): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()) + addition })
  })
}

const mark = ';document.documentElement.dataset.changed="";'
const isChanged = (page: Page) => page.evaluate(() => 'changed' in document.documentElement.dataset)

describeSite('a file that was changed on the host', (site, engine) => {
  const read = (path: string) => readFileSync(join(inject(engine === 'react' ? 'dist' : 'distPreact'), path), 'utf8')
  const home = read('docs/sdk/index.html')
  /** Addresses of an island's modules: what it imports, then its own. */
  const modulesOf = (name: string) =>
    Object.keys(JSON.parse(new RegExp(`data-island="${name}"[^>]*data-modules='([^']*)'`).exec(home)?.[1] ?? '{}'))
  const addressOf = (pattern: RegExp) => pattern.exec(home)?.[1] ?? ''
  const expectProblems = (pattern: RegExp) => {
    const problems = site.takeProblems()
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.join('\n')).toMatch(pattern)
  }

  it('is not applied if it is a style sheet', async () => {
    const address = addressOf(/<link rel="stylesheet" href="([^"]*site-[^"]*)"/)
    const page = await site.open('/docs/sdk', {
      prepare: (tab) => change(tab, `**${address}`, 'h1 { letter-spacing: 40px !important }'),
    })
    const spacing = () => page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).letterSpacing)
    expect(await spacing()).not.toBe('40px')
    expectProblems(/integrity/)
  })

  it.each([
    ['the loader', /<script type="module" src="([^"]*\/loader-[^"]*)"/],
    ['the script of the page', /<script type="module" src="([^"]*\/page-[^"]*)"/],
  ])('does not run if it is %s', async (_, pattern) => {
    const page = await site.open('/docs/sdk', { prepare: (tab) => change(tab, `**${addressOf(pattern)}`, mark) })
    await page.waitForLoadState('networkidle')
    expect([await isChanged(page), await page.locator('h1').isVisible()]).toEqual([false, true])
    expectProblems(/integrity/)
  })

  it.each([
    ['its own module', (own: string[]) => own.at(-1)],
    // What others import, too, wakes no widget at all.
    ['a module that it imports', (own: string[]) => own.find((module) => !modulesOf('SearchDialog').includes(module))],
  ])('does not run if it is of a widget: %s', async (_, choose) => {
    const own = modulesOf('SDKDownloadCenter')
    const changed = choose(own) ?? ''
    expect([own.length > 2, modulesOf('SearchDialog').includes(changed)]).toEqual([true, false])
    const page = await site.open('/docs/sdk', { prepare: (tab) => change(tab, `**${changed}`, mark) })
    const island = page.locator('[data-island="SDKDownloadCenter"]')
    const failed = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('hydration-error', (event) => resolve((event as CustomEvent).detail.message)),
        ),
    )
    await island.scrollIntoViewIfNeeded()
    await island.dispatchEvent('pointerdown')
    expect(await failed).toBe(changed)
    expect([await isChanged(page), await island.locator('h3').first().isVisible()]).toEqual([false, true])
    await page.keyboard.press('Control+k')
    await awake(page, 'SearchDialog')
    expectProblems(/SDKDownloadCenter could not wake up/)
  })
})
