// The whole real site is checked in under two seconds. The best of several runs counts, because other work on the
// machine slows some of them down.

import { expect, it } from 'vitest'
import { checkContent } from '#generator/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { readConfig } from '#generator/config.ts'
import { buildInstant } from '../setup/built-site.ts'

it('validate takes under two seconds for the real site, with an empty cache', async () => {
  const surroundings = { workingDirectory: process.cwd(), libretto: process.cwd(), clock: 0 }
  const config = readConfig({ content: 'content', now: buildInstant, strict: true }, surroundings)
  const seconds: number[] = []
  for (let run = 0; run < 4; run++) {
    const start = performance.now()
    const { content, problems } = await checkContent(config, openCache())
    seconds.push((performance.now() - start) / 1000)
    expect(problems).toEqual([])
    expect(content?.pages.length).toBeGreaterThan(25)
  }
  expect(Math.min(...seconds)).toBeLessThan(2)
})
