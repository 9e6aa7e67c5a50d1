// The front matter of an article as a form. Each change is made in the text of the editor, so that it is saved, undone
// and kept like anything typed.

import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { HeadAnswer } from '../../wire-articles.ts'
import type { FormField } from '../../wire-forms.ts'
import { Fields } from '../form/field-view.tsx'
import { FormContext } from '../form/form-context.ts'
import { changesBetween, type FormData, pathOfFault, type ValueChange } from '../form/form-values.ts'
import { Suggestions } from '../form/suggestions.tsx'
import { countOf } from '../format.ts'
import { Failure } from '../group.tsx'
import { ApiError, callApi } from '../panel-api.ts'
import { articlePath } from '../panel-data.ts'

interface Props {
  file: string
  /** The text of the editor now. */
  readText: () => string
  /** Replaces the text of the editor, as a step of undo. */
  onEdit: (text: string) => void
}

/** A disclosure with the form, which is made when it is opened. */
export function HeadForm(props: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Title and other fields</summary>
      {isOpen ? <OpenForm {...props} /> : null}
    </details>
  )
}

const pauseMs = 400
const mostTries = 3

function OpenForm({ file, readText, onEdit }: Props): ReactNode {
  const id = useId()
  const { answer, data, used, setData, error, refresh } = useHead({ file, readText, onEdit })
  if (!answer) return error ? <Failure error={error} /> : <p className="quiet">Loading…</p>
  const { fields, names } = answer
  const faultPath = error?.path === undefined ? undefined : pathOfFault(fields, error.path)
  const isUsed = ({ key, isRequired }: FormField) => isRequired || used.has(key)
  const unused = fields.filter((field) => !isUsed(field))
  const given = { fields, path: [], value: data, onChange: setData }
  return (
    // The text may have changed while the focus was in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="block-form fields-form" role="group" aria-label="Front matter" onFocus={refresh}>
      <FormContext value={{ id, names, error, faultPath }}>
        <Fields {...given} shown={fields.filter(isUsed)} />
        {unused.length === 0 ? null : (
          <details className="more-fields">
            <summary>{countOf(unused.length, 'field')} without a value</summary>
            <Fields {...given} shown={unused} />
          </details>
        )}
      </FormContext>
      <Suggestions id={id} names={names} />
      {error && faultPath === undefined ? <Failure error={error} /> : null}
    </div>
  )
}

interface Head {
  /** The front matter that the form was last made from; undefined while it loads. */
  answer: HeadAnswer | undefined
  data: FormData
  /** Keys that had a value when the form was opened: a field stays where it is while it is filled in. */
  used: ReadonlySet<string>
  setData: (data: FormData) => void
  error: ApiError | undefined
  /** Reads the front matter again if it was changed in the text. */
  refresh: () => void
}

function useHead({ file, readText, onEdit }: Props): Head {
  const [answer, setAnswer] = useState<HeadAnswer | undefined>()
  const [data, setData] = useState<FormData>()
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<ApiError | undefined>()
  const ask = useEffectEvent(async (changes: readonly ValueChange[]) => {
    try {
      const { text, found } = await askHead(file, readText, changes)
      setAnswer(found)
      setError(undefined)
      if (changes.length === 0) {
        setData(found.head)
        setUsed(new Set(Object.keys(found.head)))
      } else if (text !== found.text) onEdit(found.text)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setError(refusal)
    }
  })
  useEffect(() => void ask([]), [])
  const wanted = JSON.stringify(answer ? changesBetween(answer.head, data) : [])
  useEffect(() => {
    if (wanted === '[]') return
    const timer = setTimeout(() => void ask(JSON.parse(wanted) as ValueChange[]), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const refresh = () => {
    if (answer && wanted === '[]' && readText() !== answer.text)
      void askHead(file, readText, []).then(
        ({ found }) => {
          setAnswer(found)
          setData(found.head)
        },
        () => {},
      )
  }
  return { answer, data, used, setData, error, refresh }
}

/** Makes changes in the text of the editor, again if somebody has typed meanwhile. */
async function askHead(
  file: string,
  readText: () => string,
  changes: readonly ValueChange[],
): Promise<{ text: string; found: HeadAnswer }> {
  // A change without a value removes it.
  const written = changes.map(({ path, value }) => (value === null ? { path } : { path, value }))
  for (let tries = 1; ; tries++) {
    const text = readText()
    const body = { text, changes: written }
    const found = await callApi<HeadAnswer>({ method: 'POST', path: `${articlePath(file)}/head`, body })
    if (readText() === text || tries === mostTries) return { text, found }
  }
}
