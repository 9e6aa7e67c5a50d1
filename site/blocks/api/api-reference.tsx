// The calls of the API as plain HTML. The element id of an article is the name of its operation. Code is beside the
// text where the page is wide enough. Responses without a sample beside them are details elements, so that all of them
// can be read and found without a script.

import type { ReactNode } from 'react'
import { apiReference as words } from '#words/blocks.ts'
import { CodeSample } from '../../parts/code-sample.tsx'
import { CodeTabs } from '../../parts/code-tabs.tsx'
import { HeadingLink } from '../../parts/heading-link.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import { ParameterTable } from '../../parts/parameter-table.tsx'
import { Prose } from '../../parts/prose.tsx'
import type { CodeView } from '../../plan-view.ts'
import { Sheet } from '../../sheets.tsx'
import type { EndpointView } from '../../widgets/api-explorer/endpoint-view.ts'
import { OperationLine } from './operation-line.tsx'

interface Props {
  /** Prefix of the ids inside the articles. */
  id: string
  host: string
  endpoints: EndpointView[]
  /** The request of each call as code, by the id of the call. */
  requests: Record<string, CodeView[]>
  explorerHref: string
  itemLevel: 2 | 3
}

export function ApiReference({ id, endpoints, requests, ...shared }: Props): ReactNode {
  return (
    <div className="operation-list">
      <Sheet name="api" />
      <Sheet name="code-beside" />
      {endpoints.map((endpoint) => (
        <EndpointArticle
          key={endpoint.id}
          id={`${id}-${endpoint.id}`}
          endpoint={endpoint}
          request={requests[endpoint.id] ?? []}
          {...shared}
        />
      ))}
    </div>
  )
}

interface ArticleProps extends Omit<Props, 'endpoints' | 'requests'> {
  endpoint: EndpointView
  request: CodeView[]
}

function EndpointArticle({ id, host, endpoint, request, explorerHref, itemLevel }: ArticleProps): ReactNode {
  const [Title, Part] = itemLevel === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const { responses, parameters } = endpoint
  const shown = responses.find(({ status, exampleCode }) => status < 300 && exampleCode !== undefined)
  return (
    <article className="operation" id={endpoint.id} aria-labelledby={`${id}-title`}>
      <div className="operation-head">
        <Title id={`${id}-title`} className="operation-title">
          <HeadingLink id={endpoint.id}>{endpoint.summary}</HeadingLink>{' '}
          <code className="operation-name" translate="no">
            {endpoint.id}
          </code>
        </Title>
        <OperationLine host={host} endpoint={endpoint} />
        <Facts endpoint={endpoint} explorerHref={explorerHref} />
      </div>
      <div className="operation-text">
        <Prose html={endpoint.html} />
        {parameters.length === 0 ? null : (
          <>
            <Part>{words.parameters}</Part>
            <ParameterTable caption={words.parametersOf(endpoint.id)} parameters={parameters} />
          </>
        )}
      </div>
      <div className="operation-code">
        <CodeTabs id={`${id}-request`} examples={request} />
        {shown?.exampleCode === undefined ? null : (
          <CodeSample
            code={{ ...shown.exampleCode, title: words.exampleOf(shown.status) }}
            id={`${id}-response-${shown.status}`}
          />
        )}
      </div>
      <div className="operation-responses">
        <Part>{words.responses}</Part>
        {responses.map((response) => (
          <Response
            key={response.status}
            id={`${id}-response-${response.status}`}
            response={response}
            isShown={response === shown}
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
      <a className="text-link" href={`${explorerHref}?endpoint=${id}`} aria-label={words.tryLabel(id)}>
        {words.tryLink}
      </a>
    </p>
  )
}

interface ResponseProps {
  id: string
  response: EndpointView['responses'][number]
  /** Its example is beside the text. */
  isShown: boolean
}

function Response({ id, response, isShown }: ResponseProps): ReactNode {
  const line = (
    <>
      <strong>{response.status}</strong>
      {response.schema === undefined ? null : <span className="operation-response-schema">{response.schema}</span>}
      <span className="operation-response-text">
        <InlineText text={response.description} />
      </span>
    </>
  )
  if (isShown || response.exampleCode === undefined)
    return <p className="operation-response operation-response-line">{line}</p>
  return (
    <details className="operation-response">
      <summary className="operation-response-line plus">{line}</summary>
      <CodeSample code={{ ...response.exampleCode, title: words.exampleOf(response.status) }} id={id} />
    </details>
  )
}
