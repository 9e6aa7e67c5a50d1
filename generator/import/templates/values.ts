// Values of Go templates, as far as an import follows them.

/** A value that only a build of the old site would tell. What it decides cannot be followed. */
export const unknownValue = Symbol('unknown')

/** Markup that is printed as it is. */
export interface Markup {
  markup: string
}

/** What has values by name. Functions of it are called with the arguments that follow. */
export interface GoObject {
  go: (name: string) => GoValue | GoMethod
  /** What two of one thing have in common. */
  key?: string
}

export type GoMethod = (args: readonly GoValue[]) => GoValue
export interface GoMap {
  [key: string]: GoValue
}
export type GoValue = string | number | boolean | undefined | symbol | Markup | GoObject | GoMap | readonly GoValue[]

/** Ends a template whose result is not known. */
export class TemplateStop extends Error {}

/** Ends a template that refuses what it got: no site is built that way. */
export class TemplateRefusal extends TemplateStop {}

export function isMarkup(value: GoValue): value is Markup {
  return typeof value === 'object' && 'markup' in value && typeof value.markup === 'string'
}

export function isObject(value: GoValue): value is GoObject {
  return typeof value === 'object' && 'go' in value && typeof value.go === 'function'
}

export function isList(value: GoValue): value is readonly GoValue[] {
  return Array.isArray(value)
}

export function isMap(value: GoValue): value is GoMap {
  return typeof value === 'object' && !isList(value) && !isMarkup(value) && !isObject(value)
}

/** Data of YAML, TOML or JSON as a value. */
export function toGo(data: unknown, depth = 0): GoValue {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return data
  if (data instanceof Date) return data.toISOString()
  if (typeof data !== 'object' || data === null || depth > 30) return undefined
  if (Array.isArray(data)) return data.map((each) => toGo(each, depth + 1))
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toGo(value, depth + 1)]))
}

/** Whether a value counts as true. Throws TemplateStop if that is not known. */
export function isTrue(value: GoValue): boolean {
  if (typeof value === 'symbol') throw new TemplateStop('a condition is not known')
  if (isMarkup(value)) return value.markup !== ''
  if (isList(value)) return value.length > 0
  if (isMap(value)) return Object.keys(value).length > 0
  return isObject(value) || (value !== undefined && value !== '' && value !== 0 && value !== false)
}

/** A value as a text. */
export function textOf(value: GoValue): string {
  if (value === undefined) return ''
  if (isMarkup(value)) return value.markup
  if (typeof value === 'object' || typeof value === 'symbol') throw new TemplateStop('a value is no text')
  return String(value)
}

/** The value of a key; Hugo does not distinguish capitals in parameters. */
export function keyOf(value: GoMap, key: string): GoValue {
  if (Object.hasOwn(value, key)) return value[key]
  const same = Object.keys(value).find((each) => each.toLowerCase() === key.toLowerCase())
  return same === undefined ? undefined : value[same]
}
