import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockOutput, lockPath } from '#generator/disk/lock.ts'
import { EnvironmentError } from '#generator/errors.ts'

let out = ''
beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'libretto-lock-')), 'dist')
})
afterEach(() => rmSync(dirname(out), { recursive: true }))

const leave = (holder: unknown) =>
  writeFileSync(lockPath(out), typeof holder === 'string' ? holder : JSON.stringify(holder))

test('refuses while another build runs, names it, and lets the next one in afterwards', () => {
  const first = lockOutput(out)
  expect(() => lockOutput(out)).toThrow(EnvironmentError)
  expect(() => lockOutput(out)).toThrow(
    new RegExp(
      `^${out} is being written by another build \\(process ${process.pid}, since \\d{4}-.*Z\\); ` +
        'wait for it, or choose another folder with --out$',
    ),
  )
  lockOutput(`${out}-other`).release()
  first.release()
  const second = lockOutput(out)
  expect(second.note).toBe(undefined)
  second.release()
  expect(existsSync(lockPath(out))).toBe(false)
})

test.each([
  [
    'of a process that is gone',
    () => ({ pid: spawnSync(process.execPath, ['--eval', '']).pid, since: '2026-01-01T10:00:00.000Z' }),
    /^the build of 2026-01-01T10:00:00\.000Z \(process \d+\) ended before it was done; this one takes its place$/,
  ],
  [
    'whose process id belongs to another process now',
    () => ({ pid: process.pid, since: '2026-01-01T10:00:00.000Z', started: 'never' }),
    /takes its place$/,
  ],
  ['that was cut', () => '{"pid":', /^a damaged lock was removed$/],
])('takes over a lock %s, and says so', (_, holder, note) => {
  lockOutput(out).release()
  leave(holder())
  // One that was cut a moment ago may be in the middle of being written.
  utimesSync(lockPath(out), 0, 0)
  const lock = lockOutput(out)
  expect(lock.note).toMatch(note)
  expect(() => lockOutput(out)).toThrow(EnvironmentError)
  lock.release()
})

test.runIf(existsSync('/proc/self/stat'))(
  'a process that has ended and whose parent never asks holds no lock',
  async () => {
    // The child ends when its parent is no shell any more, which would ask for it.
    const child = 'sh -c "while [ \\$(cat /proc/\\$PPID/comm) = sh ]; do :; done"'
    const parent = spawn('sh', ['-c', `${child} & echo $!; exec tail -f /dev/null`])
    try {
      const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))))
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /)
      leave({ pid, since: '2026-01-01T10:00:00.000Z' })
      lockOutput(out).release()
    } finally {
      parent.kill()
    }
  },
)

test('waits for a lock that another process is writing', () => {
  const whole = JSON.stringify({ pid: process.pid, since: '2026-01-01T10:00:00.000Z' })
  lockOutput(out).release()
  leave(whole.slice(0, 10))
  const writer = spawn('sh', ['-c', 'printf %s "$1" >> "$2"', 'sh', whole.slice(10), lockPath(out)])
  expect(() => lockOutput(out)).toThrow(/since 2026-01-01T10:00:00.000Z/)
  writer.kill()
})

test('takes over without a word from a process that has changed nothing yet', () => {
  const waiting = lockOutput(out, undefined, { isUntouched: true })
  const holder = JSON.parse(readFileSync(lockPath(out), 'utf8'))
  waiting.touch()
  const touched = JSON.parse(readFileSync(lockPath(out), 'utf8'))
  expect(() => lockOutput(out)).toThrow(EnvironmentError)
  waiting.release()
  expect(readdirSync(dirname(out))).toEqual([])
  const notes = [holder, touched].map((each) => {
    leave({ ...each, started: 'never' })
    const lock = lockOutput(out)
    lock.release()
    return lock.note
  })
  expect(notes).toEqual([undefined, expect.stringMatching(/takes its place$/)])
})

test('is beside the folder, and the same for every spelling of its path', () => {
  const parent = dirname(out)
  const lock = lockOutput(join(parent, 'new/dist'))
  expect(readdirSync(join(parent, 'new'))).toEqual(['.dist.libretto-lock'])
  symlinkSync(join(parent, 'new'), join(parent, 'link'))
  expect(() => lockOutput(join(parent, 'link/dist'))).toThrow(/is being written by another build/)
  lock.release()
  expect(readdirSync(join(parent, 'new'))).toEqual([])
})

test('follows no link and waits for no pipe that somebody has put in its place', () => {
  const own = join(dirname(out), `.dist-libretto-${process.pid}-lock`)
  const mine = join(dirname(out), 'mine.txt')
  writeFileSync(mine, 'mine')
  symlinkSync(mine, own)
  symlinkSync(mine, lockPath(out))
  const lock = lockOutput(out)
  expect(lock.note).toBe('a damaged lock was removed')
  expect(readFileSync(mine, 'utf8')).toBe('mine')
  lock.release()
  spawnSync('mkfifo', [lockPath(out)])
  lockOutput(out).release()
  expect(readdirSync(dirname(out))).toEqual(['mine.txt'])
})

test('says why nothing can be locked', () => {
  writeFileSync(out, '')
  expect(() => lockOutput(join(out, 'below/dist'))).toThrow(EnvironmentError)
})
