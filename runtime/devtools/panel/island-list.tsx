// The islands of the page. In: the document and what was recorded of them. Out: a table of condition, props, state and hydration time.

import type { ReactNode } from 'react'
import { conditionAttribute, islandAttribute } from '../../contract.ts'
import { timesOf } from '../island-record.ts'
import { countOf, formatBytes, formatMs } from './format.ts'
import { Group } from './group.tsx'
import { propsSize } from './page-components.ts'
import { useParts } from './use-page-components.ts'

export interface IslandRow {
  name: string
  condition: string
  propsBytes: number
  state: 'awake' | 'waking' | 'asleep' | 'failed'
  error?: string
  /** From its conditions to being alive. */
  hydrationMs?: number
  /** Since the page began. */
  awakeAt?: number
}

/** What is known of every island of the page, in its order. */
export function readIslands(): IslandRow[] {
  return [...document.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)].map((island) => {
    const { startedAt, awakeAt, error } = timesOf(island)
    const isAwake = island.hasAttribute('data-awake')
    return {
      name: island.getAttribute(islandAttribute) ?? '',
      condition: island.getAttribute(conditionAttribute) ?? 'load',
      propsBytes: propsSize(island),
      state: error !== undefined ? 'failed' : isAwake ? 'awake' : startedAt === undefined ? 'asleep' : 'waking',
      ...(error === undefined ? {} : { error }),
      ...(awakeAt === undefined ? {} : { awakeAt }),
      ...(startedAt === undefined || awakeAt === undefined ? {} : { hydrationMs: awakeAt - startedAt }),
    }
  })
}

export function IslandList(): ReactNode {
  useParts()
  const islands = readIslands()
  return (
    <Group title="Islands" aside={<span className="quiet">{countOf(islands.length, 'island')}</span>}>
      {islands.length === 0 ? (
        <p className="quiet">No part of this page needs a script.</p>
      ) : (
        <>
          <div className="table-frame" tabIndex={0} role="group" aria-label="Islands of this page">
            <table>
              <thead>
                <tr>
                  <th scope="col">Island</th>
                  <th scope="col">Wakes on</th>
                  <th scope="col" className="is-number">
                    Props
                  </th>
                  <th scope="col">State</th>
                  <th scope="col" className="is-number">
                    Hydration
                  </th>
                </tr>
              </thead>
              <tbody>
                {islands.map(({ name, condition, propsBytes, state, error, hydrationMs }, index) => (
                  <tr key={`${index} ${name}`}>
                    <th scope="row">{name}</th>
                    <td>
                      <code>{condition}</code>
                    </td>
                    <td className="is-number">{formatBytes(propsBytes)}</td>
                    <td className={`state is-${state}`} title={error}>
                      {state}
                      {error === undefined ? null : <span className="hidden">: {error}</span>}
                    </td>
                    <td className="is-number">{hydrationMs === undefined ? '–' : formatMs(hydrationMs)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="quiet note">
            Hydration is timed from outside: from the moment the condition held to the moment the island was alive, its
            script included.
          </p>
        </>
      )}
    </Group>
  )
}
