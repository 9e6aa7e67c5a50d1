import { type ReactNode, useEffect, useRef } from 'react'
import { endpointTest as words } from '#words/api-explorer.ts'
import { Badge } from '../../parts/badge.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import { Snippet } from '../../parts/snippet.tsx'
import type { SimulatedResponse } from './simulate-response.ts'
import { WaitScale } from './wait-scale.tsx'

interface Props {
  id: string
  isRunning: boolean
  response: SimulatedResponse | null
}

/** What came back: the wait drawn to scale, the status and the body. A status out of sight scrolls into view. */
export function EndpointResponse({ id, isRunning, response }: Props): ReactNode {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (response) status.current?.scrollIntoView({ block: 'nearest' })
  }, [response])
  return (
    <>
      <div className="response-head">
        <h4>{words.response}</h4>
        <Badge>{words.simulated}</Badge>
      </div>
      <WaitScale state={waitState(isRunning, response)} />
      <p className="response-status" role="status" ref={status}>
        {isRunning ? words.executing : describe(response)}
      </p>
      {response?.text ? (
        <Snippet
          id={id}
          title={response.isOk ? words.jsonBodyTitle : words.bodyTitle}
          text={response.text}
          html={response.isOk ? response.code?.html : undefined}
        />
      ) : null}
    </>
  )
}

function waitState(isRunning: boolean, response: SimulatedResponse | null): 'idle' | 'running' | 'done' {
  if (isRunning) return 'running'
  return response ? 'done' : 'idle'
}

function describe(response: SimulatedResponse | null): ReactNode {
  if (!response) return words.notRun
  if (!response.isOk)
    return (
      <>
        <strong className="tone-bad">{words.failedStatus}</strong> {words.failedHint}
      </>
    )
  return (
    <>
      <strong>{response.status}</strong> <InlineText text={response.description} />
    </>
  )
}
