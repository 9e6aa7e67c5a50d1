// Every island under everything that the web does to pages: nothing typed, chosen or opened is lost, and nothing stops
// without a word. An ordinary run tries each disturbance on one page of Parley; touched-stranger.test.ts has a widget
// of a stranger there. A thorough run tries them on every island of every kind of site, and prints the table.

import { afterAll, expect, it } from 'vitest'
import { describeSite } from '../site-browser.ts'
import { chromiumTabs } from './chromium-tab.ts'
import { disturbances } from './disturb.ts'
import { type Cell, markdownTable } from './report.ts'
import { everySite, parley } from './sites.ts'
import { lostIn, openTrials } from './try-site.ts'

// Many pages in one test, on a busy machine.
const longMs = 600_000
const isDeep = process.env.DEEP !== undefined
const cells: Cell[] = []

for (const { name, content } of isDeep ? await everySite() : [parley])
  describeSite(
    name === parley.name ? 'islands in the real web' : `islands of ${name} in the real web`,
    (site, engine) => {
      const tryKind = openTrials({ site: name, engine })
      it.each(disturbances.map((kind, turn) => ({ kind, turn })))(
        'keep what was done: $kind',
        async ({ kind, turn }) => {
          const tried = await tryKind(chromiumTabs(site), site.dist(), kind, isDeep ? undefined : turn)
          cells.push(...tried)
          site.takeProblems()
          expect(lostIn(tried)).toEqual([])
        },
        longMs,
      )
    },
    undefined,
    content,
  )

afterAll(() => {
  if (isDeep) console.log(markdownTable('Chromium', cells))
})
