// A production build contains nothing of the debug panel: none of its texts in any file, and none of its source files
// in the bundles.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { bundleSite } from '#generator/render/bundle-site.ts'
import { bundleDevtools } from '#generator/watch/bundle-devtools.ts'
import { libretto } from '../setup/mini-site.ts'
import { listFiles } from './dist-files.ts'

/** Texts that occur only in the panel and the live client. */
const marks = [
  'libretto-panel',
  'libretto-button',
  'libretto-problems',
  'libretto:updated',
  'libretto:report',
  '__libretto',
  'X-Libretto-Token',
  'Component ID copied',
  'EventSource',
]

describe('a production build', () => {
  it('has no byte of the panel in any file', () => {
    const dist = inject('dist')
    const found = listFiles(dist).flatMap((file) => {
      const bytes = readFileSync(join(dist, file))
      return marks.filter((mark) => bytes.includes(mark)).map((mark) => `${file}: ${mark}`)
    })
    expect(found).toEqual([])
  })

  it('is made of no file of the panel, with either engine', async () => {
    for (const engine of ['react', 'preact'] as const) {
      const { inputs } = await bundleSite({ libretto, engine, basePath: '' }, openCache())
      expect(inputs.size).toBeGreaterThan(100)
      expect(
        [...inputs.keys()].filter((path) =>
          /runtime\/devtools\/|generator\/(?:panel|watch)\/|@tanstack\/query-core\/.*devtools|web-vitals/.test(path),
        ),
      ).toEqual([])
    }
  })

  // Otherwise the first test would look for texts that do not exist.
  it('would show the marks if the panel were in it', async () => {
    const scripts = (await bundleDevtools({ libretto, own: join(libretto, 'site/own') }))
      .map(({ bytes }) => Buffer.from(bytes).toString())
      .join('\n')
    expect(marks.filter((mark) => !scripts.includes(mark))).toEqual([])
  })
})
