// The least valid data of a block type: what is required, with words to replace. A new block of the panel starts so.

import type { FormField, NumberLimits } from '#runtime/devtools/wire-forms.ts'
import { type BlockType, blockSchemas } from '#schemas/blocks/registry.ts'
import type { DataValue } from '../edit/edit.ts'
import { blockSchemaOf } from '../read/read.ts'
import { namesOf } from './answer-forms.ts'
import { formFieldsOf } from './form-fields.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'

/** What a starter can name. */
type Known = Pick<PanelState, 'assets' | 'entries' | 'ownSchemas'>

/** A block of a type, without an id. Throws a PanelError for an unknown type. */
export function startBlock(type: string, known: Known): { type: string; [key: string]: DataValue } {
  const schema = blockSchemaOf(type, known.ownSchemas.blocks)
  if (!schema)
    throw new PanelError(422, `there is no block type "${type}"`, 'choose one of the types', { path: 'type' })
  const required = formFieldsOf(schema).filter(({ key, isRequired }) => isRequired && key !== 'id' && key !== 'type')
  const block = { type, ...startFields(required, known) }
  if (schema.safeParse({ id: 'new', ...block }).success || Object.hasOwn(known.ownSchemas.blocks, type)) return block
  const { starter } = blockSchemas[type as BlockType] as { starter?: DataValue }
  return starter === undefined ? block : { ...block, data: starter }
}

/** The required fields of a mapping, each with a value to replace. */
export function startFields(fields: readonly FormField[], known: Known): { [key: string]: DataValue } {
  return Object.fromEntries(fields.map((field) => [field.key, startValue(field, known)]))
}

function startValue(field: FormField, known: Known): DataValue {
  switch (field.kind) {
    case 'number':
      return startNumber(field.limits)
    case 'switch':
      return false
    case 'choice':
      return field.options[0] ?? ''
    case 'constant':
      return field.value
    case 'list':
      return Array.from({ length: field.limits?.min ?? 0 }, () => startValue(field.item, known))
    case 'group':
      return startFields(
        field.fields.filter(({ isRequired }) => isRequired),
        known,
      )
    case 'variants':
      return field.variants[0] ? startValue(field.variants[0], known) : ''
    case 'yaml':
      return {}
    default:
      return startText(field, known)
  }
}

/** The limits do not tell whether zero itself is allowed. */
function startNumber({ min = 1, max = 1 }: NumberLimits = {}): number {
  return min > 0 ? min : Math.min(1, Math.max(min, max))
}

/** Texts that fields with a pattern take: a path, an address, a currency, a year, a time. */
const samples = ['/', 'https://example.com/', 'todo', 'EUR', '2026', '2026-05-31', '1', '/assets/todo.png']

function startText(field: FormField, known: Known): string {
  const label = field.label === '' ? 'text' : field.label.charAt(0).toLowerCase() + field.label.slice(1)
  const words = `TODO: ${label}`
  const { pattern } = ('limits' in field && (field.limits as { pattern?: string })) || {}
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, 'iu').test(text)
  if (field.kind === 'link') return field.isAbsolute ? 'https://example.com/' : '/'
  if (field.kind === 'date' || field.kind === 'date-time') return '2026-01-01'
  if (field.kind === 'picture') {
    const names = known.assets.map(({ url }) => url).filter((url) => fits(url) && isPicture(url) !== isFilm(pattern))
    return names[0] ?? '/assets/todo.png'
  }
  if (field.kind === 'reference') return namesOf(known)[field.to][0] ?? 'todo'
  return [words, ...samples].find(fits) ?? words
}

function isPicture(url: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(url)
}

function isFilm(pattern = ''): boolean {
  return /mp4|vtt/.test(pattern)
}
