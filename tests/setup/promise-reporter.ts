// Writes tests/PROMISES.md after a run of all tests with DEEP: which tests hold each promise, and how many cases
// passed.

import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { promises } from './promises.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const tests = join(import.meta.dirname, '..')

export const promiseReporter: Reporter = {
  onTestRunEnd(modules) {
    if (process.env.DEEP === undefined) return
    const counts = countCases(modules)
    const isWhole = promises.every(({ tests: wanted }) => wanted.every((start) => filesOf(start, counts).length > 0))
    if (isWhole) writeFileSync(join(tests, 'PROMISES.md'), describe(counts))
  },
}

/** Counts by path below tests/. */
function countCases(modules: readonly TestModule[]): Map<string, Counts> {
  return new Map(
    modules.map((module) => {
      const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state !== 'pending') counts[state]++
      }
      return [relative(tests, module.moduleId), counts]
    }),
  )
}

function filesOf(start: string, counts: ReadonlyMap<string, Counts>): string[] {
  return [...counts.keys()].filter((path) => path.startsWith(start)).sort()
}

function describe(counts: ReadonlyMap<string, Counts>): string {
  const chapters = promises.map(({ id, promise, tests: wanted }) => {
    const files = [...new Set(wanted.flatMap((start) => filesOf(start, counts)))]
    const rows = files.map((path) => {
      const { passed = 0, failed = 0, skipped = 0 } = counts.get(path) ?? {}
      return `| [${path}](${path}) | ${passed} | ${failed} | ${skipped} |`
    })
    return `## ${id}\n\n${promise}.\n\n| test | passed | failed | skipped |\n|---|--:|--:|--:|\n${rows.join('\n')}\n`
  })
  return `# What is promised, and what was tested\n
\`npm run test:deep\` writes this page. It counts the cases of each test file. A skipped case could not run on the
machine of the run.\n\n${chapters.join('\n')}`
}
