// A value for every field of a zod schema, so that tests reach fields that nobody has thought of. Says nothing about
// what only the whole site knows, such as ids that must exist.

import type * as z from 'zod'

/** A field that holds text. */
export interface TextField {
  /** E.g. blocks/hero/data/ctaButtons/href. */
  path: string
  schema: z.ZodType
  /** A text that the schema accepts. */
  plain: string
}

export interface SampleOptions {
  /** The text of a field. */
  textOf: (field: TextField) => string
  /** Texts by the name of the field, where any text that the schema accepts would not do. */
  known: Readonly<Record<string, string>>
  /** Which of several forms to take: the option of a union, the keys that exclude each other. */
  variant: number
}

const plainTexts = [
  'Text',
  'text',
  '/',
  '2026-05-31',
  '2026-05-31T09:00:00Z',
  'https://example.com',
  'mailto:a@example.com',
  'a@example.com',
  '/assets/a.svg',
  '/v1/text',
  '/text',
  '0.1.0',
  '12:00',
  '10 MB',
  '#123456',
  'EUR',
  '+15550100',
  '.pdf',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'en',
]
const plainNumbers = [1, 2, 0, 5, 10, 100, 2026, 301, 0.5, 0.8]

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  options?: readonly z.ZodType[]
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  valueType?: z.ZodType
  getter?: () => z.ZodType
}

/** A value with every field that the schema knows, as far as the fields go together. */
export function sampleOf(schema: z.ZodType, path: string, options: SampleOptions): unknown {
  const { type, shape, element, innerType, in: inner, ...more } = schema.def as unknown as Definition
  if (shape) return sampleObject(schema, shape, path, options)
  if (element) return sampleList(schema, element, path, options)
  const wrapped = innerType ?? inner ?? more.getter?.()
  if (wrapped) return type === 'pipe' && !inner ? undefined : sampleOf(wrapped, path, options)
  if (more.options) return sampleOf(pick(more.options, options.variant), path, options)
  if (more.entries) return pick(Object.values(more.entries), options.variant)
  if (more.values) return pick(more.values, options.variant)
  if (more.valueType) return { text: sampleOf(more.valueType, `${path}/*`, options) }
  if (type === 'boolean') return options.variant % 2 === 0
  if (type === 'string') return sampleText(schema, path, options)
  return plainNumbers.find((number) => schema.safeParse(number).success)
}

function sampleObject(
  schema: z.ZodType,
  shape: Readonly<Record<string, z.ZodType>>,
  path: string,
  options: SampleOptions,
): unknown {
  const keys = Object.keys(shape)
  const full = Object.fromEntries(
    keys.map((key) => [key, sampleOf(shape[key] as z.ZodType, `${path}/${key}`, options)] as const),
  )
  if (schema.safeParse(full).success) return full
  const without = (...dropped: string[]) =>
    Object.fromEntries(keys.flatMap((key) => (dropped.includes(key) ? [] : [[key, full[key]] as const])))
  const blamed = blamedKeys(schema, full)
  const pairs = keys.length < 12 ? keys.flatMap((a) => keys.map((b) => [a, b])) : []
  const valid = [blamed, ...keys.map((key) => [key]), ...pairs]
    .map((dropped) => without(...dropped))
    .filter((form) => schema.safeParse(form).success)
  return valid.length === 0 ? full : pick(valid, options.variant)
}

/** Keys without which the rest may be valid: what a schema says of several keys comes after what it says of one. */
function blamedKeys(schema: z.ZodType, full: Readonly<Record<string, unknown>>): string[] {
  const blamed = new Set<string>()
  for (;;) {
    const rest = Object.fromEntries(Object.entries(full).filter(([key]) => !blamed.has(key)))
    const found = schema.safeParse(rest).error?.issues.map(({ path }) => String(path[0])) ?? []
    if (found.every((key) => blamed.has(key))) return [...blamed]
    for (const key of found) blamed.add(key)
  }
}

function sampleList(schema: z.ZodType, element: z.ZodType, path: string, options: SampleOptions): unknown {
  const counts = [1, 2, 3, 4, 0]
  const lists = counts.map((count) => Array.from({ length: count }, () => sampleOf(element, path, options)))
  return lists.find((list) => schema.safeParse(list).success) ?? lists[0]
}

function sampleText(schema: z.ZodType, path: string, { textOf, known }: SampleOptions): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const texts = /^(?:href|src|url|\w+(?:Url|Href))$/.test(name) ? ['/', ...plainTexts] : plainTexts
  const plain = known[path] ?? known[name] ?? texts.find((text) => schema.safeParse(text).success) ?? 'Text'
  return textOf({ path, schema, plain })
}

function pick<Item>(items: readonly Item[], variant: number): Item {
  return items[variant % items.length] as Item
}
