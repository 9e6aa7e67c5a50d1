import { CommanderError } from 'commander'
import { EnvironmentError, exitCodes, InterruptedError, UsageError } from '../errors.ts'
import type { Screen } from '../terminal.ts'
import { visibleText } from '../text.ts'

/** Prints an error that ended a command, and returns the exit code. */
export function reportError(error: unknown, { warn }: Screen): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  if (error instanceof InterruptedError) return exitCodes.interrupted
  if (error instanceof UsageError) {
    warn(`libretto: ${visibleText(error.message)}`)
    return exitCodes.usage
  }
  if ((error as NodeJS.ErrnoException | undefined)?.syscall === 'uv_cwd') {
    warn('libretto: the current folder is gone; change into an existing one')
    return exitCodes.environment
  }
  if (error instanceof EnvironmentError || (error instanceof Error && isSystemError(error))) {
    warn(`libretto: ${visibleText(error.message)}`)
    return exitCodes.environment
  }
  const stack = error instanceof Error ? describeBug(error) : String(error)
  warn(`libretto: this is a bug. Please report it with the lines below; "libretto manual bug" says how.\n${stack}`)
  return exitCodes.bug
}

function isSystemError(error: Error): boolean {
  return (
    typeof (error as NodeJS.ErrnoException).code === 'string' &&
    typeof (error as NodeJS.ErrnoException).syscall === 'string'
  )
}

function describeBug(error: Error): string {
  const cause = error.cause instanceof Error ? `\ncaused by ${describeBug(error.cause)}` : ''
  return `${error.stack ?? error.message}${cause}`
}
