import { type ReactNode, useEffect, useState } from 'react'
import type { Limits } from '#schemas/find-limits.ts'
import { formatBytes } from '../../format-bytes.ts'
import { firstTouchAt } from '../island-record.ts'
import { BarRow } from './bar-row.tsx'
import { Group } from './group.tsx'
import { routeOfPage } from './page-place.ts'
import type { PageRequest } from './page-requests.ts'
import { type WeightRow, weighPage } from './page-weight.ts'
import { usePageLimits } from './panel-data.ts'
import { useRequests } from './use-requests.ts'

/** The page's weight against the budgets. */
export function WeightList(): ReactNode {
  const limits = usePageLimits(routeOfPage()).value ?? noLimits
  const rows = useWeight(limits)
  const longest = Math.max(1, ...rows.map(({ amount, limit = 0, isCount }) => (isCount ? 0 : Math.max(amount, limit))))
  return (
    <Group title="Weight of this page" aside={<span className="quiet">gzip</span>}>
      <ul className="bars">
        {rows.map((row) => (
          <WeightBar
            key={row.name}
            row={row}
            longest={row.isCount ? Math.max(row.amount, row.limit ?? 0, 1) : longest}
          />
        ))}
      </ul>
      <p className="quiet note">
        The tick marks the limit in the budgets of site.yaml. A file from the cache counts with its full size. The panel
        and the live client are not counted.
      </p>
    </Group>
  )
}

function WeightBar({ row, longest }: { row: WeightRow; longest: number }): ReactNode {
  const { name, amount, isCount, limit, cached } = row
  const share = amount / longest
  const label = cached === undefined ? name : `${name}, ${cached}`
  const print = isCount ? String : formatBytes
  if (limit === undefined) return <BarRow label={label} value={print(amount)} share={share} />
  const isOver = amount > limit
  // The limit as site.yaml has it, where half a kilobyte matters.
  const most = isCount ? limit : `${Number((limit / 1024).toFixed(2))} KB`
  const value = `${print(amount)} of ${most}${isOver ? ', over' : ''}`
  return <BarRow label={label} value={value} share={share} tone={isOver ? 'poor' : 'good'} limit={limit / longest} />
}

const noLimits: Limits = {}

function useWeight(limits: Limits): readonly WeightRow[] {
  // As text, to compare by value: weighing makes requests of its own, and only a new file of the site is a reason to
  // repeat it.
  const files = JSON.stringify(useRequests().filter(({ isPanels }) => !isPanels))
  const [rows, setRows] = useState<readonly WeightRow[]>([])
  useEffect(() => {
    let isCurrent = true
    const view = { limits, touchedAt: firstTouchAt(), topImages: findTopImages() }
    void weighPage(JSON.parse(files) as PageRequest[], view).then((found) => {
      if (isCurrent) setRows(found)
    })
    return () => {
      isCurrent = false
    }
  }, [files, limits])
  return rows
}

function findTopImages(): Set<string> {
  const isAtTop = (image: HTMLImageElement) => image.getBoundingClientRect().top + scrollY < innerHeight
  return new Set(
    [...document.images]
      .filter((image) => image.currentSrc !== '' && isAtTop(image))
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  )
}
