import { memo, type ReactNode } from 'react'
import { apiExplorer as words } from '#words/api-explorer.ts'
import type { EndpointGroup } from './group-endpoints.ts'

interface Props {
  groups: readonly EndpointGroup[]
}

/** The calls as links to the reference, for browsers without scripts: the form and its buttons would not work there. */
export const ExplorerLinks = memo(function ExplorerLinks({ groups }: Props): ReactNode {
  return (
    <div className="explorer-links script-off">
      <p>{words.linksNote}</p>
      {groups.map((group) => (
        <div key={group.label}>
          <h3>{group.label}</h3>
          <ul>
            {group.endpoints.map((endpoint) => (
              <li key={endpoint.id}>
                <a className="text-link" href={`${endpoint.referenceHref}#${endpoint.id}`}>
                  <span className="method" translate="no">
                    {endpoint.method}
                  </span>{' '}
                  <span className="path" translate="no">
                    {endpoint.path}
                  </span>
                </a>{' '}
                <span className="summary">{endpoint.summary}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
})
