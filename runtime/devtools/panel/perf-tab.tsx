import type { ReactNode } from 'react'
import { BarRow } from './bar-row.tsx'
import { BuildList, buildsShown } from './build-list.tsx'
import { countOf, formatMs } from './format.ts'
import { Answered, Group } from './group.tsx'
import { readIslands } from './islands-of-page.ts'
import { LongTaskList } from './long-task-list.tsx'
import { useBuilds } from './panel-data.ts'
import { useParts } from './use-page-components.ts'
import { VitalsList } from './vitals-list.tsx'
import { WeightList } from './weight-list.tsx'

/** How fast this view is, and the last builds. */
export function PerfTab(): ReactNode {
  return (
    <>
      <VitalsList />
      <WeightList />
      <Hydration />
      <LongTaskList />
      <Answered of={useBuilds(buildsShown)}>{(builds) => <BuildList builds={builds} />}</Answered>
    </>
  )
}

function Hydration(): ReactNode {
  useParts()
  const islands = readIslands()
  const longest = Math.max(1, ...islands.map(({ hydrationMs = 0 }) => hydrationMs))
  const hydrated = islands.filter(({ hydrationMs }) => hydrationMs !== undefined)
  const awake = islands.filter(({ state }) => state === 'awake')
  const summary = `${awake.length} of ${countOf(islands.length, 'island')} awake`
  return (
    <Group title="Hydration" aside={<span className="quiet">{summary}</span>}>
      {hydrated.length === 0 ? <p className="quiet">No island is awake yet.</p> : null}
      <ul className="bars">
        {hydrated.map(({ name, hydrationMs = 0, awakeAt = 0 }, index) => (
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
