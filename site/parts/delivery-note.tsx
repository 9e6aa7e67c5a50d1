// Says that a form is not delivered, and offers the e-mail address with the texts typed so far. With an endpoint the
// form is delivered, and only the address is offered.

import type { ReactNode } from 'react'
import { deliveryNote as words } from '#words/forms.ts'
import { buildMailto } from './build-mailto.ts'

interface Props {
  id: string
  email?: string | undefined
  endpoint?: string | undefined
  subject?: string
  body?: string
}

/** For aria-describedby: the note's id, or undefined if there is no note. */
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
      {endpoint ? words.alsoEmail : words.demo}
      {!endpoint && link ? words.demoEmail : null}
      {link}
      {link ? words.end : null}
    </p>
  )
}
