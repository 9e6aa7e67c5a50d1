// New names for keys of YAML. Only the letters of the names change: quotes, comments,
// order and line breaks stay, byte for byte.

import { isAlias, isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument } from 'yaml'
import { documentOptions, type Path } from '../yaml/yaml.ts'
import { applySplices, findPair, type Splice } from './splices.ts'

/** A key and its new name. */
export interface KeyName {
  path: Path
  to: string
}

/** The YAML with new names. A key that an alias repeats gets its name behind the anchor. */
export function renameKeys(text: string, names: readonly KeyName[]): string {
  const { contents } = parseDocument(text, documentOptions)
  const splices = names.flatMap((name) => spliceOf(contents, text, name) ?? [])
  return applySplices(text, splices)
}

function spliceOf(root: Node | null, text: string, { path, to }: KeyName): Splice | undefined {
  const parent = path.slice(0, -1).reduce<unknown>(childOf, root)
  const key = isMap(parent) ? findPair(parent, String(path.at(-1)))?.key : undefined
  const range = isScalar(key) ? (key as ParsedNode).range : undefined
  if (!range) return undefined
  const [start, end] = range
  const quote = /^["']/.exec(text.slice(start, end))?.[0] ?? ''
  return { start, end, text: `${quote}${to}${quote}` }
}

// What an alias repeats is written elsewhere, and is found there.
function childOf(parent: unknown, key: PropertyKey): unknown {
  if (isAlias(parent)) return undefined
  if (isMap(parent)) return findPair(parent, String(key))?.value
  return isSeq(parent) ? parent.items[Number(key)] : undefined
}
