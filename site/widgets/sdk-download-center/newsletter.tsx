// An empty field does nothing, and the format is not checked. Without an endpoint the address is dropped, and the text
// says so.

import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { describeFailure, submitForm } from '#runtime/services/submit-form.ts'
import { showToast } from '#runtime/services/toast.ts'
import { formResult } from '#words/forms.ts'
import { newsletter as words } from '#words/sdk-download-center.ts'
import { DeliveryNote, deliveryNoteId } from '../../parts/delivery-note.tsx'
import { FormResult, formTones } from '../../parts/form-result.tsx'
import { readFields } from '../../parts/read-fields.ts'
import { ScriptNote } from '../../parts/script-note.tsx'
import { Honeypot, honeypotName, TextField } from '../../parts/text-field.tsx'

type State = { step: 'idle' | 'submitting' } | { step: 'success' | 'error'; message: string }

interface Props {
  id: string
  endpoint: string | undefined
  email: string | undefined
}

export function Newsletter({ id, endpoint, email }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { state, subscribe } = useSubscription(form, endpoint)
  const isSubmitting = state.step === 'submitting'
  useEffect(() => {
    if (isSubmitting) result.current?.focus()
  }, [isSubmitting])
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
      <h3 id={`${id}-title`}>{words.title}</h3>
      <p>{words.text}</p>
      {endpoint === undefined ? null : <Honeypot id={id} />}
      <div className="newsletter-row needs-script">
        <TextField id={`${id}-email`} name="email" label={words.email} type="email" autoComplete="email" />
        <button
          type="submit"
          className="button button-primary"
          disabled={isSubmitting}
          aria-describedby={deliveryNoteId({ id: `${id}-note`, email, endpoint })}
        >
          {isSubmitting ? words.subscribing : words.subscribe}
        </button>
      </div>
      <ScriptNote />
      <FormResult tone={formTones[state.step]} region={result}>
        {isSubmitting ? <p>{formResult.wait}</p> : null}
        {state.step === 'success' || state.step === 'error' ? <p>{state.message}</p> : null}
      </FormResult>
      <DeliveryNote id={`${id}-note`} endpoint={endpoint} email={email} />
    </form>
  )
}

function useSubscription(
  form: RefObject<HTMLFormElement | null>,
  endpoint: string | undefined,
): { state: State; subscribe: () => Promise<void> } {
  const [state, setState] = useState<State>({ step: 'idle' })
  // Not state: a second click may come before the disabled button is rendered.
  const isBusy = useRef(false)
  const subscribe = async (): Promise<void> => {
    const fields = readFields(form.current)
    const address = fields.get('email')?.trim()
    if (!address || isBusy.current) return
    isBusy.current = true
    try {
      if (endpoint !== undefined) {
        setState({ step: 'submitting' })
        await submitForm(endpoint, { email: address }, fields.get(honeypotName))
      }
      form.current?.reset()
      const message = endpoint === undefined ? words.simulated : words.subscribed
      setState({ step: 'success', message })
      showToast('success', message)
    } catch (error) {
      const message = describeFailure(error, { late: formResult.late, usual: words.failure })
      setState({ step: 'error', message })
      showToast('error', message)
    }
    isBusy.current = false
  }
  return { state, subscribe }
}
