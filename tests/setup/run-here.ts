// A command in this process: faster than the real binary, and the same from the command line to the exit code. What is
// about the process itself (signals, terminals, crashes, the launcher) runs with run-libretto.ts.

import { type Caller, runCli } from '#generator/cli.ts'
import type { Stream } from '#generator/terminal.ts'
import { compiledCli } from '../../bin/compiled-cli.js'
import { libretto, now } from './mini-site.ts'
import { sharedBuilds } from './shared-builds.ts'

interface Run {
  code: number
  stdout: string
  stderr: string
}

/** A stream that keeps what is written. */
export function keepingStream(): Stream & { text: string } {
  const stream = { text: '', write: (text: string) => (stream.text += text) }
  return stream
}

/** Runs a command line in a folder. */
export function runHere(folder: string, ...argv: string[]): Promise<Run> {
  return runHereWith({}, folder, ...argv)
}

let compiled: Promise<string> | undefined

/** The same with variables of the environment. */
export async function runHereWith(env: Caller['env'], folder: string, ...argv: string[]): Promise<Run> {
  // Threads and other processes run it. What it is called names the cache.
  compiled ??= compiledCli(libretto)
  return run({ cwd: folder, env, libretto, compiled: await compiled }, argv)
}

/** Runs a command line with another folder of Libretto, and without a cache. */
export function runOf(code: string, folder: string, ...argv: string[]): Promise<Run> {
  return run({ cwd: folder, env: {}, libretto: code }, argv)
}

async function run(caller: Omit<Caller, 'out' | 'err'>, argv: readonly string[]): Promise<Run> {
  const [out, err] = [keepingStream(), keepingStream()]
  // With more cores a build starts threads for a large site, and tests build small ones. `--threads` asks for them.
  const codeCache = caller.libretto === libretto ? sharedBuilds() : undefined
  const surroundings = { codeCache, startedAt: now(), cores: 1 }
  const code = await runCli(argv, { ...caller, ...surroundings, out, err })
  return { code, stdout: out.text, stderr: err.text }
}
