// The status region is in the page from the start, so that screen readers announce its changes. The form moves the
// focus here while its button is disabled.

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
