// One line on a terminal that says what a long build is doing. Nothing is shown in the first half second, and nothing
// stays of it.

import type { Config } from './config.ts'
import type { Progress, Stage } from './progress.ts'

/** What each stage does, in words. */
export const stageWords: Readonly<Record<Stage, string>> = {
  compare: 'looking for changes',
  load: 'reading the content',
  validate: 'checking the content',
  external: 'asking other sites for linked pages',
  bundle: 'compiling the code of the site',
  pictures: 'making smaller pictures',
  plan: 'planning the pages',
  render: 'rendering the pages',
  describe: 'drawing pictures, and writing feeds and the search index',
  emit: 'writing the files',
  remember: 'writing the cache',
}

const shownAfterMs = 500
const shownEveryMs = 100

export interface ProgressLine {
  follow: (progress: Progress) => void
  /** Removes the line. */
  clear: () => void
}

/** The line of a command, unless it is to be quiet. */
export function openProgressLine({ quiet }: Pick<Config, 'quiet'>): ProgressLine {
  return progressLine(quiet ? { write: () => {} } : process.stderr)
}

/** `now` gives the time in milliseconds. */
export function progressLine(
  stream: { write: (text: string) => unknown; isTTY?: boolean; columns?: number },
  now: () => number = () => performance.now(),
): ProgressLine {
  const start = now()
  let shownAt = Number.NEGATIVE_INFINITY
  let isShown = false
  let timer: NodeJS.Timeout | undefined
  const show = (text: string) => {
    clearTimeout(timer)
    // Of a line that the terminal breaks only the last row could be removed.
    stream.write(`\r\u001b[2K${text.slice(0, (stream.columns || 80) - 1)}`)
    isShown = text !== ''
    shownAt = now()
  }
  const showStage = (text: string) => {
    const restMs = start + shownAfterMs - now()
    clearTimeout(timer)
    // A stage that is entered early may be the long one.
    if (restMs > 0) timer = setTimeout(show, restMs, text).unref()
    else show(text)
  }
  return {
    follow: (progress) => {
      if (!stream.isTTY) return
      if (progress.kind === 'stage') showStage(stageWords[progress.stage])
      else if (progress.kind === 'page' && now() >= Math.max(start + shownAfterMs, shownAt + shownEveryMs))
        show(pageWords(progress))
    },
    clear: () => {
      clearTimeout(timer)
      if (isShown) show('')
    },
  }
}

/** How far the rendering is, in words. */
export function pageWords({ count, total }: Pick<Extract<Progress, { kind: 'page' }>, 'count' | 'total'>): string {
  return `rendering ${count} of ${total} pages (${Math.floor((100 * count) / total)} %)`
}
