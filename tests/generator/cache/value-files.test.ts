// Values in files: found by their key alone, damaged ones are missing, and files of somebody else stay.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Kind, openCache } from '#generator/cache/open-cache.ts'
import { openValueFiles } from '#generator/cache/value-files.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const kind: Kind<Uint8Array> = { name: 'photos', keptIn: 'files' }
const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const name = 'cache-0123456789abcdef'
const open = (folder: string, version = '1') => openValueFiles({ folder, name, version })
const shelfOf = (folder: string, scope = '', version = '1') =>
  openCache({ kinds: new Map(), build: 0, files: open(folder, version) }).shelf(kind, scope)

test('a value is there for another process at once, with the same key, scope and version only', async () => {
  const folder = await writeFolder({})
  shelfOf(folder).set('lake', bytes('a'))
  expect(shelfOf(folder).get('lake')).toEqual(bytes('a'))
  const others = [shelfOf(folder).get('other'), shelfOf(folder, 'b').get('lake'), shelfOf(folder, '', '2').get('lake')]
  expect(others).toEqual([undefined, undefined, undefined])
})

test('a file that was cut, changed or swapped for garbage counts as missing and is written again', async () => {
  const folder = await writeFolder({})
  shelfOf(folder).set('lake', bytes('lake'.repeat(100)))
  const [file = ''] = readdirSync(folder)
  const whole = readFileSync(join(folder, file))
  for (const damaged of [whole.subarray(0, 50), Buffer.concat([whole.subarray(0, -1), Buffer.from('x')]), bytes('')]) {
    writeFileSync(join(folder, file), damaged)
    const shelf = shelfOf(folder)
    expect(shelf.get('lake')).toBeUndefined()
    shelf.set('lake', bytes('again'))
    expect(shelf.get('lake')).toEqual(bytes('again'))
  }
})

test('a value that cannot be written stays in memory: a file without our mark is not replaced', async () => {
  const folder = await writeFolder({})
  shelfOf(folder).set('lake', bytes('lake'))
  const [file = ''] = readdirSync(folder)
  const foreign = Buffer.from(readFileSync(join(folder, file)))
  foreign[0] = (foreign[0] ?? 0) ^ 1
  writeFileSync(join(folder, file), foreign)
  const shelf = shelfOf(folder)
  expect(shelf.get('lake')).toBeUndefined()
  shelf.set('lake', bytes('again'))
  expect(shelf.get('lake')).toEqual(bytes('again'))
  expect(readFileSync(join(folder, file)).equals(foreign)).toBe(true)
})

test('unused values go, and nothing else does', async () => {
  const own = `${name}-${'0'.repeat(32)}`
  // The last has such a name, and nothing in it says that Libretto has written it.
  const twin = `${name}-${'1'.repeat(32)}.value`
  const foreign = { [`${own}.value.txt`]: 'a', [`${own}0.value`]: 'b', [`old-${own}.value`]: 'c', [`${name}.bin`]: 'd' }
  const folder = await writeFolder({ ...foreign, [twin]: 'e' })
  const files = open(folder)
  files.write(`${own}.value`, 'unused')
  expect(files.read(`${own}.value`)).toBe('unused')
  const used = files.nameOf(['lake'])
  files.write(used, 1)
  files.keepOnly(new Set([used]))
  expect(readdirSync(folder).sort()).toEqual([...Object.keys(foreign), twin, used].sort())
})

test('values of another place of the content are taken over, not copied', async () => {
  const folder = await writeFolder({})
  const there = openValueFiles({ folder, name: 'cache-fedcba9876543210', version: '1' })
  there.write(there.nameOf(['lake']), 'blue')
  const here = open(folder)
  const file = here.nameOf(['lake'])
  expect(here.read(file)).toBe('blue')
  expect(readdirSync(folder)).toEqual([file])
  expect([here.read(file), there.read(there.nameOf(['lake']))]).toEqual(['blue', 'blue'])
})
