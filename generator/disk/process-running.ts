// Whether a process is still there.

/** Whether a process with this id runs, ours or somebody else's. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Anything else means that it is there, and not ours.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
