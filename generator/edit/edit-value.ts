// Edits of any value of a YAML text, at a path. Each difference between the old and the new value is a step of its own,
// spliced into the text; the result is parsed again, and the edit is refused unless it parses to exactly the intended
// data.

import { isDeepStrictEqual } from 'node:util'
import { isAlias, isMap, isSeq, type Node, type Pair } from 'yaml'
import { codeOf, controlPattern, parseYaml } from '../yaml/yaml.ts'
import { contentEnd, startOfLine } from './extents.ts'
import { insertPair } from './insert-pair.ts'
import { insertItem, removeItem } from './list-items.ts'
import { moveItems } from './move-items.ts'
import { EditError, openText, plain } from './open-page.ts'
import { replaceInList, replaceInMap } from './replace-value.ts'
import { removeKey } from './set-key.ts'
import { applySplices, findPair, type Source, type Splice } from './splices.ts'
import { dataAfter, type Step, stepsBetween, type ValuePath } from './value-steps.ts'
import { type DataValue, isMap as isDataMap, isList, writeInline, writeUnderKey } from './write-value.ts'

/** Sets the value at a path, or removes it. */
export interface ValueChange {
  path: ValuePath
  /** Undefined removes the value. */
  value: DataValue | undefined
  /** Known keys of the mapping around the value in their usual order, for the place of a new key. */
  keys?: readonly string[] | undefined
}

/** Why an edit cannot be made. */
export interface EditProblem {
  status: 404 | 422
  /** Where in the file, with dots: `blocks.2.title`. Empty for the file itself. */
  path: string
  message: string
}

/** Makes changes of any YAML, such as front matter without its fences: a mapping or a list. All of them, or none. */
export function editYaml(text: string, changes: readonly ValueChange[]): { text: string } | { problem: EditProblem } {
  try {
    return { text: applyChanges(text, changes) }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return { problem: { status: error.status, path: error.path, message: error.message } }
  }
}

/** The text after all changes. Throws an EditError. */
export function applyChanges(text: string, changes: readonly ValueChange[]): string {
  return changes.reduce((current, change) => {
    const { data } = openText(current, false)
    return stepsOf(data, change).reduce(applyStep, current)
  }, text)
}

function stepsOf(data: DataValue, { path, value, keys = [] }: ValueChange): Step[] {
  const parent = path.slice(0, -1).reduce<DataValue | undefined>(childOf, data)
  const key = path.at(-1)
  if (key === undefined) {
    if (value !== undefined) return stepsBetween([], data, value)
    throw new EditError(422, '', 'the whole file cannot be removed here')
  }
  if (value !== undefined) refuseText(path, value)
  const isRoot = path.length === 1 && data === null && typeof key === 'string'
  if (!isRoot && !isList(parent) && !isDataMap(parent)) throw noPlace(path.slice(0, -1))
  const old = childOf(parent ?? {}, key)
  if (isList(parent)) return listSteps(path, parent, value)
  if (value === undefined) {
    if (old === undefined) return []
    return isDataMap(parent) && Object.keys(parent).length > 1
      ? [{ kind: 'remove-key', path }]
      : stepsBetween(path.slice(0, -1), parent ?? null, {})
  }
  if (old !== undefined) return stepsBetween(path, old, value)
  if (isDataMap(parent) && Object.keys(parent).length === 0)
    return [{ kind: 'set', path: path.slice(0, -1), value: { [key]: value }, after: [] }]
  const place = keys.indexOf(String(key))
  return [{ kind: 'set', path, value, after: place < 0 ? Object.keys(parent ?? {}) : keys.slice(0, place) }]
}

// An index behind the last item adds one.
function listSteps(path: ValuePath, list: readonly DataValue[], value: DataValue | undefined): Step[] {
  const index = path.at(-1)
  if (typeof index !== 'number' || !(index >= 0 && index <= list.length)) throw noPlace(path)
  const changed = value === undefined ? list.toSpliced(index, 1) : list.toSpliced(index, 1, value)
  return stepsBetween(path.slice(0, -1), list, changed)
}

