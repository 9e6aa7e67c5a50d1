// What the launchers in bin/ find in the compiled generator.

export { runCli } from './cli.ts'

/** Loads what another thread runs. */
export const loadWorker = () => import('./worker.ts')

/** Loads what a process with limits runs. */
export const loadLimited = () => import('./render/pictures/limited-jobs.ts')

/** Loads what tests of a site use. */
export const loadTestKit = () => import('./test-kit.ts')
