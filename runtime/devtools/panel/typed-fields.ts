// What was typed into the form of a block and is not saved. A form closes when you open another block or another tab,
// and with a reload of the page: what was typed is there again when it opens.

import { keepSetting } from '../setting.ts'
import type { BlockFields } from './block-fields.ts'
import { useSetting } from './use-setting.ts'

export interface TypedFields {
  /** Of the version that the form was opened with. */
  hash: string
  before: BlockFields
  now: BlockFields
}

// All of them as JSON, by the file and the id of the block.
const typedFields = keepSetting<string>('typed', '{}')

/** Whether something was typed at a place that is not saved. */
export function useIsTyped(place: string): boolean {
  useSetting(typedFields)
  return typedAt(place) !== undefined
}

/** The fields typed at a place, if they are not saved. */
export function typedAt(place: string): TypedFields | undefined {
  return read()[place]
}

/** Keeps fields that were typed; without fields, forgets those of the place. */
export function keepTyped(place: string, fields?: TypedFields): void {
  const { [place]: _, ...others } = read()
  typedFields.set(JSON.stringify(fields ? { ...others, [place]: fields } : others))
}

function read(): Partial<Record<string, TypedFields>> {
  return JSON.parse(typedFields.get()) as Partial<Record<string, TypedFields>>
}
