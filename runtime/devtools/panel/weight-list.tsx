import { type ReactNode, useEffect, useState } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import { firstTouchAt } from '../island-record.ts'
import { BarRow } from './bar-row.tsx'
import { Group } from './group.tsx'
import { readIslands } from './islands-of-page.ts'
import { routeOfPage } from './page-place.ts'
import type { PageRequest } from './page-requests.ts'
import { type WeightRow, weighPage } from './page-weight.ts'
import { useRequests } from './use-requests.ts'

/** The page's weight against the budgets. */
export function WeightList(): ReactNode {
  const rows = useWeight()
  const most = Math.max(1, ...rows.map(({ bytes, budget = 0 }) => Math.max(bytes, budget)))
  return (
    <Group title="Weight of this page" aside={<span className="quiet">gzip</span>}>
      <ul className="bars">
        {rows.map((row) => (
          <WeightBar key={row.name} row={row} most={most} />
        ))}
      </ul>
      <p className="quiet note">
        The tick marks the budget.{' '}
        {isForReading()
          ? 'Every island here waits for an interaction.'
          : 'Some islands here wake by themselves, so the budget for script before interaction is larger.'}{' '}
        A file from the cache counts with its full size. The panel and the live client are not counted.
      </p>
    </Group>
  )
}

function WeightBar({ row, most }: { row: WeightRow; most: number }): ReactNode {
  const { name, bytes, budget, cached } = row
  const share = bytes / most
  const label = cached === undefined ? name : `${name}, ${cached}`
  if (budget === undefined) return <BarRow label={label} value={formatBytes(bytes)} share={share} />
  const isOver = bytes > budget
  const value = `${formatBytes(bytes)} of ${formatBytes(budget)}${isOver ? ', over' : ''}`
  return <BarRow label={label} value={value} share={share} tone={isOver ? 'poor' : 'good'} limit={budget / most} />
}

function useWeight(): readonly WeightRow[] {
  // As text, to compare by value: weighing makes requests of its own, and only a new file of the site is a reason to
  // repeat it.
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
  return rows
}

// On a page for reading every island waits for an interaction.
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
