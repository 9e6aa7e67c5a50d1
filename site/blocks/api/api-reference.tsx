// The calls of the API as plain HTML. The element id of an article is the name of its operation. Responses after the
// first are details elements, so that all of them can be read and found without a script.

import type { ReactNode } from 'react'
import { CodeSample } from '../../parts/code-sample.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import { ParameterTable } from '../../parts/parameter-table.tsx'
import { Prose } from '../../parts/prose.tsx'
import { Sheet } from '../../sheets.tsx'
import { apiReference as words } from '../../strings/en/blocks.ts'
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
      <Sheet name="api" />
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
      <Facts endpoint={endpoint} explorerHref={explorerHref} />
      <Prose html={endpoint.html} />
      {parameters.length === 0 ? null : (
        <>
          <Part>{words.parameters}</Part>
          <ParameterTable caption={words.parametersOf(endpoint.id)} parameters={parameters} />
        </>
      )}
      {requestBody === undefined ? null : (
        <>
          <Part>{words.requestBody}</Part>
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
      <Part>{words.responses}</Part>
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

function Facts({ endpoint, explorerHref }: { endpoint: EndpointView; explorerHref: string }): ReactNode {
  const { id, authentication, rateLimit, aliasOf } = endpoint
  return (
    <p className="facts">
      <span>{authentication ? words.needsKey : words.worksWithoutKey}</span>
      {rateLimit === undefined ? null : <span>{words.rateLimit(rateLimit)}</span>}
      {aliasOf === undefined ? null : (
        <span>
          {words.aliasOf}{' '}
          <a className="text-link" href={`#${aliasOf}`}>
            {aliasOf}
          </a>
        </span>
      )}
      <a className="text-link" href={explorerHref} aria-label={words.tryLabel(id)}>
        {words.tryLink}
      </a>
    </p>
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
        <p className="operation-response-empty">{words.noBody}</p>
      ) : (
        <CodeSample code={{ ...response.exampleCode, title: words.exampleOf(response.status) }} id={id} />
      )}
    </details>
  )
}
