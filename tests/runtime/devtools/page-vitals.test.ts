import { describe, expect, it } from 'vitest'
import {
  type InteractionEntry,
  type ShiftEntry,
  shiftScore,
  slowestInteraction,
} from '#runtime/devtools/panel/page-vitals.ts'

describe('vitals', () => {
  const node = (localName: string) => ({ localName }) as unknown as Node
  const shift = (startTime: number, value: number, rest: Partial<ShiftEntry> = {}): ShiftEntry => ({
    startTime,
    value,
    hadRecentInput: false,
    sources: [{ node: node('p') }],
    ...rest,
  })

  it('take the worst burst of shifts: pauses of a second and five seconds end one', () => {
    expect(shiftScore([])).toBe(0)
    expect(shiftScore([shift(0, 0.1), shift(900, 0.1), shift(2000, 0.15)])).toBeCloseTo(0.2)
    expect(shiftScore([0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.01)))).toBeCloseTo(0.06)
  })

  it('leave out what a touch moved, and what moved in the panel', () => {
    const inPanel = [{ sources: [{ node: null }, {}] }, { sources: [{ node: node('libretto-panel') }] }]
    expect(shiftScore([shift(0, 0.5, { hadRecentInput: true }), ...inPanel.map((rest) => shift(10, 0.5, rest))])).toBe(
      0,
    )
    // The page moved as well.
    expect(shiftScore([shift(0, 0.5, { sources: [{ node: null }, { node: node('main') }] })])).toBe(0.5)
  })

  it('take the slowest answer of the page, less one for every fifty touches', () => {
    const answer = (interactionId: number, duration: number, target = node('button')): InteractionEntry => ({
      interactionId,
      duration,
      target,
    })
    expect(slowestInteraction([answer(0, 500), answer(1, 400, node('libretto-panel'))])).toBeUndefined()
    expect(slowestInteraction([answer(1, 32), answer(1, 64), answer(2, 16)])).toBe(64)
    expect(slowestInteraction([...Array(50).keys()].map((index) => answer(index + 1, index * 8)))).toBe(48 * 8)
  })
})
