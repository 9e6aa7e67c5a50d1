// The same disturbances in Firefox as it is installed: in a thorough run, and by `npm run test:browsers`.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firefox, openFirefox } from '../../tools/browsers/firefox.js'
import { findProgram } from '../../tools/browsers/processes.js'
import { type Engine, type ServedSite, serveSite } from '../served-site.ts'
import { disturbances } from './disturb.ts'
import { firefoxTabs } from './firefox-tab.ts'
import { type Cell, markdownTable } from './report.ts'
import { everySite } from './sites.ts'
import { lostIn, openTrials } from './try-site.ts'

// Many pages in one test, on a busy machine.
const longMs = 600_000
const isDeep = process.env.DEEP !== undefined
const isInstalled = findProgram(['firefox-esr', 'firefox']) !== undefined
if (isDeep && !isInstalled) console.log('Firefox is skipped: it is not installed (as root on Debian: firefox-esr)')

describe.skipIf(!isDeep || !isInstalled)('islands in Firefox', async () => {
  const cells: Cell[] = []
  let firefox: Firefox | undefined
  beforeAll(async () => {
    firefox = await openFirefox()
  }, longMs)
  afterAll(async () => {
    await firefox?.close()
    console.log(markdownTable('Firefox', cells))
  })

  for (const { name, content } of isDeep ? await everySite() : [])
    for (const engine of ['react', 'preact'] as const satisfies Engine[])
      describe(`of ${name} (${engine})`, () => {
        let served: ServedSite
        beforeAll(async () => {
          served = await serveSite(engine, content)
        }, longMs)
        afterAll(() => served.close())
        const tryKind = openTrials({ site: name, engine })
        // Firefox cannot be asked to freeze a tab: it does so only with a page that was left.
        it.each(disturbances.filter((kind) => kind !== 'a frozen tab'))(
          'keep what was done: %s',
          async (kind) => {
            if (!firefox) throw new Error('Firefox has not started')
            const tried = await tryKind(firefoxTabs(firefox, served.url), served.dist, kind)
            cells.push(...tried)
            expect(lostIn(tried)).toEqual([])
          },
          longMs,
        )
      })
})
