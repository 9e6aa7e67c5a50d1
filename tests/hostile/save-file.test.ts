// P6: a content file is never overwritten unseen and never left half written, whenever the process is killed and
// whatever the disk answers.

import { execFile, spawnSync } from 'node:child_process'
import { chmod, chown, link, lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { hashOf } from '#generator/hash.ts'
import { readContentFile, saveContentFile } from '#generator/save/save-file.ts'
import { deep } from '../setup/deep.ts'
import { runUnder } from '../setup/failing-disk.ts'
import { libretto, writeFolder } from '../setup/mini-site.ts'

const before = `title: Before\n${'# a comment\n'.repeat(2000)}`
const after = `title: After\n${'# another\n'.repeat(3000)}`
const bytes = (text: string) => new TextEncoder().encode(text)
const hash = (text: string) => hashOf(bytes(text))
const file = 'pages/home.yaml'
const page = () => writeFolder({ [file]: before })
/** How the temporary files of a file begin. */
const beside = (name: string) => `.libretto-${hash(name).slice(0, 16)}-`
const namesIn = async (folder: string) => (await readdir(join(folder, 'pages'))).sort()

vi.mock('node:fs', async (importOriginal) =>
  (await import('../setup/failing-disk.ts')).failingDisk(await importOriginal<typeof import('node:fs')>(), [
    'closeSync',
    'fstatSync',
    'lstatSync',
    'readFileSync',
    'readdirSync',
    'realpathSync',
  ]),
)

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

  it.runIf(process.getuid?.() === 0)('by root leaves the file to its owner', async () => {
    const folder = await page()
    await chown(join(folder, file), 1234, 2345)
    await chmod(join(folder, file), 0o660)
    await saveContentFile({ folder, file, bytes: bytes(after), expectedHash: hash(before) })
    const { uid, gid, mode } = await stat(join(folder, file))
    expect({ uid, gid, mode: mode & 0o777 }).toEqual({ uid: 1234, gid: 2345, mode: 0o660 })
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
      `${beside('home.yaml')}${gone}`,
      `${beside('home.yaml')}${process.ppid}`,
      `${beside('home.yaml')}mine`,
      '.home.yaml.swp',
      `${beside('about.yaml')}${gone}`,
    ])
      await writeFile(join(folder, 'pages', name), '')
    await saveContentFile({ folder, file, bytes: bytes(after), expectedHash: hash(before) })
    expect(await namesIn(folder)).toEqual(
      [
        `${beside('about.yaml')}${gone}`,
        '.home.yaml.swp',
        `${beside('home.yaml')}${process.ppid}`,
        `${beside('home.yaml')}mine`,
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
    'root/a.yaml',
    'pages/folder.yaml',
    '',
  ])('%j is not one', async (name) => {
    const folder = await writeFolder({
      [file]: before,
      'home.yaml': before,
      'pages/home.js': before,
      'assets/a.md': before,
      'root/a.yaml': before,
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
  const save = (folder: string, text: string, seen: string) =>
    saveContentFile({ folder, file, bytes: bytes(text), expectedHash: hash(seen) })

  it.each(['kill', 'ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EXDEV'])(
    '%s leaves the old or the new file whole, and the next save works and clears up',
    async (fate) => {
      const seen = new Set<string>()
      for (let call = 1, isOver = false; !isOver; call++) {
        const folder = await page()
        const { isStruck, answer, error } = await runUnder(call, fate, () => save(folder, after, before))
        const now = await readFile(join(folder, file), 'utf8')
        if (!isStruck) expect(call).toBeGreaterThan(20)
        isOver = !isStruck
        if (fate === 'kill' && isStruck) expect([before, after], `call ${call}`).toContain(now)
        else if (answer && !('refusal' in answer)) expect(now, `call ${call}`).toBe(after)
        else {
          expect(answer, `call ${call}: ${String(error)}`).toMatchObject({ refusal: 'failed', code: fate })
          expect(now, `call ${call}`).toBe(before)
        }
        seen.add(now)
        expect(await save(folder, 'title: Next\n', now)).toEqual({ hash: hash('title: Next\n') })
        expect(await namesIn(folder), `call ${call}`).toEqual(['home.yaml'])
      }
      expect(seen).toEqual(new Set([before, after]))
    },
  )
})

describe('several processes', () => {
  const compiled = join(tmpdir(), `libretto-save-file-${process.pid}.mjs`)
  afterAll(() => rm(compiled, { force: true }))

  it('count together without losing one save', async () => {
    await build({
      entryPoints: [join(libretto, 'generator/save/save-file.ts')],
      outfile: compiled,
      platform: 'node',
      format: 'esm',
      bundle: true,
    })
    const folder = await writeFolder({ [file]: 'title: "0"\n' })
    const script = join(import.meta.dirname, 'save-and-count.mjs')
    const counted = await Promise.all(
      [1, 2, 3].map(() => promisify(execFile)(process.execPath, [script, compiled, folder, file, '60'])),
    )
    expect(counted.map(({ stdout }) => stdout.trim())).toEqual(['60', '60', '60'])
    expect(await readFile(join(folder, file), 'utf8')).toBe('title: "180"\n')
    expect(await namesIn(folder)).toEqual(['home.yaml'])
  })

  it('a lock that another one keeps is a refusal that says so', deep, async () => {
    const folder = await page()
    const lock = { pid: process.ppid, since: '2026-01-01T10:00:00.000Z' }
    await writeFile(join(folder, 'pages', `${beside('home.yaml')}lock`), JSON.stringify(lock))
    expect(await saveContentFile({ folder, file, bytes: bytes(after), expectedHash: hash(before) })).toEqual({
      refusal: 'failed',
      code: 'EBUSY',
      message: 'another process is saving the file',
    })
    expect(await readFile(join(folder, file), 'utf8')).toBe(before)
  })
})
