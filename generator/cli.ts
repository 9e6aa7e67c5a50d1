// The command line: reads argv, runs one command and decides the exit code.

import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { createProgram, type Run, reportError } from './commands/commands.ts'
import { readConfig } from './config.ts'
import { describeErrno } from './errors.ts'
import { exitCodes } from './exit-codes.ts'
import { findPackage } from './find-package.ts'
import { warn } from './report/report.ts'

/**
 * Runs one command line and resolves with its exit code. Never rejects. `compiled` is the folder of the compiled
 * generator, named by the fingerprint of its sources; without it nothing is cached.
 */
export async function runCli(argv: readonly string[], libretto: string, compiled?: string): Promise<number> {
  let code: number = exitCodes.done
  let isLost = false
  const onLost = (error: NodeJS.ErrnoException) => {
    // A reader such as `head` may close the pipe early, which is not an error.
    if (error.code === 'EPIPE' || isLost) return
    isLost = true
    warn(`libretto: the output cannot be written: ${describeErrno(error.code ?? '', 'write-folder') ?? error.message}`)
  }
  // If standard error is closed, nothing can be reported.
  const ignore = () => {}
  process.stdout.on('error', onLost)
  process.stderr.on('error', ignore)
  const run: Run = (action) => async (flags) => {
    const workingDirectory = process.cwd()
    const version = compiled && basename(compiled)
    const surroundings = {
      workingDirectory,
      libretto,
      clock: Date.now(),
      version,
      compiled,
      encoder: findPackage(libretto, 'sharp')?.version,
      cores: availableParallelism(),
      repository: process.env.GITHUB_WORKSPACE || undefined,
      jobSummary: process.env.GITHUB_STEP_SUMMARY || undefined,
    }
    code = await action(readConfig(flags, surroundings))
  }
  const program = createProgram(run)
  process.once('exit', refuseEarlyEnd)
  try {
    await program.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    code = reportError(error)
  }
  process.off('exit', refuseEarlyEnd)
  // A failure of the last write arrives in the next turn.
  await new Promise((resolve) => setImmediate(resolve))
  // After a restart of watch the next CLI listens. At the end a pipe may still fail.
  if (code === exitCodes.restart) {
    process.stdout.off('error', onLost)
    process.stderr.off('error', ignore)
  }
  return isLost ? exitCodes.environment : code
}

// Code of a site may end the process, or wait for what never comes: whoever runs the command must not take that for
// success.
function refuseEarlyEnd(code: number): void {
  const { hungUp, interrupted, terminated } = exitCodes
  if (code === hungUp || code === interrupted || code === terminated) return
  warn('libretto: the command did not finish: code of the site ended the process, or waits for what never comes')
  process.exitCode = exitCodes.content
}
