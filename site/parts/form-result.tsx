// The status region is in the page from the start, so that screen readers announce its changes. The form moves the
// focus here while its button is disabled.

import type { ReactNode, RefObject } from 'react'

type FormTone = 'neutral' | 'ok' | 'bad'

/** Tones of a form's states. */
export const formTones = { idle: 'neutral', submitting: 'neutral', success: 'ok', error: 'bad' } as const

interface Props {
  tone: FormTone
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
