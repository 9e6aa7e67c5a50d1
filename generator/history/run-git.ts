// The one place that runs git: without a shell, with limits of time and size, and without what a repository could make
// it run. Only a commit runs hooks and filters, because git does. What goes wrong is returned as data.

import { execFile } from 'node:child_process'
import { join, win32 } from 'node:path'
import { statOf } from '../disk/disk.ts'

/** A setting of git and its value. */
export type GitSetting = readonly [name: string, value: string]

/** One run of git. */
export interface GitCall {
  /** Where it runs. */
  folder: string
  argv: readonly string[]
  /** Read by git as its standard input. */
  input?: string
  /** Runs the hooks and the filters of the repository, as a commit does. */
  isCommit?: boolean
  /** Stronger than those of the repository. */
  settings?: readonly GitSetting[]
}

/** What a run has printed. `code` is 0 if it has succeeded. */
export interface GitRun {
  code: number
  stdout: Buffer
  stderr: string
  /** It was stopped: it took too long or printed too much. */
  isStopped: boolean
}

const mostMs = { read: 30_000, commit: 300_000 }
const mostBytes = 64 * 1024 * 1024

/** Names of git's variables that stay: all others could lead it to another repository, or make it run a program. */
const keptNames =
  /^GIT_(?:(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL)|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|CEILING_DIRECTORIES|EXEC_PATH)$/

const usual: readonly GitSetting[] = [
  // Files of the site could pose as a repository, and bring settings and hooks that a clone does not have.
  ['safe.bareRepository', 'explicit'],
  ['core.quotePath', 'false'],
  ['core.fsmonitor', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
]

/** Without them, the settings of a repository could name programs to run while git reads, or hooks. */
const forReading: readonly GitSetting[] = [
  ['core.hooksPath', '/dev/null'],
  ['diff.autoRefreshIndex', 'false'],
  ['log.showSignature', 'false'],
]

/** Runs git; undefined if it is not installed. */
export async function runGit(call: GitCall): Promise<GitRun | undefined> {
  const { folder, argv, input = '', isCommit = false } = call
  const flags = ['--no-pager', '--literal-pathspecs', ...(isCommit ? [] : ['--no-optional-locks'])]
  const options = {
    cwd: folder,
    env: environmentFor(call),
    encoding: 'buffer',
    timeout: isCommit ? mostMs.commit : mostMs.read,
    maxBuffer: mostBytes,
    windowsHide: true,
  } as const
  return new Promise((resolve) => {
    const git = findGit()
    if (git === undefined) return resolve(undefined)
    const child = execFile(git, [...flags, ...argv], options, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') return resolve(undefined)
      const failed = typeof error?.code === 'number' ? error.code : 1
      const isStopped = error?.killed === true || error?.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER'
      resolve({ code: error ? failed : 0, stdout, stderr: stderr.toString(), isStopped })
    })
    // Git may have ended before it has read everything.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

/**
 * The program to run; undefined if there is none. Windows would look into the content folder before all others, where a
 * repository can have a git.exe of its own.
 */
export function findGit(platform: NodeJS.Platform = process.platform): string | undefined {
  if (platform !== 'win32') return 'git'
  const folders = (process.env.PATH ?? '').split(win32.delimiter).filter((folder) => win32.isAbsolute(folder))
  return folders.map((folder) => join(folder, 'git.exe')).find((path) => statOf(path)?.isDirectory() === false)
}

function environmentFor({ isCommit = false, settings = [] }: GitCall): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || keptNames.test(name))
  const all = [...usual, ...(isCommit ? [] : forReading), ...settings]
  const named = all.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, name],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ])
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(named),
    GIT_CONFIG_COUNT: String(all.length),
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: ':',
    // Its messages are read by this program, and what is missing of a partial clone stays missing.
    ...(isCommit ? {} : { LC_ALL: 'C.UTF-8', LANGUAGE: 'en', GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' }),
  }
}
