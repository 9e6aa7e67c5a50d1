// One line on a terminal that says what a long build is doing. Nothing is shown in the first half second, and nothing
// stays of it.

import type { Progress, Stage } from './progress.ts'

/** What each stage does, in words. */
export const stageWords: Readonly<Record<Stage, string>> = {
  compare: 'looking for changes',
  load: 'reading the content',
  validate: 'checking the content',
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

/** `now` gives the time in milliseconds. */
export function progressLine(
  stream: { write: (text: string) => unknown; isTTY?: boolean },
  now: () => number = () => performance.now(),
): ProgressLine {
  const start = now()
  let shownAt = Number.NEGATIVE_INFINITY
  let isShown = false
  const show = (text: string) => {
    stream.write(`\r\u001b[2K${text}`)
    isShown = text !== ''
    shownAt = now()
  }
  return {
    follow: (progress) => {
      if (!stream.isTTY || now() - start < shownAfterMs) return
      if (progress.kind === 'stage') show(stageWords[progress.stage])
      else if (progress.kind === 'page' && now() - shownAt >= shownEveryMs) show(pageWords(progress))
    },
    clear: () => {
      if (isShown) show('')
    },
  }
}

/** How far the rendering is, in words. */
export function pageWords({ count, total }: Pick<Extract<Progress, { kind: 'page' }>, 'count' | 'total'>): string {
  return `rendering ${count} of ${total} pages (${Math.floor((100 * count) / total)} %)`
}
