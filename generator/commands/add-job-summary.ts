// The summary of a job on GitHub is a file, which GitHub names for each step.

import { appendFileSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import { errnoOf } from '../errors.ts'
import type { Problem } from '../problem.ts'
import { describeJob, problemsForHost } from '../report/report.ts'

/** Appends what a command did and found, with --format github on GitHub. A failure is no failure of the command. */
export function addJobSummary(result: string, problems: readonly Problem[], config: Config): void {
  const { format, jobSummary, screen } = config.surface
  if (format !== 'github' || jobSummary === undefined) return
  try {
    appendFileSync(jobSummary, describeJob(result, problemsForHost(problems, config)))
  } catch (error) {
    screen.warn(`the job summary cannot be written (${errnoOf(error) ?? String(error)})`)
  }
}
