// A page's file opened for an edit: its nodes with their places in the text, and its data, which the edit changes in
// parallel. edit-page.ts checks that both agree in the end.

import { isMap, type Node, parseDocument, type YAMLMap } from 'yaml'
import { documentOptions, parseYaml } from '../yaml/yaml.ts'
import { setKey } from './set-key.ts'
import { describeSource, type Source, type Splice } from './splices.ts'
import type { PlainValue } from './write-scalar.ts'
import type { DataValue } from './write-value.ts'

/** Keys of a block's head, in the order in which a missing one is inserted. */
export const blockKeys = ['id', 'type', 'title', 'subtitle', 'visible', 'order'] as const

/** An edit that cannot be made; edit-page.ts turns it into a problem. */
export class EditError extends Error {
  readonly status: 404 | 422
  readonly path: string
  constructor(status: 404 | 422, path: string, message: string) {
    super(message)
    this.status = status
    this.path = path
  }
}

/** Values of one block that the panel can set; null removes the key, so that its default applies again. */
export interface BlockFields {
  title?: string | null
  subtitle?: string | null
  order?: number | null
  visible?: boolean | null
}

/** A mapping as data. */
export type DataRecord = { [key: string]: unknown }

/** A mapping of the page that an edit changes. */
export interface Target {
  map: YAMLMap
  data: DataRecord
  path: readonly (string | number)[]
  /** Known keys in their usual order. */
  keys: readonly string[]
}

/** The page as nodes and as a copy of its data. */
export interface OpenPage {
  source: Source
  root: YAMLMap
  /** What the new text must parse to. */
  data: DataRecord
}

/** Splices that make an edit. */
export interface Planned {
  splices: Splice[]
  blockId?: string
  /** An edited value with an anchor that other places may use. */
  shared?: { path: string; anchor: string }
}

/** Opens the text. Throws an EditError when it cannot be read. */
export function openPage(text: string, isQuoted: boolean): OpenPage {
  const { source, root, data } = openText(text, isQuoted)
  if (!isMap(root)) throw new EditError(422, '', 'the file must hold a mapping (keys and values)')
  return { source, root, data: data as DataRecord }
}

/** Any YAML as nodes and as a copy of its data. Throws an EditError when it cannot be read. */
export function openText(text: string, isQuoted: boolean): { source: Source; root: Node | null; data: DataValue } {
  const { data, problems } = parseYaml(text)
  const [problem] = problems
  if (problem) throw new EditError(422, '', `the file cannot be read (line ${problem.line}): ${problem.message}`)
  const { contents } = parseDocument(text, documentOptions)
  return { source: describeSource(text, isQuoted), root: contents, data: (plain(data) ?? null) as DataValue }
}

/**
 * A deep copy without sharing: aliases share one object, and here each place must change alone. JSON suffices: numbers
 * are finite.
 */
export function plain(data: unknown): unknown {
  return data === undefined ? undefined : JSON.parse(JSON.stringify(data))
}

/** Sets a value in the data and returns the splices that do so in the text. */
export function setValue(
  { source }: OpenPage,
  { map, data, path, keys }: Target,
  key: string,
  value: PlainValue,
): Splice[] {
  if (Object.hasOwn(data, key) && data[key] === value) return []
  const splices = setKey(source, map, { key, value, after: keys.slice(0, keys.indexOf(key)) })
  if (!splices)
    throw new EditError(422, [...path, key].join('.'), 'this is not a single value in the file; edit it by hand')
  data[key] = value
  return splices
}
