// countTracked says what `git ls-files` says, for each form of git's index and each kind of checkout.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countTracked } from '#generator/disk/tracked-files.ts'
import { writeFiles, writeFolder } from '../../setup/mini-site.ts'
import { runGit as git } from '../../setup/run-git.ts'

const hasGit = spawnSync('git', ['--version']).status === 0

/** Paths before and after the folder in the order of an index, and some that look like it. */
const files = {
  '.github/workflows/site.yml': '',
  '.libretto/cache-1.bin': 'a',
  '.libretto/cli-1/cli.cjs': 'b',
  '.libretto-notes': '',
  '.librettoo/x': '',
  'content/site.yaml': '',
  'docs/.libretto/site-1.bin': 'c',
  'docs/libretto/ü 你好.md': '',
  [`long/${'folder/'.repeat(40)}file`]: '',
}

const listed = (folder: string, path: string) => git(folder, 'ls-files', '-z', '--', path).split('\0').length - 1

describe.skipIf(!hasGit)('countTracked', () => {
  it.each([
    [2, []],
    [4, []],
    [2, ['--object-format=sha256']],
    [4, ['--object-format=sha256']],
  ])('version %i of the index, %j', async (version, more) => {
    const folder = await writeFolder(files)
    git(folder, 'init', '--quiet', ...more)
    const paths = ['.libretto', 'docs/.libretto', 'docs', '.libr', 'site', '.libretto/cache-1.bin']
    const counts = () => paths.map((path) => countTracked(join(folder, path)))
    expect(counts()).toEqual([0, 0, 0, 0, 0, 0])
    git(folder, 'add', '--force', '.')
    git(folder, 'update-index', '--index-version', String(version))
    expect(counts()).toEqual(paths.map((path) => listed(folder, path)))
    expect(counts()).toEqual([2, 1, 2, 0, 0, 1])
    // An entry with more flags makes version 3 of version 2.
    git(folder, 'rm', '--quiet', '--cached', 'content/site.yaml')
    git(folder, 'add', '--intent-to-add', 'content/site.yaml')
    expect(counts()).toEqual([2, 1, 2, 0, 0, 1])
    git(folder, 'rm', '-r', '--quiet', '--cached', '.libretto')
    expect(counts()).toEqual([0, 1, 2, 0, 0, 0])
  })

  it('knows the index of a worktree and of a submodule', async () => {
    const folder = await writeFolder({ 'one/.libretto/x': '', 'two/file': '' })
    const [one, two] = [join(folder, 'one'), join(folder, 'two')]
    for (const each of [one, two]) git(each, 'init', '--quiet')
    for (const each of [one, two]) git(each, 'add', '--force', '.')
    for (const each of [one, two]) git(each, 'commit', '--quiet', '-m', 'all')
    git(one, 'worktree', 'add', '--quiet', join(folder, 'tree'))
    git(two, 'submodule', '--quiet', 'add', one, 'deep/module')
    expect(countTracked(join(folder, 'tree/.libretto'))).toBe(1)
    expect(countTracked(join(two, 'deep/module/.libretto'))).toBe(1)
    expect(countTracked(join(two, '.libretto'))).toBe(0)
  })

  it('finds nothing where there is no repository, or one that is damaged', async () => {
    const folder = await writeFolder(files)
    expect(countTracked(join(folder, '.libretto'))).toBe(0)
    git(folder, 'init', '--quiet')
    for (const bytes of ['', 'DIRC', `DIRC\0\0\0\u0002\0\0\0\u0009.libretto/`, '.libretto/'.repeat(50)]) {
      writeFileSync(join(folder, '.git/index'), bytes)
      expect(countTracked(join(folder, '.libretto')), bytes).toBe(0)
    }
    await writeFiles(folder, { 'sub/.git': 'gitdir: nowhere\n' })
    expect(countTracked(join(folder, 'sub/.libretto'))).toBe(0)
  })
})
