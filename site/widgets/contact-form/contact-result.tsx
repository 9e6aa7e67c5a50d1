import type { ComponentProps, ReactNode } from 'react'
import { formResult } from '#words/forms.ts'
import { DeliveryNote } from '../../parts/delivery-note.tsx'
import type { ContactState } from './use-contact-form.ts'
import type { Mail } from './use-draft.ts'

interface Props {
  state: ContactState
  /** The mail that says what was sent. */
  mail: (sent: FormData) => Mail
  delivery: ComponentProps<typeof DeliveryNote>
}

/** What became of a form. */
export function ContactResult({ state, mail, delivery }: Props): ReactNode {
  switch (state.step) {
    case 'idle':
      return null
    case 'submitting':
      return <p>{formResult.wait}</p>
    case 'success':
      return (
        <>
          <p>{state.thanks}</p>
          <DeliveryNote {...delivery} {...mail(state.sent)} />
        </>
      )
    case 'error':
      return (
        <>
          <p>{state.message}</p>
          <p>{formResult.kept}</p>
        </>
      )
  }
}
