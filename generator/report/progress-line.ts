// One line on a terminal that says what a long build is doing. Nothing is shown in the first half second, and nothing
// stays of it.

import type { Surface } from '../config/config.ts'
import type { Stream } from '../terminal.ts'

/** The stages, in the order of the pipeline. The first and the last are about other builds. */
export type Stage =
  | 'compare'
  | 'load'
  | 'validate'
  | 'external'
  | 'bundle'
  | 'pictures'
  | 'plan'
  | 'render'
  | 'describe'
  | 'emit'
  | 'remember'

/** What of the progress of a build is shown. */
export type ShownProgress =
  | { kind: 'stage'; stage: Stage }
  /** The `count`th of `total` pages is there. */
  | { kind: 'page'; count: number; total: number }
  | ({ kind: 'picture' } & ShownPictures)
  | { kind: 'loaded' | 'checked' | 'files' | 'described' }

/** How far the work on pictures is. */
export interface ShownPictures {
  /** Pictures that are done. */
  count: number
  total: number
  /** Smaller versions that were made, or found. */
  made: number
  /** Files in work, the one that has taken longest first. */
  files: readonly string[]
}

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
  follow: (progress: ShownProgress) => void
  /** Removes the line. */
  clear: () => void
}

/** The line of a command, unless it is to be quiet or the terminal cannot show it. */
export function openProgressLine({ quiet, screen: { err } }: Pick<Surface, 'quiet' | 'screen'>): ProgressLine {
  return progressLine(quiet || !err.canOverwrite ? { write: () => {} } : err.stream)
}

/** `now` gives the time in milliseconds. */
export function progressLine(stream: Stream, now: () => number = () => performance.now()): ProgressLine {
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
      else if (now() < Math.max(start + shownAfterMs, shownAt + shownEveryMs)) return
      else if (progress.kind === 'page') show(pageWords(progress))
      else if (progress.kind === 'picture') show(pictureWords(progress))
    },
    clear: () => {
      clearTimeout(timer)
      if (isShown) show('')
    },
  }
}

/** How far the pictures are, in words, with the one that takes longest. */
function pictureWords({ count, total, files: [slowest] }: ShownPictures): string {
  const numbers = `${stageWords.pictures}: ${count} of ${total} (${Math.floor((100 * count) / total)} %)`
  return slowest === undefined ? numbers : `${numbers}, ${slowest}`
}

/** How far the rendering is, in words. */
export function pageWords({ count, total }: { count: number; total: number }): string {
  return `rendering ${count} of ${total} pages (${Math.floor((100 * count) / total)} %)`
}
