// progressLine: what a terminal shows while a long build runs.

import { expect, it } from 'vitest'
import type { Progress } from '#generator/progress.ts'
import { progressLine } from '#generator/progress-line.ts'

function openLine(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const line = progressLine({ isTTY, write: (text) => written.push(text) }, () => time)
  const follow = (at: number, progress: Progress) => {
    time = at
    line.follow(progress)
  }
  return { follow, clear: line.clear, written }
}

const page = (count: number): Progress => ({ kind: 'page', page: {} as never, isFresh: true, count, total: 200 })
const start = '\r\u001b[2K'

it('shows stages and pages after half a second, and leaves nothing', () => {
  const { follow, clear, written } = openLine(true)
  follow(0, { kind: 'stage', stage: 'load' })
  follow(499, page(1))
  follow(500, { kind: 'stage', stage: 'render' })
  follow(550, page(2))
  follow(600, page(50))
  follow(699, page(51))
  clear()
  clear()
  expect(written).toEqual([`${start}rendering the pages`, `${start}rendering 50 of 200 pages (25 %)`, start])
})

it('shows nothing for a short build, and nothing where nobody looks', () => {
  const short = openLine(true)
  short.follow(499, { kind: 'stage', stage: 'emit' })
  short.clear()
  const piped = openLine(false)
  piped.follow(9000, { kind: 'stage', stage: 'emit' })
  piped.clear()
  expect([short.written, piped.written]).toEqual([[], []])
})
