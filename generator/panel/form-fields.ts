// What a schema asks for, as fields of a form. The JSON Schema of the schema is read, because it says the same of a
// custom block as of a standard one. No key is ever lost: a shape without a field of its own is edited as YAML.

import * as z from 'zod'
import type { FormField, FormValue, NumberLimits, TextLimits } from '#runtime/devtools/wire-forms.ts'

/** A JSON Schema, or a part of one, as zod writes it. */
type Part = z.core.JSONSchema.JSONSchema

/** The fields of a mapping; of anything else, one field without a key. */
export function formFieldsOf(schema: z.ZodType): FormField[] {
  const field = toField('', partOf(schema), true)
  return field.kind === 'group' ? field.fields : [field]
}

function partOf(schema: z.ZodType): Part {
  try {
    return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  } catch {
    // Custom code may combine schemas in ways that have no JSON Schema.
    return {}
  }
}

function toField(key: string, part: Part, isRequired: boolean): FormField {
  const help = part.description
  return {
    key,
    label: part.title ?? labelOf(key),
    ...(help === undefined || help === '' ? {} : { help }),
    isRequired,
    ...(part.default === undefined ? {} : { default: part.default }),
    ...toValue(part),
  }
}

function toValue(part: Part): FormValue {
  const options = alternativesOf(part)
  if (options) return toVariants(options, part)
  if (isScalar(part.const)) return { kind: 'constant', value: part.const }
  if (part.enum) {
    const values = part.enum.filter((value) => typeof value === 'string' || typeof value === 'number')
    return values.length === part.enum.length ? { kind: 'choice', options: values } : { kind: 'yaml' }
  }
  const type = typeOf(part)
  if (type === 'string') return toText(part)
  if (type === 'boolean') return { kind: 'switch' }
  if (type === 'number' || type === 'integer') return toNumber(part, type === 'integer')
  if (type === 'array') return toList(part)
  return type === 'object' && part.properties ? toGroup(part, part.properties) : { kind: 'yaml' }
}

/** The only type besides null. */
function typeOf({ type }: Part): string | undefined {
  const types = [type ?? []].flat().filter((name) => name !== 'null')
  return types.length === 1 ? types[0] : undefined
}

/** What a union consists of, without null: no value is what a missing key says. */
function alternativesOf(part: Part): Part[] | undefined {
  const all = part.anyOf ?? part.oneOf
  return all?.filter((option): option is Part => typeof option === 'object' && option.type !== 'null')
}

function toVariants(options: readonly Part[], { description = '' }: Part): FormValue {
  const [first, ...others] = options
  if (!first) return { kind: 'yaml' }
  if (others.length === 0) return toValue(first)
  if (options.every(({ format }) => format === 'date' || format === 'date-time')) return { kind: 'date-time' }
  const constants = options.map((option) => option.const)
  if (constants.every((value) => typeof value === 'string' || typeof value === 'number'))
    return { kind: 'choice', options: constants }
  const variants = options.map((option) => {
    const field = toField('', option, true)
    return { ...field, label: option.title ?? variantLabel(field), ...(field.help === description && { help: '' }) }
  })
  return { kind: 'variants', variants }
}

function variantLabel(field: FormField): string {
  if (field.kind === 'constant') return String(field.value)
  if (field.kind !== 'group') return variantNames[field.kind]
  const constant = field.fields.find(({ kind }) => kind === 'constant')
  if (constant?.kind === 'constant') return String(constant.value)
  return field.help ?? variantNames.group
}

const variantNames = {
  text: 'Text',
  'long-text': 'Text',
  markdown: 'Markdown',
  number: 'Number',
  switch: 'Yes or no',
  choice: 'One of a list',
  constant: 'Constant',
  date: 'Day',
  'date-time': 'Day or instant',
  picture: 'File',
  link: 'Link',
  reference: 'Name',
  list: 'List',
  group: 'Fields',
  variants: 'Value',
  yaml: 'YAML',
} as const satisfies Record<FormValue['kind'], string>

function toText(part: Part): FormValue {
  const limits = textLimits(part)
  const { names, format, contentMediaType } = part as Part & { names?: z.GlobalMeta['names'] }
  if (format === 'date' || format === 'date-time') return { kind: format }
  if (format === 'uri') return { kind: 'link', isAbsolute: true }
  if (names === 'page') return { kind: 'link', ...limits }
  if (names === 'asset') return { kind: 'picture', ...limits }
  if (names) return { kind: 'reference', to: names, ...limits }
  if (contentMediaType === 'text/markdown') return { kind: 'markdown', ...limits }
  return { kind: contentMediaType === 'text/plain' ? 'long-text' : 'text', ...limits }
}

function textLimits(part: Part): { limits?: TextLimits } {
  const narrower = (part.allOf ?? []).filter((other): other is Part => typeof other === 'object')
  // Each pattern narrows those before it, so the last one says the most.
  const pattern = [part, ...narrower].findLast((other) => other.pattern !== undefined)?.pattern
  const limits = {
    ...(part.minLength === undefined ? {} : { min: part.minLength }),
    ...(part.maxLength === undefined ? {} : { max: part.maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  }
  return Object.keys(limits).length === 0 ? {} : { limits }
}

function toNumber(part: Part, isWhole: boolean): FormValue {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = part
  const limits = limitsOf(minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum)
  return { kind: 'number', ...limits, ...(isWhole && { isWhole }) }
}

function toList(part: Part): FormValue {
  const { items } = part
  // A list whose items differ by their place has no field for one item.
  if (part.prefixItems || typeof items !== 'object' || Array.isArray(items)) return { kind: 'yaml' }
  const item = toField('', items as Part, true)
  return { kind: 'list', item, ...limitsOf(part.minItems, part.maxItems) }
}

function toGroup(part: Part, properties: NonNullable<Part['properties']>): FormValue {
  const required = new Set(part.required)
  const fields = Object.entries(properties).map(([key, inner]) =>
    toField(key, typeof inner === 'object' ? inner : {}, required.has(key)),
  )
  return { kind: 'group', fields }
}

/** The bounds that a writer can meet: those of whole numbers in general are left out. */
function limitsOf(min: Part['exclusiveMinimum'], max: Part['exclusiveMaximum']): { limits?: NumberLimits } {
  const limits = {
    ...(typeof min !== 'number' || min === Number.MIN_SAFE_INTEGER ? {} : { min }),
    ...(typeof max !== 'number' || max === Number.MAX_SAFE_INTEGER ? {} : { max }),
  }
  return Object.keys(limits).length === 0 ? {} : { limits }
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** Parts of keys that are written otherwise in a label. */
const labelWords: Readonly<Record<string, string>> = {
  id: 'ID',
  url: 'URL',
  doi: 'DOI',
  cta: 'CTA',
  api: 'API',
  mb: 'MB',
  sdk: 'SDK',
  href: 'link',
  src: 'file',
  alt: 'alternative text',
}

/** `ctaButtons` → "CTA buttons". */
function labelOf(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_-]+/)
  const label = words.map((word) => labelWords[word.toLowerCase()] ?? word.toLowerCase()).join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
