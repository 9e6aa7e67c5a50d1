// All fields of one block or of the head of a page, made of its schema. As the short form, it keeps the hash of the
// version it was opened with, and closing it never loses what was typed.

import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { BlockForm } from '../../wire-forms.ts'
import { FormEnd } from '../form-end.tsx'
import { Answered, Failure } from '../group.tsx'
import type { SendEdit } from '../page-edits.ts'
import type { ApiError } from '../panel-api.ts'
import { useForm } from '../panel-data.ts'
import { isSaveKey } from '../save-key.ts'
import { keepTyped, typedAt } from '../typed-fields.ts'
import { Fields } from './field-view.tsx'
import { FormContext } from './form-context.ts'
import { changesBetween, type FormData, pathOfFault } from './form-values.ts'
import { Suggestions } from './suggestions.tsx'

/** What a form edits. */
export interface FormSubject {
  /** Id of the block; empty for the head of the page. */
  id: string
  /** What the page shows of it now. */
  values: Readonly<Record<string, unknown>>
  /** Of the block or the head, for what is typed. */
  place: string
}

interface Props {
  pageId: string
  subject: FormSubject
  /** Of the version that is shown now. */
  hash: string
  send: SendEdit
  onClose: () => void
}

/** Loads the fields, then shows them. */
export function FieldsForm(props: Props): ReactNode {
  const form = useForm(props.pageId, props.subject.id)
  return <Answered of={form}>{(value) => <OpenForm {...props} form={value} />}</Answered>
}

function OpenForm(props: Props & { form: BlockForm }): ReactNode {
  const { subject, form, onClose } = props
  const id = useId()
  const { data, change, changed, error, isSaving, save, discard } = useFieldsEdit(props)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), [])
  const faultPath = error?.path === undefined ? undefined : pathOfFault(form.fields, withoutBlock(error.path))
  useEffect(() => {
    if (error) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSaveKey(event)) void save(event)
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && event.keyCode !== 229) onClose()
  }
  const fields = form.fields.filter(({ key }) => key !== 'id' && key !== 'type')
  return (
    // Escape closes the form, unless it ends the work of an input method.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="block-form fields-form"
      ref={element}
      onSubmit={(event) => void save(event)}
      onKeyDown={onKeyDown}
      noValidate
      aria-label={`All fields of ${nameOf(subject)}`}
    >
      {subject.id === '' ? null : <p className="quiet">{form.help}</p>}
      <FormContext value={{ id, names: form.names, error, faultPath }}>
        <Fields fields={fields} path={[]} value={data} onChange={change} />
      </FormContext>
      <Suggestions id={id} names={form.names} />
      {error && faultPath === undefined ? <Failure error={error} /> : null}
      <FormEnd changes={changed > 0 ? 'Not saved yet.' : ''} {...{ isSaving, onClose }} onDiscard={discard} />
    </form>
  )
}

function nameOf({ id }: FormSubject): string {
  return id === '' ? 'the page' : id
}

/** `blocks.2.data.items` → `data.items`. */
function withoutBlock(path: string): string {
  return path.replace(/^blocks\.\d+\./, '')
}

interface FieldsEdit {
  data: FormData
  change: (data: FormData) => void
  /** Number of changed values. */
  changed: number
  error: ApiError | undefined
  isSaving: boolean
  save: (event: SyntheticEvent) => Promise<void>
  /** Forgets what was typed, and closes the form. */
  discard: () => void
}

function useFieldsEdit({ subject, hash, form, send, onClose }: Props & { form: BlockForm }): FieldsEdit {
  const { id, values } = subject
  const draft = `${subject.place}/fields`
  const [opened] = useState(() => {
    const known = form.fields.filter(({ key }) => key in values)
    const before = Object.fromEntries(known.map(({ key }) => [key, values[key]]))
    return typedAt<FormData>(draft) ?? { hash, before, now: before }
  })
  const [data, setData] = useState<FormData>(opened.now)
  const [error, setError] = useState<ApiError | undefined>()
  const [isSaving, setSaving] = useState(false)
  const changes = changesBetween(opened.before, data)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (changes.length === 0) return onClose()
    setSaving(true)
    const names = [...new Set(changes.map(({ path }) => path.at(-1)))].slice(0, 3).join(', ')
    const refused = await send({
      label: `Edit ${names} of ${nameOf(subject)}`,
      ...(id === '' ? {} : { blockId: id }),
      path: id === '' ? '/head' : `/blocks/${encodeURIComponent(id)}/data`,
      method: 'PATCH',
      body: { changes },
      seen: opened.hash,
      place: draft,
    })
    setSaving(false)
    // Other refusals are about the page, and shown above its blocks.
    setError(refused?.status === 422 ? refused : undefined)
    if (!refused) onClose()
  }
  const change = (now: FormData) => {
    setData(now)
    keepTyped(draft, changesBetween(opened.before, now).length > 0 ? { ...opened, now } : undefined)
  }
  const discard = () => {
    keepTyped(draft)
    onClose()
  }
  return { data, change, changed: changes.length, error, isSaving, save, discard }
}
