import type { Config, Surface } from '../config/config.ts'

/** With --verbose, one line per step, in milliseconds. */
export function printTimes(times: Readonly<Record<string, number>>, { format, verbose, screen }: Surface): void {
  if (format !== 'pretty' || !verbose) return
  for (const [step, milliseconds] of Object.entries(times))
    screen.print(`  ${step.padEnd(12)}${String(milliseconds).padStart(7)} ms`)
}

/** The action of a command that is one step. With --verbose it prints its time at the end. */
export function timed(step: string, action: (config: Config) => Promise<number>): typeof action {
  return async (config) => {
    const start = performance.now()
    const code = await action(config)
    printTimes({ [step]: Math.round(performance.now() - start) }, config.surface)
    return code
  }
}
