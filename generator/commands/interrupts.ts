// What ends a command from outside: Ctrl+C, `kill`, and a terminal that is closed.

import { isatty } from 'node:tty'
import { exitCodes } from '../errors.ts'
import type { HostProcess } from '../terminal.ts'

const codes = { SIGINT: exitCodes.interrupted, SIGTERM: exitCodes.terminated, SIGHUP: exitCodes.hungUp } as const
const signals = Object.keys(codes) as (keyof typeof codes)[]

/**
 * Lets a command end in order: `stop` gets the exit code of the first signal, a second one ends the process at once. So
 * does each while code of the site may run: in an endless loop nobody would be told of it.
 */
export function openInterrupts(host: HostProcess | undefined) {
  let stop: ((code: number) => void) | undefined
  let isRunning = false
  const terminals = [0, 1, 2].filter((stream) => isatty(stream))
  const exit = host?.exit
  const setRunning = (runs: boolean) => {
    isRunning = runs
    if (host && exit) host.exit = runs ? refuseExit : exit
    listen()
  }
  const end = () => {
    stop = undefined
    setRunning(false)
  }
  const onSignal = (signal: keyof typeof codes) => {
    const first = stop
    stop = undefined
    listen()
    // Node sets its terminal back at the end, and aborts where that was closed.
    const endAtOnce = () => void (terminals.every((stream) => isatty(stream)) || host?.kill(host.pid, signal))
    if (signal === 'SIGHUP') host?.once('exit', endAtOnce)
    first?.(codes[signal])
  }
  const listen = () => {
    if (!host) return
    for (const signal of signals) {
      host.off(signal, onSignal)
      if (stop && !isRunning) host.on(signal, onSignal)
    }
  }
  return {
    begin: (onStop: (code: number) => void) => {
      stop = onStop
      listen()
    },
    /** Code of the site may run now: if it would end the process, that is an error, whose stack says where. */
    onSiteCode: setRunning,
    end,
  }
}

function refuseExit(): never {
  throw new Error('it calls exit() of the process, which would end the command')
}
