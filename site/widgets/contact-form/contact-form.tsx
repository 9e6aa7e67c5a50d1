// Without an endpoint nothing is delivered, and the form says so. `method="dialog"` outside a dialog keeps a browser
// without a script from putting the typed text into the address bar.

import { type ReactNode, type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { ContactType } from '#schemas/contact-type.ts'
import { contactForm as words } from '#words/contact-form.ts'
import { formResult } from '#words/forms.ts'
import { DeliveryNote } from '../../parts/delivery-note.tsx'
import { FormResult, formTones } from '../../parts/form-result.tsx'
import { readFields } from '../../parts/read-fields.ts'
import { ScriptNote } from '../../parts/script-note.tsx'
import { SubmitButton } from '../../parts/submit-button.tsx'
import { Honeypot } from '../../parts/text-field.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { readContactPrefill } from './read-contact-prefill.ts'
import { contactThanks } from './submit-contact.ts'
import { type ContactState, useContactForm } from './use-contact-form.ts'

export interface ContactFormProps extends IslandBase {
  title: string
  showPhone: boolean
  types: ContactType[]
  salesPhone?: string | undefined
  supportPhone?: string | undefined
  email?: string | undefined
  /** Address the form is posted to; simulated when missing. */
  endpoint?: string | undefined
}

/** Shown when the site lists no types of its own. */
const defaultTypes: ContactType[] = Object.entries(words.types).map(([value, label]) => ({ value, label }))

export function ContactForm({
  id,
  title,
  showPhone,
  types: givenTypes,
  salesPhone,
  supportPhone,
  email,
  endpoint,
}: ContactFormProps): ReactNode {
  const types = givenTypes.length > 0 ? givenTypes : defaultTypes
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { state, problems, submit, recheck } = useContactForm({ form, result }, { types, endpoint })
  const { draft, readDraft } = useDraft(form, types, state.step)
  const onInput = () => {
    readDraft()
    recheck()
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }
  const delivery = { id: `${id}-note`, email, endpoint }
  return (
    <div className="contact">
      <ContactDetails types={types} salesPhone={salesPhone} supportPhone={supportPhone} email={email} />
      <form
        className="contact-fields needs-script"
        aria-label={title}
        method="dialog"
        noValidate
        ref={form}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <ErrorSummary
          problems={Object.entries(problems).map(([field, message]) => ({ fieldId: `${id}-${field}`, message }))}
        />
        {endpoint === undefined ? null : <Honeypot id={id} />}
        <ContactFields id={id} types={types} showPhone={showPhone} problems={problems} />
        <div className="form-actions">
          <SubmitButton
            label={words.send}
            isBusy={state.step === 'submitting'}
            busyLabel={words.sending}
            delivery={delivery}
          />
          <FormResult tone={formTones[state.step]} region={result}>
            <Result state={state} types={types} delivery={{ id: `${id}-sent-note`, email, endpoint }} />
          </FormResult>
          <DeliveryNote {...delivery} subject={draft.subject} body={draft.message} />
        </div>
      </form>
      <ScriptNote email={email} />
    </div>
  )
}

/** Subject and message as typed so far. A link may have filled in type and subject. */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  types: ContactType[],
  step: ContactState['step'],
): { draft: { subject: string; message: string }; readDraft: () => void } {
  const [draft, setDraft] = useState({ subject: '', message: '' })
  const readDraft = useCallback(() => {
    const fields = readFields(form.current)
    setDraft({ subject: fields.get('subject') ?? '', message: fields.get('message') ?? '' })
  }, [form])
  useEffect(() => {
    const prefill = readContactPrefill(location.search, types)
    const select = form.current?.elements.namedItem('contactType')
    const subject = form.current?.elements.namedItem('subject')
    // The visitor, or the browser after Back, may have changed a field before hydration: their values stay.
    if (prefill.type && select instanceof HTMLSelectElement && select.selectedIndex === 0) select.value = prefill.type
    if (prefill.subject && subject instanceof HTMLInputElement && subject.value === '') subject.value = prefill.subject
    readDraft()
    // Once, on mount: later the visitor's own text counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
  // An accepted form has just been cleared, which fires no input event.
  useEffect(() => {
    if (step === 'success') readDraft()
  }, [step, readDraft])
  return { draft, readDraft }
}

function Result({
  state,
  types,
  delivery,
}: {
  state: ContactState
  types: readonly ContactType[]
  delivery: { id: string; email: string | undefined; endpoint: string | undefined }
}): ReactNode {
  switch (state.step) {
    case 'idle':
      return null
    case 'submitting':
      return <p>{formResult.wait}</p>
    case 'success':
      return (
        <>
          <p>{contactThanks(state.sent, types)}</p>
          <DeliveryNote {...delivery} subject={state.sent.subject} body={state.sent.message} />
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
