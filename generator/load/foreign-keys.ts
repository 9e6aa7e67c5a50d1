// The keys of other tools in front matter → a collection's own keys, before any schema sees them: for a standard
// collection when the file is parsed, for a custom one when its schema is known.

import type * as z from 'zod'
import { standardCollections } from '#schemas/article-collections.ts'
import { dateKeys, keyAliases } from '#schemas/foreign-keys.ts'
import { knownKeys, schemaAt } from '#schemas/inspect-schema.ts'
import { folderOf } from '../addresses/addresses.ts'
import type { Fault } from '../problem.ts'
import { isMapping } from '../yaml/yaml.ts'

/** What is wrong with a key, as it is written. */
export interface KeyFault extends Fault {
  key: string
}

/** The front matter of an article by the keys of its collection. Without a schema the data stays as it is. */
export function takeOwnKeys(data: unknown, schema: z.ZodType | undefined): { data: unknown; faults: KeyFault[] } {
  if (!schema || !isMapping(data) || !Object.entries(data).some(isForeign)) return { data, faults: [] }
  const own = knownKeys(schema)
  const faults: KeyFault[] = []
  const written = new Map<string, string>()
  const hasAuthor = schemaAt(schema, ['author', 'name']) !== undefined
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => {
    const name = ownKeyOf(key, value, own)
    const first = written.get(name)
    if (first !== undefined) faults.push(twoNames(first, key))
    written.set(name, key)
    if (name === 'status' && key !== name) {
      if (typeof value !== 'boolean') faults.push(notBoolean(key))
      return [name, value === (key === 'draft') ? 'draft' : 'published']
    }
    if (name === 'aliases') return [name, oldPaths(value)]
    if (name === 'author' && hasAuthor && typeof value === 'string') return [name, { name: value }]
    return [name, key === name ? value : readForeign(name, value)]
  })
  return { data: Object.fromEntries(entries), faults }
}

// Most articles have nothing of the kind: they must cost next to nothing among ten thousand.
function isForeign([key, value]: [string, unknown]): boolean {
  return Object.hasOwn(keyAliases, key) || key === 'aliases' || (key === 'author' && typeof value === 'string')
}

/** How the front matter of a file writes one of a collection's own keys. */
export function writtenKeyOf(file: string, data: unknown, name: string): string {
  if (!isMapping(data) || Object.hasOwn(data, name)) return name
  const schema = standardSchema(file)
  // A custom collection has the key that is asked for.
  const own = schema ? knownKeys(schema) : [name]
  return Object.entries(data).find(([key, value]) => ownKeyOf(key, value, own) === name)?.[0] ?? name
}

function ownKeyOf(key: string, value: unknown, own: readonly string[]): string {
  if (own.includes(key) || !Object.hasOwn(keyAliases, key)) return key
  // A list of several says nothing about which one is meant.
  if (key === 'categories' && Array.isArray(value) && value.length !== 1) return key
  return keyAliases[key]?.find((name) => own.includes(name)) ?? key
}

function readForeign(name: string, value: unknown): unknown {
  if (name === 'category' && Array.isArray(value)) return value[0]
  return dateKeys.includes(name) && typeof value === 'string' ? isoDate(value) : value
}

/** Jekyll takes one path instead of a list, and writes a slash at the end. */
function oldPaths(value: unknown): unknown {
  const paths: unknown[] = Array.isArray(value) ? value : [value]
  return paths.map((path) => (typeof path === 'string' && path.length > 1 ? path.replace(/\/$/, '') : path))
}

/** `2024-01-05 10:00:00 +0100` → an ISO instant. A time without an offset is in UTC. Other texts stay as they are. */
export function isoDate(text: string): string {
  const found = /^(\d{4}-\d\d-\d\d)[T\s]\s*(\d\d:\d\d)(:\d\d(?:\.\d+)?)?\s*(?:Z|UTC|([+-]\d\d):?(\d\d))?$/i.exec(
    text.trim(),
  )
  if (!found) return text
  const [, day, time, seconds = ':00', hours, minutes] = found
  return `${day}T${time}${seconds}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`
}

function twoNames(first: string, key: string): KeyFault {
  return {
    key,
    code: 'two-names',
    message: `"${first}" and "${key}" are two names of the same key`,
    hint: 'keep one of them',
  }
}

function notBoolean(key: string): KeyFault {
  return {
    key,
    code: 'bad-type',
    message: `"${key}" must be true or false`,
    hint: 'write true or false, without quotes',
  }
}

/** The schema of an article's front matter; undefined if its collection is not a standard one. */
export function standardSchema(file: string): z.ZodType | undefined {
  const folder = folderOf(file) ?? ''
  return Object.hasOwn(standardCollections, folder) ? standardCollections[folder]?.schema : undefined
}
