// New texts for values of a YAML file, wherever they are in it. A value keeps its style and every byte that does not
// change. The result is parsed again: it must be exactly the data with the new texts.

import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, isSeq, type Node, parseDocument, type Scalar } from 'yaml'
import { documentOptions, type Path, parseYaml } from '../yaml/yaml.ts'
import { plain } from './open-page.ts'
import { applySplices, describeSource, type Source, type Splice, styleOf } from './splices.ts'
import { writeScalar } from './write-scalar.ts'

/** What changes in the value at a path. Offsets are those of the value; none if it stays. */
export type ChangeValue = (path: Path, value: string) => readonly Splice[]

/** The text with new values; undefined if they cannot be written without a change of something else. */
export function rewriteValues(text: string, change: ChangeValue): string | undefined {
  const { data, problems } = parseYaml(text)
  if (problems.length > 0) return undefined
  const document = parseDocument(text, documentOptions)
  const source = describeSource(text, false)
  const splices: Splice[] = []
  const walk = (node: unknown, path: Path, isInFlow: boolean): boolean => {
    if (isMap(node))
      return node.items.every(({ key, value }) =>
        walk(value, [...path, String(isScalar(key) ? key.value : key)], isInFlow || node.flow === true),
      )
    if (isSeq(node)) return node.items.every((item, index) => walk(item, [...path, index], isInFlow || !!node.flow))
    if (!isScalar(node) || typeof node.value !== 'string') return true
    const found = change(path, node.value)
    const written = found.length === 0 ? [] : spliceScalar(node as Scalar<string>, found, { source, isInFlow })
    for (const splice of written ?? []) splices.push(splice)
    return written !== undefined
  }
  if (!walk(document.contents, [], false)) return undefined
  if (splices.length === 0) return text
  const edited = applySplices(text, splices)
  const again = parseYaml(edited)
  const isRight = again.problems.length === 0 && isDeepStrictEqual(plain(again.data), changeData(data, [], change))
  return isRight ? edited : undefined
}

function changeData(data: unknown, path: Path, change: ChangeValue): unknown {
  if (typeof data === 'string') return applySplices(data, change(path, data))
  if (Array.isArray(data)) return data.map((item, index) => changeData(item, [...path, index], change))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, changeData(value, [...path, key], change)]),
  )
}

/** The same changes in the file: the parts as they are written, or else the whole value in its style. */
function spliceScalar(
  node: Scalar<string> & Node,
  changes: readonly Splice[],
  { source, isInFlow }: { source: Source; isInFlow: boolean },
): Splice[] | undefined {
  const [start, end] = node.range ?? [0, 0]
  const written = source.text.slice(start, end)
  const parts = changes.map((change) => placeIn(written, node.value, change))
  if (parts.every((part) => part !== undefined))
    return parts.map((part) => ({ ...part, start: start + part.start, end: start + part.end }))
  if (node.type !== 'PLAIN' && node.type !== 'QUOTE_SINGLE' && node.type !== 'QUOTE_DOUBLE') return undefined
  const value = applySplices(node.value, changes)
  return [{ start, end, text: writeScalar(value, styleOf(source, isInFlow, node.type)) }]
}

/** The place of a part of a value in what is written, if it is written there as often as in the value. */
function placeIn(written: string, value: string, { start, end, text }: Splice): Splice | undefined {
  const part = value.slice(start, end)
  const [here, there] = [placesOf(part, value), placesOf(part, written)]
  const at = there[here.indexOf(start)]
  return at === undefined || here.length !== there.length ? undefined : { start: at, end: at + part.length, text }
}

function placesOf(part: string, text: string): number[] {
  const places: number[] = []
  if (part === '') return places
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}
