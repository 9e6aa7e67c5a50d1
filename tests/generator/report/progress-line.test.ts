// progressLine: what a terminal shows while a long build runs.

import { expect, it, vi } from 'vitest'
import { progressLine, type ShownProgress } from '#generator/report/progress-line.ts'

function openLine(isTTY: boolean, columns = 80) {
  const written: string[] = []
  let time = 0
  const line = progressLine({ isTTY, columns, write: (text) => written.push(text) }, () => time)
  const follow = (at: number, progress: ShownProgress) => {
    time = at
    line.follow(progress)
  }
  return { follow, clear: line.clear, written }
}

const page = (count: number): ShownProgress => ({ kind: 'page', count, total: 200 })
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

it('counts pictures, and names the one that has taken longest', () => {
  const { follow, written } = openLine(true)
  const picture = (count: number, ...files: string[]): ShownProgress => ({
    kind: 'picture',
    count,
    total: 51,
    made: 0,
    files,
  })
  follow(499, picture(0, 'assets/a.png'))
  follow(500, picture(3, 'assets/a.png', 'assets/b.png'))
  follow(599, picture(4, 'assets/b.png'))
  follow(600, picture(51))
  expect(written).toEqual([
    `${start}making smaller pictures: 3 of 51 (5 %), assets/a.png`,
    `${start}making smaller pictures: 51 of 51 (100 %)`,
  ])
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

it('shows the stage that lasts, however early it began', () => {
  vi.useFakeTimers()
  const { follow, clear, written } = openLine(true)
  follow(100, { kind: 'stage', stage: 'load' })
  follow(200, { kind: 'stage', stage: 'bundle' })
  vi.advanceTimersByTime(299)
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  clear()
  const short = openLine(true)
  short.follow(200, { kind: 'stage', stage: 'bundle' })
  short.clear()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect([written, short.written]).toEqual([[`${start}compiling the code of the site`, start], []])
})

it('is shorter than the terminal is wide, so that nothing stays of it', () => {
  const { follow, written } = openLine(true, 20)
  follow(500, { kind: 'stage', stage: 'describe' })
  expect(written).toEqual([`${start}drawing pictures, a`])
})
