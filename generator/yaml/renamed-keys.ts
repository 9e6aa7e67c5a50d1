// Keys that a newer version gave another name, read under the old one: data has the new names from here on, and a
// warning says where the file has the old one.

import { type RenamedKey, renamedKeys } from '#schemas/format-changes.ts'
import type { Problem } from '../problem.ts'
import { isMapping } from './is-mapping.ts'
import type { Path } from './model.ts'

/** A place of a file that has an old name. */
export interface OldKey {
  /** Keys and indexes down to the old name. */
  path: Path
  change: RenamedKey
  /** Whether the new name stands beside it: then only a person can say which of the two is meant. */
  isDouble: boolean
}

/** The changes that concern a file. */
export function changesOf(file: string, changes: readonly RenamedKey[] = renamedKeys): readonly RenamedKey[] {
  if (changes.length === 0) return changes
  const below = file.replace(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*\//, '')
  return changes.filter((change) => (change.file.endsWith('/') ? below.startsWith(change.file) : below === change.file))
}

/** Places of the data that have an old name. */
export function findOldKeys(data: unknown, changes: readonly RenamedKey[]): OldKey[] {
  return changes.flatMap((change) => findBelow(data, change.path, { change, path: [] }))
}

function findBelow(
  value: unknown,
  [key, ...rest]: readonly string[],
  { change, path }: { change: RenamedKey; path: Path },
): OldKey[] {
  if (key === undefined || typeof value !== 'object' || value === null) return []
  if (key === '*')
    return Object.entries(value).flatMap(([name, item]) => {
      const at = Array.isArray(value) ? Number(name) : name
      return findBelow(item, rest, { change, path: [...path, at] })
    })
  if (!isMapping(value) || !Object.hasOwn(value, key)) return []
  if (rest.length > 0) return findBelow(value[key], rest, { change, path: [...path, key] })
  return [{ path: [...path, key], change, isDouble: Object.hasOwn(value, change.to) }]
}

/** The data under new names. A mapping that has both names stays as it is, and its schema refuses the old one. */
export function takeNewKeys(data: unknown, changes: readonly RenamedKey[]): { data: unknown; old: OldKey[] } {
  const old = findOldKeys(data, changes).filter(({ isDouble }) => !isDouble)
  return { data: old.reduce((value, { path, change }) => renameAt(value, path, change.to), data), old }
}

function renameAt(value: unknown, [key, ...rest]: Path, to: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? renameAt(item, rest, to) : item))
  if (!isMapping(value)) return value
  const entries = Object.entries(value).map(([name, item]) => {
    if (name !== key) return [name, item]
    return rest.length === 0 ? [to, item] : [name, renameAt(item, rest, to)]
  })
  return Object.fromEntries(entries)
}

/** The warning about an old name. */
export function describeOldKey({ path, change }: OldKey): Pick<Problem, 'code' | 'severity' | 'message' | 'hint'> {
  const name = String(path.at(-1))
  return {
    code: 'renamed-key',
    severity: 'warning',
    message:
      `the key "${name}" is called "${change.to}" since Libretto ${change.version}; ` +
      `it works until ${change.until}`,
    hint: `write "${change.to}", or run "libretto upgrade"`,
  }
}

/** A path of the data as the file writes it. `written` is the data of the file. */
export function writtenPath(path: Path, written: unknown, changes: readonly RenamedKey[]): Path {
  if (changes.length === 0) return path
  const old = takeNewKeys(written, changes).old
  const moved = old.find(({ path: from, change }) =>
    from.every((key, index) => path[index] === (index === from.length - 1 ? change.to : key)),
  )
  return moved ? [...moved.path, ...path.slice(moved.path.length)] : path
}
