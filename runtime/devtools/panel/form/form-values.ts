// The values of a form: what a new one is, what the user changed, and where a refusal belongs. The panel sends only
// what changed, each value with its path, so that the file keeps every other byte.

import type { FormField } from '../../wire-forms.ts'

/** A value as content has it; undefined where the file says nothing. */
export type FormData = unknown
export type FormPath = readonly (string | number)[]

/** One change for the API; null removes the value. */
export interface ValueChange {
  path: FormPath
  value: unknown
}

/** A mapping as data. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is there before the user writes anything. */
export function emptyValue(field: FormField): FormData {
  if (field.kind === 'constant') return field.value
  if (field.kind === 'switch') return field.default ?? false
  if (field.kind === 'choice') return field.default ?? field.options[0]
  if (field.kind === 'list') return []
  if (field.kind === 'variants') return field.variants[0] && emptyValue(field.variants[0])
  if (field.kind === 'yaml') return {}
  if (field.kind !== 'group') return ''
  const needed = field.fields.filter(({ isRequired }) => isRequired)
  return Object.fromEntries(needed.map((inner) => [inner.key, emptyValue(inner)]))
}

/** The mapping with a key set, or removed for undefined. A new key comes where the form has it. */
export function withKey(fields: readonly FormField[], value: FormData, key: string, next: FormData): FormData {
  const { [key]: before, ...others } = isRecord(value) ? value : {}
  if (next === undefined) return others
  if (before !== undefined && isRecord(value)) return { ...value, [key]: next }
  const keys = fields.map((field) => field.key)
  const place = keys.indexOf(key)
  const entries = Object.entries(others)
  const isBefore = (name: string) => keys.includes(name) && keys.indexOf(name) < place
  const at = entries.findLastIndex(([name]) => isBefore(name)) + 1
  return Object.fromEntries(entries.toSpliced(at, 0, [key, next]))
}

/** The changes from one version of a mapping to another. A list is one value. */
export function changesBetween(before: FormData, now: FormData, path: FormPath = []): ValueChange[] {
  if (isSame(before, now)) return []
  if (!isRecord(before) || !isRecord(now)) return [{ path, value: now ?? null }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return keys.flatMap((key) => changesBetween(before[key], now[key], [...path, key]))
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Index of the kind of value that this one is; the first one if none fits. */
export function variantOf(variants: readonly FormField[], value: FormData): number {
  return Math.max(
    0,
    variants.findIndex((variant) => fits(variant, value)),
  )
}

function fits(field: FormField, value: FormData): boolean {
  if (field.kind === 'constant') return field.value === value
  if (field.kind === 'switch') return typeof value === 'boolean'
  if (field.kind === 'number') return typeof value === 'number'
  if (field.kind === 'list') return Array.isArray(value)
  if (field.kind === 'choice') return (field.options as unknown[]).includes(value)
  if (field.kind === 'variants') return field.variants.some((variant) => fits(variant, value))
  if (field.kind === 'yaml') return true
  if (field.kind !== 'group') return typeof value === 'string'
  const constants = field.fields.filter(({ kind }) => kind === 'constant')
  return isRecord(value) && constants.every((inner) => fits(inner, value[inner.key]))
}

/** A number, or the text as it is if it is none: the server says what is wrong. */
export function readNumber(text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed
}

/** The path of the innermost field of the form that a refusal is about, as one text. */
export function pathOfFault(fields: readonly FormField[], fault: string): string | undefined {
  const found: string[] = []
  let level: readonly FormField[] = fields
  for (const key of fault.split('.')) {
    const field = level.find((inner) => inner.key === key || inner.key === '')
    if (!field) break
    found.push(key)
    level = innerFields(field)
  }
  return found.length > 0 ? found.join('.') : undefined
}

function innerFields(field: FormField): readonly FormField[] {
  if (field.kind === 'group') return field.fields
  if (field.kind === 'list') return [field.item]
  return field.kind === 'variants' ? field.variants.flatMap(innerFields) : []
}

/** A few words of an item: its first text. */
export function summaryOf(value: FormData): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(summaryOf).find((text) => text !== '') ?? ''
  if (!isRecord(value)) return ''
  const named = value['title'] ?? value['name'] ?? value['label'] ?? value['text']
  return typeof named === 'string' && named !== '' ? named : summaryOf(Object.values(value))
}

/** `Picture` → "picture", but "CTA buttons" stays. */
export function lowerFirst(label: string): string {
  return /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
