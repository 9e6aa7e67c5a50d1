// The examples of the manual's chapter on custom code, all of them in one site: they go together, break no rule of the
// policy, and axe finds nothing.

import { expect, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { readManualSites } from '../setup/manual-code.ts'
import { findViolations } from './find-violations.ts'
import { awake, describeSite } from './site-browser.ts'

/** Names in content/ as they are there, the others beside it. */
const pathOf = (path: string) => (path.startsWith('content/') ? path.slice('content/'.length) : `../${path}`)
const home = 'title: Lake\ndescription: The lake.\nblocks: [{ id: top, type: hero, title: Lake }]\n'
const examples = readManualSites()
  .filter(({ name }) => name.startsWith('extend/'))
  .flatMap(({ files }) => Object.entries(files))
const isOfSite = ([path]: [string, string]) => /^(?:content|site)\//.test(path)
const files = {
  'pages/home.yaml': home,
  'de/pages/home.yaml': home.replace('title: Lake', 'title: See'),
  ...Object.fromEntries(examples.filter(isOfSite).map(([path, text]) => [pathOf(path), text])),
}

const pages = [
  '/',
  '/today',
  '/de/today',
  '/fares',
  '/guests',
  '/answers',
  '/prices',
  '/buy',
  '/piers',
  '/lake',
  '/stations',
  '/stations/north',
  '/boats',
  '/boats/swan',
  '/blog',
  '/blog/first-trip',
  '/docs/piers',
  '/404',
]

describeSite(
  'the examples of custom code',
  (site) => {
    it('have no violation, and nothing that a page refuses', deep, async () => {
      const page = await site.open('/', { reducedMotion: 'reduce' })
      const found: string[] = []
      for (const address of pages) {
        const answer = await page.goto(site.url() + address)
        expect(answer?.status(), address).toBe(address === '/404' ? 404 : 200)
        found.push(...(await findViolations(page, address)))
      }
      expect(found).toEqual([])
      // The not-found page logs what was not found.
      expect(site.takeProblems().filter((text) => !text.startsWith('/404: '))).toEqual([])
    })

    it('speak the language of the page, also in a widget that comes alive', async () => {
      const page = await site.open('/de/today')
      const block = page.locator('#boats')
      expect(await block.textContent()).toContain('01.05.2026: 2 Schiffe fahren.')
      expect(await block.locator('p a').getAttribute('href')).toBe('/de/fares')
      const bell = page.locator('#boats-bell')
      expect(await bell.textContent()).toBe('Glocke läuten')
      await awake(page, 'Bell')
      await bell.click()
      await expect.poll(() => bell.textContent()).toBe('Es hat geläutet.')
    })
  },
  ['react'],
  files,
)
