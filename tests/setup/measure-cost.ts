// With COST_FILE, writes what each test file cost: processor time of its process and of those it started, and which
// programs these were. `npm run test:cost` prints the table.

import childProcess from 'node:child_process'
import { appendFileSync, readdirSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { afterAll, expect } from 'vitest'
import { readStat } from '#generator/process-running.ts'

/** What one file cost. Times in seconds. */
export interface FileCost {
  file: string
  /** Of the process that ran the file; of all files that share a process, for the ones before as well. */
  own: number
  /** Of the programs that it started. */
  children: number
  /** How many of each program. */
  launches: Record<string, number>
}

const ticksPerSecond = 100
const launches: Record<string, number> = {}
const start = process.cpuUsage()
const before = childSeconds()

for (const name of ['spawn', 'fork', 'execFile', 'exec'] as const) {
  const run = childProcess[name] as (...words: unknown[]) => unknown
  const counted = (program: unknown, ...words: unknown[]) => {
    const key = name === 'fork' ? 'node' : basename(String(program))
    launches[key] = (launches[key] ?? 0) + 1
    return run(program, ...words)
  }
  // A promise of it comes from a property that is not listed.
  Object.defineProperties(counted, Object.getOwnPropertyDescriptors(run))
  Object.assign(childProcess, { [name]: counted })
}
syncBuiltinESMExports()

afterAll(() => {
  const { user, system } = process.cpuUsage(start)
  const cost: FileCost = {
    file: expect.getState().testPath ?? '',
    own: (user + system) / 1e6,
    children: childSeconds() - before,
    launches,
  }
  appendFileSync(process.env.COST_FILE ?? '/dev/null', `${JSON.stringify(cost)}\n`)
})

/** Processor time of the processes that this one has started, of those that have ended and of those that run. */
function childSeconds(): number {
  const ended = readStat(process.pid).slice(13, 15)
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter(([, parent]) => parent === String(process.pid))
    .flatMap((fields) => fields.slice(11, 15))
  return [...ended, ...running].reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}
