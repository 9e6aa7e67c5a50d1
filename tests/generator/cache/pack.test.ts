// openPack: what was written is read again, by any process, or counts as missing.

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPack } from '#generator/cache/pack.ts'
import type { Place } from '#generator/cache/segments.ts'
import { heldBytes } from '../../setup/held-bytes.ts'
import { writeFolder } from '../../setup/mini-site.ts'

async function openFolder() {
  const folder = await writeFolder({})
  const open = () => {
    const pack = openPack({ folder, name: 'texts' })
    onTestFinished(pack.close)
    return pack
  }
  return { folder, open, segments: () => readdirSync(folder).filter((name) => name.endsWith('.pack')) }
}

const long = (letter: string) => ({ html: letter.repeat(1000) })
const written = (place: Place | undefined) => place as Place

it('gives every value back, also to another process', async () => {
  const { open, segments } = await openFolder()
  const pack = open()
  const values = [long('a'), { text: 'Grüße, 你好, 🎈' }, [1, null, ''], 'plain']
  const places = values.map((value) => written(pack.write(value)))
  expect(places.map(pack.read)).toEqual(values)
  expect(places.toReversed().map(open().read)).toEqual(values.toReversed())
  expect(segments()).toHaveLength(1)
})

it('makes no file for nothing', async () => {
  const { open, segments } = await openFolder()
  open().close()
  expect(open().tidy([])).toEqual(new Map())
  expect(segments()).toEqual([])
})

it('has no value where a bit has changed, and all others', async () => {
  const { folder, open, segments } = await openFolder()
  const pack = open()
  const places = ['a', 'b', 'c'].map((letter) => written(pack.write({ letter })))
  const path = join(folder, segments()[0] ?? '')
  const whole = readFileSync(path)
  const [, begin = 0] = places[0] ?? []
  for (let bit = 8 * begin; bit < 8 * whole.length; bit++) {
    const flipped = Buffer.from(whole)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    writeFileSync(path, flipped)
    const byte = bit >> 3
    const hit = places.findIndex(([, start, length]) => byte >= start && byte < start + length)
    const expected = [{ letter: 'a' }, { letter: 'b' }, { letter: 'c' }].map((value, at) =>
      at === hit ? undefined : value,
    )
    expect(places.map(pack.read), `bit ${bit}`).toEqual(expected)
  }
})

it('has no value of a segment that is cut, missing or somewhere else', async () => {
  const { folder, open, segments } = await openFolder()
  const [first, second] = ['a', 'b'].map((letter) => written(open().write(long(letter))))
  const [one, two] = [written(first), written(second)]
  truncateSync(join(folder, one[0]), 500)
  expect([one, two].map(open().read)).toEqual([undefined, long('b')])
  rmSync(join(folder, two[0]))
  expect([one, two].map(open().read)).toEqual([undefined, undefined])
  expect(open().read(['../outside.pack', 0, 10, 'x'])).toBeUndefined()
  expect(segments()).toHaveLength(1)
})

it('drops what is not needed and copies what remains of a segment that is mostly waste', async () => {
  const { open, segments } = await openFolder()
  const first = open()
  const [kept, ...wasted] = ['a', 'b', 'c'].map((letter) => written(first.write(long(letter))))
  const needed = written(kept)
  first.close()
  const second = open()
  const moved = second.tidy([needed])
  const place = written(moved.get(needed))
  expect(place[0]).not.toBe(needed[0])
  expect(second.read(place)).toEqual(long('a'))
  expect(segments()).toEqual([place[0]])
  expect(wasted.map(open().read)).toEqual([undefined, undefined])
})

it('keeps segments that are mostly in use, and joins them when they are many', async () => {
  const { open, segments } = await openFolder()
  const places: Place[] = []
  for (let count = 1; count <= 8; count++) {
    const pack = open()
    places.push(written(pack.write(long(String(count)))))
    expect(pack.tidy(places).size).toBe(0)
    pack.close()
  }
  const pack = open()
  places.push(written(pack.write(long('9'))))
  const moved = pack.tidy(places)
  expect(moved.size).toBe(8)
  expect(segments()).toHaveLength(1)
  const now = places.map((place) => moved.get(place) ?? place)
  expect(now.map(pack.read)).toEqual(Array.from({ length: 9 }, (_, index) => long(String(index + 1))))
})

it('leaves what another running process fills, and removes what a process that is gone has left', async () => {
  const { folder, open, segments } = await openFolder()
  const { pid: gone } = spawnSync(process.execPath, ['--eval', ''])
  const nameOf = (pid: number, end = '0123456789ab') => `texts-${pid}-${end}.pack`
  const [left, living, foreign] = [nameOf(gone), nameOf(process.ppid), nameOf(gone, 'ba9876543210')]
  for (const name of [left, living]) writeFileSync(join(folder, name), `libretto-cache ${name}\n"a value"`)
  // Killed before its first line was whole.
  writeFileSync(join(folder, nameOf(gone, '111111111111')), 'libretto-c')
  for (const name of [foreign, nameOf(gone, 'abc'), 'notes.txt']) writeFileSync(join(folder, name), 'x')
  open().tidy([])
  expect(segments().sort()).toEqual([living, foreign, nameOf(gone, 'abc')].sort())
})

it('writes nothing where it cannot', async () => {
  const { folder } = await openFolder()
  writeFileSync(join(folder, 'file'), '')
  const pack = openPack({ folder: join(folder, 'file'), name: 'texts' })
  expect(pack.write('value')).toBeUndefined()
  pack.close()
})

it('keeps the name of a segment once for many places', async () => {
  const { open } = await openFolder()
  const { share } = open()
  const segment = `texts-${'1'.repeat(200)}.pack`
  // As from a file: each place has a separate text.
  const printed = JSON.stringify([segment, 1, 1, 'sum'])
  expect(heldBytes(() => share(JSON.parse(printed)))).toBeLessThan(segment.length)
})
