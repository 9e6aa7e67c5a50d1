import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '#generator/paths.ts'
import { writeFolder } from '../setup/mini-site.ts'

test('a folder is made with those above it, also behind a link', async () => {
  const folder = await writeFolder({ 'real/file': '' })
  await symlink('real', join(folder, 'link'))
  makeFolder(join(folder, 'link/a/b'))
  makeFolder(join(folder, 'link/a/b'))
  expect(existsSync(join(folder, 'real/a/b'))).toBe(true)
  expect(() => makeFolder(join(folder, 'real/file'))).toThrow('EEXIST')
  expect(() => makeFolder(join(folder, 'real/file/a'))).toThrow('ENOTDIR')
  expect(() => makeFolder(join(folder, 'x'.repeat(300)))).toThrow('ENAMETOOLONG')
})

test.runIf(process.platform === 'linux')('where the system makes no folders it fails, and does not try forever', () => {
  expect(() => makeFolder('/proc/libretto/a')).toThrow('ENOENT')
})
