// The contact form with its types and direct details. In: types, phones, e-mail. Out: a complete form; a link may have filled type and subject.
// Never delivers anything without an endpoint, and says so. `method="dialog"` outside a dialog keeps a browser without script from putting
// what was typed into the address bar.

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { ContactType } from '#schemas/contact-type.ts'
import type { ContactProps } from '../../blocks/contact/plan.ts'
import type { BlockFrame } from '../../blocks/define-block.ts'
import { DeliveryNote, deliveryNoteId } from '../../parts/delivery-note.tsx'
import { FormResult } from '../../parts/form-result.tsx'
import { readFields } from '../../parts/read-fields.ts'
import { ScriptNote } from '../../parts/script-note.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { readContactPrefill } from './read-contact-prefill.ts'
import { contactThanks } from './submit-contact.ts'
import { useContactForm } from './use-contact-form.ts'

export interface ContactFormProps extends IslandBase, Omit<ContactProps, keyof BlockFrame> {
  title: string
}

/** Shown when the site lists no types of its own. */
const defaultTypes: ContactType[] = [
  { value: 'sales', label: 'Sales Inquiry', description: '' },
  { value: 'support', label: 'Technical Support', description: '' },
  { value: 'partnership', label: 'Partnership', description: '' },
  { value: 'general', label: 'General Inquiry', description: '' },
]

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
  const { state, problems, submit, recheck } = useContactForm({ form, result }, endpoint)
  const isSubmitting = state.step === 'submitting'
  const [draft, setDraft] = useState({ subject: '', message: '' })
  const readDraft = () => {
    const fields = readFields(form.current)
    setDraft({ subject: fields.get('subject') ?? '', message: fields.get('message') ?? '' })
  }
  useEffect(() => {
    const prefill = readContactPrefill(location.search, types)
    const select = form.current?.elements.namedItem('contactType')
    const subject = form.current?.elements.namedItem('subject')
    // Only what stands as it was delivered: the visitor, or the browser after Back, may have filled it in before.
    if (prefill.type && select instanceof HTMLSelectElement && select.selectedIndex === 0) select.value = prefill.type
    if (prefill.subject && subject instanceof HTMLInputElement && subject.value === '') subject.value = prefill.subject
    readDraft()
    // Once, when the form wakes up: later the visitor's own text counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
  // The form has just been emptied, which no input event tells.
  useEffect(() => {
    if (state.step === 'success') readDraft()
  }, [state.step])
  const onInput = () => {
    readDraft()
    recheck()
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <div className="contact">
      <div className="contact-side">
        <dl className="contact-types">
          {types.map((type) => (
            <div key={type.value}>
              <dt>{type.label}</dt>
              {type.description ? <dd>{type.description}</dd> : null}
            </div>
          ))}
        </dl>
        <dl className="contact-details">
          {salesPhone ? (
            <Detail label="Sales" href={`tel:${salesPhone.replace(/[^\d+]/g, '')}`} text={salesPhone} />
          ) : null}
          {supportPhone ? (
            <Detail label="Support" href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} text={supportPhone} />
          ) : null}
          {email ? <Detail label="E-mail" href={`mailto:${email}`} text={email} /> : null}
        </dl>
      </div>
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
        <TextField id={`${id}-name`} name="name" label="Name" autoComplete="name" error={problems.name} isRequired />
        <TextField
          id={`${id}-email`}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          error={problems.email}
          isRequired
        />
        <TextField
          id={`${id}-company`}
          name="company"
          label="Company"
          hint="or your own name"
          autoComplete="organization"
          error={problems.company}
          isRequired
        />
        {showPhone ? (
          <TextField id={`${id}-phone`} name="phone" label="Phone" type="tel" hint="optional" autoComplete="tel" />
        ) : null}
        <SelectField id={`${id}-contactType`} name="contactType" label="Contact Type" options={types} />
        <TextField id={`${id}-subject`} name="subject" label="Subject" error={problems.subject} isRequired />
        <TextField id={`${id}-message`} name="message" label="Message" rows={7} error={problems.message} isRequired />
        <div className="form-actions">
          <button
            type="submit"
            className="button button-primary"
            disabled={isSubmitting}
            aria-describedby={deliveryNoteId({ id: `${id}-note`, email, endpoint })}
          >
            {isSubmitting ? 'Sending...' : 'Send Message'}
          </button>
          <FormResult
            tone={state.step === 'success' ? 'ok' : state.step === 'error' ? 'bad' : 'neutral'}
            region={result}
          >
            {isSubmitting ? <p>One moment, please. The button is off until this is done.</p> : null}
            {state.step === 'success' ? (
              <>
                <p>{contactThanks(state.sent)}</p>
                <DeliveryNote
                  id={`${id}-sent-note`}
                  email={email}
                  endpoint={endpoint}
                  subject={state.sent.subject}
                  body={state.sent.message}
                />
              </>
            ) : null}
            {state.step === 'error' ? (
              <>
                <p>{state.message}</p>
                <p>What you wrote is still in the form.</p>
              </>
            ) : null}
          </FormResult>
          <DeliveryNote
            id={`${id}-note`}
            email={email}
            endpoint={endpoint}
            subject={draft.subject}
            body={draft.message}
          />
        </div>
      </form>
      <ScriptNote email={email} />
    </div>
  )
}

function Detail({ label, href, text }: { label: string; href: string; text: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a className="text-link" href={href}>
          {text}
        </a>
      </dd>
    </div>
  )
}
