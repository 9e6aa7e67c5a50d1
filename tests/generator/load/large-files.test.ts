// openLargeFiles: assets whose bytes are not in memory.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadContent } from '#generator/load/load-content.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const bytesOf = (letter: string, count = 70_000) => Buffer.alloc(count, letter)

async function load(isReread: boolean) {
  const folder = await writeFolder({
    'assets/a.txt': bytesOf('a'),
    'assets/b.txt': bytesOf('b'),
    'assets/small.txt': bytesOf('c', 100),
  })
  const { assets } = await loadContent(folder, undefined, { isReread })
  const [a, b, small] = assets
  if (!a || !b || !small) throw new Error('files are missing')
  return { folder, a, b, small }
}

const isHeld = (asset: object) => Object.getOwnPropertyDescriptor(asset, 'bytes')?.get === undefined

it('reads large files again when they are asked for, and keeps small ones', async () => {
  const { a, b, small } = await load(true)
  expect([isHeld(a), isHeld(b), isHeld(small)]).toEqual([false, false, true])
  for (let round = 0; round < 2; round++)
    expect([Buffer.from(a.bytes), Buffer.from(b.bytes)]).toEqual([bytesOf('a'), bytesOf('b')])
  expect({ ...a }.bytes.length).toBe(70_000)
})

it('in a process that goes on, all files are held', async () => {
  const { a, b } = await load(false)
  expect([isHeld(a), isHeld(b)]).toEqual([true, true])
})

it('takes no other file for one that was read, and the same bytes for the same', async () => {
  const { folder, a, b } = await load(true)
  expect(b.bytes.length).toBe(70_000)
  writeFileSync(join(folder, 'assets/a.txt'), bytesOf('a'))
  expect(Buffer.from(a.bytes)).toEqual(bytesOf('a'))
  expect(b.bytes.length).toBe(70_000)
  writeFileSync(join(folder, 'assets/a.txt'), bytesOf('d'))
  expect(() => a.bytes).toThrow('assets/a.txt was changed while the site was built; build again')
})
