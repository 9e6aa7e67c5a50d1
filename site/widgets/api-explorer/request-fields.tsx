import type { ReactNode } from 'react'
import type { EndpointParameter } from '#schemas/endpoint.ts'
import { endpointTest as words } from '#words/api-explorer.ts'
import { InlineText } from '../../parts/inline-text.tsx'
import type { EndpointView } from './endpoint-view.ts'
import { findJsonProblem } from './find-json-problem.ts'
import { formatJson } from './simulate-response.ts'

interface BodyProps {
  id: string
  requestBody: NonNullable<EndpointView['requestBody']>
  body: string
  onBody: (body: string) => void
}

/** The request body as text. Invalid JSON is reported below it. */
export function BodyField({ id, requestBody, body, onBody }: BodyProps): ReactNode {
  const problem = findJsonProblem(body)
  return (
    <div className="field">
      <label htmlFor={id}>{words.requestBody}</label>
      <textarea
        id={id}
        className="code-field"
        rows={Math.min(16, body.split('\n').length + 2)}
        spellCheck="false"
        value={body}
        onInput={(event) => onBody(event.currentTarget.value)}
        aria-invalid={!!problem || undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {requestBody.type}. <InlineText text={requestBody.description} />
      </p>
      {problem ? (
        <p className="field-error" id={`${id}-error`}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

interface ParameterProps {
  id: string
  parameter: EndpointParameter
  value: string
  onValue: (value: string) => void
}

/** One parameter of the path, the query or the headers. */
export function ParameterField({ id, parameter, value, onValue }: ParameterProps): ReactNode {
  return (
    <div className="field parameter">
      <label htmlFor={id}>{parameter.name}</label>
      <span className="parameter-kind" id={`${id}-kind`}>
        {parameter.type}, {parameter.in}
        {parameter.required ? words.required : ''}
      </span>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck="false"
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
        aria-required={parameter.required || undefined}
        aria-describedby={`${id}-kind ${id}-hint`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        <InlineText text={parameter.description} />
        {parameter.example === undefined ? null : (
          <>
            {' '}
            {words.example}{' '}
            <code translate="no">
              {typeof parameter.example === 'string' ? parameter.example : formatJson(parameter.example)}
            </code>
          </>
        )}
      </p>
    </div>
  )
}
