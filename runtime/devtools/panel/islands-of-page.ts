import { conditionAttribute, islandAttribute } from '../../contract.ts'
import { timesOf } from '../island-record.ts'
import { propsSize } from './page-components.ts'

/** One island of the page. Times in milliseconds. */
export interface IslandRow {
  name: string
  condition: string
  propsBytes: number
  state: 'awake' | 'waking' | 'asleep' | 'failed'
  error?: string
  /** From meeting its conditions to being alive. */
  hydrationMs?: number
  /** Since navigation. */
  awakeAt?: number
}

/** The islands of the page, in the order of the document. */
export function readIslands(): IslandRow[] {
  return [...document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)].map((island) => {
    const { startedAt, awakeAt, error } = timesOf(island)
    return {
      name: island.getAttribute(islandAttribute) ?? '',
      condition: island.getAttribute(conditionAttribute) ?? 'load',
      propsBytes: propsSize(island),
      state: stateOf(island),
      ...(error === undefined ? {} : { error }),
      ...(awakeAt === undefined ? {} : { awakeAt }),
      ...(startedAt === undefined || awakeAt === undefined ? {} : { hydrationMs: awakeAt - startedAt }),
    }
  })
}

function stateOf(island: Element): IslandRow['state'] {
  const { startedAt, error } = timesOf(island)
  if (error !== undefined) return 'failed'
  if (island.hasAttribute('data-awake')) return 'awake'
  return startedAt === undefined ? 'asleep' : 'waking'
}
