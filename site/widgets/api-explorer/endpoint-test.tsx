// No request is sent: after 1.5 s the documented example appears. Missing parameters and invalid JSON are reported, but
// do not block Execute.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from '#runtime/services/toast.ts'
import { endpointSnippets, endpointTest as words } from '#words/api-explorer.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { keepUnits } from '../../parts/keep-units.tsx'
import { Snippet } from '../../parts/snippet.tsx'
import { useFocusBack } from '../../parts/use-focus-back.ts'
import { Play } from '../../vendor/lucide/play.ts'
import { parameterKey, type RequestDraft } from './build-request.ts'
import { buildCurl } from './build-snippet.ts'
import { EndpointResponse } from './endpoint-response.tsx'
import type { EndpointView } from './endpoint-view.ts'
import { BodyField, ParameterField } from './request-fields.tsx'
import { type SimulatedResponse, simulatedDelayMs, simulateResponse } from './simulate-response.ts'

interface Props {
  id: string
  endpoint: EndpointView
  request: RequestDraft
  values: Record<string, string>
  onValue: (key: string, value: string) => void
  body: string
  onBody: (body: string) => void
  isKeyMissing: boolean
  /** Whether the request as code and the response are there, which nobody reads before the form. */
  hasRail: boolean
}

export function EndpointTest(props: Props): ReactNode {
  const { id, endpoint, request, values, onValue, body, onBody, isKeyMissing, hasRail } = props
  const button = useRef<HTMLButtonElement>(null)
  const { isRunning, response, run } = useSimulation(endpoint)
  useFocusBack(button, isRunning)
  return (
    <div className="endpoint-test">
      <form
        className="endpoint-form"
        aria-label={words.label}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRunning && !isKeyMissing) run()
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
          <BodyField id={`${id}-body`} requestBody={endpoint.requestBody} body={body} onBody={onBody} />
        ) : null}
        {endpoint.parameters.length === 0 && !endpoint.requestBody ? (
          <p className="empty">{words.noParameters}</p>
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
            {isRunning ? words.executing : words.execute}
          </button>
          <p className="field-hint" id={`${id}-reason`}>
            {keepUnits(reasonOf(isRunning, isKeyMissing))}
          </p>
        </div>
      </form>
      {hasRail && (
        <div className="endpoint-rail">
          <Snippet id={`${id}-test-curl`} title={endpointSnippets.curl} text={buildCurl(request)} />
          <EndpointResponse id={`${id}-response`} isRunning={isRunning} response={response} />
        </div>
      )}
    </div>
  )
}

function reasonOf(isRunning: boolean, isKeyMissing: boolean): string {
  if (isRunning) return words.reasons.running
  return isKeyMissing ? words.reasons.keyMissing : words.reasons.ready
}

interface Simulation {
  isRunning: boolean
  response: SimulatedResponse | null
  run: () => void
}

function useSimulation(endpoint: EndpointView): Simulation {
  const [isRunning, setIsRunning] = useState(false)
  const [response, setResponse] = useState<SimulatedResponse | null>(null)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => {
      const answer = simulateResponse(endpoint, isFailureForced())
      setResponse(answer)
      setIsRunning(false)
      if (answer.isOk) showToast('success', words.done, undefined, true)
      else showToast('error', words.failed, undefined, true)
    }, simulatedDelayMs)
    return () => clearTimeout(timer)
  }, [isRunning, endpoint])
  const run = () => {
    setResponse(null)
    setIsRunning(true)
  }
  return { isRunning, response, run }
}

/** The debug switch: ?fail=1 in the address makes every request fail. */
function isFailureForced(): boolean {
  return new URLSearchParams(location.search).get('fail') === '1'
}
