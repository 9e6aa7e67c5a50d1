// Without a choice: what each call does, takes and returns. One click on a call opens its first request.

import { Fragment, type ReactNode } from 'react'
import { endpointTest, apiExplorer as words } from '#words/api-explorer.ts'
import { Badge } from '../../parts/badge.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import type { EndpointView } from './endpoint-view.ts'
import type { EndpointGroup } from './group-endpoints.ts'
import { WaitScale } from './wait-scale.tsx'

interface Props {
  host: string
  groups: readonly EndpointGroup[]
  referenceHref: string
  onChoose: (endpointId: string) => void
}

/** Asks for a choice, and offers every call. */
export function ExplorerIdle({ host, groups, referenceHref, onChoose }: Props): ReactNode {
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
          <code translate="no">{host}</code>
          {words.idleEnd}
        </p>
        <ul className="explorer-starts">
          {groups
            .flatMap(({ endpoints }) => endpoints)
            .map((endpoint) => (
              <Start key={endpoint.id} endpoint={endpoint} onChoose={onChoose} />
            ))}
        </ul>
      </div>
      <div className="endpoint-rail">
        <div className="response-head">
          <h4>{endpointTest.response}</h4>
          <Badge>{endpointTest.simulated}</Badge>
        </div>
        <WaitScale state="idle" />
        <p className="field-hint">{words.idleResponse}</p>
        <dl className="explorer-parts">
          {words.parts.map((part) => (
            <Fragment key={part.name}>
              <dt>{part.name}</dt>
              <dd>{part.text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </div>
  )
}

function Start({ endpoint, onChoose }: Pick<Props, 'onChoose'> & { endpoint: EndpointView }): ReactNode {
  const { id, method, path, summary, responses } = endpoint
  const best = responses.find(({ status }) => status < 300)
  const taken = namesOf(endpoint)
    .map((name) => `\`${name}\``)
    .join(', ')
  return (
    <li>
      <button type="button" className="explorer-start text-link" onClick={() => onChoose(id)}>
        {summary}
      </button>
      <p>
        <span className="method">{method}</span> <span className="path">{path}</span>
      </p>
      <dl>
        <dt>{words.takes}</dt>
        <dd>
          <InlineText text={taken || words.takesNothing} />
        </dd>
        {best && (
          <>
            <dt>{words.returns}</dt>
            <dd>
              {best.status} <InlineText text={best.description} />
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}

/** What a call takes: its parameters, or the fields of its example where the body has no list of them. */
function namesOf({ parameters, requestBody }: EndpointView): string[] {
  const names = parameters.map(({ name }) => name)
  const body = requestBody?.example
  if (parameters.some((parameter) => parameter.in === 'body') || typeof body !== 'object' || !body) return names
  return [...names, ...Object.keys(body)]
}
