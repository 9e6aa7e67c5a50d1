// The command line: reads argv, runs one command and decides the exit code. What it needs of the process comes with the
// call, so that tests run commands without one.

import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { createProgram, type Run, reportError } from './commands/commands.ts'
import { type CodeCache, readConfig, type Surroundings } from './config/config.ts'
import { describeErrno, exitCodes } from './errors.ts'
import { findPackage, readPackage } from './find-package.ts'
import { type HostProcess, openScreen, type Screen, type Stream } from './terminal.ts'

/** Who runs a command. */
export interface Caller {
  /** Working directory. It may be gone, and is read only by a command that needs it. */
  readonly cwd: string
  out: Stream & Failing
  err: Stream & Failing
  /** What is typed. Without it nothing is asked. */
  input?: Screen['input']
  env: Readonly<Record<string, string | undefined>>
  /** Folder of Libretto itself. */
  libretto: string
  /** Folder of the compiled generator, named by the fingerprint of its sources; without it nothing is cached. */
  compiled?: string | undefined
  /** Where to keep compiled site code instead, even with --no-cache: builds of tests share it. */
  codeCache?: CodeCache | undefined
  /** Milliseconds since 1970, if the command starts later than the process. */
  startedAt?: number | undefined
  /** Processor cores that it may use. Without it those of the system. */
  cores?: number | undefined
  /** What signals come to. Without it nothing interrupts a command. */
  process?: HostProcess | undefined
}

interface Failing {
  on?: (event: 'error', listener: (error: NodeJS.ErrnoException) => void) => void
  off?: (event: 'error', listener: (error: NodeJS.ErrnoException) => void) => void
}

/** Runs one command line and resolves with its exit code. Never rejects. */
export async function runCli(argv: readonly string[], caller: Caller): Promise<number> {
  const { out, err, input, env, libretto, process: host } = caller
  let code: number = exitCodes.done
  let isLost = false
  const screen = openScreen({ out, err, input }, { env, argv })
  const onLost = (error: NodeJS.ErrnoException) => {
    // A reader such as `head` may close the pipe early, which is not an error.
    if (error.code === 'EPIPE' || isLost) return
    isLost = true
    const reason = describeErrno(error.code ?? '', 'write-folder') ?? error.message
    screen.warn(`libretto: the output cannot be written: ${reason}`)
  }
  // If standard error is closed, nothing can be reported.
  const ignore = () => {}
  out.on?.('error', onLost)
  err.on?.('error', ignore)
  const release = readPackage(libretto)?.version ?? '?'
  const run: Run = (action) => async (flags) => {
    code = await action(readConfig(flags, surroundingsOf(caller, screen, release)))
  }
  const refuseEarlyEnd = (ended: number) => host && endAsFailure(ended, host, screen)
  host?.once('exit', refuseEarlyEnd)
  try {
    await createProgram(run, screen, release).parseAsync([...argv], { from: 'user' })
  } catch (error) {
    code = reportError(error, screen)
  }
  host?.off('exit', refuseEarlyEnd)
  // A failure of the last write arrives in the next turn.
  await new Promise((resolve) => setImmediate(resolve))
  // After a restart of watch the next CLI listens. At the end a pipe may still fail.
  if (code === exitCodes.restart) {
    out.off?.('error', onLost)
    err.off?.('error', ignore)
  }
  return isLost ? exitCodes.environment : code
}

function surroundingsOf(caller: Caller, screen: Screen, release: string): Surroundings {
  const { cwd, env, libretto, compiled, codeCache, startedAt, cores, process: host } = caller
  return {
    workingDirectory: cwd,
    libretto,
    clock: Date.now(),
    release,
    version: compiled && basename(compiled),
    compiled,
    codeCache,
    startedAt,
    encoder: findPackage(libretto, 'sharp')?.version,
    cores: cores ?? availableParallelism(),
    repository: env.GITHUB_WORKSPACE || undefined,
    jobSummary: env.GITHUB_STEP_SUMMARY || undefined,
    screen,
    process: host,
  }
}

// Code of a site may end the process, or wait for what never comes: whoever runs the command must not take that for
// success.
function endAsFailure(ended: number, host: HostProcess, screen: Screen): void {
  const { hungUp, interrupted, terminated } = exitCodes
  if (ended === hungUp || ended === interrupted || ended === terminated) return
  screen.warn('libretto: the command did not finish: code of the site ended the process, or waits for what never comes')
  host.exitCode = exitCodes.content
}
