import { createContext, useContext } from 'react'
import type { BlockForm } from '../../wire-forms.ts'
import type { ApiError } from '../panel-api.ts'
import type { FormPath } from './form-values.ts'

/** What all fields of a form share. */
export interface FormFrame {
  /** Beginning of every id. */
  id: string
  names: BlockForm['names']
  /** Why the last attempt was refused, and the path of the field at fault. */
  error: ApiError | undefined
  faultPath: string | undefined
}

export const FormContext = createContext<FormFrame | undefined>(undefined)

/** Ids and the refusal of the field at a path. */
export function useField(path: FormPath): FormFrame & { fieldId: string; fault: ApiError | undefined } {
  const frame = useContext(FormContext)
  if (!frame) throw new Error('A field needs a form around it.')
  return {
    ...frame,
    fieldId: [frame.id, ...path].join('-'),
    fault: frame.faultPath === path.join('.') ? frame.error : undefined,
  }
}
