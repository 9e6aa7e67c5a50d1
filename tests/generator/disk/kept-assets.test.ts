// Assets of earlier builds stay for as many builds as somebody wants, and are no part of the site.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { allFiles, manifestName, readManifest } from '#generator/disk/manifest.ts'
import { emitFiles } from '#generator/disk/open-publication.ts'

let folder = ''
let out = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libretto-kept-'))
  out = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const nameOf = (version: string) => `page-${version.repeat(8)}.js`
/** Builds a site whose script has another name in each version. */
const emit = (version: string, keepAssets?: number, text = version) =>
  emitFiles(
    Object.entries({ 'index.html': text, [`assets/${nameOf(version)}`]: version, 'assets/plain.txt': version }).map(
      ([path, content]) => ({ path, bytes: new TextEncoder().encode(content) }),
    ),
    out,
    { forbidden: [], keepAssets },
  )
const scripts = async () => (await readdir(join(out, 'assets'))).filter((name) => name.endsWith('.js')).toSorted()

it.each([0, 1, 2])('those of the last %i builds stay, and no others', async (count) => {
  const versions = ['A', 'B', 'C', 'D']
  for (const version of versions) await emit(version, count)
  expect(await scripts()).toEqual(versions.slice(-1 - count).map(nameOf))
  const { files, kept = {} } = readManifest(out)
  expect(Object.keys(files).toSorted()).toEqual([`assets/${nameOf('D')}`, 'assets/plain.txt', 'index.html'])
  expect(Object.keys(kept)).toEqual(versions.slice(-1 - count, -1).map((version) => `assets/${nameOf(version)}`))
  expect(Object.keys(allFiles(readManifest(out)))).toHaveLength(3 + count)
})

it('a build that changes no asset does not count', async () => {
  await emit('A', 1)
  await emit('B', 1)
  await emit('B', 1, 'another text')
  await emit('B', 1, 'and another')
  expect(await scripts()).toEqual([nameOf('A'), nameOf('B')])
})

it('an asset that comes back is one of the site again, and nobody else has written it', async () => {
  await emit('A', 2)
  await emit('B', 2)
  await writeFile(join(out, 'assets', nameOf('A')), 'changed')
  await emit('A', 2)
  expect(await readFile(join(out, 'assets', nameOf('A')), 'utf8')).toBe('A')
  expect(Object.keys(readManifest(out).kept ?? {})).toEqual([`assets/${nameOf('B')}`])
})

it('without the flag the next build removes what others have kept', async () => {
  await emit('A', 1)
  await emit('B', 1)
  await emit('B')
  expect(await scripts()).toEqual([nameOf('B')])
  expect(await readFile(join(out, manifestName), 'utf8')).not.toContain('kept')
})

it('a name in the list that is no path of the folder is not believed', async () => {
  await emit('A', 1)
  await writeFile(join(folder, 'mine.js'), 'mine')
  const manifest = JSON.parse(await readFile(join(out, manifestName), 'utf8'))
  manifest.kept = { '../mine.js': { hash: 'x', age: 1 }, 'assets/gone-AAAAAAAA.js': { hash: 'x', age: 1 } }
  await writeFile(join(out, manifestName), JSON.stringify(manifest))
  await emit('B')
  expect(await readFile(join(folder, 'mine.js'), 'utf8')).toBe('mine')
})
