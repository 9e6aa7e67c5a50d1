// The form of one call and what comes back. In: endpoint, request draft, values and body with their setters. Out: fields, Execute, cURL, response.
// Never sends a request: after 1.5 s the documented example stands there. Required parameters and faulty JSON are named but block nothing.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from '#runtime/services/toast.ts'
import type { EndpointParameter } from '#schemas/endpoint.ts'
import { Badge } from '../../parts/badge.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import { keepUnits } from '../../parts/keep-units.tsx'
import { Snippet } from '../../parts/snippet.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import { Play } from '../../vendor/lucide/play.ts'
import type { EndpointView } from '../../view-props.ts'
import { parameterKey, type RequestDraft } from './build-request.ts'
import { buildCurl } from './build-snippet.ts'
import { findJsonProblem } from './find-json-problem.ts'
import { formatJson, type SimulatedResponse, simulatedDelayMs, simulateResponse } from './simulate-response.ts'
import { WaitScale } from './wait-scale.tsx'

interface Props {
  id: string
  endpoint: EndpointView
  request: RequestDraft
  values: Record<string, string>
  onValue: (key: string, value: string) => void
  body: string
  onBody: (body: string) => void
  isKeyMissing: boolean
}

export function EndpointTest({ id, endpoint, request, values, onValue, body, onBody, isKeyMissing }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [response, setResponse] = useState<SimulatedResponse | null>(null)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => {
      const answer = simulateResponse(endpoint, isFailureForced())
      setResponse(answer)
      setIsRunning(false)
      if (answer.isOk) showToast('success', 'Request executed successfully!')
      else showToast('error', 'Request failed. Please try again.')
    }, simulatedDelayMs)
    return () => clearTimeout(timer)
  }, [isRunning, endpoint])
  useFocusBack(button, isRunning)
  const jsonProblem = endpoint.requestBody ? findJsonProblem(body) : null
  const reason = isRunning
    ? 'Waiting for the answer.'
    : isKeyMissing
      ? 'This call needs a key: type one under API key.'
      : 'Replies with the documented example after 1.5 s. Nothing leaves this page.'
  return (
    <div className="endpoint-test">
      <form
        className="endpoint-form"
        aria-label="Request"
        onSubmit={(event) => {
          event.preventDefault()
          if (isRunning || isKeyMissing) return
          setResponse(null)
          setIsRunning(true)
        }}
      >
        {endpoint.parameters
          .filter((parameter) => parameter.in !== 'body')
          .map((parameter) => (
            <ParameterField
              key={parameterKey(parameter)}
              id={`${id}-${parameter.in}-${parameter.name}`}
              parameter={parameter}
              value={values[parameterKey(parameter)] ?? ''}
              onValue={(value) => onValue(parameterKey(parameter), value)}
            />
          ))}
        {endpoint.requestBody ? (
          <div className="field">
            <label htmlFor={`${id}-body`}>Request body</label>
            <textarea
              id={`${id}-body`}
              className="code-field"
              rows={Math.min(16, body.split('\n').length + 2)}
              spellCheck="false"
              value={body}
              onInput={(event) => onBody(event.currentTarget.value)}
              aria-invalid={jsonProblem ? true : undefined}
              aria-describedby={`${id}-body-hint${jsonProblem ? ` ${id}-body-error` : ''}`}
            />
            <p className="field-hint" id={`${id}-body-hint`}>
              {endpoint.requestBody.type}. <InlineText text={endpoint.requestBody.description} />
            </p>
            {jsonProblem ? (
              <p className="field-error" id={`${id}-body-error`}>
                {jsonProblem}
              </p>
            ) : null}
          </div>
        ) : null}
        {endpoint.parameters.length === 0 && !endpoint.requestBody ? (
          <p className="empty">This call takes no parameters.</p>
        ) : null}
        <div className="execute-bar">
          <button
            type="submit"
            className="button button-primary"
            disabled={isRunning || isKeyMissing}
            aria-describedby={`${id}-reason`}
            ref={button}
          >
            <Glyph svg={Play} size={16} />
            {isRunning ? 'Executing...' : 'Execute'}
          </button>
          <p className="field-hint" id={`${id}-reason`}>
            {keepUnits(reason)}
          </p>
        </div>
      </form>
      <div className="endpoint-rail">
        <Snippet id={`${id}-test-curl`} title="cURL" text={buildCurl(request)} />
        <div className="response-head">
          <h4>Response</h4>
          <Badge>Simulated</Badge>
        </div>
        <WaitScale state={isRunning ? 'running' : response ? 'done' : 'idle'} />
        <p className="response-status" role="status">
          {isRunning ? 'Executing...' : describe(response)}
        </p>
        {response && response.text !== '' ? (
          <Snippet
            id={`${id}-response`}
            title={response.isOk ? 'Body, application/json' : 'Body'}
            text={response.text}
            html={response.isOk ? response.code?.html : undefined}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The debug switch: ?fail=1 in the address makes every request fail. */
function isFailureForced(): boolean {
  return new URLSearchParams(location.search).get('fail') === '1'
}

function describe(response: SimulatedResponse | null): ReactNode {
  if (!response) return 'No request has been run.'
  if (!response.isOk)
    return (
      <>
        <strong className="tone-bad">Request failed.</strong> Please try again.
      </>
    )
  return (
    <>
      <strong>{response.status}</strong> <InlineText text={response.description} />
    </>
  )
}

interface ParameterProps {
  id: string
  parameter: EndpointParameter
  value: string
  onValue: (value: string) => void
}

function ParameterField({ id, parameter, value, onValue }: ParameterProps): ReactNode {
  return (
    <div className="field parameter">
      <label htmlFor={id}>{parameter.name}</label>
      <span className="parameter-kind" id={`${id}-kind`}>
        {parameter.type}, {parameter.in}
        {parameter.required ? ', required' : ''}
      </span>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck="false"
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
        aria-required={parameter.required ? true : undefined}
        aria-describedby={`${id}-kind ${id}-hint`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        <InlineText text={parameter.description} />
        {parameter.example === undefined ? null : (
          <>
            {' '}
            Example:{' '}
            <code>{typeof parameter.example === 'string' ? parameter.example : formatJson(parameter.example)}</code>
          </>
        )}
      </p>
    </div>
  )
}
