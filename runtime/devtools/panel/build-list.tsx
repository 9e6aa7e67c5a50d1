import type { ReactNode } from 'react'
import type { BuildReport } from '../wire-types.ts'
import { BarRow } from './bar-row.tsx'
import { countOf, formatClock, formatMs } from './format.ts'
import { Group } from './group.tsx'

const mostListed = 15

/** The last builds: time by stage, changed files, and why each page was rebuilt. `builds` are newest first. */
export function BuildList({ builds }: { builds: readonly BuildReport[] }): ReactNode {
  return (
    <Group
      title="Builds"
      aside={
        <span className="quiet">
          {builds.length > mostListed ? `newest ${mostListed} of ${builds.length}` : countOf(builds.length, 'build')}
        </span>
      }
    >
      <ul className="plain">
        {builds.slice(0, mostListed).map((build, index) => (
          <li key={build.id}>
            <details className="disclosure" open={index === 0}>
              <summary>
                #{build.id} at {formatClock(build.at)} · {formatMs(build.milliseconds)} ·{' '}
                {build.isServed ? `${countOf(build.rebuiltCount, 'page')} rebuilt` : 'stopped by problems'}
              </summary>
              <Build build={build} />
            </details>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Build({ build }: { build: BuildReport }): ReactNode {
  const { stages, rebuilt, rebuiltCount, removed, problems } = build
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
      {removed.length === 0 ? null : <p className="quiet">Removed: {removed.join(', ')}</p>}
      {problems.length === 0 ? null : (
        <p className="quiet">{countOf(problems.length, 'problem')} found by this build</p>
      )}
    </div>
  )
}

function causeOf({ isCode, changed }: BuildReport): string {
  if (isCode) return 'The site’s code or styles changed, or this is the first build.'
  return changed.length === 0 ? 'All content was read again.' : `Changed: ${changed.join(', ')}`
}
