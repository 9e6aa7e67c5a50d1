// zod's issues → problems a writer can act on. In: the issues, the data they speak of and the schema. Out: problems with path and wording.
// An unknown key points at the key, a missing key at its parent; misspelt names get the nearest right one.

import type * as z from 'zod'
import { listNames, nearestName, type Problem } from '../problem.ts'
import type { Path } from '../yaml/parse-yaml.ts'

/** A problem whose place is still a path into the data. */
export interface PathProblem {
  problem: Problem
  path: Path
  onKey: boolean
  /** Line and column inside the text at `path`, from 0. */
  inText?: { line: number; column: number }
}

/** Translates every issue of one failed parse. */
export function describeIssues(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, data: unknown): PathProblem[] {
  const found = issues.flatMap((issue) => describeIssue(issue, schema, data))
  // A misspelt key is one mistake: do not also say that the right key is missing.
  const meant = new Set(
    found
      .filter(({ problem }) => problem.code === 'unknown-key')
      .map(({ problem, path }) => pathKey([...path.slice(0, -1), suggestionOf(problem)])),
  )
  return found.filter(({ problem, path }) => problem.code !== 'missing-key' || !meant.has(pathKey(path)))
}

function suggestionOf(problem: Problem): string {
  return /^did you mean "([^"]+)"/.exec(problem.hint ?? '')?.[1] ?? ''
}

function pathKey(path: Path): string {
  return path.map(String).join('\u0000')
}

function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown): PathProblem[] {
  const path = issue.path
  const name = nameOf(path)
  const value = valueAt(data, path)
  const local = schemaAt(schema, path)
  const at = (code: string, message: string, hint?: string): PathProblem[] => [
    {
      problem: { code, severity: 'error', message, ...(hint === undefined ? {} : { hint }) },
      path,
      onKey: code === 'missing-key',
    },
  ]

  if (issue.code === 'unrecognized_keys') {
    const keys = shapeOf(local)
    return issue.keys.map((key) => {
      const near = nearestName(key, keys)
      const hint = near ? `did you mean "${near}"?` : keys.length > 0 ? `known keys: ${listNames(keys)}` : 'remove it'
      const where = path.length === 0 ? '' : ` in ${name}`
      return {
        problem: { code: 'unknown-key', severity: 'error', message: `the key "${key}" is not known${where}`, hint },
        path: [...path, key],
        onKey: true,
      }
    })
  }
  if (value === undefined)
    return at(
      'missing-key',
      `${name} is missing`,
      hintFor(local, requiredKeys(local).length > 0 ? `add it, with ${listNames(requiredKeys(local))}` : 'add it'),
    )
  if (/^(?:must|needs)\b/.test(issue.message))
    return at('bad-value', `${name} ${issue.message}${issue.message.includes('empty') ? '' : foundText(value)}`)
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const near = typeof value === 'string' ? nearestName(value, values) : undefined
    return at(
      'bad-value',
      `${name} must be ${values.length === 1 ? values[0] : `one of ${listNames(values, 12)}`}${foundText(value)}`,
      near ? `did you mean "${near}"?` : undefined,
    )
  }
  if (issue.code === 'invalid_type')
    return at(
      'bad-type',
      `${name} must be ${typeWord(issue.expected)}, but is ${valueWord(value)}`,
      typeHint(issue.expected, value),
    )
  if (issue.code === 'invalid_union') return describeUnion(issue, local, data, path, name, value)
  if (issue.code === 'too_small')
    return at(
      'bad-value',
      `${name} must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}${foundText(value)}`,
    )
  if (issue.code === 'too_big')
    return at(
      'bad-value',
      `${name} must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}${foundText(value)}`,
    )
  return at(
    'bad-value',
    `${name} is not valid: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}${foundText(value)}`,
    hintFor(local),
  )
}

function describeUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  local: z.ZodType | undefined,
  data: unknown,
  path: Path,
  name: string,
  value: unknown,
): PathProblem[] {
  // The option that got furthest is the one that was meant.
  const best = [...issue.errors].sort((a, b) => deepest(b) - deepest(a) || a.length - b.length)[0]
  if (best && local && deepest(best) > 0)
    return best.flatMap((inner) => describeIssue({ ...inner, path: [...path, ...inner.path] }, local, data))
  const custom = best?.find((inner) => /^(?:must|needs)\b/.test(inner.message))
  const message = custom
    ? `${name} ${custom.message}${foundText(value)}`
    : `${name} is ${valueWord(value)}, which does not fit here`
  return [
    { problem: { code: 'bad-value', severity: 'error', message, ...optionalHint(hintFor(local)) }, path, onKey: false },
  ]
}

function optionalHint(hint: string | undefined): { hint?: string } {
  return hint === undefined ? {} : { hint }
}

function deepest(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length))
}

function nameOf(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'the file'
  if (typeof last !== 'number') return `"${String(last)}"`
  const list = path.at(-2)
  return list === undefined ? `entry ${last + 1}` : `item ${last + 1} of "${String(list)}"`
}

function valueAt(data: unknown, path: Path): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}

function hintFor(schema: z.ZodType | undefined, verb?: string): string | undefined {
  const description = schema && descriptionOf(schema)
  if (verb === undefined) return description
  return description ? `${verb}: ${description.charAt(0).toLowerCase()}${description.slice(1)}` : verb
}

function typeHint(expected: string, value: unknown): string | undefined {
  const claim = typeof value === 'object' && value !== null ? Object.keys(value)[0] : undefined
  if (expected === 'string' && claim?.startsWith('claim:')) return `quote it: "{${claim}}"`
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `quote it: "${String(value)}"`
  if (expected === 'boolean' && typeof value === 'string') return 'write true or false, without quotes'
  if (expected === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return `write it without quotes: ${value.trim()}`
  if (expected === 'array') return 'begin each item on its own line with "- "'
  return undefined
}

function typeWord(expected: string): string {
  const words: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping (keys and values)',
    record: 'a mapping (keys and values)',
    nan: 'a number',
  }
  return words[expected] ?? expected
}

function valueWord(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  if (typeof value === 'string') return `the text ${quote(value)}`
  return typeof value === 'number' ? `the number ${value}` : String(value)
}

function foundText(value: unknown): string {
  if (value === null || value === '') return '; it is empty'
  if (typeof value === 'string') return `; found ${quote(value)}`
  return typeof value === 'number' || typeof value === 'boolean' ? `; found ${value}` : ''
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}

// Wrappers such as optional() and default() hold the schema that was meant one level below.
function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  let inner = schema
  for (;;) {
    const definition = inner?.def as { innerType?: z.ZodType; in?: z.ZodType } | undefined
    const next = definition?.innerType ?? definition?.in
    if (!next) return inner
    inner = next
  }
}

function descriptionOf(schema: z.ZodType): string | undefined {
  return schema.description ?? unwrap(schema)?.description
}

function shapeOf(schema: z.ZodType | undefined): string[] {
  const inner = unwrap(schema) as { shape?: Record<string, unknown> } | undefined
  return Object.keys(inner?.shape ?? {})
}

/** Keys a mapping cannot do without. */
function requiredKeys(schema: z.ZodType | undefined): string[] {
  const shape = (unwrap(schema) as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {}
  return Object.keys(shape).filter((key) => shape[key]?.safeParse(undefined).success === false)
}

/** The schema that speaks of the value at `path`, when it can be told. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema
  for (const step of path) {
    const inner = unwrap(current) as
      | { shape?: Record<string, z.ZodType>; element?: z.ZodType; options?: z.ZodType[] }
      | undefined
    const fromUnion = inner?.options
      ?.map((option) => (unwrap(option) as { shape?: Record<string, z.ZodType> } | undefined)?.shape?.[String(step)])
      .find(Boolean)
    current = inner?.shape?.[String(step)] ?? (typeof step === 'number' ? inner?.element : undefined) ?? fromUnion
    if (!current) return undefined
  }
  return current
}
