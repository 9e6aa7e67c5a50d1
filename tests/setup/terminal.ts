// A command on a terminal of its own, which `script` of util-linux makes.

import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { libretto } from './mini-site.ts'

/** The launcher, in the words of a shell. */
export const launcher = `'${process.execPath}' '${join(libretto, 'bin/libretto.js')}'`

/** Whether this machine can give a command a terminal. */
export const hasTerminals = isUtilLinux()

export interface TerminalRun {
  code: number | null
  /** Everything that the terminal was sent. */
  shown: string
}

interface TerminalOptions {
  folder: string
  env?: NodeJS.ProcessEnv
  /** What somebody types, or does, as soon as the terminal shows a text, in this order. */
  answers?: readonly [seen: string, typed: string | ((shown: string) => void)][]
}

/** Runs a line of a shell on a terminal. */
export function runInTerminal(line: string, { folder, env = {}, answers = [] }: TerminalOptions): Promise<TerminalRun> {
  const { CI: _, FORCE_COLOR: __, NO_COLOR: ___, NODE_DISABLE_COLORS: ____, ...environment } = process.env
  const child = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
    cwd: folder,
    env: { ...environment, TERM: 'xterm', SHELL: '/bin/sh', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let shown = ''
  const left = [...answers]
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text
    const [next] = left
    if (!next || !shown.includes(next[0])) return
    left.shift()
    if (typeof next[1] === 'string') child.stdin.write(next[1])
    else next[1](shown)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, shown }))
  })
}

// Other systems have another `script`, with other options.
function isUtilLinux(): boolean {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8', stdio: 'pipe' }).includes('util-linux')
  } catch {
    return false
  }
}
