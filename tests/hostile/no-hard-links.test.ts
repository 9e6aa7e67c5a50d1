// A disk without hard links, such as exFAT: what is created there is as complete, and replaces as little.

import { spawn } from 'node:child_process'
import { linkSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockOutput, lockPath } from '#generator/disk/lock.ts'
import { placeFile } from '#generator/disk/place-file.ts'
import { EnvironmentError } from '#generator/errors.ts'
import { hashOf } from '#generator/hash.ts'
import { saveContentFile } from '#generator/save/save-file.ts'
import { libretto, readFolder, writeFolder } from '../setup/mini-site.ts'

const answers = vi.hoisted(() => ({ code: '' }))

vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error(answers.code), { code: answers.code, syscall: 'link' })
  },
}))

const codes = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV', 'EACCES', 'EINVAL', 'EISDIR']

describe.each(codes)('where a link gives %s', (code) => {
  beforeEach(() => {
    answers.code = code
  })

  test('a lock is held, seen, taken over and released', async () => {
    const out = join(await writeFolder({}), 'dist')
    expect(() => linkSync('a', 'b')).toThrow(code)
    const first = lockOutput(out)
    expect(() => lockOutput(out)).toThrow(/is being written by another build/)
    first.touch()
    expect(() => lockOutput(out)).toThrow(EnvironmentError)
    first.release()
    writeFileSync(lockPath(out), JSON.stringify({ pid: process.pid, since: '2026-01-01T10:00:00.000Z', started: 'no' }))
    const next = lockOutput(out)
    expect(next.note).toMatch(/takes its place$/)
    next.release()
    expect(readdirSync(join(out, '..'))).toEqual([])
  })

  test('a new file is created whole, and replaces nothing', async () => {
    const folder = await writeFolder({ 'docs/b.md': 'theirs' })
    const request = { folder, bytes: Buffer.from('new'), isForced: false, isDry: false }
    expect(placeFile({ ...request, path: 'docs/a.md' })).toBe('created')
    expect(placeFile({ ...request, path: 'docs/b.md' })).toBe('other')
    expect(placeFile({ ...request, path: 'docs/b.md', isForced: true })).toBe('replaced')
    expect(await readFolder(folder)).toEqual({ 'docs/a.md': 'new', 'docs/b.md': 'new' })
  })

  test('a content file is saved', async () => {
    const folder = await writeFolder({ 'pages/home.yaml': 'title: Old\n' })
    const request = { folder, file: 'pages/home.yaml', bytes: Buffer.from('title: New\n') }
    expect(await saveContentFile({ ...request, expectedHash: hashOf(Buffer.from('title: Old\n')) })).toHaveProperty(
      'hash',
    )
    expect(await readFolder(folder)).toEqual({ 'pages/home.yaml': 'title: New\n' })
  })
})

test.each(['EIO', 'ENOSPC', 'EROFS'])('%s is a failure of the disk', async (code) => {
  answers.code = code
  const folder = await writeFolder({})
  expect(() => lockOutput(join(folder, 'dist'))).toThrow(EnvironmentError)
  const request = { folder, path: 'a.md', bytes: Buffer.from('new'), isForced: false, isDry: false }
  expect(() => placeFile(request)).toThrow(EnvironmentError)
  expect(readdirSync(folder)).toEqual([])
})

describe('a lock without a whole text', () => {
  beforeEach(() => {
    answers.code = 'EPERM'
  })
  afterEach(() => vi.restoreAllMocks())

  test.each(['', '{"pid":4'])('may be one that another process is writing: %j', async (text) => {
    const out = join(await writeFolder({}), 'dist')
    writeFileSync(lockPath(out), text)
    const holder = JSON.stringify({ pid: process.ppid, since: '2026-01-01T10:00:00.000Z' })
    const wait = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
      writeFileSync(lockPath(out), holder)
      return 'timed-out'
    })
    expect(() => lockOutput(out)).toThrow(`by another build (process ${process.ppid}, since 2026-01-01T10:00:00.000Z)`)
    expect(wait).toHaveBeenCalledTimes(1)
    expect(readFileSync(lockPath(out), 'utf8')).toBe(holder)
  })

  test('is taken over when it stays so, at once when it is old', async () => {
    const out = join(await writeFolder({}), 'dist')
    const wait = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
    writeFileSync(lockPath(out), '')
    const lock = lockOutput(out)
    expect(lock.note).toBe('a damaged lock was removed')
    lock.release()
    const waits = wait.mock.calls.length
    writeFileSync(lockPath(out), '')
    utimesSync(lockPath(out), new Date(0), new Date(0))
    lockOutput(out).release()
    expect(wait.mock.calls.length).toBe(waits)
  })
})

test('of several processes, one at a time has the lock', async () => {
  const folder = await writeFolder({})
  const script = join(folder, 'race.cjs')
  await build({
    stdin: {
      contents: `
        import { rmSync, writeFileSync } from 'node:fs'
        import { lockOutput } from './generator/disk/lock.ts'
        const [out, inside] = process.argv.slice(2)
        for (let held = 0; held < 40; ) {
          let lock
          try { lock = lockOutput(out) } catch (error) {
            if (error.constructor.name !== 'LockedError') throw error
            continue
          }
          if (lock.note) throw new Error(lock.note)
          held++
          writeFileSync(inside, '', { flag: 'wx' })
          rmSync(inside)
          lock.release()
        }`,
      resolveDir: libretto,
    },
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    define: { 'import.meta.url': '__filename' },
    banner: {
      js: `require('node:fs').linkSync = () => { throw Object.assign(new Error('EPERM'), { code: 'EPERM' }) }`,
    },
  })
  const race = () =>
    new Promise<string>((done) => {
      const child = spawn(process.execPath, [script, join(folder, 'dist'), join(folder, 'inside')])
      let text = ''
      child.stderr.on('data', (bytes) => (text += bytes))
      child.on('close', (code) => done(`${code} ${text}`))
    })
  expect(await Promise.all([race(), race(), race()])).toEqual(['0 ', '0 ', '0 '])
}, 60_000)
