import type { ReactNode } from 'react'
import { shortTicketId } from '#runtime/services/support-tickets.tsx'
import type { Ticket } from '#schemas/ticket.ts'
import { ticketList as words } from '#words/community-forum.ts'
import { Badge, type BadgeTone } from '../../parts/badge.tsx'

const tones: Record<Ticket['priority'], BadgeTone> = { High: 'bad', Medium: 'warn', Low: 'neutral' }

/** The tickets of this visit, newest first; null without tickets. They are forgotten with the page. */
export function TicketList({ id, tickets }: { id: string; tickets: readonly Ticket[] }): ReactNode {
  if (tickets.length === 0) return null
  return (
    <section className="tickets" aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>{words.title}</h4>
      <p className="field-hint">{words.note}</p>
      <ul className="ticket-list">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <article aria-labelledby={`${id}-${ticket.id}`}>
              <h5 id={`${id}-${ticket.id}`}>{ticket.subject}</h5>
              <p className="facts ticket-facts">
                <span className="mono" translate="no">
                  #{shortTicketId(ticket.id)}
                </span>
                <Badge>{words.statuses[ticket.status]}</Badge>
                <Badge tone={tones[ticket.priority]}>{words.priorities[ticket.priority]}</Badge>
                <span>{ticket.category}</span>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
