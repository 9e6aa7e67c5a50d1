// The manual is held to what Parley is held to: axe, layout, and a search that works. By default on one page of each
// kind, with DEEP=1 on all.

import { expect, inject, it } from 'vitest'
import { addressOf, readPages } from '../dist/dist-files.ts'
import { itSome } from '../setup/deep.ts'
import { findOnPages, looks, spreadPages } from './axe-pages.ts'
import { checkLayout } from './check-layout.ts'
import { findViolations } from './find-violations.ts'
import { describeSite } from './site-browser.ts'

/** The narrowest last: it is the one a page is not loaded at. By default pages take turns with two of them. */
const widths = [360, 768, 1280, 1536, 320]
const widthsOf = (index: number) =>
  process.env.DEEP === undefined ? widths.filter((width) => width !== (index % 2 === 0 ? 768 : 1536)) : widths
const all = [...readPages(inject('manual'))]
  .filter(([, html]) => !html.includes('http-equiv="refresh"'))
  .map(([file]) => addressOf(file))
const kinds = `
  / /blocks /widgets /api /blog /blog/libretto-0-1 /help /help/build-is-locked /case-studies /case-studies/parley /404
  /docs /docs/start/first-site /docs/write/markdown /docs/write/documentation /docs/publish/ci /docs/internals/pipeline
  /docs/reference /docs/reference/blocks /docs/reference/blocks/hero /docs/reference/widgets/article-list
  /docs/reference/commands/build /docs/reference/content/site
  /docs/reference/problems /docs/reference/problems/unknown-key
  /de /de/docs /de/docs/start/first-site /de/404
`
  .trim()
  .split(/\s+/)
const addresses = process.env.DEEP === undefined ? kinds : all

describeSite(
  'the manual',
  (site) => {
    it('has a page of each kind', () => {
      expect(kinds.filter((address) => !all.includes(address))).toEqual([])
    })

    itSome(1, spreadPages(addresses))('has no violation on any page, $name', { timeout: 600_000 }, async (way) => {
      const page = await site.open('/', { ...way.look, reducedMotion: 'reduce' })
      expect(await findOnPages(page, site.url(), way.pages)).toEqual([])
      // The not-found pages log what was not found.
      expect(site.takeProblems().filter((text) => !text.includes('/404:'))).toEqual([])
    })

    it(`keeps its layout at ${widths.join(', ')} pixels`, { timeout: 600_000 }, async () => {
      const page = await site.open('/', { reducedMotion: 'reduce' })
      const problems: string[] = []
      for (const [index, address] of addresses.entries())
        if (process.env.DEEP !== undefined || index % 2 === 0)
          problems.push(...(await checkLayout(page, site.url() + address, widthsOf(index))))
      site.takeProblems()
      expect(problems).toEqual([])
    })

    it('has one line above its last row, not two where nothing is between', async () => {
      const lines: unknown[] = []
      for (const address of ['/', '/docs']) {
        const page = await site.open(address)
        lines.push(
          await page
            .locator('.footer-last')
            .evaluate((row) => [
              row.previousElementSibling === null,
              getComputedStyle(row, '::before').content === 'none',
            ]),
        )
      }
      expect(lines).toEqual([
        [false, false],
        [true, true],
      ])
    })

    itSome(1, looks)('has no violation in its search, $colorScheme at $viewport.width pixels', async (look) => {
      const page = await site.open('/docs', { ...look, reducedMotion: 'reduce' })
      await page.locator('[data-search]').click()
      await page.locator('.search-input').fill('unknown-key')
      await page.locator('.search-hit[href="/docs/reference/problems/unknown-key"]').waitFor()
      expect(await findViolations(page, 'the search', 'dialog')).toEqual([])
    })
  },
  ['react'],
  'manual',
)
