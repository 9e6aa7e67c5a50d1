// The benchmarks: the steps of the replay, one run across all tabs, what is announced, reduced motion, and the printed
// figures. Time is fake.

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDifference } from '#site/parts/format-figures.ts'
import { InteractiveBenchmarks } from '#site/widgets/interactive-benchmarks/interactive-benchmarks.tsx'
import type { InteractiveBenchmarksProps } from '#site/widgets/interactive-benchmarks/plan.ts'
import { clearToasts, pass, renderWithToasts } from '../toast-probe.tsx'

type BenchmarkView = InteractiveBenchmarksProps['benchmarks'][number]

const note = 'Replays recorded results, nothing is measured here'
const measurement = {
  machine: 'AWS c5.4xlarge',
  method: 'not published',
  samples: 'not published',
  date: 'not published',
}
const setup: BenchmarkView = {
  id: 'setup',
  group: 'latency',
  metric: 'Call setup',
  product: 42,
  competitor: 180,
  unit: 'ms',
  lowerIsBetter: true,
  ratio: 180 / 42,
  improvement: 77,
  measurement,
  footnote: 'On AWS c5.4xlarge instances.',
}
const dtmf: BenchmarkView = {
  id: 'dtmf',
  group: 'latency',
  metric: 'DTMF',
  product: 1.89,
  unit: 'ns',
  lowerIsBetter: true,
  measurement,
}
const sessions: BenchmarkView = {
  id: 'sessions',
  group: 'throughput',
  metric: 'Sessions',
  product: 100_000,
  competitor: 30_000,
  unit: 'sessions',
  lowerIsBetter: false,
  ratio: 100_000 / 30_000,
  improvement: 233,
  measurement,
}

const show = (benchmarks = [setup, dtmf, sessions]) =>
  renderWithToasts(<InteractiveBenchmarks id="bench" benchmarks={benchmarks} />)
const open = (label: string) => fireEvent.click(screen.getByRole('tab', { name: label }))
const run = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Run Benchmark' })
const reason = () => document.getElementById(run().getAttribute('aria-describedby') ?? '')?.textContent
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar').value
const spoken = () => document.querySelector('.benchmarks > [role="status"]')?.textContent
const pending = () =>
  [...document.querySelectorAll('.is-pending .benchmark-metric')].map((metric) => metric.textContent)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('Run Benchmark', () => {
  it('counts from 0 to 100 in steps of ten every 100 ms, then ends', async () => {
    show()
    expect([run().disabled, bar(), reason()]).toEqual([false, 0, note])
    fireEvent.click(run())
    for (let percent = 0; percent <= 100; percent += 10) {
      expect([run().disabled, bar(), reason()]).toEqual([true, percent, `This benchmark is running. ${note}`])
      await pass(99)
      expect(bar()).toBe(percent)
      await pass(1)
    }
    expect([run().disabled, bar(), reason()]).toEqual([false, 0, note])
  })

  it('reveals the rows one after the other', async () => {
    show()
    expect(pending()).toEqual([])
    fireEvent.click(run())
    expect(pending()).toEqual(['Call setup', 'DTMF'])
    await pass(500)
    expect(pending()).toEqual(['DTMF'])
    await pass(500)
    expect(pending()).toEqual([])
  })

  it('keeps the rows in place for visitors who want less motion, and still fills the bar', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
    show()
    fireEvent.click(run())
    expect([pending(), bar()]).toEqual([[], 0])
    await pass(300)
    expect([pending(), bar()]).toEqual([[], 30])
  })

  it('is spoken at 0, 50 and 100 only, again at every run', async () => {
    show()
    const heard = [spoken()]
    for (let round = 0; round < 2; round++) {
      fireEvent.click(run())
      heard.push(spoken())
      for (let step = 0; step <= 10; step++) {
        await pass(100)
        if (spoken() !== heard.at(-1)) heard.push(spoken())
      }
    }
    const round = ['Latency Performance: 0%', 'Latency Performance: 50%', 'Latency Performance: 100%']
    expect(heard).toEqual(['', ...round, ...round])
  })

  it('runs alone over all tabs: the others wait and say why', async () => {
    show()
    fireEvent.click(run())
    await pass(200)
    open('Throughput & Scale')
    expect([run().disabled, bar(), reason(), pending()]).toEqual([
      true,
      0,
      `Another benchmark is running. ${note}`,
      ['Call setup', 'DTMF'],
    ])
    await pass(900)
    expect([run().disabled, reason()]).toEqual([false, note])
    fireEvent.click(run())
    expect(spoken()).toBe('Throughput & Scale: 0%')
    open('Latency Performance')
    expect(run().disabled).toBe(true)
  })

  it('leaves no timer behind', () => {
    const { unmount } = show()
    fireEvent.click(run())
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gets the focus back when it had it', async () => {
    show()
    fireEvent.click(run())
    run().blur()
    await pass(1100)
    expect(document.activeElement).toBe(run())
  })
})

describe('a benchmark', () => {
  it('prints ratio, improvement, conditions and footnote', () => {
    show()
    const figure = within(
      screen.getByText('Call setup', { selector: '.benchmark-metric' }).closest('figure') ?? document.body,
    )
    expect(figure.getByText('4.3×')).toBeTruthy()
    expect(figure.getByText('180 ÷ 42')).toBeTruthy()
    expect(figure.getByText('77% lower')).toBeTruthy()
    expect(document.querySelector('figcaption')?.textContent).toBe(
      'On AWS c5.4xlarge instances. Machine: AWS c5.4xlarge. ' +
        'Method: not published. Runs (n): not published. Date: not published.',
    )
    open('Throughput & Scale')
    expect(screen.getAllByText('233% higher')).toHaveLength(2)
  })

  it('without a baseline has neither ratio nor difference', () => {
    show([dtmf])
    expect(screen.getByText('No ratio')).toBeTruthy()
    const cells = [...document.querySelectorAll('tbody tr td')].map((cell) => cell.textContent)
    expect(cells.slice(0, 4)).toEqual(['1.89 ns', 'not published', 'none', 'none'])
  })

  it('has a place for every tab, also an empty one', () => {
    show([setup])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Latency Performance',
      'Throughput & Scale',
      'Security Performance',
    ])
    open('Security Performance')
    expect(within(screen.getByRole('tabpanel')).getByText('No results are published.')).toBeTruthy()
  })
})

describe('formatDifference', () => {
  it.each([
    [77, true, '77% lower'],
    [233, false, '233% higher'],
    [-20, true, '20% higher'],
    [-20, false, '20% lower'],
    [0, true, 'equal'],
    [undefined, true, null],
    [1233.5, false, '1,233.5% higher'],
  ] as const)('improvement %s, lower is better: %s → %s', (improvement, lowerIsBetter, printed) => {
    expect(formatDifference({ improvement, lowerIsBetter })).toBe(printed)
  })
})
