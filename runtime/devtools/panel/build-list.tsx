// The last builds. In: the watch's reports, newest first. Out: how long each stage took, which files had changed, and why each page was rebuilt.

import type { ReactNode } from 'react'
import { BarRow } from './bar-row.tsx'
import { countOf, formatClock, formatMs } from './format.ts'
import { Group } from './group.tsx'
import type { BuildReport } from './panel-api.ts'

const mostListed = 15

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

function Build({
  build: { stages, changed, isCode, rebuilt, rebuiltCount, removed, problems },
}: {
  build: BuildReport
}): ReactNode {
  const longest = Math.max(1, ...Object.values(stages))
  return (
    <div className="build">
      <p className="quiet">
        {isCode
          ? 'The site’s code or styles changed, or this is the first build.'
          : changed.length === 0
            ? 'Everything was looked at again.'
            : `Changed: ${changed.join(', ')}`}
      </p>
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
                  <span className="quiet">its frame or its assets</span>
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
      {removed.length === 0 ? null : <p className="quiet">Gone: {removed.join(', ')}</p>}
      {problems.length === 0 ? null : <p className="quiet">{countOf(problems.length, 'problem')} told by this build</p>}
    </div>
  )
}
