// A part of the table is what its words name, and goes on where an earlier run stopped. A cell that cannot be tried
// says why, and stops no other.

import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Asked, openPart } from './part.ts'
import type { Tab } from './tab.ts'
import { openTrials } from './try-site.ts'

const asked: Asked = { browser: 'Firefox', site: 'Parley', engine: 'react', names: ['Form'], kind: 'a translator' }
const sites = [{ name: 'Parley' }, { name: 'the manual' }]
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'libretto-table-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each<[only: string | undefined, names: string[], isIncluded: boolean]>([
  [undefined, ['Parley', 'the manual'], true],
  ['firefox', ['Parley', 'the manual'], true],
  ['Chromium', ['Parley', 'the manual'], false],
  ['Parley/react/Firefox', ['Parley'], true],
  ['Parley/the manual/preact', ['Parley', 'the manual'], false],
  ['Parley/Firefox/lost scripts', ['Parley'], false],
  ['Parley/Firefox/lost scripts/a translator', ['Parley'], true],
])('%s is a part of the table', (only, names, isIncluded) => {
  const part = openPart({ only })
  expect(part.sites(sites).map(({ name }) => name)).toEqual(names)
  expect(part.includes(asked)).toBe(isIncluded)
})

it('says what a part can be when a word is strange', () => {
  expect(() => openPart({ only: 'Parly/react' }).sites(sites)).toThrow(
    'The table has no "parly". Its sites are Parley, the manual. You can also name an engine, a browser, or one of: ',
  )
})

it('knows what an earlier run has kept, and tries the rest again', () => {
  const rows = join(folder, 'rows.jsonl')
  const first = openPart({ rows })
  first.add({ ...asked, lost: [] })
  first.add({ ...asked, engine: 'preact', lost: ['Form is silent'] })
  appendFileSync(rows, '{"browser":"Fire')
  const second = openPart({ rows })
  expect([second.isKnown(asked), second.isKnown({ ...asked, engine: 'preact' })]).toEqual([true, false])
  second.add({ ...asked, engine: 'preact', lost: [] })
  expect(second.cells().map(({ engine, lost }) => [engine, lost])).toEqual([
    ['react', []],
    ['preact', []],
  ])
  expect(openPart({ rows }).cells()).toHaveLength(2)
})

it('says why a cell was not tried, closes its tab, and tries the next one', async () => {
  const dist = join(folder, 'dist')
  mkdirSync(dist)
  for (const name of ['Form', 'Vote']) writeFileSync(join(dist, `${name}.html`), `<div data-island="${name}"></div>`)
  let closed = 0
  const silent = { run: () => new Promise(() => undefined), close: async () => void closed++ } as unknown as Tab
  const openTab = async (path: string) => {
    if (path === '/Form') throw new Error('no such page')
    return silent
  }
  const rows = join(folder, 'stopped.jsonl')
  const { browser, site, engine, kind } = asked
  const tryKind = openTrials({ browser, site, engine, part: openPart({ rows }), limitMs: 1 })
  await tryKind(openTab, dist, kind)
  expect(openPart({ rows }).cells()).toEqual([
    { ...asked, lost: ['not tried: no such page'] },
    { ...asked, names: ['Vote'], lost: ['not tried: no result in 0.001 s'] },
  ])
  expect(closed).toBe(1)
})
