import type { Seen } from './seen.ts'

/**
 * Whether a value that the cache folder had is what a build remembers. Whoever can write that folder can seal other
 * values too, and these must not end a build.
 */
export function hasLastBuildShape(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { pages, bytes, problems, from, until, codeVersions, contexts, content, code, output, loads } = value as Record<
    string,
    unknown
  >
  if (![pages, bytes, from, until].every((number) => typeof number === 'number')) return false
  if (typeof contexts !== 'object' || contexts === null) return false
  return (
    isList(codeVersions, isText) &&
    isList(loads, isText) &&
    isList(problems, isProblem) &&
    [content, code, output].every(isSeenList)
  )
}

/** Whether a value is a list of files as a build has seen them. */
export function isSeenList(list: unknown): list is Seen[] {
  return isList(list, isSeen)
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isProblem(value: unknown): boolean {
  const { code, severity, message } = (value ?? {}) as Record<string, unknown>
  return isText(code) && (severity === 'error' || severity === 'warning') && isText(message)
}

// Without destructuring: there may be many.
function isSeen(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  for (let index = 0; index < 3; index++) if (typeof value[index] !== 'string') return false
  return true
}
