// axe on pages. By default it checks one page of each kind. DEEP=1 checks every page in one of four ways (light or
// dark, 360 or 1280 pixels) in turn, and every opened state on a wide screen. DEEP=full checks every page and every
// opened state in all four ways. Scrolling first wakes the islands, as a visitor would. One tab serves all pages of a
// way, because opening a tab takes longer than axe.

import { expect, inject, it } from 'vitest'
import { addressOf, readPages } from '../dist/dist-files.ts'
import { deep, itSome } from '../setup/deep.ts'
import { findOnPages, looks, spreadPages } from './axe-pages.ts'
import { anywhere, type State, smallStates, wideStates } from './axe-states.ts'
import { findViolations } from './find-violations.ts'
import { describeSite, started } from './site-browser.ts'

// One page of each view, and the ones with most on them.
const kinds = [
  '/',
  '/docs',
  '/docs/api',
  '/help/no-audio',
  '/help/tags/api-key',
  '/api',
  '/performance',
  '/security',
  '/community',
  '/downloads',
  '/contact',
  '/privacy',
  '/404',
]
const all = [...readPages(inject('dist'))]
  .filter(([, html]) => !html.includes('http-equiv="refresh"'))
  .map(([file]) => addressOf(file))
const first = (folder: string) => all.find((address) => new RegExp(`^/${folder}/(?!404)`).test(address)) ?? `/${folder}`
const addresses = process.env.DEEP === undefined ? [...kinds, first('blog'), first('case-studies')] : all
const cases = spreadPages(addresses)

const [wide, , , small] = looks
const inTurn = ['light', 'dark'] as const
const stateCases: {
  name: string
  states: [string, readonly State[]][]
  look: (typeof looks)[number]
  schemes: readonly ('light' | 'dark')[]
}[] =
  process.env.DEEP === 'full'
    ? looks.map((look) => ({
        name: `a screen of ${look.viewport.width} pixels, ${look.colorScheme}`,
        look,
        schemes: [look.colorScheme],
        states:
          look.viewport.width < 1000
            ? [...Object.entries(anywhere(wideStates)), ...Object.entries(smallStates)]
            : Object.entries(wideStates),
      }))
    : [
        ...(process.env.DEEP === undefined
          ? []
          : [{ name: 'a wide screen', states: Object.entries(wideStates), look: wide, schemes: inTurn }]),
        { name: 'a small screen', states: Object.entries(smallStates), look: small, schemes: inTurn },
      ]

describeSite(
  'accessibility',
  (site) => {
    itSome(2, cases)('has no violation on any page, $name', { timeout: 600_000 }, async ({ look, pages }) => {
      const page = await site.open('/', { ...look, reducedMotion: 'reduce' })
      expect(await findOnPages(page, site.url(), pages)).toEqual([])
      // The not-found pages log what was not found.
      expect(site.takeProblems().filter((text) => !text.includes('/404:'))).toEqual([])
    })

    it.each(stateCases)(
      'has no violation in any opened state on $name',
      { ...deep, timeout: 600_000 },
      async ({ states, look, schemes }) => {
        const page = await site.open('/', { ...look, reducedMotion: 'reduce' })
        const found: string[] = []
        let turn = 0
        for (const [address, opened] of states) {
          const colorScheme = schemes[turn++ % schemes.length] ?? look.colorScheme
          await page.emulateMedia({ colorScheme })
          await page.goto(site.url() + address)
          await started(page)
          for (const [name, open, part] of opened) {
            await open(page)
            found.push(...(await findViolations(page, `${address}, ${name}`, part)))
          }
        }
        expect(found).toEqual([])
      },
    )
  },
  ['react'],
)
