// The ticket provider shows a toast for each result, so this form adds none. A form that was not accepted is never
// cleared.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSupportTickets } from '#runtime/services/support-tickets.tsx'
import { showToast } from '#runtime/services/toast.ts'
import type { Ticket } from '#schemas/ticket.ts'
import { supportDesk as words } from '#words/community-forum.ts'
import { readFields } from '../../parts/read-fields.ts'
import { honeypotName } from '../../parts/text-field.tsx'

/** The two fields that must not be empty. */
type TicketText = 'subject' | 'description'

export type TicketState =
  | { step: 'idle' | 'submitting' }
  | { step: 'success'; ticket: Ticket }
  | { step: 'error'; message: string; empty: readonly TicketText[] }

interface Elements {
  form: RefObject<HTMLFormElement | null>
  result: RefObject<HTMLElement | null>
}

interface TicketFormState {
  /** Options of the select. */
  categories: { value: string; label: string }[]
  state: TicketState
  submit: () => Promise<void>
}

export function useTicketForm({ form, result }: Elements): TicketFormState {
  const tickets = useSupportTickets()
  const [state, setState] = useState<TicketState>({ step: 'idle' })
  // Not state: a second click may come before the disabled button is rendered.
  const isBusy = useRef(false)

  useEffect(() => {
    if (state.step === 'submitting') result.current?.focus()
    if (state.step === 'error') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state, form, result])

  const submit = async (): Promise<void> => {
    if (isBusy.current) return
    const fields = readFields(form.current)
    const [subject, description] = [fields.get('subject')?.trim() ?? '', fields.get('description')?.trim() ?? '']
    const empty = (['subject', 'description'] as const).filter((name) => !fields.get(name)?.trim())
    if (empty.length > 0) {
      setState({ step: 'error', message: words.fieldsEmpty, empty })
      showToast('error', words.fieldsEmpty, undefined, true)
      return
    }
    isBusy.current = true
    setState({ step: 'submitting' })
    try {
      const category = fields.get('category') ?? ''
      const ticket = await tickets.submit({ subject, category, description }, fields.get(honeypotName))
      form.current?.reset()
      setState({ step: 'success', ticket })
    } catch (error) {
      setState({ step: 'error', message: error instanceof Error ? error.message : String(error), empty: [] })
    }
    isBusy.current = false
  }
  return { categories: tickets.categories.map(({ name }) => ({ value: name, label: name })), state, submit }
}
