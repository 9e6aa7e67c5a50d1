// A folder to run samples in: with the stub packages, and with a stub of the API on loopback. Everything that a sample
// asks of api.example.com or of a port of its own goes to an address of the test.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { answerApi } from './answer-api.ts'
import { readSamples, type Sample } from './read-samples.ts'

const stubs = resolve(import.meta.dirname, 'stubs')
const samples = new Map(readSamples().map((sample) => [sample.name, sample]))

export interface Result {
  code: number
  stdout: string
  stderr: string
}

export interface Workshop {
  folder: string
  /** Environment of every program. */
  env: Record<string, string>
  /** Writes samples under the given names, and other files with their text. */
  write: (files: Readonly<Record<string, { sample: string } | string>>) => Promise<void>
  /** Runs a program in the folder to its end. */
  run: (command: string, ...args: string[]) => Promise<Result>
  /** Starts a server and waits until it listens; returns its address. */
  serve: (command: string, ...args: string[]) => Promise<string>
  close: () => Promise<void>
}

/** The sample with this name. Throws if there is none, so that a renamed sample does not go untested. */
export function sampleOf(name: string): Sample {
  const sample = samples.get(name)
  if (!sample) throw new Error(`content/ has no sample "${name}"`)
  return sample
}

export async function openWorkshop(more: Readonly<Record<string, string>> = {}): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-samples-'))
  await cp(join(stubs, 'packages'), join(folder, 'node_modules'), { recursive: true })
  await cp(join(stubs, 'python'), join(folder, 'python'), { recursive: true })
  await mkdir(join(folder, 'bin'))
  // The real curl, with other addresses.
  await writeFile(
    join(folder, 'bin', 'curl'),
    '#!/usr/bin/env bash\nargs=("${@//https:\\/\\/api.example.com/$API_ADDRESS}")\n' +
      'args=("${args[@]//http:\\/\\/localhost:3000/$SERVER_ADDRESS}")\nPATH=${PATH#*:} exec curl "${args[@]}"\n',
    { mode: 0o755 },
  )
  const api = createServer(answerApi())
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const port = await freePort()
  const started: ChildProcess[] = []
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}`,
    HOME: folder,
    PYTHONPATH: join(folder, 'python'),
    PYTHONDONTWRITEBYTECODE: '1',
    NODE_NO_WARNINGS: '1',
    API_ADDRESS: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    SERVER_ADDRESS: `http://127.0.0.1:${port}`,
    STUB_PORT: String(port),
    VOICE_API_KEY: 'key_test_example',
    VOICE_WEBHOOK_SECRET: 'whsec_test_0123456789abcdef0123456789',
    ...more,
  }
  return {
    folder,
    env,
    write: async (files) => {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), typeof content === 'string' ? content : sampleOf(content.sample).code)
      }
    },
    run: (command, ...args) =>
      new Promise((done) => {
        const child = execFile(command, args, { cwd: folder, env, timeout: 30_000 }, (_, stdout, stderr) =>
          done({ code: child.exitCode ?? -1, stdout, stderr }),
        )
      }),
    serve: async (command, ...args) => {
      const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
      started.push(child)
      await listens(child, env.SERVER_ADDRESS)
      return env.SERVER_ADDRESS
    },
    close: async () => {
      await Promise.all(started.map(stop))
      await new Promise((done) => api.close(done))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Whether a program is installed. */
export async function has(command: string, ...args: string[]): Promise<boolean> {
  return new Promise((done) => {
    execFile(command, args, (error) => done(error === null))
  })
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1')
  await new Promise((done) => socket.once('listening', done))
  const { port } = socket.address() as AddressInfo
  await new Promise((done) => socket.close(done))
  return port
}

/** Rejects with what the program wrote if it ends instead. */
async function listens(child: ChildProcess, address: string): Promise<void> {
  let written = ''
  child.stderr?.on('data', (text) => (written += String(text)))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${written}`)
    const answered = await fetch(address, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise(setImmediate)
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })
}
