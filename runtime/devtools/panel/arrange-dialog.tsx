import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ArrangeAnswer } from '../wire-arrange.ts'
import type { ArrangeField, ArrangeForm, Typed } from './arrange-forms.ts'
import { ArrangePlan } from './arrange-plan.tsx'
import { Failure } from './group.tsx'
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
  const { typed, change, plan, error, isBusy, submit } = useArranging(form, route, onDone)
  useEffect(() => dialog.current?.showModal(), [])
  const isBlocked = plan !== undefined && plan.files.length === 0
  return (
    <dialog className="arrange" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h3 id={id}>{form.title}</h3>
        {form.fields
          .filter(({ isShown }) => isShown?.(typed) ?? true)
          .map((field) => (
            <Field key={field.name} field={field} value={typed[field.name] ?? ''} onChange={change} />
          ))}
        {error ? <Failure error={error} /> : null}
        {plan ? <ArrangePlan plan={plan} /> : null}
        <div className="form-end">
          <button type="submit" className="button" aria-disabled={isBusy || isBlocked}>
            {plan && !isBlocked ? form.action : 'Show what changes'}
          </button>
          <button type="button" className="small-button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  )
}

function useArranging(form: ArrangeForm, route: string, onDone: Props['onDone']) {
  const [typed, setTyped] = useState<Typed>(() => form.start(route))
  const [plan, setPlan] = useState<ArrangeAnswer | undefined>()
  const [error, setError] = useState<Error | undefined>()
  const [isBusy, setBusy] = useState(false)
  const change = (name: string, value: string) => {
    setTyped((known) => ({ ...known, [name]: value }))
    // A plan is of what was typed.
    setPlan(undefined)
    setError(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || (plan && plan.files.length === 0)) return
    setBusy(true)
    setError(undefined)
    try {
      const arrangement = form.read(typed)
      if (plan) onDone(await makeArrangement(arrangement, plan.plan))
      else setPlan(await planArrangement(arrangement))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setPlan(undefined)
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { typed, change, plan, error, isBusy, submit }
}

interface FieldProps {
  field: ArrangeField
  value: string
  onChange: (name: string, value: string) => void
}

function Field({ field: { name, label, hint, kind, choices = [] }, value, onChange }: FieldProps): ReactNode {
  const id = useId()
  if (kind === 'check')
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === 'yes'}
          onChange={(event) => onChange(name, event.currentTarget.checked ? 'yes' : '')}
        />
        <span>{label}</span>
      </label>
    )
  return (
    <label className="field">
      <span>{label}</span>
      {kind === 'choice' ? (
        <select value={value} onChange={(event) => onChange(name, event.currentTarget.value)}>
          {choices.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          value={value}
          spellCheck={false}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      )}
      {hint === undefined ? null : (
        <span className="quiet" id={id}>
          {hint}
        </span>
      )}
    </label>
  )
}
