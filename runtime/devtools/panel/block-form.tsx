// Edits one block. The form keeps the hash of the version it was opened with, so that a change of the same value in the
// file is found as a conflict. Closing it never loses what was typed; only "Discard changes" does.

import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { PanelBlock } from '../wire-types.ts'
import { type BlockFields, changedFields, fieldsOf } from './block-fields.ts'
import { FormEnd } from './form-end.tsx'
import type { SendEdit } from './page-edits.ts'
import type { ApiError } from './panel-api.ts'
import { isSaveKey } from './save-key.ts'
import { FieldError, TextField } from './text-field.tsx'
import { keepTyped, typedAt } from './typed-fields.ts'

interface Props {
  block: PanelBlock
  /** Of the block, for what is typed. */
  place: string
  /** Of the version that is shown now. */
  hash: string
  send: SendEdit
  onClose: () => void
  /** Opens all fields of the block. */
  onAllFields: () => void
  onRemove: () => void
}

const fieldNames = ['title', 'subtitle', 'order', 'visible'] as const satisfies (keyof BlockFields)[]

export function BlockForm(props: Props): ReactNode {
  const { block } = props
  const id = useId()
  const { fields, change, changed, elsewhere, error, isSaving, save, discard } = useBlockEdit(props)
  const fault = error?.path?.split('.').at(-1) ?? ''
  const errorAt = (name: keyof BlockFields) => (fault === name ? error : undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const field = (name: 'title' | 'subtitle' | 'order', label: string, rows: number) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      value={fields[name]}
      rows={rows}
      error={errorAt(name)}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    // Escape closes the form, unless it ends the work of an input method.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="block-form"
      ref={form}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (isSaveKey(event)) void save(event)
        else if (event.key === 'Escape' && !isComposing(event.nativeEvent)) props.onClose()
      }}
      noValidate
      aria-label={`Edit ${block.id}`}
    >
      <div>
        {field('title', 'Title', 2)}
        <FieldError id={`${id}-title`} error={errorAt('title')} />
        <Elsewhere value={elsewhere.title} />
      </div>
      <div>
        {field('subtitle', 'Subtitle', 3)}
        <FieldError id={`${id}-subtitle`} error={errorAt('subtitle')} />
        <Elsewhere value={elsewhere.subtitle} />
      </div>
      <div className="field-row">
        {field('order', 'Order', 1)}
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
      <Elsewhere value={elsewhere.order} />
      <FieldError id={`${id}-form`} error={fieldNames.some((name) => name === fault) ? undefined : error} />
      <FormEnd changes={wordsOf(changed)} isSaving={isSaving} onClose={props.onClose} onDiscard={discard} />
      <MoreActions onAllFields={props.onAllFields} onRemove={props.onRemove} />
    </form>
  )
}

function wordsOf(changed: readonly string[]): string {
  return changed.length === 0 ? '' : `Changes ${changed.join(', ')}.`
}

function MoreActions({ onAllFields, onRemove }: Pick<Props, 'onAllFields' | 'onRemove'>): ReactNode {
  return (
    <div className="form-end">
      <button type="button" className="small-button" onClick={onAllFields}>
        Edit all fields
      </button>
      <button type="button" className="small-button" onClick={onRemove}>
        Remove block
      </button>
    </div>
  )
}

/** What the file has now, where it was changed after the user began to type. */
function Elsewhere({ value }: { value: string | undefined }): ReactNode {
  if (value === undefined) return null
  return <p className="quiet">The file has changed meanwhile. It says now: {value === '' ? 'nothing' : `“${value}”`}</p>
}

/** An Escape that ends the choice of a word is no end of the edit. Old browsers say 229 instead. */
function isComposing({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean {
  return isOpen || keyCode === 229
}

interface BlockEdit {
  fields: BlockFields
  change: (part: Partial<BlockFields>) => void
  /** Names of the changed fields. */
  changed: string[]
  /** Values of changed fields that have changed in the file as well. */
  elsewhere: Partial<Record<'title' | 'subtitle' | 'order', string>>
  /** Why the last attempt is not valid. */
  error: ApiError | undefined
  isSaving: boolean
  save: (event: SyntheticEvent) => Promise<void>
  /** Forgets what was typed, and closes the form. */
  discard: () => void
}

function useBlockEdit({ block, place, hash, send, onClose }: Props): BlockEdit {
  const [opened] = useState(() => typedAt(place) ?? { hash, before: fieldsOf(block), now: fieldsOf(block) })
  const [fields, setFields] = useState<BlockFields>(opened.now)
  const [error, setError] = useState<ApiError | undefined>()
  const [isSaving, setSaving] = useState(false)
  const body = changedFields(opened.before, fields)
  const changed = Object.keys(body)
  const inFile = fieldsOf(block)
  const clashes = fieldNames.filter((name) => name in body && inFile[name] !== opened.before[name])
  const elsewhere = Object.fromEntries(clashes.map((name) => [name, String(inFile[name])]))
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (changed.length === 0) return onClose()
    setSaving(true)
    const refused = await send({
      label: `Edit ${changed.join(', ')} of ${block.id}`,
      blockId: block.id,
      path: `/blocks/${encodeURIComponent(block.id)}`,
      method: 'PATCH',
      body,
      // Whoever changed something else in the file meanwhile is in nobody's way.
      seen: clashes.length === 0 ? hash : opened.hash,
      place,
    })
    setSaving(false)
    // Other refusals are about the page, and shown above its blocks.
    setError(refused?.status === 422 ? refused : undefined)
    if (!refused) onClose()
  }
  const change = (part: Partial<BlockFields>) => {
    const now = { ...fields, ...part }
    setFields(now)
    const isChanged = Object.keys(changedFields(opened.before, now)).length > 0
    keepTyped(place, isChanged ? { ...opened, now } : undefined)
  }
  const discard = () => {
    keepTyped(place)
    onClose()
  }
  return { fields, change, changed, elsewhere, error, isSaving, save, discard }
}
