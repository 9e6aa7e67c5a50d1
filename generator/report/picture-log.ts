// What the work on pictures took, as one line for the end of a build: logs of CI have no line that changes.

import { plural } from './format-problems.ts'
import type { ShownPictures, ShownProgress } from './progress-line.ts'

/** Follows the work on pictures. */
export interface PictureLog {
  follow: (progress: ShownProgress) => void
  /** In words; undefined if there was no such work. */
  read: () => string | undefined
}

/** `now` gives the time in milliseconds. */
export function openPictureLog(now: () => number = () => performance.now()): PictureLog {
  const begun = new Map<string, number>()
  let start: number | undefined
  let end = 0
  let last: ShownPictures | undefined
  let slowest = { file: '', milliseconds: -1 }
  const endWork = (file: string, from: number) => {
    begun.delete(file)
    if (end - from > slowest.milliseconds) slowest = { file, milliseconds: end - from }
  }
  return {
    follow: (progress) => {
      if (progress.kind !== 'picture') return
      last = progress
      end = now()
      start ??= end
      for (const file of progress.files) if (!begun.has(file)) begun.set(file, end)
      for (const [file, from] of begun) if (!progress.files.includes(file)) endWork(file, from)
    },
    read: () => {
      if (!last || start === undefined || last.count === 0) return undefined
      const whole = `made ${plural(last.made, 'smaller version')} of ${plural(last.count, 'picture')}`
      const longest = last.count > 1 ? `, the slowest, ${slowest.file}, in ${inSeconds(slowest.milliseconds)}` : ''
      return `${whole} in ${inSeconds(end - start)}${longest}`
    },
  }
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
