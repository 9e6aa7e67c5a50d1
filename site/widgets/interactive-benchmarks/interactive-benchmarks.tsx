// Nothing is measured: a run replays the recorded rows one after the other, in ten steps of 100 ms, and only one runs
// at a time.

import { type ReactNode, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { Benchmark } from '#schemas/benchmark.ts'
import { interactiveBenchmarks as words } from '#words/interactive-benchmarks.ts'
import { formatAmount, formatDifference, formatRatio } from '../../parts/format-figures.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import { WideTable } from '../../parts/wide-table.tsx'
import { Play } from '../../vendor/lucide/play.ts'
import type { BenchmarkView } from './benchmark-plot.tsx'
import { BenchmarkRow } from './benchmark-row.tsx'
import type { InteractiveBenchmarksProps } from './plan.ts'
import { useSteps } from './use-steps.ts'

type Group = Benchmark['group']

const groups: { id: Group; label: string }[] = [
  { id: 'latency', label: words.groups.latency },
  { id: 'throughput', label: words.groups.throughput },
  { id: 'security', label: words.groups.security },
]
const stepCount = 10

export function InteractiveBenchmarks({ id, benchmarks }: InteractiveBenchmarksProps & IslandBase): ReactNode {
  /** The group that runs, or ran last. */
  const [group, setGroup] = useState<Group | null>(null)
  const [isStill, setIsStill] = useState(false)
  const { step, start } = useSteps({ count: stepCount, stepMs: 100 })
  const run = (chosen: Group) => {
    setGroup(chosen)
    // Rows that fade in one by one are motion; the bar is information and fills for everyone.
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
          {words.ours}
        </li>
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <circle className="plot-theirs paper" strokeWidth="2" cx="7" cy="7" r="5" />
          </svg>
          {words.competitorLegend}
        </li>
        <li>{words.axisNote}</li>
      </ul>
      <Tabs
        id={`${id}-group`}
        label={words.tabs}
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

/** Progress is announced at its start, half-way and end only, from outside the tabs, which may change meanwhile. */
function announce(group: Group, step: number | null): string {
  const isOver = step === null || step === stepCount
  const percentSoFar = (step ?? 0) < stepCount / 2 ? 0 : 50
  return words.progress(words.groups[group], isOver ? 100 : percentSoFar)
}

interface GroupProps {
  id: string
  label: string
  benchmarks: BenchmarkView[]
  /** Steps done; null while nothing runs. */
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
  const blocked = isBlocked ? words.blocked : ''
  const reason = step === null ? blocked : words.running
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
          {words.run}
        </button>
        <p className="field-hint" id={`${id}-note`}>
          {reason}
          {words.note}
        </p>
        <progress
          className="benchmark-progress"
          max={100}
          value={step === null ? 0 : step * 10}
          aria-label={words.replayOf(label)}
        />
      </div>
      {benchmarks.map((benchmark, index) => (
        <BenchmarkRow
          key={benchmark.id}
          benchmark={benchmark}
          isPending={!isStill && step !== null && step / stepCount < (index + 1) / benchmarks.length}
        />
      ))}
      {benchmarks.length === 0 ? (
        <p className="empty">{words.empty}</p>
      ) : (
        <details className="more benchmark-table">
          <summary>{words.viewAsTable}</summary>
          <WideTable caption={label} columns={words.columns}>
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
      <td>{competitor === undefined ? words.notPublished : `${formatAmount(competitor)} ${unit}`}</td>
      <td>{ratio === undefined ? words.none : formatRatio(ratio)}</td>
      <td>{formatDifference(benchmark) ?? words.none}</td>
      <td>{measurement.machine}</td>
      <td>{measurement.method}</td>
      <td>{measurement.samples}</td>
      <td>{measurement.date}</td>
    </tr>
  )
}
