// The states of a form. It never sends twice at once, and never clears a form that was not accepted.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { showToast } from '#runtime/services/toast.ts'
import type { FormField } from '#schemas/form-field.ts'
import { fieldId } from './contact-fields.tsx'
import { checkContact, contactFailureMessage, contactThanks, type Delivery, submitContact } from './submit-contact.ts'

/** Milliseconds that the toasts about a message stay. */
const contactToastMs = { success: 5000, error: 7000 } as const

export type ContactState =
  | { step: 'idle' }
  | { step: 'submitting' }
  | { step: 'success'; thanks: string; sent: FormData }
  | { step: 'error'; message: string }

interface Elements {
  form: RefObject<HTMLFormElement | null>
  result: RefObject<HTMLElement | null>
}

interface Options extends Delivery {
  id: string
  fields: readonly FormField[]
  /** Words of the site for an accepted form. */
  thanks?: string | undefined
  /** Whether the result is a toast as well. */
  toast?: boolean | undefined
}

export interface ContactFormState {
  state: ContactState
  problems: ReadonlyMap<string, string>
  /** How often the form was refused, and whether nothing has changed since. */
  refusal: { count: number; isNew: boolean }
  submit: () => Promise<void>
  /** Call this on input: a message disappears as soon as its field is valid. */
  recheck: () => void
}

export function useContactForm({ form, result }: Elements, options: Options): ContactFormState {
  const { id, fields, thanks, toast } = options
  const [state, setState] = useState<ContactState>({ step: 'idle' })
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusals, setRefusals] = useState(0)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>()
  // Not state: a second click may come before the disabled button is rendered.
  const isBusy = useRef(false)
  const firstBad = fields.findIndex(({ name }) => problems.has(name))

  // After the messages are rendered, so that a screen reader reads them with the field.
  useEffect(() => {
    if (refusals > 0) document.getElementById(fieldId(id, firstBad))?.focus()
    // Each attempt moves the focus, and nothing else does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [refusals])
  useEffect(() => {
    if (state.step === 'submitting') result.current?.focus()
  }, [state, result])

  const submit = async (): Promise<void> => {
    if (isBusy.current || !form.current) return
    const sent = new FormData(form.current)
    const found = checkContact(fields, sent)
    setProblems(found)
    setRefused(found)
    if (found.size > 0) {
      setState({ step: 'idle' })
      setRefusals((count) => count + 1)
      return
    }
    isBusy.current = true
    setState({ step: 'submitting' })
    try {
      await submitContact(fields, sent, options)
      // A field may have the name "reset".
      if (form.current) HTMLFormElement.prototype.reset.call(form.current)
      const text = contactThanks(fields, sent, thanks)
      setState({ step: 'success', thanks: text, sent })
      if (toast) showToast('success', text, contactToastMs.success, true)
    } catch (error) {
      const message = contactFailureMessage(error)
      setState({ step: 'error', message })
      if (toast) showToast('error', message, contactToastMs.error, true)
    }
    isBusy.current = false
  }

  const recheck = () => {
    if (problems.size === 0 || !form.current) return
    const now = checkContact(fields, new FormData(form.current))
    setProblems(new Map([...problems].filter(([name]) => now.has(name))))
  }
  return { state, problems, refusal: { count: refusals, isNew: problems === refused }, submit, recheck }
}
