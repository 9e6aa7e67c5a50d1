// openPictureLog: what the end of a build says of its pictures.

import { expect, it } from 'vitest'
import { openPictureLog } from '#generator/report/picture-log.ts'

/** Each event is the time, the number of pictures done, that of versions, and the files in work. */
function logOf(events: readonly [number, number, number, ...string[]][]): string | undefined {
  let time = 0
  const log = openPictureLog(() => time)
  for (const [at, count, made, ...files] of events) {
    time = at
    log.follow({ kind: 'picture', count, total: 9, made, files })
  }
  return log.read()
}

it('counts pictures and versions, and names the picture that took longest', () => {
  const events = [
    [1000, 0, 0, 'a.png'],
    [1000, 0, 0, 'a.png', 'b.png'],
    [3000, 1, 3, 'a.png'],
    [3000, 1, 3, 'a.png', 'c.png'],
    [4500, 2, 3, 'c.png'],
    [5000, 3, 5],
  ] as const
  expect(logOf(events.map((event) => [...event]))).toBe(
    'made 5 smaller versions of 3 pictures in 4.0 s, the slowest, a.png, in 3.5 s',
  )
})

it('needs no comparison for one picture, and says nothing without any', () => {
  expect(
    logOf([
      [0, 0, 0, 'a.png'],
      [1200, 1, 1],
    ]),
  ).toBe('made 1 smaller version of 1 picture in 1.2 s')
  expect([logOf([]), logOf([[0, 0, 0, 'a.png']])]).toEqual([undefined, undefined])
})
