// Every article and page of Parley and of the manual gets another name: the checks find nothing new, and the way back
// leaves every byte as it was. In memory, so that many moves take seconds.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderOf } from '#generator/addresses/addresses.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { type Loaded, withFiles } from '#generator/load/load.ts'
import type { MovePlan, Renames } from '#generator/move/model.ts'
import { openPlanning } from '#generator/move/open-planning.ts'
import { type Planning, planRenames } from '#generator/move/plan-move.ts'
import { standardCollections } from '#schemas/article-collections.ts'
import { deep } from '../../setup/deep.ts'
import { configOf, libretto } from '../../setup/mini-site.ts'

const small = 'tests/sites/valid'
// Its only old address is a text and no list, which it is no more when another one has come and gone.
const isOdd = (name: string) => name === 'old-addresses'

/** In a thorough run, the mini-sites as well. */
const sites = [
  ['Parley', 'content'],
  ['the manual', 'docs/content'],
  ...(process.env.DEEP === undefined ? [] : readdirSync(join(libretto, small)).filter((name) => !isOdd(name))).map(
    (name) => [name, `${small}/${name}/content`] as const,
  ),
] as const

/** Plans moves in the content of a folder, or in what it would be. */
function openSite(content: string): (loaded?: Loaded) => Promise<Planning> {
  const config = configOf(libretto, { content: join(libretto, content) })
  const cache = openCache()
  return (loaded) => openPlanning(config, cache, loaded)
}

/** What is loaded with a plan carried out. */
function apply(loaded: Loaded, { changes }: MovePlan): Loaded {
  const files = new Map<string, Uint8Array | undefined>()
  for (const { from, to } of changes) if (from !== undefined && from !== to) files.set(from, undefined)
  for (const { from, to, text } of changes) {
    const known = from === undefined ? undefined : loaded.known.get(from)
    const bytes = text ? new TextEncoder().encode(text.after) : (known?.asset?.bytes ?? encode(known?.entry?.text))
    if (to !== undefined && bytes) files.set(to, bytes)
  }
  return withFiles(loaded, files)
}

function encode(text: string | undefined): Uint8Array | undefined {
  return text === undefined ? undefined : new TextEncoder().encode(text)
}

function textsOf({ entries, assets }: Loaded): Record<string, string> {
  return Object.fromEntries([
    ...entries.map(({ file, text }) => [file, text]),
    ...assets.map(({ file, hash }) => [file, hash]),
  ])
}

/** Pages and articles that may move, by their paths below the folder of their language. The lists of articles stay. */
function movable({ site }: Planning): string[] {
  const files = new Set(site.languages.flatMap(({ entries }) => [...entries.keys()]))
  for (const { route } of Object.values(standardCollections)) files.delete(`pages${route}.yaml`)
  return [...files].filter((file) => folderOf(file) !== undefined && !/(?:^|\/)(?:home|index)\.\w+$/.test(file))
}

const none: Renames = { files: new Map(), slugs: new Map() }

describe.each(sites)('%s', (_, content) => {
  it('has no new problem when every page has another name, and is the same when all are back', async () => {
    const plan = openSite(content)
    const planning = await plan()
    const { loaded } = planning.before
    const files = new Map(movable(planning).map((file) => [file, file.replace(/(?=\.\w+$)/, '-moved')]))
    const there = await planRenames({ ...none, files }, { hasRedirect: true }, planning)
    expect(there.problems).toEqual([])
    const isLarge = !content.startsWith(small)
    if (isLarge) expect(Math.min(there.addresses.length, there.redirects.length)).toBeGreaterThan(20)
    const moved = await plan(apply(loaded, there))
    const back = new Map([...files].map(([from, to]) => [to, from]))
    const again = await planRenames({ ...none, files: back }, { hasRedirect: false }, moved)
    expect(textsOf(apply(moved.before.loaded, again))).toEqual(textsOf(loaded))
  }, 120_000)
})

// Links of a text that moves to another folder get the shortest path, so the site has no other paths from the start.
describe('100 random moves, and back', deep, () => {
  it('leave every byte of Parley as it was', async () => {
    const plan = openSite('content')
    const planning = await plan()
    const { loaded } = planning.before
    const files = movable(planning)
    const random = openRandom(7)
    for (let round = 0; round < 100; round++) {
      const from = files[random(files.length)] as string
      const folder = /^(?:docs|pages)\//.test(from) ? ['', 'more/', 'more/deep/'][random(3)] : ''
      const to = from.replace(/^(\w[\w-]*\/)(?:.*\/)?([^/]*)(\.\w+)$/, `$1${folder}$2-${round}$3`)
      const there = await planRenames({ ...none, files: new Map([[from, to]]) }, { hasRedirect: true }, planning)
      expect(there.problems).toEqual([])
      const moved = await plan(apply(loaded, there))
      const back = await planRenames({ ...none, files: new Map([[to, from]]) }, { hasRedirect: false }, moved)
      expect(textsOf(apply(moved.before.loaded, back)), `${from} → ${to}`).toEqual(textsOf(loaded))
    }
  }, 600_000)
})

/** Numbers below a limit, the same in each run. */
function openRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * limit)
  }
}
