import type { ReactNode } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import { countOf, formatMs } from './format.ts'
import { Group } from './group.tsx'
import { type IslandRow, readIslands } from './islands-of-page.ts'
import { useParts } from './use-page-components.ts'

/** The islands of the page: condition, size of the props, state and hydration time. */
export function IslandList(): ReactNode {
  useParts()
  const islands = readIslands()
  return (
    <Group title="Islands" aside={<span className="quiet">{countOf(islands.length, 'island')}</span>}>
      {islands.length === 0 ? (
        <p className="quiet">No part of this page needs a script.</p>
      ) : (
        <>
          <IslandTable islands={islands} />
          <p className="quiet note">
            Hydration is measured from outside, from the moment the condition held until the island was alive, including
            the time to load its script.
          </p>
        </>
      )}
    </Group>
  )
}

function IslandTable({ islands }: { islands: readonly IslandRow[] }): ReactNode {
  return (
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
  )
}
