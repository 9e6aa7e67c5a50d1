// Pages that are open while a watch ends and another one starts at the same address: whatever a person is doing there
// stays, until the page itself is built and has changed.

import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { deep } from '../setup/deep.ts'
import { findFreePort, startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { closePages, openBrowser } from './site-browser.ts'

const path = inject('chromium')

// While SLOW_PAGES is set, each page takes a moment, so that the build goes on while the open page connects again.
const block = `import { defineBlock } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: 'A form, and a moment of waiting.',
  data: z.strictObject({ word: z.string() }),
  plan: ({ word }) => ({ word }),
  Component: ({ data: { word } }) => {
    for (const end = Date.now() + (process.env.SLOW_PAGES ? 60 : 0); Date.now() < end; );
    return (
      <div>
        <p>{word}</p>
        <label>Message <textarea name="message" /></label>
        <details><summary>More</summary><p>Folded away.</p></details>
      </div>
    )
  },
})
`
const page = (word: string) =>
  `title: About ${word}\ndescription: A page.\n` +
  `blocks: [{ id: it, type: slow, title: It, data: { word: ${word} } }, { id: no, type: text, content: Same. }]\n`
const site = {
  'site.yaml': 'name: Slow\nurl: https://slow.example.com\n',
  '../site/blocks/slow/slow.tsx': block,
  ...Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`pages/a/page-${index}.yaml`, page('other')])),
  // The last one that is rendered.
  'pages/z/last.yaml': page('first'),
}

describe.skipIf(path === '')('a watch that starts again', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(closePages)

  async function begin(): Promise<{ first: WatchedSite; again: () => Promise<WatchedSite> }> {
    const port = String(await findFreePort())
    const first = await startWatch(site, { port })
    const again = async () => {
      process.env.SLOW_PAGES = '1'
      onTestFinished(hurry)
      return startWatch(undefined, { port }, null, { after: first })
    }
    return { first, again }
  }
  const hurry = () => void Reflect.deleteProperty(process.env, 'SLOW_PAGES')
  const isWaitingAnswer = async (opened: Page, address: string) => {
    const response = await opened.waitForResponse((each) => each.url().endsWith(address) && each.status() === 404)
    return (await response.text()).includes('libretto-waiting')
  }

  it('leaves an open page as it is during its first build, and then shows what has changed', async () => {
    const { first, again } = await begin()
    const opened = await browser.newPage({ viewport: { width: 1000, height: 400 } })
    let loads = 0
    opened.on('load', () => loads++)
    const listening = opened.waitForResponse((response) => response.url().endsWith('/__libretto/events'))
    await opened.goto(`${first.url}/z/last`)
    await listening
    const message = opened.getByRole('textbox', { name: 'Message' })
    await message.fill('Half a sentence')
    await opened.getByText('More').click()
    await opened.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
    await message.focus()
    const before = await opened.evaluate(() => scrollY)

    await first.stop()
    await first.write('pages/z/last.yaml', page('first').replace('Same.', 'Another.'))
    const waited = isWaitingAnswer(opened, '/z/last')
    const started = again()
    expect(await waited).toBe(true)
    expect(await message.inputValue()).toBe('Half a sentence')
    expect(await opened.title()).toBe('About first | Slow')
    hurry()
    const second = await started
    await opened.getByText('Another.').waitFor()
    expect(await message.inputValue()).toBe('Half a sentence')
    expect(await message.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await opened.getByText('Folded away.').isVisible()).toBe(true)
    expect(await opened.evaluate(() => scrollY)).toBe(before)
    expect(loads).toBe(1)
    await opened.close()
    await second.stop()
  })

  it('shows a page that waits what is being done, and turns it into the page', deep, async () => {
    const { first, again } = await begin()
    await first.stop()
    const started = again()
    const opened = await browser.newPage()
    const visit = (): Promise<unknown> => opened.goto(`${first.url}/z/last`).catch(visit)
    await visit()
    const status = opened.getByRole('status')
    await status.getByText(/^Rendering \d+ of \d+ pages/).waitFor()
    expect(await opened.getByRole('heading').textContent()).toBe('Not built yet')
    hurry()
    await opened.getByRole('textbox', { name: 'Message' }).waitFor()
    await opened.close()
    await (await started).stop()
  })

  it('shows the problems of a first build on a page that waits, and leaves an open page below them', deep, async () => {
    const { first, again } = await begin()
    const opened = await browser.newPage()
    await opened.goto(`${first.url}/z/last`)
    const message = opened.getByRole('textbox', { name: 'Message' })
    await message.fill('Half a sentence')
    await first.stop()
    await first.write('site.yaml', site['site.yaml'].replace('name', 'nam'))
    hurry()
    const second = await again()
    const overlay = opened.locator('libretto-problems')
    await overlay.getByText('the key "nam" is not known').waitFor()
    await overlay.getByText('the last good page stays up').waitFor()
    const other = await browser.newPage()
    await other.goto(`${first.url}/z/last`)
    await other.getByText('The site has errors and is not built.').waitFor()
    await other.locator('libretto-problems').getByText('the page appears once this is fixed').waitFor()
    await second.write('site.yaml', site['site.yaml'])
    await other.getByRole('textbox', { name: 'Message' }).waitFor()
    await overlay.getByText('the key "nam" is not known').waitFor({ state: 'detached' })
    expect(await message.inputValue()).toBe('Half a sentence')
    for (const each of [opened, other]) await each.close()
    await second.stop()
  })
})
