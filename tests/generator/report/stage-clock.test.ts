import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageClock } from '#generator/report/stage-clock.ts'

describe('stageClock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('rounds what it tells, not what it adds up', () => {
    const clock = stageClock('load')
    for (let count = 0; count < 5; count += 1) {
      vi.advanceTimersByTime(1)
      clock.enter('render')
      vi.advanceTimersByTime(0.6)
      clock.enter('load')
    }
    expect(clock.read()).toEqual({ load: 5, render: 3 })
  })

  it('counts a pause for no stage', () => {
    const clock = stageClock('render')
    vi.advanceTimersByTime(7)
    clock.read()
    vi.advanceTimersByTime(500)
    clock.resume('describe')
    vi.advanceTimersByTime(2)
    expect(clock.read()).toEqual({ render: 7, describe: 2 })
  })

  it('leaves what was read before as it is', () => {
    const clock = stageClock('load')
    vi.advanceTimersByTime(1)
    const times = clock.read()
    vi.advanceTimersByTime(2)
    expect(clock.read()).toEqual({ load: 3 })
    expect(times).toEqual({ load: 1 })
  })
})
