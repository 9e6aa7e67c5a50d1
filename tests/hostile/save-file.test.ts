// P6: a content file is never overwritten unseen and never left half written, whenever the process is killed and
// whatever the disk answers.

import { spawnSync } from 'node:child_process'
import { chmod, link, lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContentFile, saveContentFile } from '#generator/disk/save-file.ts'
import { hashOf } from '#generator/hash.ts'
import { libretto, writeFolder } from '../setup/mini-site.ts'

const before = `title: Before\n${'# a comment\n'.repeat(2000)}`
const after = `title: After\n${'# another\n'.repeat(3000)}`
const bytes = (text: string) => new TextEncoder().encode(text)
const hash = (text: string) => hashOf(bytes(text))
const file = 'pages/home.yaml'
const page = () => writeFolder({ [file]: before })
const namesIn = async (folder: string) => (await readdir(join(folder, 'pages'))).sort()

const compiled = join(tmpdir(), `libretto-save-file-${process.pid}.mjs`)
beforeAll(
  () =>
    void buildSync({
      entryPoints: [join(libretto, 'generator/disk/save-file.ts')],
      outfile: compiled,
      platform: 'node',
      format: 'esm',
      bundle: true,
    }),
)
afterAll(() => rm(compiled, { force: true }))

/** Saves in a process of its own, with the fate at its n-th call to the disk. */
function saveUnder(
  folder: string,
  call: number,
  fate: string,
): { signal: string | null; calls?: number; saved?: { hash?: string; refusal?: string; code?: string } } {
  const script = join(import.meta.dirname, 'save-and-die.mjs')
  const child = spawnSync(process.execPath, [script, folder, file, String(call), fate, compiled, after], {
    encoding: 'utf8',
  })
  const told = child.stdout.trim()
  return { signal: child.signal, ...(told === '' ? {} : (JSON.parse(told) as object)) }
}

describe('a save', () => {
  it('replaces the file whole, keeps its mode and leaves nothing beside it', async () => {
    const folder = await page()
    await chmod(join(folder, file), 0o640)
    expect(await saveContentFile({ folder, file, bytes: bytes(after), expectedHash: hash(before) })).toEqual({
      hash: hash(after),
    })
    expect(await readFile(join(folder, file), 'utf8')).toBe(after)
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o640)
    expect(await namesIn(folder)).toEqual(['home.yaml'])
    expect(await readContentFile({ folder, file })).toEqual({ bytes: Buffer.from(after), hash: hash(after) })
  })

  it('leaves the disk untouched when the file is not the one that was seen', async () => {
    const folder = await page()
    const { ino, mtimeMs } = await stat(join(folder, file))
    expect(await saveContentFile({ folder, file, bytes: bytes(after), expectedHash: hash('other') })).toEqual({
      refusal: 'stale',
      bytes: Buffer.from(before),
      hash: hash(before),
    })
    expect(await stat(join(folder, file))).toMatchObject({ ino, mtimeMs })
    expect(await namesIn(folder)).toEqual(['home.yaml'])
  })

  it('sees a change that comes while it writes', async () => {
    const folder = await page()
    const answers = await Promise.all(
      [0, 1, 2].map((index) =>
        saveContentFile({ folder, file, bytes: bytes(`title: ${index}\n`), expectedHash: hash(before) }),
      ),
    )
    const now = await readFile(join(folder, file), 'utf8')
    expect(answers.filter((answer) => 'hash' in answer && answer.hash === hash(now)).length).toBeGreaterThan(0)
    expect(await namesIn(folder)).toEqual(['home.yaml'])
  })

  it('parts a name with several links: only the content changes hands', async () => {
    const folder = await page()
    await link(join(folder, file), join(folder, 'other'))
    await saveContentFile({ folder, file, bytes: bytes(after), expectedHash: hash(before) })
    expect(await readFile(join(folder, 'other'), 'utf8')).toBe(before)
  })

  it('clears away what a killed process left, and nothing else', async () => {
    const folder = await page()
    const gone = spawnSync(process.execPath, ['-e', '']).pid
    for (const name of [
      `.home.yaml.tmp-${gone}-1`,
      `.home.yaml.tmp-${process.ppid}-1`,
      '.home.yaml.tmp-mine',
      '.home.yaml.swp',
      `.about.yaml.tmp-${gone}-1`,
    ])
      await writeFile(join(folder, 'pages', name), '')
    await saveContentFile({ folder, file, bytes: bytes(after), expectedHash: hash(before) })
    expect(await namesIn(folder)).toEqual(
      [
        `.about.yaml.tmp-${gone}-1`,
        '.home.yaml.swp',
        `.home.yaml.tmp-${process.ppid}-1`,
        '.home.yaml.tmp-mine',
        'home.yaml',
      ].sort(),
    )
  })
})

