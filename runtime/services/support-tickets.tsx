// Support tickets of this visit, lost with the page. Without an endpoint submission is simulated and nothing leaves the
// browser. Each submission shows a toast with its result.

import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { Ticket, TicketPriority } from '#schemas/ticket.ts'
import type { TicketCategory } from '#schemas/ticket-category.ts'
import { type TicketSubmission, ticketSubmissionSchema } from '#schemas/ticket-submission.ts'
import { describeFailure, type FailureWords, submitForm } from './submit-form.ts'
import { showToast } from './toast.ts'

/** Milliseconds that toasts about tickets stay. */
const ticketToastMs = { success: 5000, error: 7000 } as const

/** What the provider says to a visitor. */
export interface TicketWords {
  fieldsEmpty: string
  failure: FailureWords
  created: (shortId: string) => string
}

export interface SupportTickets {
  /** What a ticket can be about. */
  categories: readonly TicketCategory[]
  /** Newest first. */
  tickets: readonly Ticket[]
  /**
   * Submits a ticket. Shows a toast and rejects when the fields are empty or sending fails. `trap` is the text of the
   * honeypot.
   */
  submit: (submission: TicketSubmission, trap?: string) => Promise<Ticket>
}

const SupportContext = createContext<SupportTickets | null>(null)

interface ProviderProps {
  categories: readonly TicketCategory[]
  /** The same object at each render. */
  words: TicketWords
  endpoint?: string | undefined
  children: ReactNode
}

/** Provides the visitor's tickets to the components below it. */
export function SupportProvider({ categories, words, endpoint, children }: ProviderProps): ReactNode {
  const [tickets, setTickets] = useState<readonly Ticket[]>([])
  const known = useRef<readonly Ticket[]>([])
  const submit = useCallback(
    async (submission: TicketSubmission, trap?: string): Promise<Ticket> => {
      const names = categories.map(({ name }) => name)
      const checked = ticketSubmissionSchema(names, words.fieldsEmpty).safeParse(submission)
      if (!checked.success) return failWith(words.fieldsEmpty)
      try {
        await submitForm(endpoint, checked.data, trap)
      } catch (error) {
        return failWith(describeFailure(error, words.failure))
      }
      const priority = categories.find(({ name }) => name === checked.data.category)?.priority ?? 'Medium'
      const ticket = createTicket(checked.data, priority, nextTicketTime(known.current, Date.now()))
      known.current = [ticket, ...known.current]
      setTickets(known.current)
      showToast('success', words.created(shortTicketId(ticket.id)), ticketToastMs.success)
      return ticket
    },
    [categories, words, endpoint],
  )
  const value = useMemo(() => ({ categories, tickets, submit }), [categories, tickets, submit])
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

/** A new ticket. `now` in milliseconds since 1970. */
export function createTicket(submission: TicketSubmission, priority: TicketPriority, now: number): Ticket {
  const at = new Date(now).toISOString()
  return {
    id: `ticket-${now}`,
    ...submission,
    status: 'Open',
    priority,
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
