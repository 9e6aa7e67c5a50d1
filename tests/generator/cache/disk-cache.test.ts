// The cache file: what the last build used, and nothing from a file that is not whole.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCache, writeCache } from '#generator/cache/disk-cache.ts'
import { type Cache, type Kind, openCache } from '#generator/cache/open-cache.ts'
import { readConfig } from '#generator/config.ts'
import { cachedCompiler } from '#generator/content/compile-cached.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const words: Kind<string> = { name: 'words', keptIn: 'file' }
const numbers: Kind<number> = { name: 'numbers', keptIn: 'memory' }

async function openFolder() {
  const folder = await writeFolder({})
  return readConfig({ cache: 'cache' }, { workingDirectory: folder, libretto: folder, clock: 0, version: 'test' })
}

const valuesOf = (cache: Cache) => ['a', 'b', 'c'].map((key) => cache.shelf(words).get(key))

it('has what the last build used, and no kind that stays in memory', async () => {
  const config = await openFolder()
  const first = openCache()
  for (const key of ['a', 'b']) first.shelf(words).set(key, `value ${key}`)
  first.shelf(numbers).set('a', 1)
  const second = openCache(first)
  second.shelf(words).get('a')
  second.shelf(words).set('c', 'value c')
  writeCache(config, second)
  const read = openCache(readCache(config))
  expect(valuesOf(read)).toEqual(['value a', undefined, 'value c'])
  expect(read.shelf(numbers).get('a')).toBeUndefined()
})

it('has the texts of a file that was kept without being read again', async () => {
  const config = await openFolder()
  const options = { baseDepth: 2, takenIds: [], prefix: '', claims: {} } as const
  const first = openCache(readCache(config))
  const keys: string[] = []
  const kept = cachedCompiler(first, 'satteri').compile('kept', options, keys)
  const dropped = cachedCompiler(first, 'satteri').compile(`dropped ${'and long '.repeat(100)}`, options)
  writeCache(config, first)
  expect(packedText(config)).toContain('<p>dropped')
  const second = openCache(readCache(config))
  cachedCompiler(second, 'satteri').keep(keys)
  // Only a cache with something new is written.
  second.shelf(words).set('a', 'value a')
  writeCache(config, second)
  expect(packedText(config)).toContain('<p>kept</p>')
  expect(packedText(config)).not.toContain('<p>dropped')
  const read = cachedCompiler(openCache(readCache(config)), 'satteri')
  expect(read.compile('kept', options)).toEqual(kept)
  expect(read.compile(`dropped ${'and long '.repeat(100)}`, options)).toEqual(dropped)
})

function packedText({ cache = '' }: { cache?: string | undefined }): string {
  const segments = readdirSync(cache).filter((name) => name.endsWith('.pack'))
  return segments.map((name) => readFileSync(join(cache, name), 'latin1')).join('\n')
}

it('has nothing when a byte of the file has changed or is missing', async () => {
  const config = await openFolder()
  const first = openCache()
  first.shelf(words).set('a', 'value a')
  writeCache(config, first)
  const path = join(config.cache ?? '', readdirSync(config.cache ?? '')[0] ?? '')
  const whole = readFileSync(path)
  expect(valuesOf(openCache(readCache(config)))[0]).toBe('value a')
  for (let at = 0; at < whole.length; at++) {
    const flipped = Buffer.from(whole)
    flipped[at] = (flipped[at] ?? 0) ^ 4
    for (const bytes of [flipped, whole.subarray(0, at)]) {
      writeFileSync(path, bytes)
      expect(valuesOf(openCache(readCache(config)))[0]).toBeUndefined()
    }
  }
})
