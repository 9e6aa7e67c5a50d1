// Support tickets of this visit, lost with the page. Without an endpoint submission is simulated and nothing leaves the
// browser. Each submission shows a toast with its result.

import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { type Ticket, type TicketSubmission, ticketPriorities, ticketSubmissionSchema } from '#schemas/ticket.ts'
import { describeFailure, submitForm } from './submit-form.ts'
import { showToast } from './toast.ts'

/** Milliseconds that toasts about tickets stay. */
const ticketToastMs = { success: 5000, error: 7000 } as const

export interface SupportTickets {
  /** Newest first. */
  tickets: readonly Ticket[]
  /**
   * Submits a ticket. Shows a toast and rejects when the fields are empty or sending fails. `trap` is the text of the
   * honeypot.
   */
  submit: (submission: TicketSubmission, trap?: string) => Promise<Ticket>
}

const SupportContext = createContext<SupportTickets | null>(null)

/** Provides the visitor's tickets to the islands below it. */
export function SupportProvider({
  endpoint,
  children,
}: {
  endpoint?: string | undefined
  children: ReactNode
}): ReactNode {
  const [tickets, setTickets] = useState<readonly Ticket[]>([])
  const known = useRef<readonly Ticket[]>([])
  const submit = useCallback(
    async (submission: TicketSubmission, trap?: string): Promise<Ticket> => {
      const checked = ticketSubmissionSchema.safeParse(submission)
      if (!checked.success) return failWith('Subject and description are required')
      try {
        await submitForm(endpoint, checked.data, trap)
      } catch (error) {
        return failWith(describeFailure(error, 'Failed to submit ticket. Please try again.'))
      }
      const ticket = createTicket(checked.data, nextTicketTime(known.current, Date.now()))
      known.current = [ticket, ...known.current]
      setTickets(known.current)
      showToast('success', `Ticket ${shortTicketId(ticket.id)} created`, ticketToastMs.success)
      return ticket
    },
    [endpoint],
  )
  const value = useMemo(() => ({ tickets, submit }), [tickets, submit])
  return <SupportContext.Provider value={value}>{children}</SupportContext.Provider>
}

/** The visitor's tickets. Throws outside a SupportProvider. */
export function useSupportTickets(): SupportTickets {
  const value = useContext(SupportContext)
  if (!value) throw new Error('useSupportTickets must be used within a SupportProvider')
  return value
}

/** A ticket's id as visitors see it: the last six characters. */
export function shortTicketId(id: string): string {
  return id.slice(-6)
}

/** A new ticket; its priority follows from its category. `now` in milliseconds since 1970. */
export function createTicket(submission: TicketSubmission, now: number): Ticket {
  const at = new Date(now).toISOString()
  return {
    id: `ticket-${now}`,
    ...submission,
    status: 'Open',
    priority: ticketPriorities[submission.category],
    createdAt: at,
    updatedAt: at,
    responses: [],
  }
}

/** The timestamp of a new ticket's id: `now`, or one more than the newest ticket's if that is not earlier. */
export function nextTicketTime(tickets: readonly Ticket[], now: number): number {
  const newest = Number(tickets[0]?.id.slice('ticket-'.length) ?? 0)
  return Math.max(now, newest + 1)
}

function failWith(message: string): never {
  showToast('error', message, ticketToastMs.error)
  throw new Error(message)
}
