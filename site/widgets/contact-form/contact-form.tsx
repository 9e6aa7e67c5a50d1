// Without an endpoint nothing is delivered, and the form says so. Where the endpoint takes forms of HTML, the browser
// can post this one without a script. Elsewhere `method="dialog"`, outside a dialog, keeps a browser without a script
// from putting the typed text into the address bar.

import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { ContactType } from '#schemas/contact-type.ts'
import type { FormField } from '#schemas/form-field.ts'
import { contactForm as words } from '#words/contact-form.ts'
import { DeliveryNote } from '../../parts/delivery-note.tsx'
import { FormResult, formTones } from '../../parts/form-result.tsx'
import { ScriptNote } from '../../parts/script-note.tsx'
import { SubmitButton } from '../../parts/submit-button.tsx'
import { Honeypot } from '../../parts/text-field.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactFields, fieldId } from './contact-fields.tsx'
import { ContactResult } from './contact-result.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { Delivery } from './submit-contact.ts'
import { useContactForm } from './use-contact-form.ts'
import { mailOf, useDraft } from './use-draft.ts'

export interface ContactFormProps extends IslandBase, Delivery {
  title: string
  fields: FormField[]
  /** Kinds of inquiry, explained beside the form. */
  types?: ContactType[] | undefined
  salesPhone?: string | undefined
  supportPhone?: string | undefined
  email?: string | undefined
  button?: string | undefined
  /** Words of the site for an accepted form. */
  thanks?: string | undefined
  /** Whether the result is a toast as well. */
  toast?: boolean | undefined
}

export function ContactForm(props: ContactFormProps): ReactNode {
  const { id, title, fields, types = [], salesPhone, supportPhone, email, button, endpoint, values = [] } = props
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { state, problems, refusal, submit, recheck } = useContactForm({ form, result }, props)
  const { draft, readDraft } = useDraft(form, { id, fields, step: state.step })
  // Until the script can say what is wrong, the browser does.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  const onInput = () => {
    readDraft()
    recheck()
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }
  const isPosted = endpoint !== undefined && props.takesForm
  const delivery = { id: `${id}-note`, email, endpoint }
  return (
    <div className="contact">
      <ContactDetails types={types} salesPhone={salesPhone} supportPhone={supportPhone} email={email} />
      <form
        className={isPosted ? 'contact-fields' : 'contact-fields needs-script'}
        aria-label={title}
        {...(isPosted ? postAttributes(endpoint, fields) : { method: 'dialog' })}
        ref={form}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {isPosted
          ? values.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />)
          : null}
        <ErrorSummary key={refusal.count} isNew={refusal.isNew} problems={listProblems(id, fields, problems)} />
        {endpoint === undefined ? null : <Honeypot id={id} />}
        <ContactFields id={id} fields={fields} problems={problems} />
        <div className="form-actions">
          <SubmitButton
            label={button ?? words.send}
            isBusy={state.step === 'submitting'}
            busyLabel={words.sending}
            delivery={delivery}
          />
          <FormResult tone={formTones[state.step]} region={result}>
            <ContactResult
              state={state}
              mail={(sent) => mailOf(fields, sent)}
              delivery={{ ...delivery, id: `${id}-sent-note` }}
            />
          </FormResult>
          <DeliveryNote {...delivery} {...draft} />
        </div>
      </form>
      {isPosted ? null : <ScriptNote email={email} />}
    </div>
  )
}

function postAttributes(endpoint: string, fields: readonly FormField[]) {
  const hasFiles = fields.some(({ type }) => type === 'file')
  return { method: 'post', action: endpoint, encType: hasFiles ? 'multipart/form-data' : undefined }
}

function listProblems(id: string, fields: readonly FormField[], problems: ReadonlyMap<string, string>) {
  return fields.flatMap(({ name }, index) => {
    const message = problems.get(name)
    return message === undefined ? [] : [{ fieldId: fieldId(id, index), message }]
  })
}
