// One block's fields. In: the block as it was when the form was opened, and the hash of that version. Out: an edit of what was changed, or the
// server's refusal at the field it speaks of. A file that changed meanwhile is found by the hash.

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { SendEdit } from './cms-tab.tsx'
import { sentence } from './format.ts'
import type { ApiError, PageBlock } from './panel-api.ts'

interface Props {
  block: PageBlock
  /** Of the version that is shown now. */
  hash: string
  send: SendEdit
  onClose: () => void
}

interface Fields {
  title: string
  subtitle: string
  order: string
  visible: boolean
}

export function BlockForm({ block, hash, send, onClose }: Props): ReactNode {
  const id = useId()
  const [opened] = useState({ hash, fields: fieldsOf(block) })
  const [fields, setFields] = useState<Fields>(opened.fields)
  const [error, setError] = useState<ApiError | undefined>()
  const [isSaving, setSaving] = useState(false)
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part })
  const body = changedFields(opened.fields, fields)
  const fault = error ? (error.path ?? '').split('.').at(-1) : undefined
  const errorAt = (name: keyof Fields) => (fault === name ? error : undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (Object.keys(body).length === 0) return onClose()
    setSaving(true)
    const refused = await send({
      label: `Edit ${Object.keys(body).join(', ')} of ${block.id}`,
      path: `/blocks/${encodeURIComponent(block.id)}`,
      method: 'PATCH',
      body,
      seen: opened.hash,
    })
    setSaving(false)
    setError(refused)
    if (!refused) onClose()
  }
  const texts = [
    ['title', 'Title'],
    ['subtitle', 'Subtitle'],
  ] as const
  return (
    // Escape does what Cancel does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="block-form"
      ref={form}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      noValidate
      aria-label={`Edit ${block.id}`}
    >
      {texts.map(([name, label]) => (
        <div key={name}>
          <label className="field is-wide">
            <span>{label}</span>
            <textarea
              rows={name === 'title' ? 2 : 3}
              value={fields[name]}
              aria-invalid={errorAt(name) !== undefined}
              aria-describedby={errorAt(name) ? `${id}-${name}` : undefined}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
              }}
            />
          </label>
          <FieldError id={`${id}-${name}`} error={errorAt(name)} />
        </div>
      ))}
      <div className="field-row">
        <label className="field">
          <span>Order</span>
          <input
            type="text"
            inputMode="decimal"
            value={fields.order}
            aria-invalid={errorAt('order') !== undefined}
            aria-describedby={errorAt('order') ? `${id}-order` : undefined}
            onChange={(event) => change({ order: event.currentTarget.value })}
          />
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={fields.visible}
            onChange={(event) => change({ visible: event.currentTarget.checked })}
          />
          <span>Visible</span>
        </label>
      </div>
      <FieldError id={`${id}-order`} error={errorAt('order') ?? errorAt('visible')} />
      {error && !['title', 'subtitle', 'order', 'visible'].includes(fault ?? '') ? (
        <FieldError id={`${id}-form`} error={error} />
      ) : null}
      <div className="form-end">
        <button type="submit" className="button" aria-disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
        <button type="button" className="small-button" onClick={onClose}>
          Cancel
        </button>
        <span className="quiet">
          {Object.keys(body).length === 0 ? 'Nothing changed yet.' : `Changes ${Object.keys(body).join(', ')}.`}
        </span>
      </div>
    </form>
  )
}

function FieldError({ id, error }: { id: string; error: ApiError | undefined }): ReactNode {
  if (!error) return null
  return (
    <span className="field-error" id={id} role="alert">
      {sentence(error.message)} {sentence(error.hint)}
    </span>
  )
}

function fieldsOf({ title, subtitle, order, visible }: PageBlock): Fields {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { title: text(title), subtitle: text(subtitle), order: String(order), visible }
}

// Only what a person changed is written. An emptied text is none; an emptied order is the place in the file. What is no number is sent as it is:
// the server has the words for it.
function changedFields(before: Fields, now: Fields): Record<string, string | number | boolean | null> {
  const body: Record<string, string | number | boolean | null> = {}
  if (now.title !== before.title) body['title'] = now.title === '' ? null : now.title
  if (now.subtitle !== before.subtitle) body['subtitle'] = now.subtitle === '' ? null : now.subtitle
  if (now.order !== before.order) {
    const order = now.order.trim()
    body['order'] = order === '' ? null : Number.isFinite(Number(order)) ? Number(order) : order
  }
  if (now.visible !== before.visible) body['visible'] = now.visible
  return body
}
