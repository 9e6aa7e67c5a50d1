// Without an endpoint no ticket is delivered, and the note beside the button says so.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { shortTicketId } from '#runtime/services/support-tickets.tsx'
import { supportDesk as words } from '#words/community-forum.ts'
import { formResult } from '#words/forms.ts'
import { DeliveryNote } from '../../parts/delivery-note.tsx'
import { FormResult, formTones } from '../../parts/form-result.tsx'
import { readFields } from '../../parts/read-fields.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { SubmitButton } from '../../parts/submit-button.tsx'
import { Honeypot, TextField } from '../../parts/text-field.tsx'
import { type TicketState, useTicketForm } from './use-ticket-form.ts'

interface Props {
  id: string
  email: string | undefined
  endpoint: string | undefined
}

/** The form that creates a ticket. */
export function TicketForm({ id, email, endpoint }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { categories, state, submit } = useTicketForm({ form, result })
  const [draft, setDraft] = useState(readDraft(null))
  // What was empty at the last attempt and still is: a message disappears as soon as its field is filled.
  const empty = state.step === 'error' ? state.empty.filter((name) => draft[name].trim() === '') : []
  // Once: it may have been filled in before hydration.
  useEffect(() => setDraft(readDraft(form.current)), [])
  // An accepted form has just been cleared, which fires no input event.
  useEffect(() => {
    if (state.step === 'success') setDraft(readDraft(null))
  }, [state.step])
  const delivery = { id: `${id}-note`, email, endpoint }
  return (
    <form
      className="ticket needs-script"
      aria-labelledby={`${id}-title`}
      method="dialog"
      noValidate
      ref={form}
      onInput={() => setDraft(readDraft(form.current))}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h4 id={`${id}-title`}>{words.title}</h4>
      {endpoint === undefined ? null : <Honeypot id={id} />}
      <TextField
        id={`${id}-subject`}
        name="subject"
        label={words.subject}
        error={empty.includes('subject') ? words.subjectEmpty : undefined}
        isRequired
      />
      <SelectField id={`${id}-category`} name="category" label={words.category} options={categories} />
      <TextField
        id={`${id}-description`}
        name="description"
        label={words.description}
        rows={6}
        error={empty.includes('description') ? words.descriptionEmpty : undefined}
        isRequired
      />
      <div className="form-actions">
        <SubmitButton
          label={words.submit}
          isBusy={state.step === 'submitting'}
          busyLabel={words.submitting}
          delivery={delivery}
        />
        <FormResult tone={formTones[state.step]} region={result}>
          <Result state={state} isAnyEmpty={empty.length > 0} />
        </FormResult>
        <DeliveryNote {...delivery} subject={draft.subject} body={draft.description} />
      </div>
    </form>
  )
}

function readDraft(form: HTMLFormElement | null): { subject: string; description: string } {
  const fields = readFields(form)
  return { subject: fields.get('subject') ?? '', description: fields.get('description') ?? '' }
}

function Result({ state, isAnyEmpty }: { state: TicketState; isAnyEmpty: boolean }): ReactNode {
  if (state.step === 'submitting') return <p>{formResult.wait}</p>
  if (state.step === 'success') return <p>{words.created(shortTicketId(state.ticket.id))}</p>
  if (state.step !== 'error') return null
  // The message about empty fields disappears once they are filled; that of a failure stays.
  const isFailure = state.empty.length === 0
  return (
    <>
      {isFailure || isAnyEmpty ? <p>{state.message}</p> : null}
      {isFailure ? <p>{formResult.kept}</p> : null}
    </>
  )
}
