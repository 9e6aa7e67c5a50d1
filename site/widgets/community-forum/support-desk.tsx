// Ticket form, the tickets of this visit, and quick help. In: addresses of mail, documentation and help. Out: a form and four ways to help.
// Never delivers a ticket without an endpoint, and nobody answers the chat: the notes beside the buttons say so.

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { shortTicketId, useSupportTickets } from '#runtime/services/support-tickets.tsx'
import { showToast } from '#runtime/services/toast.ts'
import { ticketCategories } from '#schemas/ticket.ts'
import { DeliveryNote, deliveryNoteId } from '../../parts/delivery-note.tsx'
import { FormResult } from '../../parts/form-result.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { readFields } from '../../parts/read-fields.ts'
import { ScriptNote } from '../../parts/script-note.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { BookOpen } from '../../vendor/lucide/book-open.ts'
import { Mail } from '../../vendor/lucide/mail.ts'
import { MessageSquare } from '../../vendor/lucide/message-square.ts'
import { Video } from '../../vendor/lucide/video.ts'
import { TicketList } from './ticket-list.tsx'
import { useTicketForm } from './use-ticket-form.ts'

interface Props {
  id: string
  email: string | undefined
  docsHref: string
  helpHref: string
  endpoint: string | undefined
}

/** Milliseconds the toast about the chat stays. */
export const liveChatToastMs = 3000

const categories = ticketCategories.map((category) => ({ value: category, label: category }))

export function SupportDesk({ id, email, docsHref, helpHref, endpoint }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { tickets } = useSupportTickets()
  const { state, submit } = useTicketForm({ form, result })
  const isSubmitting = state.step === 'submitting'
  const [draft, setDraft] = useState({ subject: '', description: '' })
  // What was empty at the last attempt and still is: a message goes as soon as its field is filled.
  const empty = state.step === 'error' ? state.empty.filter((name) => draft[name].trim() === '') : []
  const isSettled = state.step !== 'error' || (state.empty.length > 0 && empty.length === 0)
  const readDraft = () => {
    const fields = readFields(form.current)
    setDraft({ subject: fields.get('subject') ?? '', description: fields.get('description') ?? '' })
  }
  // The form has just been emptied, which no input event tells.
  useEffect(() => {
    if (state.step === 'success') setDraft({ subject: '', description: '' })
  }, [state.step])
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <div className="support">
      <div className="support-tickets">
        <form
          className="ticket needs-script"
          aria-labelledby={`${id}-title`}
          method="dialog"
          noValidate
          ref={form}
          onInput={readDraft}
          onSubmit={onSubmit}
        >
          <h4 id={`${id}-title`}>Submit a Ticket</h4>
          <TextField
            id={`${id}-subject`}
            name="subject"
            label="Subject"
            error={empty.includes('subject') ? 'Subject is empty' : undefined}
            isRequired
          />
          <SelectField id={`${id}-category`} name="category" label="Category" options={categories} />
          <TextField
            id={`${id}-description`}
            name="description"
            label="Description"
            rows={6}
            error={empty.includes('description') ? 'Description is empty' : undefined}
            isRequired
          />
          <div className="form-actions">
            <button
              type="submit"
              className="button button-primary"
              disabled={isSubmitting}
              aria-describedby={deliveryNoteId({ id: `${id}-note`, email, endpoint })}
            >
              {isSubmitting ? 'Submitting...' : 'Submit Ticket'}
            </button>
            <FormResult
              tone={state.step === 'success' ? 'ok' : state.step === 'error' ? 'bad' : 'neutral'}
              region={result}
            >
              {isSubmitting ? <p>One moment, please. The button is off until this is done.</p> : null}
              {state.step === 'success' ? (
                <p>Ticket {shortTicketId(state.ticket.id)} created. It is listed below.</p>
              ) : null}
              {state.step === 'error' && !isSettled ? <p>{state.message}</p> : null}
              {state.step === 'error' && state.empty.length === 0 ? <p>What you wrote is still in the form.</p> : null}
            </FormResult>
            <DeliveryNote
              id={`${id}-note`}
              email={email}
              endpoint={endpoint}
              subject={draft.subject}
              body={draft.description}
            />
          </div>
        </form>
        <ScriptNote email={email} />
        <TicketList id={`${id}-tickets`} tickets={tickets} />
      </div>
      <div className="quick-help">
        <h4>Quick Help</h4>
        <ul className="quick-help-list">
          <li>
            <a className="button button-secondary" href={docsHref}>
              <Glyph svg={BookOpen} size={16} />
              Documentation
            </a>
          </li>
          <li className="needs-script">
            <button
              type="button"
              className="button button-secondary"
              aria-describedby={`${id}-chat`}
              onClick={() =>
                showToast('info', 'Demo site: nobody answers this chat. Please submit a ticket.', liveChatToastMs)
              }
            >
              <Glyph svg={MessageSquare} size={16} />
              Live Chat
            </button>
            <p className="field-hint" id={`${id}-chat`}>
              Demo site: nobody answers here.
            </p>
          </li>
          {email ? (
            <li>
              <a className="button button-secondary" href={`mailto:${email}`}>
                <Glyph svg={Mail} size={16} />
                Email Support
              </a>
            </li>
          ) : null}
          <li>
            <a className="button button-secondary" href={helpHref}>
              <Glyph svg={Video} size={16} />
              Video Tutorials
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}
