import { type ReactNode, useEffect, useState } from 'react'
import { BarRow } from './bar-row.tsx'
import { countOf, formatMs } from './format.ts'
import { Group } from './group.tsx'

const mostKept = 50
const mostListed = 10

type Task = Pick<PerformanceEntry, 'startTime' | 'duration'>

/** Long tasks of this view, including the panel's own, because browsers do not tell them apart. */
export function LongTaskList(): ReactNode {
  const isSupported = PerformanceObserver.supportedEntryTypes.includes('longtask')
  const tasks = useLongTasks(isSupported)
  const total = tasks.reduce((sum, { duration }) => sum + duration, 0)
  const longest = Math.max(1, ...tasks.map(({ duration }) => duration))
  const summary = tasks.length === 0 ? '50 ms and more' : `${countOf(tasks.length, 'task')}, ${formatMs(total)}`
  return (
    <Group title="Long tasks" aside={<span className="quiet">{summary}</span>}>
      <p className="quiet">{describe(isSupported, tasks.length)}</p>
      <ul className="bars">
        {tasks.slice(-mostListed).map(({ startTime, duration }) => (
          <BarRow
            key={startTime}
            label={`at ${formatMs(startTime)}`}
            value={formatMs(duration)}
            share={duration / longest}
          />
        ))}
      </ul>
    </Group>
  )
}

function describe(isSupported: boolean, count: number): string {
  if (!isSupported) return 'This browser does not report them.'
  return count === 0 ? 'None in this view.' : 'The panel’s own work is included: browsers do not tell them apart.'
}

function useLongTasks(isSupported: boolean): readonly Task[] {
  const [tasks, setTasks] = useState<readonly Task[]>([])
  useEffect(() => {
    if (!isSupported) return
    const observer = new PerformanceObserver((list) =>
      setTasks((before) => [...before, ...list.getEntries()].slice(-mostKept)),
    )
    observer.observe({ type: 'longtask', buffered: true })
    return () => observer.disconnect()
  }, [isSupported])
  return tasks
}
