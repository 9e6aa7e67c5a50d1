// Prints what the tests cost, with COST_FILE: seconds of each project and of each file, the dearest first.

import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileCost } from './measure-cost.ts'

/** A file with less is not listed. */
const leastSeconds = 2

export const costReporter: Reporter = {
  onTestRunEnd(modules) {
    const path = process.env.COST_FILE
    if (path === undefined || !existsSync(path)) return
    const costs = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as FileCost)
    process.stdout.write(describe(modules, new Map(costs.map((cost) => [cost.file, cost]))))
  },
}

interface Row {
  name: string
  wall: number
  loading: number
  cpu: number
  launches: Record<string, number>
}

function describe(modules: readonly TestModule[], costs: ReadonlyMap<string, FileCost>): string {
  const rows = modules.map((module) => ({ ...rowOf(module, costs.get(module.moduleId)), project: module.project.name }))
  const projects = [...new Set(rows.map(({ project }) => project))].map((project) =>
    sumUp(
      project,
      rows.filter((row) => row.project === project),
    ),
  )
  const listed = rows.filter(({ wall, cpu }) => Math.max(wall, cpu) >= leastSeconds).sort((a, b) => b.cpu - a.cpu)
  const lines = [...projects, sumUp('all', rows), ...listed].map(printRow)
  return `\n${['  wall s', 'load s', ' cpu s', 'started programs'].join('  ')}\n${lines.join('\n')}\n`
}

function rowOf(module: TestModule, cost: FileCost | undefined): Row {
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  return {
    name: relative(process.cwd(), module.moduleId),
    wall: (duration + collectDuration + setupDuration) / 1000,
    loading: (collectDuration + setupDuration) / 1000,
    cpu: (cost?.own ?? 0) + (cost?.children ?? 0),
    launches: cost?.launches ?? {},
  }
}

function sumUp(name: string, rows: readonly Row[]): Row {
  const launches: Record<string, number> = {}
  for (const row of rows)
    for (const [program, count] of Object.entries(row.launches)) launches[program] = (launches[program] ?? 0) + count
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0)
  return {
    name,
    launches,
    wall: sum(({ wall }) => wall),
    loading: sum(({ loading }) => loading),
    cpu: sum(({ cpu }) => cpu),
  }
}

function printRow({ name, wall, loading, cpu, launches }: Row): string {
  const programs = Object.entries(launches)
    .sort(([, a], [, b]) => b - a)
    .map(([program, count]) => `${count} ${program}`)
  const numbers = [wall, loading, cpu].map((seconds, index) => seconds.toFixed(1).padStart(index === 0 ? 8 : 6))
  return `${numbers.join('  ')}  ${name}${programs.length > 0 ? ` (${programs.join(', ')})` : ''}`
}
