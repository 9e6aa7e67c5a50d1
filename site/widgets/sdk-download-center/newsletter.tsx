// The box "Stay Updated". In: perhaps an endpoint and an e-mail address. Out: a form with one field. An empty field does nothing, and the
// format is not checked. Never keeps an address: without an endpoint it is dropped, and the words say so.

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { submitForm } from '#runtime/services/submit-form.ts'
import { showToast } from '#runtime/services/toast.ts'
import { DeliveryNote, deliveryNoteId } from '../../parts/delivery-note.tsx'
import { FormResult } from '../../parts/form-result.tsx'
import { readFields } from '../../parts/read-fields.ts'
import { ScriptNote } from '../../parts/script-note.tsx'
import { TextField } from '../../parts/text-field.tsx'

const texts = {
  simulated: 'Thank you. This is a demo site: your address was not kept.',
  subscribed: 'Thank you. You are subscribed.',
  failure: 'Subscription failed. Please try again.',
}

type State = { step: 'idle' | 'submitting' } | { step: 'success' | 'error'; message: string }

export function Newsletter({
  id,
  endpoint,
  email,
}: {
  id: string
  endpoint: string | undefined
  email: string | undefined
}): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ step: 'idle' })
  // Not state: a second click may come before the disabled button is drawn.
  const isBusy = useRef(false)
  const isSubmitting = state.step === 'submitting'
  useEffect(() => {
    if (isSubmitting) result.current?.focus()
  }, [isSubmitting])

  const subscribe = async (): Promise<void> => {
    const address = readFields(form.current).get('email')?.trim()
    if (!address || isBusy.current) return
    isBusy.current = true
    try {
      if (endpoint !== undefined) {
        setState({ step: 'submitting' })
        await submitForm(endpoint, { email: address })
      }
      form.current?.reset()
      const message = endpoint === undefined ? texts.simulated : texts.subscribed
      setState({ step: 'success', message })
      showToast('success', message)
    } catch {
      setState({ step: 'error', message: texts.failure })
      showToast('error', texts.failure)
    }
    isBusy.current = false
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void subscribe()
  }
  return (
    <form
      className="newsletter"
      aria-labelledby={`${id}-title`}
      method="dialog"
      noValidate
      ref={form}
      onSubmit={onSubmit}
    >
      <h3 id={`${id}-title`}>Stay Updated</h3>
      <p>A short message when a new SDK version is out.</p>
      <div className="newsletter-row needs-script">
        <TextField id={`${id}-email`} name="email" label="Email" type="email" autoComplete="email" />
        <button
          type="submit"
          className="button button-primary"
          disabled={isSubmitting}
          aria-describedby={deliveryNoteId({ id: `${id}-note`, email, endpoint })}
        >
          {isSubmitting ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      <ScriptNote />
      <FormResult tone={state.step === 'success' ? 'ok' : state.step === 'error' ? 'bad' : 'neutral'} region={result}>
        {isSubmitting ? <p>One moment, please. The button is off until this is done.</p> : null}
        {state.step === 'success' || state.step === 'error' ? <p>{state.message}</p> : null}
      </FormResult>
      <DeliveryNote id={`${id}-note`} endpoint={endpoint} email={email} />
    </form>
  )
}
