// Several files change together, or none of them does.

import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashOf } from '#generator/hash.ts'
import { changeContentFiles } from '#generator/save/change-files.ts'
import { readFolder, writeFolder } from '../../setup/mini-site.ts'

const files = { 'docs/a.md': 'a', 'docs/b.md': 'b', 'docs/in/c.md': 'c', 'assets/map.svg': 'map' }
const bytes = (text: string) => new TextEncoder().encode(text)
const change = (path: string, text: string, to = path) => ({
  from: path,
  to,
  bytes: bytes(text),
  hash: hashOf(files[path as keyof typeof files]),
})

describe('changes', () => {
  it('move, write, make and remove files, and folders that are empty then', async () => {
    const folder = await writeFolder(files)
    expect(
      await changeContentFiles(folder, [
        { from: 'docs/in/c.md' },
        { to: 'redirects.yaml', bytes: bytes('[]') },
        change('docs/a.md', 'A', 'docs/more/a.md'),
        change('docs/b.md', 'B'),
        { from: 'assets/map.svg', to: 'assets/maps/map.svg' },
      ]),
    ).toBeUndefined()
    expect(await readFolder(folder)).toEqual({
      'docs/more/a.md': 'A',
      'docs/b.md': 'B',
      'redirects.yaml': '[]',
      'assets/maps/map.svg': 'map',
    })
  })

  it.each([
    ['a file that has changed', [{ ...change('docs/b.md', 'B'), hash: hashOf('other') }], 'stale', 'docs/b.md'],
    ['a file that is gone', [{ from: 'docs/none.md', to: 'docs/x.md' }], 'missing', 'docs/none.md'],
    ['a name that is taken', [{ from: 'docs/b.md', to: 'docs/in/c.md' }], 'taken', 'docs/in/c.md'],
    ['a place outside', [{ from: 'docs/b.md', to: '../b.md' }], 'link', '../b.md'],
    ['a hidden place', [{ from: 'docs/b.md', to: 'docs/.b.md' }], 'link', 'docs/.b.md'],
    ['a file in the place of a folder', [{ to: 'docs/b.md/x.md', bytes: bytes('x') }], 'link', 'docs/b.md/x.md'],
    ['bytes that cannot be written', [change('assets/map.svg', 'x')], 'failed', 'assets/map.svg'],
  ])('stop at %s, and nothing has changed', async (_, more, refusal, file) => {
    const folder = await writeFolder(files)
    const others = [
      change('docs/a.md', 'A', 'docs/new/a.md'),
      { to: 'new.yaml', bytes: bytes('x') },
      { from: 'docs/in/c.md' },
    ]
    const all = refusal === 'taken' ? others.slice(0, 2) : others
    expect(await changeContentFiles(folder, [...all, ...more])).toMatchObject({ refusal, file })
    expect(await readFolder(folder)).toEqual(files)
  })

  it.skipIf(process.platform === 'win32')('follow no link', async () => {
    const folder = await writeFolder(files)
    const outside = await writeFolder({ 'x.md': 'x' })
    await symlink(outside, join(folder, 'out'))
    await symlink(join(outside, 'x.md'), join(folder, 'docs/x.md'))
    expect(await changeContentFiles(folder, [{ from: 'docs/x.md', to: 'docs/y.md' }])).toMatchObject({
      refusal: 'link',
    })
    expect(await changeContentFiles(folder, [{ from: 'docs/a.md', to: 'out/a.md' }])).toMatchObject({ refusal: 'link' })
    expect(await readFile(join(folder, 'docs/a.md'), 'utf8')).toBe('a')
    const deeper = [change('docs/b.md', 'B'), { from: 'docs/a.md', to: 'out/new/a.md' }]
    expect(await changeContentFiles(folder, deeper)).toMatchObject({ refusal: 'link', file: 'out/new/a.md' })
    expect(await readdir(outside)).toEqual(['x.md'])
  })

  it('remove no file that changes while others are written', async () => {
    const folder = await writeFolder(files)
    const gone = { from: 'docs/b.md', hash: hashOf('b') }
    const changing = changeContentFiles(folder, [change('docs/a.md', 'A'), gone])
    while (readFileSync(join(folder, 'docs/a.md'), 'utf8') !== 'A') await undefined
    writeFileSync(join(folder, 'docs/b.md'), 'new words')
    expect(await changing).toEqual({ refusal: 'stale', file: 'docs/b.md', message: 'it has changed since' })
    expect(await readFolder(folder)).toEqual({ ...files, 'docs/b.md': 'new words' })
  })

  it('that stop half-way say what could not be taken back', async () => {
    const folder = await writeFolder(files)
    const path = join(folder, 'docs/a.md')
    const changes = [change('docs/a.md', 'A'), change('docs/b.md', 'B'), change('assets/map.svg', 'x')]
    const changing = changeContentFiles(folder, changes)
    // Between two writes, as another program could.
    while (readFileSync(path, 'utf8') !== 'A') await undefined
    chmodSync(path, 0o444)
    expect(await changing).toMatchObject({ refusal: 'failed', file: 'assets/map.svg', left: ['docs/a.md'] })
    expect(await readFolder(folder)).toEqual({ ...files, 'docs/a.md': 'A' })
  })

  it.skipIf(process.platform === 'win32')('keep the mode of a file', async () => {
    const folder = await writeFolder(files)
    await chmod(join(folder, 'docs/a.md'), 0o640)
    await mkdir(join(folder, 'docs/.DS_Store'), { recursive: true })
    await writeFile(join(folder, 'docs/keep.txt'), 'kept')
    await changeContentFiles(folder, [change('docs/a.md', 'A', 'docs/z.md')])
    expect((await import('node:fs')).statSync(join(folder, 'docs/z.md')).mode & 0o777).toBe(0o640)
  })
})
