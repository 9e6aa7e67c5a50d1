// What ends a command from outside: Ctrl+C, `kill`, and a terminal that is closed.

import { exitCodes } from '../exit-codes.ts'

const codes = { SIGINT: exitCodes.interrupted, SIGTERM: exitCodes.terminated, SIGHUP: exitCodes.hungUp } as const

/**
 * Lets a command end in order: `stop` gets the exit code of the first signal, a second one ends the process at once. So
 * does each while code of the site may run: in an endless loop nobody would be told of it.
 */
export function openInterrupts() {
  let stop: ((code: number) => void) | undefined
  let isRunning = false
  const end = () => {
    stop = undefined
    listen()
  }
  const onSignal = (signal: keyof typeof codes) => {
    const first = stop
    end()
    first?.(codes[signal])
  }
  const listen = () => {
    for (const signal of Object.keys(codes)) {
      process.off(signal, onSignal)
      if (stop && !isRunning) process.on(signal, onSignal)
    }
  }
  return {
    begin: (onStop: (code: number) => void) => {
      stop = onStop
      listen()
    },
    onSiteCode: (runs: boolean) => {
      isRunning = runs
      listen()
    },
    end,
  }
}
