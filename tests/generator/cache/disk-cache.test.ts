// The cache file: what the last build used, and nothing from a file that is not whole.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCache, writeCache } from '#generator/cache/disk-cache.ts'
import { type Cache, type Kind, openCache, type Slot } from '#generator/cache/open-cache.ts'
import { type Config, readConfig } from '#generator/config/config.ts'
import { cachedCompiler } from '#generator/read/compile-cached.ts'
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

it('writes values while it looks for the next: a list of all would be as large as the site', async () => {
  const config = await openFolder()
  const cache = openCache()
  for (let key = 0; key < 2500; key++) cache.shelf(words).set(String(key), 'value')
  const { cache: folder = '' } = config.places
  const written = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  const bytes: number[] = []
  class Watched extends Map<string, Slot> {
    override *[Symbol.iterator](): MapIterator<[string, Slot]> {
      let count = 0
      for (const entry of super.entries()) {
        // Before that, the values are counted.
        if (count++ === 2000 && existsSync(folder)) bytes.push(written())
        yield entry
      }
    }
  }
  const scopes = cache.kinds.get('words')?.scopes
  for (const [scope, slots] of scopes ?? []) scopes?.set(scope, new Watched(slots.entries()))
  writeCache(config, cache)
  expect(bytes.map((each) => each > 1000)).toEqual([true])
})

it('keeps nothing where the cache folder cannot be made', async () => {
  const config = await openFolder()
  writeFileSync(config.places.cache ?? '', 'a file')
  buildIncremental(config, [], { a: 'value a' })
  expect(valuesOf(openCache(readCache(config)))).toEqual([undefined, undefined, undefined])
})

/** The bytes of the cache file. */
const fileOf = ({ places: { cache = '' } }: Config) =>
  join(cache, readdirSync(cache).find((name) => name.endsWith('.bin')) ?? '')

/** Reads the cache, asks for what a build would ask for, and writes it. */
function buildIncremental(config: Config, keys: readonly string[], added: Readonly<Record<string, string>> = {}): void {
  const cache = openCache(readCache(config))
  for (const key of keys) expect(cache.shelf(words).get(key), key).toBe(`value ${key}`)
  for (const [key, value] of Object.entries(added)) cache.shelf(words).set(key, value)
  writeCache(config, cache)
}

const manyKeys = Array.from({ length: 2500 }, (_, index) => `key ${index}`)
const manyValues = Object.fromEntries(manyKeys.map((key) => [key, `value ${key}`]))

it('what an edit adds is appended, and what was said last counts', async () => {
  const config = await openFolder()
  buildIncremental(config, [], { ...manyValues, again: 'old' })
  const before = readFileSync(fileOf(config))
  buildIncremental(config, manyKeys, { again: 'value again', more: 'value more' })
  const after = readFileSync(fileOf(config))
  expect(after.subarray(0, before.length).equals(before)).toBe(true)
  expect(after.length - before.length).toBeLessThan(250)
  buildIncremental(config, [...manyKeys, 'again', 'more'])
  expect(readFileSync(fileOf(config)).equals(after)).toBe(true)
})

it('the file is written anew when a quarter of it is no longer needed', async () => {
  const config = await openFolder()
  buildIncremental(config, [], manyValues)
  const whole = statSync(fileOf(config)).size
  buildIncremental(config, manyKeys.slice(0, 1500), { more: 'value more' })
  expect(statSync(fileOf(config)).size).toBeLessThan(whole * 0.65)
  buildIncremental(config, [...manyKeys.slice(0, 1500), 'more'])
})

it('nothing is appended to a file that was cut or written meanwhile, and nothing is lost', async () => {
  const config = await openFolder()
  buildIncremental(config, [], manyValues)
  const parts = readFileSync(fileOf(config))
  buildIncremental(config, manyKeys, { more: 'value more' })
  // A writer that was killed.
  const longer = readFileSync(fileOf(config))
  for (const length of [parts.length + 1, longer.length - 1]) {
    writeFileSync(fileOf(config), longer.subarray(0, length))
    buildIncremental(config, manyKeys, { last: 'value last' })
    buildIncremental(config, [...manyKeys, 'last'])
  }
  // Two builds at once.
  const builds = ['one', 'other'].map((key) => ({ key, cache: openCache(readCache(config)) }))
  for (const { key, cache } of builds) {
    for (const each of manyKeys) cache.shelf(words).get(each)
    cache.shelf(words).set(key, `value ${key}`)
  }
  for (const { cache } of builds) writeCache(config, cache)
  buildIncremental(config, [...manyKeys, 'other'])
})

it('has the texts of a file that was kept without being read again', async () => {
  const config = await openFolder()
  const options = { baseDepth: 2, takenIds: [], prefix: '', claims: {} } as const
  const first = openCache(readCache(config))
  const keys: string[] = []
  const kept = cachedCompiler(first, 'satteri').compile('kept', options, keys)
  const dropped = cachedCompiler(first, 'satteri').compile(`dropped ${'and long '.repeat(100)}`, options)
  writeCache(config, first)
  expect(packedText(config.places)).toContain('<p>dropped')
  const second = openCache(readCache(config))
  cachedCompiler(second, 'satteri').keep(keys)
  // Only a cache with something new is written.
  second.shelf(words).set('a', 'value a')
  writeCache(config, second)
  expect(packedText(config.places)).toContain('<p>kept</p>')
  expect(packedText(config.places)).not.toContain('<p>dropped')
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
  const path = join(config.places.cache ?? '', readdirSync(config.places.cache ?? '')[0] ?? '')
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
