// What the last build wrote is taken from the disk as long as nobody has written it since.

import { appendFile, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareFiles, openKept, type SeenFile, type SeenFiles } from '#generator/disk/seen-files.ts'
import { placedStampOf, stampOf } from '#generator/disk/stamp.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const statOf = (path: string) => stat(path, { bigint: true })

async function seenFolder(): Promise<{ out: string; seen: SeenFiles }> {
  const out = await writeFolder({ 'a.md': 'one\n', 'b.md': 'two\n', 'all.txt': 'one\n\ntwo\n' })
  const facts = async (path: string, hash: string, key?: string, copiedAt?: number) => {
    const stamp = stampOf(await statOf(join(out, path)))
    return [path, { stamp, hash, key, copiedAt }] as const
  }
  const files = [facts('a.md', 'h1', 'k', 0), facts('b.md', 'h2', 'k', 5), facts('all.txt', 'h3')]
  return { out, seen: new Map(await Promise.all(files)) }
}

it('finds files by what they were made of, with their bytes in the file that has all', async () => {
  const { out, seen } = await seenFolder()
  const kept = openKept(out, seen)
  expect(kept.find('b.md', 'other')).toBeUndefined()
  const file = kept.find('b.md', 'k')
  expect(file).toMatchObject({ path: 'b.md', hash: 'h2', size: 4 })
  expect(String(file && kept.copyOf(file, 'all.txt'))).toBe('two\n')
  expect(['a.md', 'b.md'].map((path) => kept.find(path, 'k')?.path)).toEqual(['a.md', 'b.md'])
})

it('finds nothing that was written, removed or never seen', async () => {
  const { out, seen } = await seenFolder()
  await appendFile(join(out, 'all.txt'), 'more')
  await rm(join(out, 'a.md'))
  const kept = openKept(out, seen)
  const file = kept.find('b.md', 'k')
  expect(file && kept.copyOf(file, 'all.txt')).toBeUndefined()
  expect(kept.find('a.md', 'k')).toBeUndefined()
  expect(openKept(out, undefined).find('b.md', 'k')).toBeUndefined()
})

it('finds nothing in a folder that has become a file', async () => {
  const { out, seen } = await seenFolder()
  await rm(out, { recursive: true })
  await writeFile(out, 'mine')
  expect(openKept(out, seen).find('a.md', 'k')).toBeUndefined()
})

it('believes another thread, and looks at what that has not looked at', async () => {
  const { out, seen } = await seenFolder()
  const paths = [...seen.keys()]
  const stamps = [...seen.values()].map(({ stamp }) => stamp)
  const verdicts = new Uint8Array(new SharedArrayBuffer(paths.length))
  const known = new Map(
    [...seen].map(([path, file], place): [string, SeenFile] => [path, { ...file, verdicts, place }]),
  )
  await appendFile(join(out, 'b.md'), 'more')
  const found = () => ['a.md', 'b.md'].map((path) => openKept(out, known).find(path, 'k')?.size)
  expect(found()).toEqual([4, undefined])
  compareFiles({ folder: out, paths, stamps, verdicts })
  // What happens after the verdict is for the next build to see.
  await rm(join(out, 'a.md'))
  expect(found()).toEqual([4, undefined])
  verdicts.fill(0)
  expect(found()).toEqual([undefined, undefined])
})

it('trusts a file at once that was renamed to its place, until it is written there', async () => {
  const folder = await writeFolder({ 'staged/x': 'text' })
  const [staged, placed] = [join(folder, 'staged/x'), join(folder, 'dist/x')]
  await utimes(staged, 1, 1)
  await mkdir(join(folder, 'dist'))
  await rename(staged, placed)
  expect(placedStampOf(await statOf(placed))).not.toBe('')
  await writeFile(placed, 'TEXT')
  expect(placedStampOf(await statOf(placed))).toBe('')
})