function childOf(value: DataValue | undefined, key: string | number): DataValue | undefined {
  if (isList(value)) return value[Number(key)]
  return isDataMap(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function noPlace(path: ValuePath): EditError {
  return new EditError(404, path.join('.'), 'there is no such place in the file; read it again')
}

function refuseText(path: ValuePath, value: DataValue): void {
  if (isList(value)) for (const [index, item] of value.entries()) refuseText([...path, index], item)
  else if (isDataMap(value))
    for (const [key, item] of Object.entries(value)) {
      refuseText([...path, key], key)
      refuseText([...path, key], item)
    }
  else if (typeof value === 'number' && !Number.isFinite(value))
    throw new EditError(422, path.join('.'), 'the value must be a finite number')
  else if (typeof value === 'string') {
    if (/\p{Cs}/u.test(value)) throw new EditError(422, path.join('.'), 'the text contains an unpaired surrogate')
    const control = controlPattern.exec(value)
    if (control)
      throw new EditError(422, path.join('.'), `the text contains a control character (${codeOf(control[0])})`)
  }
}

// First with the file's own quotes, then with double quotes, which can represent any text.
function applyStep(text: string, step: Step): string {
  const { data } = openText(text, false)
  const intended = plain(dataAfter(data, step))
  for (const isQuoted of [false, true]) {
    const { source, root } = openText(text, isQuoted)
    const splices = planStep(source, root, step)
    if (!splices) continue
    const edited = applySplices(text, splices)
    const { data: result, problems } = parseYaml(edited)
    if (problems.length === 0 && isDeepStrictEqual(plain(result) ?? null, intended)) return edited
  }
  throw new EditError(
    422,
    step.path.join('.'),
    'this edit would change something else in the file as well (an anchor, an alias, a comment or an unusual ' +
      'layout); edit the file by hand',
  )
}

function planStep(source: Source, root: Node | null, step: Step): Splice[] | undefined {
  if (step.kind === 'set' || step.kind === 'remove-key') return planValue(source, root, step)
  const list = nodeAt(root, step.path)
  if (!isSeq(list)) return undefined
  if (step.kind === 'move') return moveItems(source, list, step.order)
  if (step.kind === 'insert') return insertItem(source, list, step.index, step.value)
  return removeItem(source, list, step.index, step.path.length === 0)
}

function planValue(
  source: Source,
  root: Node | null,
  step: Extract<Step, { kind: 'set' | 'remove-key' }>,
): Splice[] | undefined {
  const key = step.path.at(-1)
  if (key === undefined) return step.kind === 'set' ? planRoot(source, root, step.value) : undefined
  const parent = nodeAt(root, step.path.slice(0, -1))
  if (step.kind === 'remove-key') return isMap(parent) ? removeKey(source, parent, String(key)) : undefined
  if (isSeq(parent)) return replaceInList(source, parent, Number(key), step.value)
  if (root === null) return planRoot(source, root, { [key]: step.value })
  if (!isMap(parent)) return undefined
  const pair = findPair(parent, String(key))
  return pair
    ? replaceInMap(source, parent, pair, step.value)
    : insertPair(source, parent, { key: String(key), value: step.value, after: step.after })
}

/** The whole of a text; what has only comments so far keeps them. */
function planRoot(source: Source, root: Node | null, value: DataValue): Splice[] | undefined {
  const { text, eol, layout } = source
  const isBlock = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  const column = isList(value) ? -layout.dashIndent : -layout.step
  const written = isBlock ? writeUnderKey(source, value, column).lines.join(eol) : writeInline(source, value, false)
  if (root?.range) {
    const [start, end] = root.range
    // The line break stays: below it is the fence of front matter.
    return [{ start, end: contentEnd(text, start, end), text: written }]
  }
  const gap = text === '' || startOfLine(text, text.length) === text.length ? '' : eol
  return [{ start: text.length, end: text.length, text: `${gap}${written}${eol}` }]
}

/** The node at a path. Throws an EditError for an alias: what it stands for is written elsewhere. */
function nodeAt(root: Node | null, path: ValuePath): Node | null | undefined {
  let node: Node | null | undefined = root
  for (const [depth, key] of path.entries()) {
    if (isMap(node)) node = (findPair(node, String(key)) as Pair<unknown, Node | null> | undefined)?.value
    else node = isSeq(node) ? (node.items[Number(key)] as Node | undefined) : undefined
    if (isAlias(node))
      throw new EditError(
        422,
        path.slice(0, depth + 1).join('.'),
        `this value is an alias (*${node.source}), so a change would affect other places; edit the file by hand`,
      )
  }
  return node
}
