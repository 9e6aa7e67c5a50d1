// The cache on disk: a second build renders nothing again, gives the same bytes, and ignores damaged entries.

import { execFile, spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { deep } from '../setup/deep.ts'
import { readFolder, libretto as root, writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'

const files = {
  'content/site.yaml': 'name: Cached\nurl: https://cached.example.com\n',
  'content/pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'content/help/sound.md': '---\ntitle: Sound\n---\n\nSome *text*.\n',
}

async function build(folder: string, out: string, ...words: string[]): Promise<string> {
  const argv = [
    join(root, 'bin/libretto.js'),
    'build',
    '--cache',
    'cache',
    '--out',
    out,
    '--now',
    '2026-01-01',
    ...words,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, argv, {
    cwd: folder,
    env: plainEnvironment(),
  })
  return /\d+ pages, \d+ reused/.exec(stdout)?.[0] ?? stdout
}

test('a second build renders what changed and equals a build without cache', async () => {
  const folder = await writeFolder(files)
  expect(await build(folder, 'dist')).toBe('9 pages, 0 reused')
  expect(await build(folder, 'dist')).toBe('9 pages, 9 reused')
  await writeFile(join(folder, 'content/help/sound.md'), '---\ntitle: Sound\n---\n\nOther *text*.\n')
  expect(await build(folder, 'dist')).toMatch(/^9 pages, [678] reused$/)
  expect(await build(folder, 'clean', '--no-cache')).toBe('9 pages, 0 reused')
  expect(await readFolder(join(folder, 'dist'))).toEqual(await readFolder(join(folder, 'clean')))
})

test('a pipe in the place of a cache file or of the manifest keeps nobody waiting', deep, async (context) => {
  const folder = await writeFolder(files)
  await build(folder, 'dist')
  const items = await readdir(join(folder, 'cache'), { recursive: true, withFileTypes: true })
  const paths = items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  expect(paths.length).toBeGreaterThan(2)
  for (const path of [...paths, join(folder, 'dist/.libretto-manifest.json')]) {
    await rm(path)
    if (spawnSync('mkfifo', [path]).status !== 0) context.skip('no mkfifo here')
    await rm(join(folder, 'dist/index.html'), { force: true })
    expect(await build(folder, 'dist', '--force'), path).toMatch(/^9 pages, \d reused$/)
  }
})

test('a cache that is cut, changed, foreign or in the way is left aside', async () => {
  const folder = await writeFolder(files)
  await build(folder, 'first')
  const expected = await readFolder(join(folder, 'first'))
  const name = (await readdir(join(folder, 'cache'))).find((file) => file.startsWith('cache-')) ?? ''
  const path = join(folder, 'cache', name)
  const whole = await readFile(path)
  const flipped = Buffer.from(whole)
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1
  for (const bytes of [whole.subarray(0, whole.length - 1), flipped, Buffer.from('not ours')]) {
    await writeFile(path, bytes)
    await rm(join(folder, 'next'), { recursive: true, force: true })
    expect(await build(folder, 'next')).toBe('9 pages, 0 reused')
  }
  await rm(path)
  await mkdir(path)
  await rm(join(folder, 'next'), { recursive: true, force: true })
  expect(await build(folder, 'next')).toBe('9 pages, 0 reused')
  expect(await readFolder(join(folder, 'next'))).toEqual(expected)
})
