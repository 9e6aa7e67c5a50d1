// Data checked by a schema; zod's issues become problems that a writer can act on. An unknown key points at the key, a
// missing key at its parent; misspelt names get the nearest right one.

import * as z from 'zod'
import { descriptionOf, knownKeys, requiredKeys, schemaAt } from '#schemas/inspect-schema.ts'
import { textPattern } from '#schemas/primitives.ts'
import { listNames, nearestName, type Problem, type ProblemCode, slipsOf } from '../problem.ts'
import { unseenHint } from '../text.ts'
import type { Path } from '../yaml/yaml.ts'
import { dateHint, isDateSchema } from './date-hint.ts'
import { foundText, typeHint, typeWord, unitOf, valueWord } from './value-words.ts'

/** A problem whose place is still a path into the data. */
export interface PathProblem {
  problem: Problem
  path: Path
  onKey: boolean
  /** Line and column inside the text at `path`, from 0. */
  inText?: { line: number; column: number }
  /** The known key that an unknown key probably stands for. */
  suggestion?: string | undefined
}

export interface CheckOptions {
  /** Name of the whole data in messages; "the file" by default. */
  whole?: string
  /** A scalar as the file has it: YAML reads 1.0 as 1. */
  written?: (path: Path) => string | undefined
  /** How the file writes a key of the whole. */
  writtenKey?: (key: string) => string
  /** What to do about some keys of the whole that are not known. */
  foreignKeys?: Readonly<Record<string, string>>
  /** How to allow other keys of the whole, e.g. "add it to …". */
  howToAllow?: string | undefined
}

interface Checked extends CheckOptions {
  schema: z.ZodType
  data: unknown
}

/** The data as the schema gives it, or what is wrong with it. */
export function checkData<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  options: CheckOptions = {},
): { value: z.infer<Schema> } | { problems: PathProblem[] } {
  // Schemas word some refusals themselves, as the end of a sentence; all other issues come without a message.
  const result = schema.safeParse(data, { error: () => '' })
  if (result.success) return { value: result.data }
  const found = result.error.issues.flatMap((issue) => describeIssue(issue, { ...options, schema, data }))
  // A misspelt key is one mistake: do not also say that the right key is missing.
  const meant = new Set(
    found.flatMap(({ path, suggestion }) =>
      suggestion === undefined ? [] : [pathKey([...path.slice(0, -1), suggestion])],
    ),
  )
  return {
    problems: found.filter(({ problem, path }) => problem.code !== 'missing-key' || !meant.has(pathKey(path))),
  }
}

function pathKey(path: Path): string {
  return path.map(String).join('\u0000')
}

function describeIssue(issue: z.core.$ZodIssue, checked: Checked): PathProblem[] {
  const { path } = issue
  const local = schemaAt(checked.schema, path)
  const value = valueAt(checked.data, path)
  if (issue.code === 'unrecognized_keys') return describeUnknownKeys(issue, local, checked)
  const name = nameOf(path, checked)
  if (value === undefined) {
    const required = requiredKeys(local)
    const verb = required.length > 0 ? `add it, with ${listNames(required)}` : 'add it'
    return [{ ...pathProblem('missing-key', path, `${name} is missing`, hintFor(local, verb)), onKey: true }]
  }
  const hint = hintOf(value, issue, local)
  const found = describeFound(issue, value, { local, name, checked })
  return hint === undefined ? found : found.map((each) => ({ ...each, problem: { ...each.problem, hint } }))
}

interface Place {
  local: z.ZodType | undefined
  name: string
  checked: Checked
}

function describeFound(issue: z.core.$ZodIssue, value: unknown, { local, name, checked }: Place): PathProblem[] {
  const { path } = issue
  if (issue.message !== '') return [pathProblem('bad-value', path, `${name} ${issue.message}${endOf(issue, value)}`)]
  if (issue.code === 'invalid_union') return describeUnion(issue, local, checked)
  if (issue.code === 'invalid_key') {
    const message = `the key "${String(path.at(-1))}" ${issue.issues[0]?.message}`
    return [{ ...pathProblem('bad-value', path, message), onKey: true }]
  }
  return [describeValue(issue, value, name, checked)]
}

/** What helps most, whatever else is said of a value: what nobody sees in it, and a date as it is written here. */
function hintOf(value: unknown, { code }: z.core.$ZodIssue, local: z.ZodType | undefined): string | undefined {
  const isSize = code === 'too_big' || code === 'too_small'
  const unseen = typeof value === 'string' && !isSize ? unseenHint(value) : undefined
  return unseen ?? (isDateSchema(local) ? dateHint(value) : undefined)
}

function describeUnknownKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  local: z.ZodType | undefined,
  checked: Checked,
): PathProblem[] {
  const known = knownKeys(local)
  const { foreignKeys = {} } = checked
  const allow = path.length === 0 ? checked.howToAllow : undefined
  const where = path.length === 0 ? '' : ` in ${nameOf(path, checked)}`
  const listed = known.length > 0 ? `known keys: ${listNames(known)}` : 'remove it'
  return keys.map((key) => {
    const advice = path.length === 0 && Object.hasOwn(foreignKeys, key) ? foreignKeys[key] : undefined
    const suggestion = advice === undefined ? nearestName(key, known) : undefined
    const help = suggestion === undefined ? `${advice ?? listed}.` : `did you mean "${suggestion}"?`
    // A slip of the fingers is that key: `libretto explain` tells of keys of one's own.
    const isSlip = suggestion !== undefined && nearestName(key, [suggestion], slipsOf(key)) !== undefined
    const hint = allow === undefined || isSlip ? help.replace(/\.$/, '') : `${help} To keep "${key}", ${allow}`
    const problem = pathProblem('unknown-key', [...path, key], `the key "${key}" is not known${where}`, hint)
    return { ...problem, onKey: true, suggestion }
  })
}

function describeValue(issue: z.core.$ZodIssue, value: unknown, name: string, checked: Checked): PathProblem {
  const { path } = issue
  const bad = (text: string, hint?: string) =>
    pathProblem('bad-value', path, `${name} ${text}${foundText(value)}`, hint)
  switch (issue.code) {
    case 'invalid_value': {
      const values = issue.values.map(String)
      const near = typeof value === 'string' ? nearestName(value, values) : undefined
      const listed = values.length === 1 ? values[0] : `one of ${listNames(values, 12)}`
      return bad(`must be ${listed}`, near && `did you mean "${near}"?`)
    }
    case 'invalid_type': {
      const written = writtenNumber(value, path, checked)
      const message = `${name} must be ${typeWord(issue.expected)}, but is ${valueWord(value, written)}`
      return pathProblem('bad-type', path, message, typeHint(issue.expected, value, written))
    }
    case 'too_small':
      return bad(
        `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`,
      )
    case 'too_big':
      return bad(
        `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`,
      )
    default: {
      const text = defaultMessage(issue)
      const hint = hintFor(schemaAt(checked.schema, path))
      return bad(`is not valid: ${text.charAt(0).toLowerCase()}${text.slice(1)}`, hint)
    }
  }
}

function describeUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  local: z.ZodType | undefined,
  checked: Checked,
): PathProblem[] {
  const { path } = issue
  // The option that got furthest is the one that was meant. Only a mapping has keys.
  const keyed = issue.errors.find((option) => option.some(({ code }) => code === 'unrecognized_keys'))
  const best = keyed ?? [...issue.errors].sort((a, b) => deepest(b) - deepest(a) || a.length - b.length)[0]
  if (best && local && (keyed || deepest(best) > 0))
    return best.flatMap((inner) => describeIssue({ ...inner, path: [...path, ...inner.path] }, checked))
  const value = valueAt(checked.data, path)
  const worded = best?.find(({ message }) => message !== '')
  const text = worded
    ? `${worded.message}${foundText(value)}`
    : `is ${valueWord(value, writtenNumber(value, path, checked))}, which does not fit here`
  return [pathProblem('bad-value', path, `${nameOf(path, checked)} ${text}`, hintFor(local))]
}

function deepest(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((most, { path }) => Math.max(most, path.length), 0)
}

function pathProblem(code: ProblemCode, path: Path, message: string, hint?: string): PathProblem {
  return { problem: { code, severity: 'error', message, ...(hint ? { hint } : {}) }, path, onKey: false }
}

/** zod's own words, where neither a schema nor this file has any. */
function defaultMessage(issue: z.core.$ZodIssue): string {
  const found = z.config().localeError?.(issue as z.core.$ZodRawIssue)
  return (typeof found === 'string' ? found : found?.message) ?? 'invalid input'
}

// "must not be empty" needs no "it is empty".
function endOf(issue: z.core.$ZodIssue, value: unknown): string {
  const isBlank = issue.code === 'invalid_format' && issue['pattern'] === String(textPattern)
  return isBlank ? '' : foundText(value)
}

function nameOf(path: Path, { whole = 'the file', writtenKey }: CheckOptions): string {
  const last = path.at(-1)
  if (last === undefined) return whole
  if (typeof last !== 'number') return `"${path.length === 1 && writtenKey ? writtenKey(String(last)) : String(last)}"`
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

function writtenNumber(value: unknown, path: Path, { written }: CheckOptions): string {
  const text = typeof value === 'number' ? written?.(path) : undefined
  return text !== undefined && Number(text) === value ? text : String(value)
}

function hintFor(schema: z.ZodType | undefined, verb?: string): string | undefined {
  const description = descriptionOf(schema)
  if (verb === undefined) return description
  return description ? `${verb}: ${description.charAt(0).toLowerCase()}${description.slice(1)}` : verb
}
