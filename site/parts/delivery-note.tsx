// Says that a form goes nowhere, and how to reach the company instead. In: address, endpoint and the texts typed so far. Out: one visible line.
// Never promises a delivery. With an endpoint the form is delivered, and only the address is offered.

import type { ReactNode } from 'react'
import { buildMailto } from './build-mailto.ts'

interface Props {
  id: string
  email?: string | undefined
  endpoint?: string | undefined
  subject?: string
  body?: string
}

/** For aria-describedby: the note's id where there is a note. */
export function deliveryNoteId({ id, email, endpoint }: Pick<Props, 'id' | 'email' | 'endpoint'>): string | undefined {
  return endpoint && !email ? undefined : id
}

export function DeliveryNote({ id, email, endpoint, subject = '', body = '' }: Props): ReactNode {
  if (!deliveryNoteId({ id, email, endpoint })) return null
  const link = email ? (
    <a className="text-link" href={buildMailto(email, subject, body)}>
      {email}
    </a>
  ) : null
  return (
    <p className="delivery-note" id={id}>
      {endpoint ? 'You can also e-mail ' : 'Demo site: this form is not delivered.'}
      {!endpoint && link ? ' To reach us, e-mail ' : null}
      {link}
      {link ? '.' : null}
    </p>
  )
}
