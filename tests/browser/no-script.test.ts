// The site without script: every page shows all its content and no control that would do nothing; menus, questions and
// links work.

import { expect, inject, it } from 'vitest'
import { addressOf, readPages } from '../dist/dist-files.ts'
import { somePages } from '../setup/deep.ts'
import { describeSite } from './site-browser.ts'

const addresses = somePages(
  [...readPages(inject('dist'))]
    .filter(([, html]) => !html.includes('http-equiv="refresh"'))
    .map(([file]) => addressOf(file)),
)
const off = { javaScriptEnabled: false }

/** Runs in the page. What a visitor misses there: controls without a function, and text that is not to be seen. */
function readFaults(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim().slice(0, 60)
  const dead = [...document.querySelectorAll('button, input, select, textarea, [role=tab], [role=button]')]
    .filter((control) => isSeen(control) && !control.matches('input:disabled, [type=radio]'))
    .map((control) => `dead ${control.tagName.toLowerCase()} ${control.getAttribute('name') ?? textOf(control)}`)
  // Drawings repeat what the text beside them says, in a form for each width.
  const written = [...document.querySelectorAll('body *:not(svg *, button, button *)')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
  )
  const seen = new Set(written.filter(isSeen).map(textOf))
  // Style sheets may show another part for each choice; a choice that shows nothing of its own is dead.
  for (const radio of document.querySelectorAll<HTMLInputElement>('[type=radio]:not(:checked)')) {
    const before = seen.size
    radio.checked = true
    for (const element of written.filter(isSeen)) seen.add(textOf(element))
    if (seen.size === before) dead.push(`dead choice ${radio.value}`)
  }
  // What a click on a summary shows, and what only a script would fill or use.
  const isLater = (element: Element) =>
    element.closest('summary') === null && element.closest('details:not([open])') !== null
  const needless = '.needs-script, #not-found-near, dialog, script, style, template, option'
  const unseen = written
    .filter(
      (element) =>
        element.closest('main') && !seen.has(textOf(element)) && !isLater(element) && !element.closest(needless),
    )
    .map((element) => `unseen ${element.tagName.toLowerCase()} ${textOf(element)}`)
  return [...dead, ...unseen]
}

describeSite(
  'without script',
  (site) => {
    it('each page shows all of its text, and no control that does nothing', async () => {
      const page = await site.open('/', off)
      const faults: string[] = []
      for (const address of addresses) {
        await page.goto(site.url() + address, { waitUntil: 'load' })
        faults.push(...(await page.evaluate(readFaults)).map((fault) => `${address}: ${fault}`))
      }
      expect(faults).toEqual([])
      expect(site.takeProblems().filter((text) => !text.includes('/404:'))).toEqual([])
    })

    it('menus, questions, samples and links work', async () => {
      const page = await site.open('/', off)
      const platform = page.locator('[data-nav-group=platform]')
      await page.locator('[data-nav-group=docs] summary').click()
      await page.getByRole('link', { name: 'API Reference' }).first().waitFor()
      await platform.locator('summary').click()
      await platform.getByRole('link', { name: 'Security & Compliance' }).waitFor()
      // One group at a time.
      expect(await page.locator('[data-nav-group][open]').count()).toBe(1)
      const questions = page.locator('.faq details')
      expect(await questions.count()).toBe(8)
      for (const index of [7, 0]) {
        await questions.nth(index).locator('summary').click()
        await questions.nth(index).locator('summary + *').waitFor()
      }
      // A single item open, as with script.
      expect(await page.locator('.faq details[open]').count()).toBe(1)
      const samples = page.locator('[data-tabs] [data-tab-panel]')
      expect(await samples.count()).toBeGreaterThan(1)
      for (const sample of await samples.all()) expect(await sample.locator('pre').isVisible()).toBe(true)
      await platform.getByRole('link', { name: 'Security & Compliance' }).click()
      await page.waitForURL('**/security')
      await page.getByRole('link', { name: 'Search', exact: true }).click()
      await page.waitForURL('**/docs')

      await page.goto(`${site.url()}/docs`)
      await page.getByRole('link', { name: 'Mobile Applications', exact: true }).click()
      expect(await page.evaluate(() => document.querySelector(location.hash)?.textContent)).toContain(
        'Mobile Applications',
      )
      for (const install of [
        'npm install @parley/voice',
        'npm install @parley/react-native',
        'pip install parley-voice',
      ])
        await page.getByText(install, { exact: true }).first().waitFor()

      await page.goto(`${site.url()}/api`)
      await page.getByText('The explorer needs a script.').waitFor()
      expect(
        await page
          .locator('.explorer-links ul')
          .first()
          .evaluate((list) => getComputedStyle(list).listStyle),
      ).toContain('none')

      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`${site.url()}/docs`)
      await page.locator('.docs-menu > summary').click()
      await page.locator('.docs-menu').getByRole('link', { name: 'SDK', exact: false }).first().waitFor()
      await page.locator('.small-menu > summary').click()
      await page.locator('.small-menu').getByRole('link', { name: 'Contact Sales' }).click()
      await page.waitForURL('**/contact')
      await page.getByText('This form needs a script. Without one, please write to').waitFor()
    })
  },
  ['react'],
)
