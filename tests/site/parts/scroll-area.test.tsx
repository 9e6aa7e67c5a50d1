// The scroll area: its four states, when they change, where the thumb is, and dragging it. Time is fake; heights are
// given.

import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measureThumb, placeOfThumb } from '#site/parts/measure-thumb.ts'
import { ScrollArea } from '#site/parts/scroll-area.tsx'
import { nextScrollState, type ScrollEvent, type ScrollState } from '#site/parts/use-scroll-state.ts'
import { fc } from '../../setup/property.ts'
import { pass } from '../toast-probe.tsx'

const area = () => document.querySelector<HTMLElement>('.scroll-area') ?? document.body
const view = () => document.querySelector<HTMLElement>('.scroll-view') ?? document.body
const bar = () => document.querySelector('.scroll-bar')
const state = () => area().dataset['state']
const thumb = () => [
  bar()?.querySelector('rect')?.getAttribute('y'),
  bar()?.querySelector('rect')?.getAttribute('height'),
]

function show(scrollHeight = 400) {
  const shown = render(
    <ScrollArea className="list">
      <ul />
    </ScrollArea>,
  )
  Object.defineProperties(view(), { clientHeight: { value: 100 }, scrollHeight: { value: scrollHeight } })
  return shown
}
function scroll(to: number) {
  view().scrollTop = to
  fireEvent.scroll(view())
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the bar', () => {
  it('is hidden, shows while scrolling, rests, and hides after 600 ms', async () => {
    show()
    expect([state(), bar()]).toEqual(['hidden', null])
    scroll(10)
    expect([state(), bar()?.getAttribute('aria-hidden')]).toEqual(['scrolling', 'true'])
    await pass(99)
    scroll(20)
    await pass(99)
    expect(state()).toBe('scrolling')
    await pass(1)
    expect(state()).toBe('idle')
    await pass(599)
    expect([state(), bar() === null]).toEqual(['idle', false])
    await pass(1)
    expect([state(), bar()]).toEqual(['hidden', null])
  })

  it('stays while the pointer is on it', async () => {
    show()
    scroll(10)
    fireEvent.pointerEnter(bar() ?? document.body)
    expect(state()).toBe('interacting')
    await pass(10_000)
    expect(state()).toBe('interacting')
    fireEvent.pointerLeave(bar() ?? document.body)
    expect(state()).toBe('idle')
    await pass(600)
    expect(state()).toBe('hidden')
  })

  it('follows the list', () => {
    show()
    scroll(150)
    expect(thumb()).toEqual(['37.50%', '25.00%'])
    scroll(300)
    expect(thumb()).toEqual(['75.00%', '25.00%'])
  })

  it('does not show where nothing can be scrolled', () => {
    show(100)
    scroll(0)
    expect(bar()).toBe(null)
  })

  it('can be dragged, and a press beside the thumb brings the thumb there', () => {
    show()
    scroll(0)
    const svg = bar() ?? document.body
    vi.spyOn(svg, 'getBoundingClientRect').mockReturnValue({ top: 0, height: 100 } as DOMRect)
    Object.assign(svg, { setPointerCapture: () => undefined })
    fireEvent.pointerMove(svg, { clientY: 50 })
    expect(view().scrollTop).toBe(0)
    fireEvent.pointerDown(svg, { clientY: 5, button: 0 })
    fireEvent.pointerMove(svg, { clientY: 42.5 })
    expect(view().scrollTop).toBe(150)
    fireEvent.pointerUp(svg)
    fireEvent.pointerMove(svg, { clientY: 80 })
    expect(view().scrollTop).toBe(150)
    fireEvent.pointerDown(svg, { clientY: 87.5, button: 0 })
    expect(view().scrollTop).toBe(300)
  })

  it('leaves no timer behind', async () => {
    const { unmount } = show()
    scroll(10)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('nextScrollState', () => {
  const states: ScrollState[] = ['hidden', 'scrolling', 'idle', 'interacting']
  const events: ScrollEvent[] = ['scroll', 'rest', 'enter', 'leave', 'hide']

  it('knows what each event does in each state', () => {
    expect(
      Object.fromEntries(states.map((from) => [from, events.map((event) => nextScrollState(from, event))])),
    ).toEqual({
      hidden: ['scrolling', 'hidden', 'hidden', 'hidden', 'hidden'],
      scrolling: ['scrolling', 'idle', 'interacting', 'scrolling', 'scrolling'],
      idle: ['scrolling', 'idle', 'interacting', 'idle', 'hidden'],
      interacting: ['interacting', 'interacting', 'interacting', 'idle', 'interacting'],
    })
  })
})

describe('measureThumb', () => {
  it('keeps the thumb on the bar, never under a tenth, and placeOfThumb leads back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 50_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (clientHeight, more, place) => {
          const scrollHeight = clientHeight + more
          const found = measureThumb({ clientHeight, scrollHeight, scrollTop: place * more })
          if (!found) throw new Error('no thumb')
          expect(found.size).toBeGreaterThanOrEqual(0.1)
          expect(found.start).toBeGreaterThanOrEqual(0)
          expect(found.start + found.size).toBeLessThanOrEqual(1 + 1e-9)
          expect(placeOfThumb(found.start, found)).toBeCloseTo(place, 6)
        },
      ),
    )
  })

  it('stays within the bar where a browser scrolls past the ends', () => {
    expect(measureThumb({ clientHeight: 100, scrollHeight: 200, scrollTop: -30 })?.start).toBe(0)
    expect(measureThumb({ clientHeight: 100, scrollHeight: 200, scrollTop: 130 })?.start).toBe(0.5)
    expect(measureThumb({ clientHeight: 100, scrollHeight: 100, scrollTop: 0 })).toBe(null)
  })
})
