// Every island under everything that the web does to pages: nothing typed, chosen or opened is lost, and nothing stops
// without a word. An ordinary run tries each disturbance on one page of Parley; touched-stranger.test.ts has a widget
// of a stranger there. A thorough run tries them on every island of every kind of site, and prints the table;
// CONTRIBUTING.md says how to ask for a part of it.

import { afterAll, expect, it } from 'vitest'
import { deep } from '../../setup/deep.ts'
import { describeSite } from '../site-browser.ts'
import { chromiumTabs } from './chromium-tab.ts'
import { disturbances } from './disturb.ts'
import { openPart } from './part.ts'
import { markdownTable } from './report.ts'
import { everySite, parley } from './sites.ts'
import { lostIn, openTrials } from './try-site.ts'

// Many pages in one test, on a busy machine; a cell has a limit of its own.
const longMs = 3_600_000
const isDeep = process.env.DEEP !== undefined
const browser = 'Chromium'
const part = openPart(isDeep ? { only: process.env.TABLE_ONLY, rows: process.env.TABLE_ROWS } : {})

for (const { name, content } of isDeep ? part.sites(await everySite()) : [parley])
  describeSite(
    name === parley.name ? 'islands in the real web' : `islands of ${name} in the real web`,
    (site, engine) => {
      const tryKind = openTrials({ browser, site: name, engine, part })
      for (const [turn, kind] of disturbances.entries())
        it.skipIf(!part.includes({ browser, engine, kind }))(
          `keep what was done: ${kind}`,
          // Every second one in an ordinary run.
          { timeout: longMs, ...(turn % 2 === 1 && deep) },
          async () => {
            const tried = await tryKind(chromiumTabs(site), site.dist(), kind, isDeep ? undefined : turn)
            site.takeProblems()
            expect(lostIn(tried)).toEqual([])
          },
        )
    },
    undefined,
    content,
  )

afterAll(() => {
  if (isDeep) console.log(markdownTable(browser, part.cells()))
})
