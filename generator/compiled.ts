// What the launchers in bin/ find in the compiled generator.

export { runCli } from './cli.ts'
export const loadWorker = () => import('./worker.ts')
export const loadTestKit = () => import('./test-kit.ts')
