// The states of the contact form. It never sends twice at once, and never clears a form that was not accepted.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { showToast } from '#runtime/services/toast.ts'
import type { ContactSubmission } from '#schemas/contact.ts'
import type { ContactType } from '#schemas/contact-type.ts'
import { readFields } from '../../parts/read-fields.ts'
import { honeypotName } from '../../parts/text-field.tsx'
import {
  type ContactProblems,
  checkContact,
  contactFailureMessage,
  contactThanks,
  submitContact,
} from './submit-contact.ts'

/** Milliseconds that the toasts about a message stay. */
const contactToastMs = { success: 5000, error: 7000 } as const

export type ContactState =
  | { step: 'idle' }
  | { step: 'submitting' }
  | { step: 'success'; sent: ContactSubmission }
  | { step: 'error'; message: string }

interface Elements {
  form: RefObject<HTMLFormElement | null>
  result: RefObject<HTMLElement | null>
}

interface Options {
  /** What a message can be about. */
  types: readonly ContactType[]
  endpoint: string | undefined
}

export interface ContactFormState {
  state: ContactState
  problems: ContactProblems
  submit: () => Promise<void>
  /** Call this on input: a message disappears as soon as its field is valid. */
  recheck: () => void
}

export function useContactForm({ form, result }: Elements, { types, endpoint }: Options): ContactFormState {
  const [state, setState] = useState<ContactState>({ step: 'idle' })
  const [problems, setProblems] = useState<ContactProblems>({})
  const [refusals, setRefusals] = useState(0)
  // Not state: a second click may come before the disabled button is rendered.
  const isBusy = useRef(false)

  // After the messages are rendered, so that a screen reader reads them with the field.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals, form])
  useEffect(() => {
    if (state.step === 'submitting') result.current?.focus()
  }, [state, result])

  const submit = async (): Promise<void> => {
    if (isBusy.current) return
    const fields = readFields(form.current)
    const checked = checkContact(fields, types)
    setProblems(checked.problems)
    if (!checked.submission) {
      setState({ step: 'idle' })
      setRefusals((count) => count + 1)
      return
    }
    isBusy.current = true
    setState({ step: 'submitting' })
    try {
      await submitContact(checked.submission, endpoint, fields.get(honeypotName))
      form.current?.reset()
      setState({ step: 'success', sent: checked.submission })
      showToast('success', contactThanks(checked.submission, types), contactToastMs.success)
    } catch (error) {
      const message = contactFailureMessage(error)
      setState({ step: 'error', message })
      showToast('error', message, contactToastMs.error)
    }
    isBusy.current = false
  }

  const recheck = () => {
    if (Object.keys(problems).length === 0) return
    const now = checkContact(readFields(form.current), types).problems
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => field in now)))
  }
  return { state, problems, submit, recheck }
}
