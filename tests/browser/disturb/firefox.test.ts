// The same disturbances in Firefox as it is installed: in a thorough run, and by `npm run test:browsers`.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firefox, openFirefox } from '../../tools/browsers/firefox.js'
import { findProgram } from '../../tools/browsers/processes.js'
import { type Engine, type ServedSite, serveSite } from '../served-site.ts'
import { disturbances } from './disturb.ts'
import { firefoxTabs } from './firefox-tab.ts'
import { openPart } from './part.ts'
import { markdownTable } from './report.ts'
import { everySite } from './sites.ts'
import { lostIn, openTrials } from './try-site.ts'

// Many pages in one test, on a busy machine; a cell has a limit of its own.
const longMs = 3_600_000
const isDeep = process.env.DEEP !== undefined
const isInstalled = findProgram(['firefox-esr', 'firefox']) !== undefined
if (isDeep && !isInstalled) console.log('Firefox is skipped: it is not installed (as root on Debian: firefox-esr)')

describe.skipIf(!isDeep || !isInstalled)('islands in Firefox', async () => {
  const browser = 'Firefox'
  const part = openPart(isDeep ? { only: process.env.TABLE_ONLY, rows: process.env.TABLE_ROWS } : {})
  let firefox: Firefox | undefined
  beforeAll(async () => {
    firefox = await openFirefox()
  }, longMs)
  afterAll(async () => {
    await firefox?.close()
    console.log(markdownTable(browser, part.cells()))
  })

  it('says when it has ended, instead of waiting', async () => {
    const other = await openFirefox()
    const tab = await other?.openTab()
    await other?.close()
    await expect(tab?.evaluate('return 1')).rejects.toThrow('Firefox has ended')
  })

  for (const { name, content } of isDeep ? part.sites(await everySite()) : [])
    for (const engine of ['react', 'preact'] as const satisfies Engine[])
      describe(`of ${name} (${engine})`, () => {
        let served: ServedSite
        beforeAll(async () => {
          served = await serveSite(engine, content)
        }, longMs)
        afterAll(() => served.close())
        const tryKind = openTrials({ browser, site: name, engine, part })
        // Firefox cannot be asked to freeze a tab: it does so only with a page that was left.
        for (const kind of disturbances.filter((each) => each !== 'a frozen tab'))
          it.skipIf(!part.includes({ browser, engine, kind }))(
            `keep what was done: ${kind}`,
            async () => {
              if (!firefox) throw new Error('Firefox has not started')
              const tried = await tryKind(firefoxTabs(firefox, served.url), served.dist, kind)
              expect(lostIn(tried)).toEqual([])
            },
            longMs,
          )
      })
})
