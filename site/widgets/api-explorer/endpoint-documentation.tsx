// What the reference says about one call. In: the endpoint and the reference's address. Out: description, parameters, body, responses, a link.
// Never shows less than the reference page. The description and the code are HTML from the build.

import type { ReactNode } from 'react'
import type { EndpointView } from '../../blocks/api/plan.ts'
import { formatAmount } from '../../parts/format-figures.ts'
import { InlineText } from '../../parts/inline-text.tsx'
import { ParameterTable } from '../../parts/parameter-table.tsx'
import { Snippet } from '../../parts/snippet.tsx'
import { formatJson } from './simulate-response.ts'

interface Props {
  id: string
  endpoint: EndpointView
  referenceHref: string
}

export function EndpointDocumentation({ id, endpoint, referenceHref }: Props): ReactNode {
  const { requestBody } = endpoint
  return (
    <div className="endpoint-documentation">
      <div className="prose" dangerouslySetInnerHTML={{ __html: endpoint.html }} />
      {endpoint.rateLimit === undefined ? null : (
        <p>At most {formatAmount(endpoint.rateLimit)} requests a minute for each key.</p>
      )}
      {endpoint.parameters.length > 0 ? (
        <>
          <h4>Parameters</h4>
          <ParameterTable caption={`Parameters of ${endpoint.id}`} parameters={endpoint.parameters} />
        </>
      ) : null}
      {requestBody ? (
        <>
          <h4>Request body</h4>
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
      <h4>Responses</h4>
      {endpoint.responses.map((response, index) => (
        <details className="more endpoint-response" key={response.status} open={index === 0}>
          <summary>
            <strong>{response.status}</strong>
            {response.schema ? <span className="path"> {response.schema}</span> : null}
          </summary>
          <p>
            <InlineText text={response.description} />
          </p>
          {response.example === undefined ? null : (
            <Snippet
              id={`${id}-doc-${response.status}`}
              title={`Example of ${response.status}`}
              text={formatJson(response.example)}
              html={response.exampleCode?.html}
            />
          )}
        </details>
      ))}
      <p>
        <a className="text-link" href={`${referenceHref}#${endpoint.id}`}>
          Read {endpoint.id} in the reference
        </a>
      </p>
    </div>
  )
}
