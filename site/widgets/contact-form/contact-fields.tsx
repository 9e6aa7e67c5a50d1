// Every field is uncontrolled, so that what was typed, chosen or ticked before hydration stays.

import type { ReactNode } from 'react'
import type { FormField } from '#schemas/form-field.ts'
import { contactForm as words } from '#words/contact-form.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { BoxField } from './box-field.tsx'
import { FileField } from './file-field.tsx'

interface Props {
  id: string
  fields: readonly FormField[]
  /** Messages about fields by their names. */
  problems: ReadonlyMap<string, string>
}

/** Id of a field by its place: names that people choose could meet other ids. */
export function fieldId(id: string, index: number): string {
  return `${id}-${index}`
}

/** The fields of a form; `id` prefixes theirs. */
export function ContactFields({ id, fields, problems }: Props): ReactNode {
  return (
    <>
      {fields.map((field, index) => (
        <Field key={field.name} id={fieldId(id, index)} field={field} error={problems.get(field.name)} />
      ))}
    </>
  )
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const
const usualTokens: ReadonlyMap<string, string> = new Map([
  ['email', 'email'],
  ['phone', 'tel'],
  ['name', 'name'],
])

function Field({ id, field, error }: { id: string; field: FormField; error: string | undefined }): ReactNode {
  const { name, label, type, required = true, wide } = field
  const hint = hintOf(field)
  const shared = { id, name, label, hint, error, isRequired: required }
  switch (type) {
    case 'select':
      return (
        <SelectField
          id={id}
          name={name}
          label={label}
          hint={hint}
          isWide={wide}
          options={[...(required ? [] : [{ value: '', label: '–' }]), ...optionsOf(field)]}
        />
      )
    case 'checkbox':
    case 'consent':
      return <BoxField {...shared} isRequired={type === 'consent'} link={field.link} />
    case 'file':
      return <FileField {...shared} accept={field.accept} isMultiple={field.multiple} />
    default:
      return (
        <TextField
          {...shared}
          {...(type === 'textarea' ? { rows: field.rows ?? 7 } : { type: inputTypes[type] })}
          autoComplete={
            field.autocomplete ?? usualTokens.get(type) ?? (type === 'text' ? usualTokens.get(name) : undefined)
          }
          isWide={wide || type === 'textarea'}
          minLength={field.minLength}
          maxLength={field.maxLength}
        />
      )
  }
}

/** The choices of a select, with what each one sends. */
export function optionsOf({ options = [] }: FormField): { value: string; label: string }[] {
  return options.map(({ value, label }) => ({ value: value ?? label, label }))
}

function hintOf({ type, hint, required = true }: FormField): string | undefined {
  if (required || type === 'checkbox') return hint
  return hint === undefined ? words.optional : `${hint} (${words.optional})`
}