describe('only content files are touched', () => {
  it.each([
    '../home.yaml',
    'pages/../../home.yaml',
    'pages/../home.yaml',
    '/etc/hosts.yaml',
    'pages//home.yaml',
    './pages/home.yaml',
    'pages/.home.yaml',
    '.git/config.yaml',
    'pages\\home.yaml',
    'pages/home.yaml\0.md',
    'pages/home.js',
    'pages/home.yaml/',
    'package.json',
    'assets/a.md',
    'pages/folder.yaml',
    '',
  ])('%j is not one', async (name) => {
    const folder = await writeFolder({
      [file]: before,
      'home.yaml': before,
      'pages/home.js': before,
      'assets/a.md': before,
      'package.json': before,
      'pages/.home.yaml': before,
    })
    await mkdir(join(folder, 'pages/folder.yaml'))
    expect(await readContentFile({ folder, file: name })).toEqual({ refusal: 'forbidden' })
    expect(await saveContentFile({ folder, file: name, bytes: bytes(after), expectedHash: hash(before) })).toEqual({
      refusal: 'forbidden',
    })
  })

  it('links are not followed, neither as the file nor on the way', async () => {
    const outside = await writeFolder({ 'home.yaml': before })
    const folder = await page()
    await symlink(join(outside, 'home.yaml'), join(folder, 'pages/link.yaml'))
    await symlink('home.yaml', join(folder, 'pages/inner.yaml'))
    await symlink(outside, join(folder, 'out'))
    await symlink('pages', join(folder, 'within'))
    for (const name of ['pages/link.yaml', 'pages/inner.yaml', 'out/home.yaml', 'within/home.yaml'])
      expect(
        await saveContentFile({ folder, file: name, bytes: bytes(after), expectedHash: hash(before) }),
        name,
      ).toEqual({ refusal: 'forbidden' })
    expect(await readFile(join(outside, 'home.yaml'), 'utf8')).toBe(before)
    expect((await lstat(join(folder, 'pages/link.yaml'))).isSymbolicLink()).toBe(true)
  })

  it('the content folder itself may be reached by a link', async () => {
    const folder = await page()
    const name = `${folder}-link`
    await symlink(folder, name)
    expect(await saveContentFile({ folder: name, file, bytes: bytes(after), expectedHash: hash(before) })).toEqual({
      hash: hash(after),
    })
    await rm(name)
  })

  it('a folder whose name begins alike is another folder', async () => {
    const folder = await page()
    await mkdir(`${folder}-2`)
    await writeFile(join(`${folder}-2`, 'home.yaml'), before)
    expect(await readContentFile({ folder, file: `../${folder.split('/').at(-1)}-2/home.yaml` })).toEqual({
      refusal: 'forbidden',
    })
    await rm(`${folder}-2`, { recursive: true })
  })

  it('a pipe does not make it wait', async (context) => {
    const folder = await page()
    if (spawnSync('mkfifo', [join(folder, 'pages/pipe.yaml')]).status !== 0) context.skip('no mkfifo here')
    expect(await readContentFile({ folder, file: 'pages/pipe.yaml' })).toEqual({ refusal: 'forbidden' })
  })

  it('a deleted file is missing, and is not created again', async () => {
    const folder = await page()
    expect(
      await saveContentFile({ folder, file: 'pages/none.yaml', bytes: bytes(after), expectedHash: hash(before) }),
    ).toEqual({ refusal: 'missing' })
    expect(
      await saveContentFile({ folder: join(folder, 'none'), file, bytes: bytes(after), expectedHash: hash(before) }),
    ).toEqual({ refusal: 'missing' })
    expect(await namesIn(folder)).toEqual(['home.yaml'])
  })
})

describe('at every call to the disk', () => {
  it('a kill leaves the old or the new file whole, and the next save works', async () => {
    const seen = new Set<string>()
    for (let call = 1; ; call++) {
      const folder = await page()
      const { signal } = saveUnder(folder, call, 'kill')
      const now = await readFile(join(folder, file), 'utf8')
      expect([before, after], `killed at call ${call}`).toContain(now)
      if (signal === null) {
        expect(now).toBe(after)
        expect(call).toBeGreaterThan(12)
        break
      }
      seen.add(now)
      expect(await saveContentFile({ folder, file, bytes: bytes('title: Next\n'), expectedHash: hash(now) })).toEqual({
        hash: hash('title: Next\n'),
      })
      expect(await namesIn(folder)).toEqual(['home.yaml'])
    }
    // Killed both before and after the rename.
    expect(seen).toEqual(new Set([before, after]))
  })

  it.each(['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EXDEV'])(
    '%s leaves the old or the new file whole, and nothing beside it',
    async (code) => {
      for (let call = 1; ; call++) {
        const folder = await page()
        const { signal, calls = 0, saved } = saveUnder(folder, call, code)
        const now = await readFile(join(folder, file), 'utf8')
        expect(signal).toBe(null)
        if (calls < call) {
          expect(saved).toEqual({ hash: hash(after) })
          break
        }
        if (saved?.hash === undefined) {
          expect(saved, `call ${call}`).toMatchObject({ refusal: 'failed', code })
          expect(now, `call ${call}`).toBe(before)
        } else expect(now, `call ${call}`).toBe(after)
        expect(await namesIn(folder), `call ${call}`).toEqual(['home.yaml'])
      }
    },
  )
})
