import type { Problem } from '../problem.ts'
import type { Loss, Report } from './model.ts'

/** What an import has found so far. */
export interface Log {
  problems: Problem[]
  counts: { links: number; forms: number }
  /** Adds a loss of a file. */
  lose: (file: string, loss: Loss) => void
  /** The report of one file. */
  of: (file: string) => Report
}

/** A log that begins with these problems. */
export function openLog(begun: readonly Problem[]): Log {
  const problems = [...begun]
  const counts = { links: 0, forms: 0 }
  const lose = (file: string, { line, ...loss }: Loss) => {
    problems.push({ ...loss, severity: 'warning', file, ...(line === undefined ? {} : { line, column: 1 }) })
  }
  return {
    problems,
    counts,
    lose,
    of: (file) => ({ lose: (loss) => lose(file, loss), count: (what) => counts[what]++ }),
  }
}
