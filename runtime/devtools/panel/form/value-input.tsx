import { type ReactNode, useState } from 'react'
import type { FormField } from '../../wire-forms.ts'
import { FieldError } from '../text-field.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './form-context.ts'
import { type FormData, readNumber } from './form-values.ts'
import { listOf } from './suggestions.tsx'

/** A value with one control: a text, a number, a choice, a switch. */
export function ValueInput({ field, path, value, onChange }: FieldProps): ReactNode {
  const { id, fieldId, fault } = useField(path)
  const describedBy = [field.help === undefined ? '' : `${fieldId}-help`, fault ? `${fieldId}-error` : '']
  const shared = {
    id: fieldId,
    'aria-required': field.isRequired,
    'aria-invalid': fault !== undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  }
  const label = field.label === '' ? 'Value' : field.label
  const help =
    field.help === undefined ? null : (
      <span className="quiet" id={`${fieldId}-help`}>
        {field.help}
      </span>
    )
  const error = <FieldError id={`${fieldId}-error`} error={fault} />
  if (field.kind === 'switch')
    return (
      <div>
        <label className="check" htmlFor={fieldId}>
          <input
            {...shared}
            type="checkbox"
            checked={(value ?? field.default) === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
        {help}
        {error}
      </div>
    )
  return (
    <div className="field">
      <label htmlFor={fieldId}>
        {label}
        {field.isRequired ? <span className="form-needed"> required</span> : null}
      </label>
      <Control field={field} value={value} onChange={onChange} shared={shared} list={listOf(id, field)} />
      {help}
      {error}
    </div>
  )
}

interface ControlProps extends Pick<FieldProps, 'field' | 'value' | 'onChange'> {
  shared: { id: string }
  /** Id of the list with what could be meant. */
  list: string | undefined
}

function Control({ field, value, onChange, shared, list }: ControlProps): ReactNode {
  if (field.kind === 'choice') return <Choice field={field} value={value} onChange={onChange} shared={shared} />
  if (field.kind === 'yaml') return <JsonText value={value} onChange={onChange} shared={shared} />
  const text = value === undefined || value === null ? '' : textOf(value)
  return <TextControl {...{ field, text, shared, list }} onText={(next) => onChange(valueOf(field, next))} />
}

interface TextProps extends Pick<ControlProps, 'field' | 'shared' | 'list'> {
  text: string
  onText: (text: string) => void
}

function TextControl({ field, text, shared, list, onText }: TextProps): ReactNode {
  const placeholder = typeof field.default === 'string' || typeof field.default === 'number' ? `${field.default}` : ''
  const lines = rowsOf(field, text)
  // It stays the same control while somebody types: another one would not have the focus.
  const [isArea] = useState(lines > 1)
  if (isArea)
    return (
      <textarea
        {...shared}
        rows={Math.max(2, lines)}
        value={text}
        placeholder={placeholder}
        spellCheck={field.kind !== 'long-text'}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    )
  return (
    <input
      {...shared}
      type="text"
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      list={list}
      value={text}
      placeholder={placeholder}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}

function textOf(value: FormData): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** An emptied text is no value; a required one is empty, and the server says so. */
function valueOf(field: FormField, text: string): FormData {
  if (field.kind === 'number') return readNumber(text) ?? (field.isRequired ? '' : undefined)
  return text === '' && !field.isRequired ? undefined : text
}

function rowsOf(field: FormField, text: string): number {
  if (field.kind === 'markdown' || field.kind === 'long-text') return Math.min(16, Math.max(5, text.split('\n').length))
  if (field.kind !== 'text') return 1
  return text.includes('\n') || text.length > 60 ? 3 : 1
}

function Choice({ field, value, onChange, shared }: Omit<ControlProps, 'list'>): ReactNode {
  if (field.kind !== 'choice') return null
  const { options, isRequired } = field
  const at = options.findIndex((option) => option === value)
  const isStrange = value !== undefined && at < 0
  return (
    <select
      {...shared}
      value={isStrange ? 'strange' : at}
      onChange={(event) => onChange(options[Number(event.currentTarget.value)])}
    >
      {isRequired ? null : (
        <option value={-1}>{field.default === undefined ? 'None' : `Default: ${field.default}`}</option>
      )}
      {isStrange ? <option value="strange">{textOf(value)}</option> : null}
      {options.map((option, index) => (
        <option key={option} value={index}>
          {option}
        </option>
      ))}
    </select>
  )
}

/** JSON is YAML as well. What does not parse stays a text, which the server refuses. */
function JsonText({ value, onChange, shared }: Pick<ControlProps, 'value' | 'onChange' | 'shared'>): ReactNode {
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 2)))
  const [isBroken, setBroken] = useState(false)
  const change = (next: string) => {
    setText(next)
    try {
      onChange(next.trim() === '' ? undefined : JSON.parse(next))
      setBroken(false)
    } catch {
      setBroken(true)
    }
  }
  return (
    <>
      <textarea
        {...shared}
        rows={Math.min(16, Math.max(3, text.split('\n').length))}
        value={text}
        spellCheck={false}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {isBroken ? <span className="field-error">This is not JSON yet; the last valid value will be saved.</span> : null}
    </>
  )
}
