import { type ReactNode, useState } from 'react'
import type { BuildRow, Rows } from '../wire-rows.ts'
import { BarRow } from './bar-row.tsx'
import { countOf, formatClock, formatMs } from './format.ts'
import { Group } from './group.tsx'

/** The number of builds to ask for. */
export const buildsShown = 15

/** The last builds: time by stage, changed files, and why each page was rebuilt. `builds` are newest first. */
export function BuildList({ builds: { items, total } }: { builds: Rows<BuildRow> }): ReactNode {
  return (
    <Group
      title="Builds"
      aside={
        <span className="quiet">
          {total > items.length ? `newest ${items.length} of ${total}` : countOf(total, 'build')}
        </span>
      }
    >
      <ul className="plain">
        {items.map((build, index) => (
          <BuildItem key={build.id} build={build} isNewest={index === 0} />
        ))}
      </ul>
    </Group>
  )
}

function BuildItem({ build, isNewest }: { build: BuildRow; isNewest: boolean }): ReactNode {
  const { id, at, milliseconds, isServed, rebuiltCount } = build
  const [wasOpened, setOpened] = useState(false)
  return (
    <li>
      <details className="disclosure" open={isNewest} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>
          #{id} at {formatClock(at)} · {formatMs(milliseconds)} ·{' '}
          {isServed ? `${countOf(rebuiltCount, 'page')} rebuilt` : 'stopped by problems'}
        </summary>
        {isNewest || wasOpened ? <Build build={build} /> : null}
      </details>
    </li>
  )
}

function Build({ build }: { build: BuildRow }): ReactNode {
  const { stages, rebuilt, rebuiltCount, removed, removedCount, problemCount } = build
  const longest = Math.max(1, ...Object.values(stages))
  return (
    <div className="build">
      <p className="quiet">{causeOf(build)}</p>
      <ul className="bars">
        {Object.entries(stages).map(([stage, milliseconds]) => (
          <BarRow key={stage} label={stage} value={formatMs(milliseconds)} share={milliseconds / longest} />
        ))}
      </ul>
      {rebuilt.length === 0 ? null : (
        <dl className="reasons">
          {rebuilt.map(({ url, why }) => (
            <div key={url}>
              <dt>
                <code>{url}</code>
              </dt>
              <dd>
                {why.length === 0 ? (
                  <span className="quiet">its layout or its assets</span>
                ) : (
                  why.map((reason) => (
                    <code key={reason} className="tag">
                      {reason}
                    </code>
                  ))
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rebuiltCount > rebuilt.length ? (
        <p className="quiet">and {countOf(rebuiltCount - rebuilt.length, 'more page')}</p>
      ) : null}
      {removed.length === 0 ? null : <p className="quiet">Removed: {namesOf(removed, removedCount)}</p>}
      {problemCount === 0 ? null : <p className="quiet">{countOf(problemCount, 'problem')} found by this build</p>}
    </div>
  )
}

function namesOf(names: readonly string[], count: number): string {
  const more = count - names.length
  return names.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '')
}

function causeOf({ isCode, changed, changedCount }: BuildRow): string {
  if (isCode) return 'The site’s code or styles changed, or this is the first build.'
  return changed.length === 0 ? 'All content was read again.' : `Changed: ${namesOf(changed, changedCount)}`
}
