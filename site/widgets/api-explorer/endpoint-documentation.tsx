import type { ReactNode } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'
import { endpointDocumentation as words } from '#words/api-explorer.ts'
import { formatAmount } from '../../parts/format-figures.ts'
import { InlineText } from '../../parts/inline-text.tsx'
import { ParameterTable } from '../../parts/parameter-table.tsx'
import { Snippet } from '../../parts/snippet.tsx'
import { filledPieces } from '../../text-html.ts'
import type { EndpointView } from './endpoint-view.ts'
import { formatJson } from './simulate-response.ts'

interface Props {
  id: string
  endpoint: EndpointView
}

/** Everything that the reference page says about the call. Description and code are HTML from the build. */
export function EndpointDocumentation({ id, endpoint }: Props): ReactNode {
  const { requestBody } = endpoint
  const description = filledPieces(endpoint.html).join('')
  return (
    <div className="endpoint-documentation">
      <div className="prose" dangerouslySetInnerHTML={{ __html: trustHtml(description) }} />
      {endpoint.rateLimit ? <p>{words.rateLimit(formatAmount(endpoint.rateLimit))}</p> : null}
      {endpoint.parameters[0] ? (
        <>
          <h4>{words.parameters}</h4>
          <ParameterTable caption={words.parametersOf(endpoint.id)} parameters={endpoint.parameters} />
        </>
      ) : null}
      {requestBody ? (
        <>
          <h4>{words.requestBody}</h4>
          <p>
            <InlineText text={requestBody.description} />
          </p>
          <Snippet
            id={`${id}-doc-body`}
            title={requestBody.type}
            text={formatJson(requestBody.example)}
            html={requestBody.exampleCode?.html}
          />
        </>
      ) : null}
      <h4>{words.responses}</h4>
      {endpoint.responses.map((response, index) => (
        <details className="more endpoint-response" key={response.status} open={index === 0}>
          <summary>
            <strong>{response.status}</strong>
            {response.schema && (
              <span className="path" translate="no">
                {' '}
                {response.schema}
              </span>
            )}
          </summary>
          <p>
            <InlineText text={response.description} />
          </p>
          {response.example === undefined ? null : (
            <Snippet
              id={`${id}-doc-${response.status}`}
              title={words.exampleOf(response.status)}
              text={formatJson(response.example)}
              html={response.exampleCode?.html}
            />
          )}
        </details>
      ))}
      <p>
        <a className="text-link" href={`${endpoint.referenceHref}#${endpoint.id}`}>
          {words.read(endpoint.id)}
        </a>
      </p>
    </div>
  )
}
