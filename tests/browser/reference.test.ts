// The reference of the API and the SDKs: an overview and pages below it that are short enough to use, with code beside
// the text, links to headings, and old addresses that still lead to what they named.

import { expect, inject, it } from 'vitest'
import { addressOf, attributeValues, readPages } from '../dist/dist-files.ts'
import { deep } from '../setup/deep.ts'
import { describeSite, started } from './site-browser.ts'

const pages = [...readPages(inject('dist'))].map(([file, html]) => ({ address: addressOf(file), html }))
const reference = pages.map(({ address }) => address).filter((address) => /^\/docs\/(?:api|sdk)(?:\/|$)/.test(address))

/** Sections that the two pages had before they were split, and where they are now. */
const moved = {
  '/docs/api': {
    '/docs/api/call-object': ['call-object'],
    '/docs/api/calls': ['alias-path'],
    '/docs/api/webhooks': [
      'webhook-events',
      'what-your-server-has-to-do',
      'when-a-delivery-fails',
      'webhook-signature',
      'signature-example',
    ],
  },
  '/docs/sdk': {
    '/docs/sdk/javascript': [
      'parley-the-server-client',
      'server-methods-in-javascript',
      'verifywebhook',
      'createvoiceclient-for-browsers',
      'methods-of-a-call-in-the-browser',
      'events-of-a-call-in-the-browser',
      'when-join-fails',
    ],
    '/docs/sdk/errors': ['sdk-errors', 'versions'],
  },
}
/** Sections that stay where they were, in full or in brief. */
const kept = {
  '/docs/api': (
    'conventions authentication errors pagination rate-limits api-reference api-next ' +
    'listCalls startCall getCall createCall createWebhook'
  ).split(' '),
  '/docs/sdk': ['javascript-sdk', 'react-sdk', 'react-native-sdk', 'python-sdk', 'go-sdk', 'sdk-downloads'],
}

describeSite(
  'the reference',
  (site) => {
    it('has an overview and a page for each resource and language, none taller than 7,000 pixels at 1280', async () => {
      expect(reference.length).toBeGreaterThanOrEqual(11)
      const page = await site.open('/', { reducedMotion: 'reduce' })
      const tall: [string, number][] = []
      for (const address of reference) {
        await page.goto(site.url() + address, { waitUntil: 'load' })
        await page.evaluate(() => document.fonts.ready)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        if (height > 7000) tall.push([address, height])
      }
      expect(tall).toEqual([])
    })

    it('keeps or moves every section that an old address names', deep, async () => {
      for (const [address, ids] of Object.entries(kept)) {
        const own = attributeValues(pages.find((page) => page.address === address)?.html ?? '', 'id')
        expect([address, ids.filter((id) => !own.includes(id))]).toEqual([address, []])
      }
      const page = await site.open('/')
      for (const [address, targets] of Object.entries(moved))
        for (const [target, ids] of Object.entries(targets))
          for (const id of ids) {
            await page.goto('about:blank')
            await page.goto(`${site.url()}${address}#${id}`)
            await page.waitForURL(`**${target}#${id}`)
            expect(await page.locator(`[id="${id}"]`).count()).toBe(1)
          }
    })

    it('stays on a page that has no section of that name, and on one without a page below it', async () => {
      const page = await site.open('/docs/api#nothing')
      await started(page)
      expect(new URL(page.url()).pathname).toBe('/docs/api')
      await page.goto(`${site.url()}/docs/sdk/react#when-join-fails`)
      await started(page)
      expect(new URL(page.url()).pathname).toBe('/docs/sdk/react')
    })

    it('shows code beside its text from 1280 pixels on, and below it before', async () => {
      const page = await site.open('/docs/sdk/python')
      const places = () =>
        page.evaluate(() => {
          const boxOf = (selector: string) =>
            document.querySelector(`#python-call ${selector}`)?.getBoundingClientRect()
          const [text, code] = [boxOf('.prose'), boxOf('.code-sample')]
          return [(code?.left ?? 0) >= (text?.right ?? 0), (code?.top ?? 0) >= (text?.bottom ?? 0)]
        })
      expect(await places()).toEqual([true, false])
      await page.setViewportSize({ width: 1100, height: 800 })
      expect(await places()).toEqual([false, true])
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${site.url()}/docs/api/calls`)
      const [text, code] = await Promise.all(
        ['.operation-text', '.operation-code'].map((selector) => page.locator(selector).first().boundingBox()),
      )
      expect((code?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? Infinity)).toBe(true)
    })

    it('keeps a title at its table where the code beside them is taller', async () => {
      const page = await site.open('/docs/api/calls', { viewport: { width: 1440, height: 1000 } })
      const gap = await page.locator('#getCall .operation-text').evaluate((text) => {
        const title = text.querySelector('h3, h4')?.getBoundingClientRect()
        const table = text.querySelector('table')?.getBoundingClientRect()
        return (table?.top ?? Infinity) - (title?.bottom ?? 0)
      })
      expect(gap).toBeLessThan(32)
    })

    it('uses the width of a wide screen, and has room for the contents there', async () => {
      const page = await site.open('/docs/api/calls', { viewport: { width: 1920, height: 1000 } })
      const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0
      expect(await widthOf('main')).toBeGreaterThan(1000)
      expect(await widthOf('.docs-toc')).toBeGreaterThan(150)
      expect(await page.locator('.toc-disclosure').isVisible()).toBe(false)
      expect(await page.locator('.docs-toc a').allTextContents()).toEqual(
        expect.arrayContaining(['List calls', 'Start a call', 'Get one call', 'Create a call (alias path)']),
      )
    })

    it('links every heading of a section to itself', async () => {
      const page = await site.open('/docs/api/webhooks')
      const linkOf = (name: string) => page.getByRole('heading', { name }).getByRole('link')
      const link = linkOf('When a delivery fails')
      await link.focus()
      expect(await link.evaluate((element) => getComputedStyle(element, '::after').opacity)).toBe('1')
      await page.keyboard.press('Enter')
      await page.waitForURL('**#when-a-delivery-fails')
      expect(await linkOf('Register a webhook').getAttribute('href')).toBe('#createWebhook')
      await page.goto(`${site.url()}/docs/integration`)
      expect(await linkOf('Join a room').getAttribute('href')).toBe('#join-a-room')
    })

    it('has the pages in the side bar, with the previous and the next one', async () => {
      const page = await site.open('/docs/sdk/react')
      expect(await page.locator('.docs-nav [aria-current="page"]').textContent()).toBe('React')
      expect(await page.locator('.neighbour-title').allTextContents()).toEqual(['JavaScript', 'React Native'])
    })

    it('copies the request of an operation', async () => {
      const page = await site.open('/docs/api/calls', { permissions: ['clipboard-read', 'clipboard-write'] })
      await started(page)
      await page.locator('#startCall .copy').first().click()
      await page.locator('#startCall .copy', { hasText: 'Copied' }).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        "curl -X POST \\\n  'https://api.example.com/v1/calls'",
      )
    })
  },
  ['react'],
)
