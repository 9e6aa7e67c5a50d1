import { expect, test } from 'vitest'
import type { Problem } from '#generator/problem.ts'
import { openScreen } from '#generator/terminal.ts'
import { watchPrinter } from '#generator/watch/watch-printer.ts'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'

const report: BuildReport = {
  id: 2,
  at: '2026-11-12T09:00:00.000Z',
  milliseconds: 20,
  stages: {},
  changed: ['help/oak.md'],
  isCode: false,
  pages: 3,
  rebuilt: [{ url: '/help/oak', why: [] }],
  rebuiltCount: 1,
  removed: [],
  drafts: [],
  problems: [],
  isServed: true,
}
const problem = (message: string, line: number, severity: Problem['severity'] = 'error'): Problem => ({
  code: 'broken-link',
  severity,
  message,
  file: 'content/help/oak.md',
  line,
  column: 1,
})

/** What is printed of the reports, one text each. */
function printAll(problems: readonly (readonly Problem[])[]): string[] {
  let text = ''
  const stream = { write: (part: string) => void (text += part) }
  const screen = openScreen({ out: stream, err: stream }, { env: {}, argv: [] })
  const { onBuild } = watchPrinter({ quiet: false, screen })
  return problems.map((list) => {
    text = ''
    onBuild({ ...report, problems: [...list] })
    return text
  })
}

test('a problem is printed once, also when its line moves, and a new one alone', () => {
  const [first, moved, more, fewer, none] = printAll([
    [problem('no pine', 4), problem('no fir', 5, 'warning')],
    [problem('no pine', 6), problem('no fir', 7, 'warning')],
    [problem('no pine', 6), problem('no fir', 7, 'warning'), problem('no elm', 8)],
    [problem('no fir', 7, 'warning')],
    [],
  ]) as [string, string, string, string, string]
  expect(first).toContain('no pine')
  expect(first).toContain('no fir')
  expect(moved).not.toMatch(/no pine|no fir/)
  expect(more).toContain('no elm')
  expect(more).not.toMatch(/no pine|no fir/)
  expect(more).toContain('2 errors')
  expect(fewer).toMatch(/^fixed 1 warning/)
  expect(none).toMatch(/^fixed no problems\n/)
})

test('a site with errors says that the output folder waits for them', () => {
  const [broken, good] = printAll([[problem('no pine', 4)], []]) as [string, string]
  expect(broken).toMatch(/3 pages, 2 reused, in 20 ms; the output folder follows once the errors are fixed\n$/)
  expect(good).not.toContain('output folder')
})

test('a rescan that finds the same failure prints nothing, and a save does', () => {
  let text = ''
  const stream = { write: (part: string) => void (text += part) }
  const screen = openScreen({ out: stream, err: stream }, { env: {}, argv: [] })
  const { onBuild } = watchPrinter({ quiet: false, screen })
  const print = (changed: string[]) => {
    text = ''
    onBuild({ ...report, isServed: false, changed, problems: [problem('no content folder', 1)] })
    return text
  }
  expect(print([])).toContain('content → not built')
  expect(print([])).toBe('')
  expect(print(['help/oak.md'])).toContain('help/oak.md → not built')
  expect(print([])).toBe('')
})
