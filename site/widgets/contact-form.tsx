// The contact form with its types and direct details. In: types, phones, e-mail. Out: a complete form; a link may have filled type and subject.
// Never sends anything yet: submitting waits for the form service. `method="dialog"` outside a dialog keeps a browser without script
// from putting what was typed into the address bar.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { ContactType } from '#schemas/contact-type.ts'
import type { BlockFrame, ContactProps } from '../view-props.ts'
import { DeliveryNote } from './delivery-note.tsx'
import { readContactPrefill } from './read-contact-prefill.ts'
import { readFields } from './read-fields.ts'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

export interface ContactFormProps extends IslandBase, Omit<ContactProps, keyof BlockFrame | 'anchorId'> {
  title?: string | undefined
}

/** Shown when the site lists no types of its own. */
const defaultTypes: ContactType[] = [
  { value: 'sales', label: 'Sales Inquiry', description: '' },
  { value: 'support', label: 'Technical Support', description: '' },
  { value: 'partnership', label: 'Partnership', description: '' },
  { value: 'general', label: 'General Inquiry', description: '' },
]

export function ContactForm({ id, title = 'Get in Touch', showPhone, types: givenTypes, salesPhone, supportPhone, email, endpoint }: ContactFormProps): ReactNode {
  const types = givenTypes.length > 0 ? givenTypes : defaultTypes
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState({ subject: '', message: '' })
  const readDraft = () => {
    const fields = readFields(form.current)
    setDraft({ subject: fields.get('subject') ?? '', message: fields.get('message') ?? '' })
  }
  useEffect(() => {
    const prefill = readContactPrefill(location.search, types)
    const select = form.current?.elements.namedItem('contactType')
    const subject = form.current?.elements.namedItem('subject')
    if (prefill.type && select instanceof HTMLSelectElement) select.value = prefill.type
    if (prefill.subject && subject instanceof HTMLInputElement && subject.value === '') subject.value = prefill.subject
    readDraft()
    // Once, when the form wakes up: later the visitor's own text counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
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
          {salesPhone ? <Detail label="Sales" href={`tel:${salesPhone.replace(/[^\d+]/g, '')}`} text={salesPhone} /> : null}
          {supportPhone ? <Detail label="Support" href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} text={supportPhone} /> : null}
          {email ? <Detail label="E-mail" href={`mailto:${email}`} text={email} /> : null}
        </dl>
      </div>
      <form className="contact-fields" aria-label={title} method="dialog" noValidate ref={form} onInput={readDraft} onSubmit={(event) => event.preventDefault()}>
        <TextField id={`${id}-name`} name="name" label="Name" autoComplete="name" isRequired />
        <TextField id={`${id}-email`} name="email" label="Email" type="email" autoComplete="email" isRequired />
        <TextField id={`${id}-company`} name="company" label="Company" hint="or your own name" autoComplete="organization" isRequired />
        {showPhone ? <TextField id={`${id}-phone`} name="phone" label="Phone" type="tel" hint="optional" autoComplete="tel" /> : null}
        <SelectField id={`${id}-type`} name="contactType" label="Contact Type" options={types} />
        <TextField id={`${id}-subject`} name="subject" label="Subject" isRequired />
        <TextField id={`${id}-message`} name="message" label="Message" rows={7} isRequired />
        <div className="form-actions">
          <button type="submit" className="button button-primary needs-script" aria-describedby={`${id}-note`}>
            Send Message
          </button>
          <DeliveryNote id={`${id}-note`} email={email} endpoint={endpoint} subject={draft.subject} body={draft.message} />
        </div>
      </form>
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
