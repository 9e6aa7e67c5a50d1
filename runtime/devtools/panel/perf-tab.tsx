// Perf: this view's web vitals, hydration and long tasks, the page's weight against the budgets, and the last builds with the reasons for each page.

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { firstTouchAt } from '../island-record.ts'
import { BarRow } from './bar-row.tsx'
import { BuildList } from './build-list.tsx'
import { countOf, formatBytes, formatMs } from './format.ts'
import { Answered, Group } from './group.tsx'
import { readIslands } from './island-list.tsx'
import { routeOfPage } from './page-place.ts'
import type { PageRequest } from './page-requests.ts'
import { type WeightRow, weighPage } from './page-weight.ts'
import { useBuilds } from './panel-data.ts'
import { useParts } from './use-page-components.ts'
import { useRequests } from './use-requests.ts'
import { currentVitals, followVitals } from './web-vitals.ts'

export function PerfTab(): ReactNode {
  return (
    <>
      <Vitals />
      <Weight />
      <Hydration />
      <LongTasks />
      <Answered of={useBuilds()}>{(builds) => <BuildList builds={builds} />}</Answered>
    </>
  )
}

const vitalNames = [
  ['LCP', 'Largest paint'],
  ['INP', 'Slowest answer'],
  ['CLS', 'Layout shift'],
  ['FCP', 'First paint'],
  ['TTFB', 'First byte'],
] as const

function Vitals(): ReactNode {
  const vitals = useSyncExternalStore(followVitals, currentVitals)
  return (
    <Group title="Web vitals of this view">
      <ul className="vitals">
        {vitalNames.map(([name, label]) => {
          const vital = vitals.find((one) => one.name === name)
          const value = vital === undefined ? '–' : name === 'CLS' ? vital.value.toFixed(3) : formatMs(vital.value)
          return (
            <li key={name} className={`vital is-${vital?.rating ?? 'none'}`}>
              <abbr title={label}>{name}</abbr>
              <strong>{value}</strong>
              <span>
                {vital === undefined ? (name === 'INP' ? 'no touch yet' : 'not yet') : vital.rating.replace('-', ' ')}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="quiet note">
        One view on this machine, without what the panel itself moves or answers. No field data.
      </p>
    </Group>
  )
}

function Weight(): ReactNode {
  // As text: weighing makes requests of its own, and only a new file of the site is a reason to weigh again.
  const files = JSON.stringify(useRequests().filter(({ isPanels }) => !isPanels))
  const [rows, setRows] = useState<readonly WeightRow[]>([])
  useEffect(() => {
    let isCurrent = true
    const view = {
      route: routeOfPage(),
      touchedAt: firstTouchAt(),
      isForReading: isForReading(),
      topImages: findTopImages(),
    }
    void weighPage(JSON.parse(files) as PageRequest[], view).then((found) => {
      if (isCurrent) setRows(found)
    })
    return () => {
      isCurrent = false
    }
  }, [files])
  const most = Math.max(1, ...rows.map(({ bytes, budget = 0 }) => Math.max(bytes, budget)))
  return (
    <Group title="Weight of this page" aside={<span className="quiet">gzip</span>}>
      <ul className="bars">
        {rows.map(({ name, bytes, budget }) => (
          <BarRow
            key={name}
            label={name}
            value={
              budget === undefined
                ? formatBytes(bytes)
                : `${formatBytes(bytes)} of ${formatBytes(budget)}${bytes > budget ? ', over' : ''}`
            }
            share={bytes / most}
            tone={budget === undefined ? 'plain' : bytes > budget ? 'poor' : 'good'}
            {...(budget === undefined ? {} : { limit: budget / most })}
          />
        ))}
      </ul>
      <p className="quiet note">
        A tick is the budget.{' '}
        {isForReading()
          ? 'Every island here waits for a touch.'
          : 'Some islands here wake by themselves, so that more script is allowed before a touch.'}{' '}
        The panel and the live client are not counted.
      </p>
    </Group>
  )
}

// Every island waits for a touch: nothing but reading happens before it.
function isForReading(): boolean {
  return readIslands().every(({ condition }) => condition === 'interaction')
}

function findTopImages(): Set<string> {
  const isAtTop = (image: HTMLImageElement) => image.getBoundingClientRect().top + scrollY < innerHeight
  return new Set(
    [...document.images]
      .filter((image) => image.currentSrc !== '' && isAtTop(image))
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  )
}

function Hydration(): ReactNode {
  useParts()
  const islands = readIslands()
  const longest = Math.max(1, ...islands.map(({ hydrationMs = 0 }) => hydrationMs))
  const awake = islands.filter(({ hydrationMs }) => hydrationMs !== undefined)
  return (
    <Group
      title="Hydration"
      aside={
        <span className="quiet">{`${islands.filter(({ state }) => state === 'awake').length} of ${countOf(islands.length, 'island')} awake`}</span>
      }
    >
      {awake.length === 0 ? <p className="quiet">Nothing has woken up yet.</p> : null}
      <ul className="bars">
        {awake.map(({ name, hydrationMs = 0, awakeAt = 0 }, index) => (
          <BarRow
            key={`${index} ${name}`}
            label={`${name}, alive at ${formatMs(awakeAt)}`}
            value={formatMs(hydrationMs)}
            share={hydrationMs / longest}
          />
        ))}
      </ul>
    </Group>
  )
}

interface Task {
  startTime: number
  duration: number
}

function LongTasks(): ReactNode {
  const [tasks, setTasks] = useState<readonly Task[]>([])
  const isKnown = PerformanceObserver.supportedEntryTypes.includes('longtask')
  useEffect(() => {
    if (!isKnown) return
    const observer = new PerformanceObserver((list) =>
      setTasks((before) => [...before, ...list.getEntries()].slice(-50)),
    )
    observer.observe({ type: 'longtask', buffered: true })
    return () => observer.disconnect()
  }, [isKnown])
  const total = tasks.reduce((sum, { duration }) => sum + duration, 0)
  const longest = Math.max(1, ...tasks.map(({ duration }) => duration))
  return (
    <Group
      title="Long tasks"
      aside={
        <span className="quiet">
          {tasks.length === 0 ? '50 ms and more' : `${countOf(tasks.length, 'task')}, ${formatMs(total)}`}
        </span>
      }
    >
      {isKnown ? null : <p className="quiet">This browser does not report them.</p>}
      {isKnown && tasks.length === 0 ? <p className="quiet">None in this view.</p> : null}
      {tasks.length > 0 ? (
        <p className="quiet">The browser does not say whose they are: the panel’s own work is among them.</p>
      ) : null}
      <ul className="bars">
        {tasks.slice(-10).map(({ startTime, duration }) => (
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
