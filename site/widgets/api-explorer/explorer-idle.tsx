import { Fragment, type ReactNode } from 'react'
import { endpointTest, apiExplorer as words } from '#words/api-explorer.ts'
import { Badge } from '../../parts/badge.tsx'
import { WaitScale } from './wait-scale.tsx'

interface Props {
  host: string
  referenceHref: string
}

/** Without a choice. */
export function ExplorerIdle({ host, referenceHref }: Props): ReactNode {
  return (
    <div className="explorer-idle endpoint-test needs-script">
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
        <dl className="explorer-parts">
          {words.parts.map((part) => (
            <Fragment key={part.name}>
              <dt>{part.name}</dt>
              <dd>{part.text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <div className="endpoint-rail">
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
