// A command in this process: faster than the real binary, and the same from the command line to the exit code. What is
// about the process itself (signals, terminals, crashes, the launcher) runs with run-libretto.ts.

import { runCli } from '#generator/cli.ts'
import type { Stream } from '#generator/terminal.ts'
import { libretto } from './mini-site.ts'

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
  return runOf(libretto, folder, ...argv)
}

/** The same with another folder of Libretto. */
export async function runOf(code: string, folder: string, ...argv: string[]): Promise<Run> {
  const [out, err] = [keepingStream(), keepingStream()]
  const exit = await runCli(argv, { cwd: folder, out, err, env: {}, libretto: code })
  return { code: exit, stdout: out.text, stderr: err.text }
}
