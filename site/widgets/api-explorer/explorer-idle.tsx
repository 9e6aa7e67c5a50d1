import { Fragment, type ReactNode } from 'react'
import { Badge } from '../../parts/badge.tsx'
import { endpointTest, apiExplorer as words } from '../../strings/en/api-explorer.ts'
import type { EndpointGroup } from './group-endpoints.ts'
import { WaitScale } from './wait-scale.tsx'

interface Props {
  host: string
  groups: EndpointGroup[]
  referenceHref: string
}

/** Before a choice. Without a script it lists the calls itself, because the buttons beside it would not work. */
export function ExplorerIdle({ host, groups, referenceHref }: Props): ReactNode {
  return (
    <div className="explorer-idle endpoint-test">
      <div>
        <h3>{words.idleTitle}</h3>
        <p>
          {words.idleText}{' '}
          <a className="text-link" href={referenceHref}>
            {words.idleLink}
          </a>
          {words.idlePath}
          <code>{host}</code>
          {words.idleEnd}
        </p>
        <dl className="explorer-parts needs-script">
          {words.parts.map((part) => (
            <Fragment key={part.name}>
              <dt>{part.name}</dt>
              <dd>{part.text}</dd>
            </Fragment>
          ))}
        </dl>
        <ReferenceLinks groups={groups} referenceHref={referenceHref} />
      </div>
      <div className="endpoint-rail needs-script">
        <div className="response-head">
          <h4>{endpointTest.response}</h4>
          <Badge>{endpointTest.simulated}</Badge>
        </div>
        <WaitScale state="idle" />
        <p className="field-hint">{words.idleResponse}</p>
      </div>
    </div>
  )
}

function ReferenceLinks({ groups, referenceHref }: Omit<Props, 'host'>): ReactNode {
  return (
    <div className="script-off">
      {groups.map((group) => (
        <div key={group.label}>
          <h4>{group.label}</h4>
          <ul>
            {group.endpoints.map((endpoint) => (
              <li key={endpoint.id}>
                <a className="text-link" href={`${referenceHref}#${endpoint.id}`}>
                  <span className="method">{endpoint.method}</span> <span className="path">{endpoint.path}</span>
                </a>{' '}
                <span className="summary">{endpoint.summary}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
