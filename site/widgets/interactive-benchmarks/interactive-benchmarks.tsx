// Recorded comparisons in three tabs. In: benchmarks with their ratios. Out: plots, a table twin and a Run Benchmark button a tab.
// Never measures: a run replays the rows one after the other, in ten steps of 100 ms, and only one runs at a time.

import { type ReactNode, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { Benchmark } from '#schemas/benchmark.ts'
import { formatAmount, formatDifference, formatRatio } from '../../parts/format-figures.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import { WideTable } from '../../parts/wide-table.tsx'
import { Play } from '../../vendor/lucide/play.ts'
import type { InteractiveBenchmarksProps } from '../../view-props.ts'
import type { BenchmarkView } from './benchmark-plot.tsx'
import { BenchmarkRow } from './benchmark-row.tsx'
import { useSteps } from './use-steps.ts'

type Group = Benchmark['group']

const groups: { id: Group; label: string }[] = [
  { id: 'latency', label: 'Latency Performance' },
  { id: 'throughput', label: 'Throughput & Scale' },
  { id: 'security', label: 'Security Performance' },
]
const stepCount = 10

export function InteractiveBenchmarks({ id, benchmarks }: InteractiveBenchmarksProps & IslandBase): ReactNode {
  /** The group that runs, or ran last. */
  const [group, setGroup] = useState<Group | null>(null)
  const [isStill, setIsStill] = useState(false)
  const { step, start } = useSteps({ count: stepCount, stepMs: 100 })
  const run = (chosen: Group) => {
    setGroup(chosen)
    // Rows that fade in one by one are motion; the bar is information and fills for everybody.
    setIsStill(matchMedia('(prefers-reduced-motion: reduce)').matches)
    start()
  }
  return (
    <div className="benchmarks">
      <ul className="facts">
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <circle className="ours" cx="7" cy="7" r="6" />
          </svg>
          Ours
        </li>
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <circle className="plot-theirs paper" strokeWidth="2" cx="7" cy="7" r="5" />
          </svg>
          Competitor, where published
        </li>
        <li>Each axis starts at zero and has its own unit.</li>
      </ul>
      <Tabs
        id={`${id}-group`}
        label="Benchmarks"
        tabs={groups.map((own) => ({
          id: own.id,
          label: own.label,
          content: (
            <BenchmarkGroup
              id={`${id}-${own.id}`}
              label={own.label}
              benchmarks={benchmarks.filter((benchmark) => benchmark.group === own.id)}
              step={group === own.id ? step : null}
              isBlocked={step !== null && group !== own.id}
              isStill={isStill}
              onRun={() => run(own.id)}
            />
          ),
        }))}
      />
      <span className="visually-hidden" role="status">
        {group === null ? '' : announce(group, step)}
      </span>
    </div>
  )
}

/** Progress is spoken at its start, half-way and at its end only, and from outside the tabs, which may change meanwhile. */
function announce(group: Group, step: number | null): string {
  const percent = step === null || step === stepCount ? 100 : step < stepCount / 2 ? 0 : 50
  return `${groups.find(({ id }) => id === group)?.label}: ${percent}%`
}

interface GroupProps {
  id: string
  label: string
  benchmarks: BenchmarkView[]
  /** Steps done; null at rest. */
  step: number | null
  /** Another benchmark is running. */
  isBlocked: boolean
  /** The visitor wants less motion. */
  isStill: boolean
  onRun: () => void
}

function BenchmarkGroup({ id, label, benchmarks, step, isBlocked, isStill, onRun }: GroupProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, step !== null)
  const reason = step !== null ? 'This benchmark is running. ' : isBlocked ? 'Another benchmark is running. ' : ''
  return (
    <div className="benchmark-group">
      <div className="benchmark-run needs-script">
        <button
          type="button"
          className="button button-primary"
          disabled={step !== null || isBlocked}
          aria-describedby={`${id}-note`}
          onClick={onRun}
          ref={button}
        >
          <Glyph svg={Play} size={16} />
          Run Benchmark
        </button>
        <p className="field-hint" id={`${id}-note`}>
          {reason}Replays recorded results, nothing is measured here
        </p>
        <progress
          className="benchmark-progress"
          max={100}
          value={step === null ? 0 : step * 10}
          aria-label={`Replay of ${label}`}
        />
      </div>
      {benchmarks.map((benchmark, index) => (
        <BenchmarkRow
          key={benchmark.id}
          id={`${id}-${benchmark.id}`}
          benchmark={benchmark}
          isPending={!isStill && step !== null && step / stepCount < (index + 1) / benchmarks.length}
        />
      ))}
      {benchmarks.length === 0 ? (
        <p className="empty">No results are published.</p>
      ) : (
        <details className="more benchmark-table">
          <summary>View as table</summary>
          <WideTable
            caption={label}
            columns={['Metric', 'Ours', 'Competitor', 'Ratio', 'Difference', 'Machine', 'Method', 'Runs (n)', 'Date']}
          >
            {benchmarks.map((benchmark) => (
              <TableRow key={benchmark.id} benchmark={benchmark} />
            ))}
          </WideTable>
        </details>
      )}
    </div>
  )
}

function TableRow({ benchmark }: { benchmark: BenchmarkView }): ReactNode {
  const { metric, product, competitor, unit, ratio, measurement } = benchmark
  return (
    <tr>
      <th scope="row">{metric}</th>
      <td>{`${formatAmount(product)} ${unit}`}</td>
      <td>{competitor === undefined ? 'not published' : `${formatAmount(competitor)} ${unit}`}</td>
      <td>{ratio === undefined ? 'none' : formatRatio(ratio)}</td>
      <td>{formatDifference(benchmark) ?? 'none'}</td>
      <td>{measurement.machine}</td>
      <td>{measurement.method}</td>
      <td>{measurement.samples}</td>
      <td>{measurement.date}</td>
    </tr>
  )
}
