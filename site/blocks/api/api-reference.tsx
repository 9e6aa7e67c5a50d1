// The calls of the API, to read. In: endpoints with their texts as HTML. Out: one article a call; its element id is the operation's name.
// Never an island. Answers other than the first are details elements: all of them can be read and found without script.

import type { ReactNode } from 'react'
import { CodeSample } from '../../parts/code-sample.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import { ParameterTable } from '../../parts/parameter-table.tsx'
import { Prose } from '../../parts/prose.tsx'
import type { EndpointView } from './plan.ts'

interface Props {
  /** Prefix of the ids inside the articles. */
  id: string
  host: string
  endpoints: EndpointView[]
  explorerHref: string
  itemLevel: 2 | 3
}

export function ApiReference({ id, host, endpoints, explorerHref, itemLevel }: Props): ReactNode {
  return (
    <div className="operation-list">
      {endpoints.map((endpoint) => (
        <EndpointArticle
          key={endpoint.id}
          id={`${id}-${endpoint.id}`}
          host={host}
          endpoint={endpoint}
          explorerHref={explorerHref}
          itemLevel={itemLevel}
        />
      ))}
    </div>
  )
}

interface ArticleProps {
  id: string
  host: string
  endpoint: EndpointView
  explorerHref: string
  itemLevel: 2 | 3
}

function EndpointArticle({ id, host, endpoint, explorerHref, itemLevel }: ArticleProps): ReactNode {
  const [Title, Part] = itemLevel === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const { requestBody, responses, parameters } = endpoint
  return (
    <article className="operation" id={endpoint.id} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className="operation-title">
        {endpoint.summary} <code className="operation-name">{endpoint.id}</code>
      </Title>
      <p className="operation-line">
        <span className="badge badge-strong">{endpoint.method}</span>
        <code>
          <span className="operation-host">{host}</span>
          {endpoint.path}
        </code>
      </p>
      <p className="facts">
        <span>{endpoint.authentication ? 'Needs an API key' : 'Works without an API key'}</span>
        {endpoint.rateLimit === undefined ? null : (
          <span>{`${endpoint.rateLimit} requests a minute for each key`}</span>
        )}
        {endpoint.aliasOf === undefined ? null : (
          <span>
            {'Alias of '}
            <a className="text-link" href={`#${endpoint.aliasOf}`}>
              {endpoint.aliasOf}
            </a>
          </span>
        )}
        <a className="text-link" href={explorerHref} aria-label={`Try ${endpoint.id} in the explorer`}>
          Try it in the explorer
        </a>
      </p>
      <Prose html={endpoint.html} />
      {parameters.length === 0 ? null : (
        <>
          <Part>Parameters</Part>
          <ParameterTable caption={`Parameters of ${endpoint.id}`} parameters={parameters} />
        </>
      )}
      {requestBody === undefined ? null : (
        <>
          <Part>Request body</Part>
          <p>
            <InlineText text={requestBody.description} />
          </p>
          {requestBody.exampleCode === undefined ? (
            <p className="operation-type">{requestBody.type}</p>
          ) : (
            <CodeSample code={{ ...requestBody.exampleCode, title: requestBody.type }} id={`${id}-body`} />
          )}
        </>
      )}
      <Part>Responses</Part>
      <div className="operation-response-list">
        {responses.map((response, index) => (
          <Response
            key={`${response.status} ${index}`}
            id={`${id}-response-${response.status}-${index}`}
            response={response}
            isOpen={index === 0}
          />
        ))}
      </div>
    </article>
  )
}

function Response({
  id,
  response,
  isOpen,
}: {
  id: string
  response: EndpointView['responses'][number]
  isOpen: boolean
}): ReactNode {
  return (
    <details className="operation-response" open={isOpen}>
      <summary className="operation-response-line plus">
        <strong>{response.status}</strong>
        {response.schema === undefined ? null : <span className="operation-response-schema">{response.schema}</span>}
        <span className="operation-response-text">
          <InlineText text={response.description} />
        </span>
      </summary>
      {response.exampleCode === undefined ? (
        <p className="operation-response-empty">No body.</p>
      ) : (
        <CodeSample code={{ ...response.exampleCode, title: `Example of ${response.status}` }} id={id} />
      )}
    </details>
  )
}
