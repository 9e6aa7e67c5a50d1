// The real binary, called as a person or a CI job calls it.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { libretto } from './mini-site.ts'
import { plainEnvironment } from './plain-environment.ts'

interface Run {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the launcher in a folder; colours are off, as in a file. */
export function runLibretto(folder: string, ...argv: string[]): Promise<Run> {
  return runWith({}, folder, ...argv)
}

/** The same with more variables in its environment. */
export function runWith(variables: NodeJS.ProcessEnv, folder: string, ...argv: string[]): Promise<Run> {
  return runScript([join(libretto, 'bin/libretto.js'), ...argv], folder, variables)
}

/** The same with another launcher, whose path comes first. */
export function runScript(argv: readonly string[], folder: string, variables: NodeJS.ProcessEnv): Promise<Run> {
  const child = spawn(process.execPath, argv, {
    cwd: folder,
    env: plainEnvironment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const run: Run = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text))
  return new Promise((settle, fail) => child.on('error', fail).on('close', (code) => settle({ ...run, code })))
}
