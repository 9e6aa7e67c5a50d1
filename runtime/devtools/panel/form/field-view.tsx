import type { ReactNode } from 'react'
import type { FormField } from '../../wire-forms.ts'
import { FieldError } from '../text-field.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './form-context.ts'
import { emptyValue, isRecord, lowerFirst, variantOf, withKey } from './form-values.ts'
import { ListView } from './list-view.tsx'
import { ValueInput } from './value-input.tsx'

/** One field of a form, with its label, its help and what the server refuses. */
function FieldView(props: FieldProps): ReactNode {
  const { field } = props
  if (field.kind === 'constant') return null
  if (field.kind === 'group') return <GroupView {...props} field={field} />
  if (field.kind === 'list') return <ListView {...props} field={field} View={FieldView} />
  if (field.kind === 'variants') return <VariantsView {...props} field={field} />
  return <ValueInput {...props} />
}

interface FieldsProps extends Omit<FieldProps, 'field'> {
  fields: readonly FormField[]
  /** Those that are shown; the others say where a new key comes. Default: all. */
  shown?: readonly FormField[]
}

/** The fields of a mapping, without a box around them. */
export function Fields({ fields, shown = fields, path, value, onChange }: FieldsProps): ReactNode {
  const inner = isRecord(value) ? value : {}
  return shown.map((field) => (
    <FieldView
      key={field.key}
      field={field}
      path={[...path, field.key]}
      value={inner[field.key]}
      onChange={(next) => onChange(withKey(fields, value, field.key, next))}
    />
  ))
}

function GroupView({ field, path, value, onChange }: FieldProps & { field: FormField & { kind: 'group' } }): ReactNode {
  const { fieldId, fault } = useField(path)
  // A group that has a default is always there.
  const isOptional = !field.isRequired && field.default === undefined
  if (isOptional && value === undefined)
    return (
      <div className="form-optional">
        <button type="button" className="small-button" onClick={() => onChange(emptyValue(field))}>
          Add {lowerFirst(field.label)}
        </button>
        {field.help === undefined ? null : <span className="quiet">{field.help}</span>}
        <FieldError id={`${fieldId}-error`} error={fault} />
      </div>
    )
  return (
    <fieldset className="form-group">
      <legend>{field.label}</legend>
      {field.help === undefined ? null : <p className="quiet">{field.help}</p>}
      <FieldError id={`${fieldId}-error`} error={fault} />
      <Fields fields={field.fields} path={path} value={value} onChange={onChange} />
      {isOptional ? (
        <button type="button" className="small-button" onClick={() => onChange(undefined)}>
          Remove {lowerFirst(field.label)}
        </button>
      ) : null}
    </fieldset>
  )
}

type VariantsProps = FieldProps & { field: FormField & { kind: 'variants' } }

/** A choice of the kind of value, and the field of that kind. */
function VariantsView({ field, path, value, onChange }: VariantsProps): ReactNode {
  const { fieldId, fault } = useField(path)
  const chosen = value === undefined ? -1 : variantOf(field.variants, value)
  const variant = field.variants[chosen]
  const choose = (index: number) => {
    const next = field.variants[index]
    onChange(next && emptyValue(next))
  }
  return (
    <div className="form-variants">
      <label className="field" htmlFor={`${fieldId}-kind`}>
        <span>{field.label === '' ? 'Kind of value' : field.label}</span>
        <select
          id={`${fieldId}-kind`}
          value={chosen}
          aria-describedby={`${fieldId}-help`}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {field.isRequired && chosen >= 0 ? null : <option value={-1}>Not set</option>}
          {field.variants.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <span className="quiet" id={`${fieldId}-help`}>
        {field.help}
      </span>
      {variant && variant.kind !== 'constant' ? (
        <FieldView field={variant} path={path} value={value} onChange={onChange} />
      ) : (
        <FieldError id={`${fieldId}-error`} error={fault} />
      )}
    </div>
  )
}
