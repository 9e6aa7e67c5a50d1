// The fields of a JSON Schema as a reader of the manual needs them: path, type in words, default and description.

import { iconSchema } from '#schemas/icon.ts'

/** A JSON Schema, or a part of one. */
export interface SchemaPart {
  type?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  properties?: Readonly<Record<string, SchemaPart>>
  required?: readonly string[]
  items?: SchemaPart
  anyOf?: readonly SchemaPart[]
  oneOf?: readonly SchemaPart[]
  $ref?: string
}

export interface Field {
  /** E.g. `data.items[].title`. */
  path: string
  type: string
  isRequired: boolean
  /** As YAML writes it; undefined where there is none, or an empty one. */
  standard: string | undefined
  description: string
}

/** All fields below a part, each followed by the fields inside it. */
export function listFields({ properties = {}, required = [] }: SchemaPart, base = ''): Field[] {
  return Object.entries(properties).flatMap(([key, part]) => {
    const path = `${base}${key}`
    const { description = '', default: standard } = part
    const field = {
      path,
      type: describeType(part),
      isRequired: required.includes(key),
      standard: isShown(standard) ? JSON.stringify(standard) : undefined,
      description,
    }
    return [field, ...listFields(part, `${path}.`), ...listFields(part.items ?? {}, `${path}[].`)]
  })
}

/** One paragraph: the type, whether the field is required, its default and its description. */
export function describeField({ type, isRequired, standard, description }: Field): string {
  const facts = [
    type.charAt(0).toUpperCase() + type.slice(1),
    ...(isRequired ? ['required'] : []),
    ...(standard === undefined ? [] : [`default \`${standard.replace(/^"(.*)"$/, '$1')}\``]),
  ]
  return `**${facts.join(', ')}.** ${description}`
}

function isShown(standard: unknown): boolean {
  if (typeof standard === 'object') return Object.keys(standard ?? {}).length > 0
  return standard !== undefined && standard !== ''
}

const plurals: Readonly<Record<string, string>> = {
  text: 'texts',
  mapping: 'mappings',
  number: 'numbers',
  date: 'dates',
  'whole number': 'whole numbers',
}

function describeType(part: SchemaPart): string {
  const { type, items, anyOf, format, $ref } = part
  if ($ref !== undefined) return describeReference($ref)
  if (part.const !== undefined) return `\`${String(part.const)}\``
  if (part.enum) return describeChoice(part.enum.map(String))
  if (anyOf) return [...new Set(anyOf.map(describeType))].join(' or ')
  if (type === 'array') return `list of ${pluralOf(describeType(items ?? {}))}`
  if (type === 'object') return 'mapping'
  if (type === 'boolean') return 'true or false'
  if (type === 'integer') return `whole number${describeRange(part)}`
  if (type === 'number') return `number${describeRange(part)}`
  if (type !== 'string') return 'any value'
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'instant'
  return format === 'uri' ? 'URL' : 'text'
}

function pluralOf(type: string): string {
  return plurals[type] ?? type
}

function describeReference(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return name.startsWith('__') ? 'any value' : `name of a ${name}`
}

function describeChoice(values: readonly string[]): string {
  if (values.length === iconSchema.options.length) return 'name of an icon'
  return `one of ${values.map((value) => `\`${value}\``).join(', ')}`
}

// zod states the limits of whole numbers that JavaScript can hold.
function describeRange({ minimum, maximum, exclusiveMinimum }: SchemaPart): string {
  const least = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum
  const most = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`
  if (least !== undefined) return `, at least ${least}`
  if (exclusiveMinimum !== undefined) return `, more than ${exclusiveMinimum}`
  return most === undefined ? '' : `, at most ${most}`
}
