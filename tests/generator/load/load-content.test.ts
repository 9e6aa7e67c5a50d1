// load reads regular files only, names everything else, and never follows a link or hangs on a pipe.

import { execFileSync } from 'node:child_process'
import { lstat, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { stampOf } from '#generator/disk/stamp.ts'
import { loadContent } from '#generator/load/load-content.ts'
import { keyOf, parsedFiles } from '#generator/load/parse-entry.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libretto-load-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(join(folder, file, '..'), { recursive: true })
  await writeFile(join(folder, file), text)
}

describe('loadContent', () => {
  it('gives entries and assets sorted by path', async () => {
    await write('site.yaml', 'name: x')
    await write('pages/b.yaml', 'title: b')
    await write('pages/a/index.yaml', 'title: a')
    await write('assets/z.svg', '<svg/>')
    const loaded = await loadContent(folder)
    expect(loaded.entries.map(({ file }) => file)).toEqual(['pages/a/index.yaml', 'pages/b.yaml', 'site.yaml'])
    expect(loaded.assets.map(({ url }) => url)).toEqual(['/assets/z.svg'])
    expect(loaded.problems).toEqual([])
  })

  it('splits front matter from the body and counts lines in the file', async () => {
    await write('help/a.md', '---\r\ntitle: A\r\ntags: [x]\r\n---\r\n\r\nText\r\n')
    const [entry] = (await loadContent(folder)).entries
    expect(entry?.data).toEqual({ title: 'A', tags: ['x'] })
    expect(entry?.body).toEqual({ text: '\nText\n', firstLine: 5 })
    expect(entry?.locate(['tags', 0])).toEqual({ line: 3, column: 8 })
  })

  it('accepts a byte order mark', async () => {
    await write('site.yaml', '\uFEFFname: x')
    const loaded = await loadContent(folder)
    expect(loaded.problems).toEqual([])
    expect(loaded.entries[0]?.data).toEqual({ name: 'x' })
  })

  it('keeps an entry of the load before when its bytes are the same', async () => {
    await write('site.yaml', 'name: x')
    await write('pages/a.yaml', 'title: a')
    const first = await loadContent(folder)
    await write('pages/a.yaml', 'title: b')
    const second = await loadContent(folder, first)
    expect(second.entries[1]).toBe(first.entries[1])
    expect(second.entries[0]).not.toBe(first.entries[0])
  })

  it('does not read a text that another process has seen, until its stat signature differs', async () => {
    await write('help/a.md', '---\ntitle: A\n---\n\nText\n')
    await utimes(join(folder, 'help/a.md'), 1, 1)
    const shelf = openCache().shelf(parsedFiles)
    const read = async (stamp: string) => {
      const seen = new Map([[join(folder, 'help/a.md'), { stamp, hash: 'seen' }]])
      const { entries, problems } = await loadContent(folder, undefined, { parsed: shelf, isReread: true, seen })
      return { title: (entries[0]?.data as { title: string } | undefined)?.title, problems }
    }
    shelf.set(keyOf('help/a.md', 'seen'), { data: { title: 'Seen' } })
    const signature = stampOf(await lstat(join(folder, 'help/a.md'), { bigint: true }))
    await expect.poll(() => read(signature)).toEqual({ title: 'Seen', problems: [] })
    expect(await read('other')).toEqual({ title: 'A', problems: [] })
    expect(await read('')).toEqual({ title: 'A', problems: [] })
  })

  it.each([
    ['a file that is not UTF-8', new Uint8Array([0x61, 0x3a, 0x20, 0xff, 0x0a]), /not UTF-8 \(byte 3\)/],
    ['a file with a NUL', 'a: \0b', /NUL/],
    ['a file beyond the size limit', 'a'.repeat(1024 * 1024 + 1), /limit is 1 MiB/],
  ])('refuses %s', async (_, text, message) => {
    await write('pages/a.yaml', text)
    const loaded = await loadContent(folder)
    expect(loaded.entries).toEqual([])
    expect(loaded.problems).toMatchObject([
      { file: 'pages/a.yaml', severity: 'error', message: expect.stringMatching(message) },
    ])
  })

  it.skipIf(process.platform === 'win32')('names links, loops and pipes, and reads the rest', async () => {
    await write('site.yaml', 'name: x')
    await symlink('/etc/hostname', join(folder, 'secret.yaml'))
    await symlink('.', join(folder, 'loop'))
    execFileSync('mkfifo', [join(folder, 'pipe.yaml')])
    const loaded = await loadContent(folder)
    expect(loaded.entries.map(({ file }) => file)).toEqual(['site.yaml'])
    expect(loaded.problems.map(({ file, code }) => `${file} ${code}`).toSorted()).toEqual([
      'loop not-a-file',
      'pipe.yaml not-a-file',
      'secret.yaml not-a-file',
    ])
  })

  it('passes over what editors leave, and over notes for people', async () => {
    await write('site.yaml', 'name: x')
    for (const name of [
      '.a.md.swp',
      '4913',
      'a.md~',
      '#a.md#',
      '.#a.md',
      '.goutputstream-X1Y2',
      'a.md___jb_tmp___',
      'a.md___jb_old___',
      'a.md.bak',
      'README.md',
    ])
      for (const where of ['help', 'assets']) await write(`${where}/${name}`, 'half a fi')
    const { entries, assets, problems } = await loadContent(folder)
    expect([entries.map(({ file }) => file), assets, problems]).toEqual([['site.yaml'], [], []])
  })

  it.skipIf(process.platform !== 'linux')('says that a name is not UTF-8', async () => {
    const path = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff]), Buffer.from('.yaml')])
    await writeFile(path, 'name: x')
    const { problems } = await loadContent(folder)
    expect(problems).toMatchObject([{ code: 'unreadable', message: 'the name of the file is not UTF-8' }])
  })

  it('rejects when the folder itself is not there', async () => {
    await expect(loadContent(join(folder, 'nowhere'))).rejects.toThrow(
      /^there is no content folder .*nowhere; run the /,
    )
  })
})
