import type { ReactNode } from 'react'
import { useSupportTickets } from '#runtime/services/support-tickets.tsx'
import { showToast } from '#runtime/services/toast.ts'
import { supportDesk as words } from '#words/community-forum.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { ScriptNote } from '../../parts/script-note.tsx'
import { BookOpen } from '../../vendor/lucide/book-open.ts'
import { Mail } from '../../vendor/lucide/mail.ts'
import { MessageSquare } from '../../vendor/lucide/message-square.ts'
import { Video } from '../../vendor/lucide/video.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'

interface Props {
  id: string
  email: string | undefined
  docsHref: string
  helpHref: string
  endpoint: string | undefined
}

/** Milliseconds that the toast about the chat stays. */
const liveChatToastMs = 3000

/** Ticket form, the tickets of this visit, and other ways to get help. */
export function SupportDesk({ id, email, docsHref, helpHref, endpoint }: Props): ReactNode {
  const { tickets } = useSupportTickets()
  return (
    <div className="support">
      <div className="support-tickets">
        <TicketForm id={id} email={email} endpoint={endpoint} />
        <ScriptNote email={email} />
        <TicketList id={`${id}-tickets`} tickets={tickets} />
      </div>
      <div className="quick-help">
        <h4>{words.quickHelp}</h4>
        <ul className="quick-help-list">
          <HelpLink svg={BookOpen} href={docsHref} label={words.documentation} />
          <li className="needs-script">
            <button
              type="button"
              className="button button-secondary"
              aria-describedby={`${id}-chat`}
              onClick={() => showToast('info', words.chatToast, liveChatToastMs)}
            >
              <Glyph svg={MessageSquare} size={16} />
              {words.chat}
            </button>
            <p className="field-hint" id={`${id}-chat`}>
              {words.chatNote}
            </p>
          </li>
          {email ? <HelpLink svg={Mail} href={`mailto:${email}`} label={words.email} /> : null}
          <HelpLink svg={Video} href={helpHref} label={words.videos} />
        </ul>
      </div>
    </div>
  )
}

function HelpLink({ svg, href, label }: { svg: string; href: string; label: string }): ReactNode {
  return (
    <li>
      <a className="button button-secondary" href={href}>
        <Glyph svg={svg} size={16} />
        {label}
      </a>
    </li>
  )
}
