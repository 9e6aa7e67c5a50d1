import type { FormField } from '../../wire-forms.ts'
import type { FormData, FormPath } from './form-values.ts'

/** What every field of a form takes. */
export interface FieldProps {
  field: FormField
  /** Place of the value below the block. */
  path: FormPath
  value: FormData
  /** Undefined removes the value. */
  onChange: (value: FormData) => void
}
