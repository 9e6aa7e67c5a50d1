// New files of the content folder: complete or absent, never in the place of another, never outside.

import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
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
  expect(placeFile({ ...request, folder, isForced: true })).toBe('other')
  await symlink(join(outside, 'a.md'), join(folder, 'link.md'))
  expect(placeFile({ ...request, folder, path: 'link.md', isForced: true })).toBe('other')
  await mkdir(join(folder, 'folder.md'))
  expect(placeFile({ ...request, folder, path: 'folder.md', isForced: true })).toBe('other')
  expect(await readFile(join(outside, 'a.md'), 'utf8')).toBe('theirs')
})

test('a file in the place of a folder is left alone', async () => {
  const folder = await writeFolder({})
  await writeFile(join(folder, 'docs'), 'a file')
  expect(placeFile({ ...request, folder })).toBe('other')
  expect(await readFolder(folder)).toEqual({ docs: 'a file' })
})
