import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ArrangeAnswer } from '../wire-arrange.ts'
import { DialogField, MoreFields } from './arrange-fields.tsx'
import type { ArrangeForm } from './arrange-forms.ts'
import { ArrangePlan } from './arrange-plan.tsx'
import type { FormData } from './form/form-values.ts'
import { Failure } from './group.tsx'
import { forgetWords, type KeptWords, keepWords, wordsOf } from './kept-words.ts'
import { ApiError } from './panel-api.ts'
import { makeArrangement, planArrangement } from './send-arrangement.ts'

interface Props {
  form: ArrangeForm
  route: string
  onClose: () => void
  onDone: (answer: ArrangeAnswer) => void
}

/** A form whose first submit shows what would change, and whose second one does it. */
export function ArrangeDialog({ form, route, onClose, onDone }: Props): ReactNode {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { typed, change, values, changeValues, plan, error, isBusy, submit } = useArranging(form, route, onDone)
  useEffect(() => dialog.current?.showModal(), [])
  // Cancel forgets what was typed; Escape keeps it.
  const cancel = () => {
    forgetWords()
    dialog.current?.close()
  }
  const isBlocked = plan !== undefined && plan.files.length === 0
  const { names, moreFields } = form
  return (
    <dialog className="arrange" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h3 id={id}>{form.title}</h3>
        {form.fields
          .filter(({ isShown }) => isShown?.(typed) ?? true)
          .map((field) => (
            <DialogField key={field.name} field={field} typed={typed} onChange={change} />
          ))}
        {names && moreFields ? (
          <MoreFields fields={moreFields(typed)} {...{ names, values }} onChange={changeValues} />
        ) : null}
        {error ? <Failure error={error} /> : null}
        {plan ? <ArrangePlan plan={plan} /> : null}
        <div className="form-end">
          <button type="submit" className="button" aria-disabled={isBusy || isBlocked}>
            {plan && !isBlocked ? form.action : 'Show what changes'}
          </button>
          <button type="button" className="small-button" onClick={cancel}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  )
}

function useArranging(form: ArrangeForm, route: string, onDone: Props['onDone']) {
  // The kind that is asked for, and the page that it is about, make it another dialog.
  const [name] = useState(() => JSON.stringify([form.name, form.start(route)]))
  const [{ typed, values }, setWords] = useState<KeptWords>(
    () => wordsOf(name) ?? { typed: form.start(route), values: {} },
  )
  const [plan, setPlan] = useState<ArrangeAnswer | undefined>()
  const [error, setError] = useState<Error | undefined>()
  const [isBusy, setBusy] = useState(false)
  // A plan is of what was typed.
  const forget = () => {
    setPlan(undefined)
    setError(undefined)
  }
  const setAll = (words: KeptWords) => {
    setWords(words)
    keepWords(name, words)
    forget()
  }
  const change = (field: string, value: string) => {
    const next = { ...typed, [field]: value }
    setAll({ typed: form.follow?.(next, field) ?? next, values })
  }
  const changeValues = (next: FormData) => setAll({ typed, values: next })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || (plan && plan.files.length === 0)) return
    setBusy(true)
    setError(undefined)
    try {
      const arrangement = form.read(typed, values)
      if (plan) {
        const answer = await makeArrangement(arrangement, plan.plan)
        forgetWords()
        onDone(answer)
      } else setPlan(await planArrangement(arrangement))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setPlan(undefined)
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { typed, change, values, changeValues, plan, error, isBusy, submit }
}
