// New files of the content folder: complete or absent, never in the place of another, never outside.

import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeFile } from '#generator/disk/place-file.ts'
import { readFolder, writeFolder } from '../../setup/mini-site.ts'

const request = { path: 'docs/a.md', bytes: Buffer.from('new'), isForced: false, isDry: false }

test('a file is created with its folders, and is the same from then on', async () => {
  const folder = await writeFolder({})
  expect(placeFile({ ...request, folder })).toBe('created')
  expect(placeFile({ ...request, folder })).toBe('same')
  expect(await readFolder(folder)).toEqual({ 'docs/a.md': 'new' })
  expect(await readdir(join(folder, 'docs'))).toEqual(['a.md'])
})

test('a file with other bytes stays, unless it is to be replaced', async () => {
  const folder = await writeFolder({ 'docs/a.md': 'old' })
  expect(placeFile({ ...request, folder })).toBe('other')
  expect(await readFolder(folder)).toEqual({ 'docs/a.md': 'old' })
  expect(placeFile({ ...request, folder, isForced: true })).toBe('replaced')
  expect(await readFolder(folder)).toEqual({ 'docs/a.md': 'new' })
})

test('a dry run writes nothing and says the same', async () => {
  const folder = await writeFolder({ 'docs/b.md': 'old' })
  expect(placeFile({ ...request, folder, isDry: true })).toBe('created')
  expect(placeFile({ ...request, folder, path: 'docs/b.md', isForced: true, isDry: true })).toBe('replaced')
  expect(await readFolder(folder)).toEqual({ 'docs/b.md': 'old' })
})

test.skipIf(process.platform === 'win32')('links and folders in the place of a file are left alone', async () => {
  const outside = await writeFolder({ 'a.md': 'theirs' })
  const folder = await writeFolder({})
  await symlink(outside, join(folder, 'docs'))
  expect(placeFile({ ...request, folder, isForced: true })).toBe('link')
  expect(placeFile({ ...request, folder, path: 'docs/below/a.md' })).toBe('link')
  await symlink(join(outside, 'a.md'), join(folder, 'link.md'))
  expect(placeFile({ ...request, folder, path: 'link.md', isForced: true })).toBe('link')
  await symlink(join(outside, 'new.md'), join(folder, 'dangling.md'))
  expect(placeFile({ ...request, folder, path: 'dangling.md' })).toBe('link')
  expect(placeFile({ ...request, folder, path: 'dangling.md', isDry: true })).toBe('link')
  await mkdir(join(folder, 'folder.md'))
  expect(placeFile({ ...request, folder, path: 'folder.md', isForced: true })).toBe('odd')
  expect(await readFolder(outside)).toEqual({ 'a.md': 'theirs' })
})

test('a file in the place of a folder is left alone', async () => {
  const folder = await writeFolder({})
  await writeFile(join(folder, 'docs'), 'a file')
  expect(placeFile({ ...request, folder })).toBe('odd')
  expect(await readFolder(folder)).toEqual({ docs: 'a file' })
})

test.each([
  ['letters', `${'a'.repeat(252)}.md`],
  ['letters of three bytes', `${'\u732b'.repeat(84)}.md`],
  ['emoji', `${'\u{1f40b}'.repeat(63)}.md`],
])('a name of as many bytes as the disk takes, in %s', async (_, name) => {
  const folder = await writeFolder({})
  const long = { ...request, folder, path: `docs/${name}` }
  expect(placeFile(long)).toBe('created')
  expect(placeFile({ ...long, bytes: Buffer.from('newer'), isForced: true })).toBe('replaced')
  expect(await readFolder(folder)).toEqual({ [`docs/${name}`]: 'newer' })
})

test.each([
  ['a name', `${'a'.repeat(253)}.md`],
  ['a folder', `${'\u732b'.repeat(86)}/a.md`],
  ['a path', `${'below/'.repeat(700)}a.md`],
])('%s that is too long is refused, and in a dry run as well', async (_, path) => {
  const folder = await writeFolder({})
  for (const isDry of [false, true])
    expect(() => placeFile({ ...request, folder, path, isDry })).toThrow(/a name or a path is too long$/)
})
