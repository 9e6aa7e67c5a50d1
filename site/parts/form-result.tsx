// The line under a form that says what became of it. In: a tone and what to say. Out: a status region that is in the page from the start.
// Never takes the focus by itself: the form moves it here while its button is disabled, so that it is not lost.

import type { ReactNode, RefObject } from 'react'

interface Props {
  tone: 'neutral' | 'ok' | 'bad'
  region: RefObject<HTMLDivElement | null>
  children?: ReactNode
}

export function FormResult({ tone, region, children }: Props): ReactNode {
  return (
    <div className={`form-result form-result-${tone}`} role="status" tabIndex={-1} ref={region}>
      {children}
    </div>
  )
}
