import type { Problem } from '../../problem.ts'
import type { Loss, LossProblem, Report } from './model.ts'

/** What an import has found so far. */
export interface Log {
  problems: LossProblem[]
  counts: { links: number; forms: number }
  /** Adds a loss of a file. */
  lose: (file: string, loss: Loss) => void
  /** The report of one file. */
  of: (file: string) => Report
  /** Whether something of this line is listed. */
  isListed: (file: string, line: number) => boolean
}

/** A log that begins with these problems. */
export function openLog(begun: readonly Problem[]): Log {
  const problems: LossProblem[] = [...begun]
  const counts = { links: 0, forms: 0 }
  const listed = new Set<string>()
  const lose = (file: string, { line, ...loss }: Loss) => {
    listed.add(`${file}:${line}`)
    problems.push({ ...loss, severity: 'warning', file, ...(line === undefined ? {} : { line, column: 1 }) })
  }
  return {
    problems,
    counts,
    lose,
    isListed: (file, line) => listed.has(`${file}:${line}`),
    of: (file) => ({ lose: (loss) => lose(file, loss), count: (what) => counts[what]++ }),
  }
}
