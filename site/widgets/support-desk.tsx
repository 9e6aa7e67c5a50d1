// Ticket form and quick help. In: addresses of mail, documentation and help. Out: a complete form and four ways to help.
// Never delivers a ticket yet: submitting and live chat wait for their services, and the note beside the button says what happens.

import BookOpen from 'lucide-static/dist/esm/icons/book-open.mjs'
import Mail from 'lucide-static/dist/esm/icons/mail.mjs'
import MessageSquare from 'lucide-static/dist/esm/icons/message-square.mjs'
import Video from 'lucide-static/dist/esm/icons/video.mjs'
import { type ReactNode, useRef, useState } from 'react'
import type { TicketCategory } from '#schemas/ticket.ts'
import { Glyph } from '../parts/glyph.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { readFields } from './read-fields.ts'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

interface Props {
  id: string
  email: string | undefined
  docsHref: string
  helpHref: string
  endpoint: string | undefined
}

const categories: { value: TicketCategory; label: string }[] = [
  { value: 'General Support', label: 'General Support' },
  { value: 'Technical Issue', label: 'Technical Issue' },
  { value: 'Billing Question', label: 'Billing Question' },
  { value: 'Feature Request', label: 'Feature Request' },
]

export function SupportDesk({ id, email, docsHref, helpHref, endpoint }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState({ subject: '', description: '' })
  const readDraft = () => {
    const fields = readFields(form.current)
    setDraft({ subject: fields.get('subject') ?? '', description: fields.get('description') ?? '' })
  }
  return (
    <div className="support">
      <form className="ticket" aria-labelledby={`${id}-title`} method="dialog" noValidate ref={form} onInput={readDraft} onSubmit={(event) => event.preventDefault()}>
        <h4 id={`${id}-title`}>Submit a Ticket</h4>
        <TextField id={`${id}-subject`} name="subject" label="Subject" isRequired />
        <SelectField id={`${id}-category`} name="category" label="Category" options={categories} />
        <TextField id={`${id}-description`} name="description" label="Description" rows={6} isRequired />
        <div className="form-actions">
          <button type="submit" className="button button-primary needs-script" aria-describedby={`${id}-note`}>
            Submit Ticket
          </button>
          <DeliveryNote id={`${id}-note`} email={email} endpoint={endpoint} subject={draft.subject} body={draft.description} />
        </div>
      </form>
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
            <button type="button" className="button button-secondary" aria-describedby={`${id}-chat`}>
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
