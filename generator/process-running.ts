import { errnoOf } from './errors.ts'

/** Whether a process with this id runs, our own or another user's. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Any other error means that it runs and belongs to another user.
    return errnoOf(error) !== 'ESRCH'
  }
}
