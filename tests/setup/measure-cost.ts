// With COST_FILE, writes what each test file cost: processor time of its process and of those it started, and which
// programs these were. `npm run test:cost` prints the table.

import childProcess from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { afterAll, expect } from 'vitest'
import { readStat } from '#generator/process-running.ts'

/** What one file cost. Times in seconds. */
export interface FileCost {
  file: string
  /** Of the process or thread that ran the file. */
  own: number
  /** Of the programs that it started. */
  children: number
  /** How many of each program. */
  launches: Record<string, number>
}

const ticksPerSecond = 100
const launches: Record<string, number> = {}
const start = ownSeconds()
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
  const cost: FileCost = {
    file: expect.getState().testPath ?? '',
    own: ownSeconds() - start,
    children: childSeconds() - before,
    launches,
  }
  appendFileSync(process.env.COST_FILE ?? '/dev/null', `${JSON.stringify(cost)}\n`)
})

/** Processor time of all processes below this one, and of those of them that have ended. */
function childSeconds(): number {
  const below = new Map<string, string[][]>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const fields = readStat(Number(name))
    const [, parent = ''] = fields
    below.set(parent, [...(below.get(parent) ?? []), [name, ...fields.slice(11, 15)]])
  }
  const ticksBelow = (id: string): number =>
    (below.get(id) ?? []).reduce((sum, [child = '', ...ticks]) => sum + add(ticks) + ticksBelow(child), 0)
  return (add(readStat(process.pid).slice(13, 15)) + ticksBelow(String(process.pid))) / ticksPerSecond
}

/** Of this thread, where files share the process and run at the same time; otherwise of the process. */
function ownSeconds(): number {
  if (!isMainThread) {
    const line = readFileSync('/proc/thread-self/stat', 'utf8')
    return (
      add(
        line
          .slice(line.lastIndexOf(')') + 2)
          .split(' ')
          .slice(11, 13),
      ) / ticksPerSecond
    )
  }
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function add(ticks: readonly string[]): number {
  return ticks.reduce((sum, each) => sum + Number(each), 0)
}
