// What `watch` prints: a line for each build, and the problems when they change.

import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import type { Surface } from '../config/config.ts'
import type { Problem } from '../problem.ts'
import { plural, prettyProblems, summarizeProblems } from '../report/report.ts'
import type { Colors } from '../terminal.ts'
import type { WatchReporter } from './watch-session.ts'

const namesListed = 3

/** A reporter for people. A problem is printed once, not after every save that moves its line. */
export function watchPrinter({ quiet, screen }: Pick<Surface, 'quiet' | 'screen'>): WatchReporter {
  const { out, err, print, warn } = screen
  const showsSteps = out.canOverwrite && !quiet
  let printed: ReadonlySet<string> = new Set()
  let hadErrors = false
  let printedStep = ''
  let hasServed = false
  const endProgress = () => {
    if (printedStep !== '') out.stream.write('\r\u001b[2K')
    printedStep = ''
  }
  return {
    onTrouble: (message) => {
      endProgress()
      warn(`${err.colors.yellow('warning')} ${message}`)
    },
    onProgress: (step) => {
      if (!showsSteps || step === printedStep) return
      out.stream.write(`\r\u001b[2K${out.colors.dim(step)}`)
      printedStep = step
    },
    onBuild: (report) => {
      endProgress()
      const { problems } = report
      const fresh = problems.filter((problem) => !printed.has(nameOf(problem)))
      const hasErrors = problems.some(({ severity }) => severity === 'error')
      if (fresh.length > 0) warn(`${prettyProblems(fresh, err.colors)}\n${summarizeProblems(problems)}`)
      else if (problems.length === 0 && printed.size > 0) print(`${out.colors.green('fixed')} no problems`)
      else if (hadErrors && !hasErrors) print(`${out.colors.green('fixed')} ${summarizeProblems(problems)}`)
      const isSame = fresh.length === 0 && problems.length === printed.size
      printed = new Set(problems.map(nameOf))
      hadErrors = hasErrors
      // A rescan that has found what is known already.
      if (quiet || (isSame && isRetry(report))) return
      print(`${out.colors.dim(timeOf(report.at))} ${describeBuild(report, out.colors, hasServed)}`)
      hasServed ||= report.isServed
      for (const draft of report.id === 1 ? report.drafts : [])
        print(`         ${out.colors.yellow('draft')} ${draft.url} (${draft.reason})`)
    },
  }
}

/** Whether a build failed that nobody has saved a file for. */
function isRetry({ isServed, isWritten, changed, isCode }: BuildReport): boolean {
  return !isServed && isWritten === undefined && changed.length === 0 && !isCode
}

/** Names a problem wherever its line is by now. */
function nameOf({ code, file, message }: Problem): string {
  return JSON.stringify([code, file, message])
}

/** "help/no-audio.md → 1 page in 38 ms (/help/no-audio)". */
function describeBuild(report: BuildReport, colors: Pick<Colors, 'green' | 'red' | 'dim'>, hasServed: boolean): string {
  if (report.isWritten === true) return `${colors.green('written')}, the output folder is up to date again`
  if (report.isWritten === false) return `${colors.red('not written')}, the served site is up to date`
  const cause = report.id === 1 ? '' : `${causeOf(report)} → `
  const meanwhile = hasServed ? 'the last good site stays up' : 'the site appears once this is fixed'
  if (!report.isServed)
    return `${cause}${colors.red('not built')}, ${meanwhile} ${colors.dim(`(${report.milliseconds} ms)`)}`
  const isWhole = report.problems.every(({ severity }) => severity !== 'error')
  const kept = isWhole ? '' : colors.dim('; the output folder follows once the errors are fixed')
  // For the reader every page of the first build is new, whether it was rendered or taken from the cache.
  if (!hasServed) {
    const count = report.pages - report.rebuiltCount
    const reused = count > 0 ? `, ${count} reused,` : ''
    return `${cause}${colors.green(plural(report.pages, 'page'))}${reused} in ${report.milliseconds} ms${kept}`
  }
  const urls = report.rebuilt.map(({ url }) => url)
  const names =
    urls.length === 0
      ? ''
      : colors.dim(` (${urls.slice(0, namesListed).join(', ')}${report.rebuiltCount > namesListed ? ', …' : ''})`)
  const gone = report.removed.length === 0 ? '' : `, ${report.removed.length} removed`
  const count = colors.green(plural(report.rebuiltCount, 'page'))
  return `${cause}${count}${gone} in ${report.milliseconds} ms${names}${kept}`
}

function causeOf({ changed, isCode }: BuildReport): string {
  const files = changed.length === 0 && !isCode ? ['content'] : changed
  const names = [...(isCode ? ['site code'] : []), ...files.slice(0, namesListed)]
  return names.join(', ') + (files.length > namesListed ? ` and ${files.length - namesListed} more` : '')
}

function timeOf(iso: string): string {
  return new Date(iso).toTimeString().slice(0, 8)
}
