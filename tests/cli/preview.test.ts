// `libretto preview` as a person calls it: what it prints, how it refuses, and how it ends.

import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { libretto as root, writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'

const built = { 'dist/index.html': 'home', 'dist/.libretto-manifest.json': '{ "files": { "index.html": "" } }' }

interface Run {
  child: ChildProcess
  stdout: () => string
  stderr: () => string
  code: Promise<number | null>
}

let children: ChildProcess[] = []
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})

function run(folder: string, ...argv: string[]): Run {
  const child = spawn(process.execPath, [join(root, 'bin/libretto.js'), 'preview', '--out', 'dist', ...argv], {
    cwd: folder,
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (data: Buffer) => (stdout += data.toString()))
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    code: new Promise((resolve) => child.once('close', resolve)),
  }
}

async function urlOf({ stdout }: Run): Promise<string> {
  await expect.poll(stdout).toMatch(/http:\S+\n/)
  return /http:\S+/.exec(stdout())?.[0] ?? ''
}

describe('libretto preview', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'serves until %s, then exits with 0 and says nothing more',
    async (signal) => {
      const folder = await writeFolder(built)
      const started = run(folder, '--port', '0')
      const url = await urlOf(started)
      expect(started.stdout()).toBe(`serving ${join(folder, 'dist')} at ${url}\n`)
      expect(await (await fetch(url)).text()).toBe('home')
      started.child.kill(signal)
      expect(await started.code).toBe(0)
      expect([started.stdout().split('\n').length, started.stderr()]).toEqual([2, ''])
    },
  )

  test('exits with 3 when the port is in use, and names another way', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const started = run(await writeFolder(built), '--port', String(port))
    expect([await started.code, started.stdout(), started.stderr()]).toEqual([
      3,
      '',
      `libretto: port ${port} is in use on 127.0.0.1; choose another with --port\n`,
    ])
    other.close()
  })

  test('exits with 3 when nothing is built', async () => {
    const started = run(await writeFolder({ 'notes.txt': '' }))
    expect(await started.code).toBe(3)
    expect(started.stderr()).toMatch(/^libretto: .*dist holds no built site; run "libretto build" first\n$/)
  })

  test.each([
    [['--host']],
    [['--host', '0.0.0.0']],
    [['--host', '::']],
    [['--host', 'a/b']],
    [['--host', '']],
    [['--allowed-hosts']],
    [['--allowed-hosts', '']],
    [['--allowed-hosts', '.dev']],
    [['--allowed-hosts', 'example.com:80']],
    [['--allowed-hosts', '*.example.com']],
    [['--port', '70000']],
  ])('exits with 2 on %j', async (argv) => {
    const started = run(await writeFolder(built), ...argv)
    expect([await started.code, started.stdout()]).toEqual([2, ''])
    expect(started.stderr()).toMatch(/^libretto: .*--(?:host|port|allowed-hosts).*\n$/)
  })

  test('exits with 3 when --host is no address of this machine', async () => {
    const started = run(await writeFolder(built), '--port', '0', '--host', '192.0.2.1')
    expect(await started.code).toBe(3)
    expect(started.stderr()).toMatch(/^libretto: 192\.0\.2\.1 cannot be listened on .*--host\n$/)
  })

  test('is there for other machines only with --host, with a warning', async (context) => {
    const address = Object.values(networkInterfaces())
      .flat()
      .find((found) => found?.family === 'IPv4' && !found.internal)?.address
    context.skip(address === undefined, 'this machine has no address beside loopback')
    const folder = await writeFolder(built)
    const closed = run(folder, '--port', '0')
    const closedUrl = (await urlOf(closed)).replace('localhost', address ?? '')
    await expect(fetch(closedUrl)).rejects.toThrow()
    expect(closed.stderr()).toBe('')
    const open = run(folder, '--port', '0', '--host', address ?? '')
    const url = (await urlOf(open)).replace('localhost', address ?? '')
    expect((await fetch(url)).status).toBe(200)
    await expect.poll(open.stderr).toBe(`warning other machines can read this site by the name ${address}\n`)
  })
})
