// An edit of the debug panel changes only the edited values of a page's file. Where the file has them, it raises
// `version` by one and sets `lastModified`. It never serialises the document: values are spliced into the text, the
// result is parsed again, and the edit is refused unless it parses to exactly the intended data.

import { isDeepStrictEqual } from 'node:util'
import { parseYaml } from '../yaml/yaml.ts'
import { planCopy, planFields } from './edit-blocks.ts'
import { editList, type ListEdit } from './edit-list.ts'
import type { EditProblem } from './edit-value.ts'
import {
  type BlockFields,
  EditError,
  type OpenPage,
  openPage,
  type Planned,
  plain,
  setValue,
  type Target,
} from './open-page.ts'
import { planOrder } from './order-blocks.ts'
import { applySplices, type Splice } from './splices.ts'

export type PageEdit =
  | { kind: 'block'; blockId: string; fields: BlockFields }
  | { kind: 'duplicate'; blockId: string }
  | { kind: 'order'; ids: readonly string[] }
  | ListEdit

export type PageEdited = { text: string; blockId?: string } | { problem: EditProblem }

/**
 * Applies one edit. `now` becomes lastModified, if the file has that key. Missing keys are inserted at the head of the
 * block. `blockId` in the result is the changed or the new block.
 */
export function editPage(text: string, edit: PageEdit, now: Date): PageEdited {
  try {
    if (isListEdit(edit)) return applyListEdit(text, edit, now)
    // One value at a time, because the values may be neighbours in the text.
    const [first, ...others] = splitEdit(edit)
    const edited = applyStep(text, first, now)
    return { ...edited, text: others.reduce((current, step) => applyStep(current, step, undefined).text, edited.text) }
  } catch (error) {
    if (error instanceof EditError)
      return { problem: { status: error.status, path: error.path, message: error.message } }
    throw error
  }
}

/** An edit of values that one splice makes. */
type ValueEdit = Exclude<PageEdit, ListEdit>

function isListEdit(edit: PageEdit): edit is ListEdit {
  return ['data', 'head', 'add', 'remove'].includes(edit.kind)
}

function applyListEdit(text: string, edit: ListEdit, now: Date): PageEdited {
  const edited = editList(text, edit)
  const ordered = edited.ids
    ? applyPlan(edited.text, (page) => planOrder(page, edited.ids ?? [], false)).text
    : edited.text
  const { text: whole } = applyPlan(ordered, (page) => ({ splices: planRevision(page, now) }))
  return { text: whole, ...(edited.blockId === undefined ? {} : { blockId: edited.blockId }) }
}

function splitEdit(edit: ValueEdit): [ValueEdit, ...ValueEdit[]] {
  if (edit.kind !== 'block') return [edit]
  const { blockId, fields } = edit
  const [first, ...others] = (['title', 'subtitle', 'visible', 'order'] as const)
    .filter((key) => fields[key] !== undefined)
    .map((key) => ({ kind: 'block' as const, blockId, fields: { [key]: fields[key] } }))
  return [first ?? edit, ...others]
}

/** One value, one copy or one order. With an instant it also sets the page's version and lastModified. */
function applyStep(text: string, edit: ValueEdit, now: Date | undefined): { text: string; blockId?: string } {
  return applyPlan(text, (page, canMove) => {
    const planned = planEdit(page, edit, canMove)
    return now === undefined ? planned : { ...planned, splices: [...planned.splices, ...planRevision(page, now)] }
  })
}

function applyPlan(
  text: string,
  plan: (page: OpenPage, canMove: boolean) => Planned,
): { text: string; blockId?: string } {
  let shared: Planned['shared']
  // First with the file's own quotes, then with double quotes, which can represent any text. Blocks that cannot be
  // moved in the text, because of an anchor for example, get an order instead.
  for (const isQuoted of [false, true]) {
    const page = openPage(text, isQuoted)
    const planned = plan(page, !isQuoted)
    const edited = applySplices(text, planned.splices)
    const { data, problems } = parseYaml(edited)
    if (problems.length === 0 && isDeepStrictEqual(plain(data), plain(page.data)))
      return { text: edited, ...(planned.blockId === undefined ? {} : { blockId: planned.blockId }) }
    shared ??= planned.shared
  }
  if (shared)
    throw new EditError(
      422,
      shared.path,
      `other places of the file use this value through its anchor (&${shared.anchor}); edit the file by hand`,
    )
  throw new EditError(
    422,
    '',
    'this edit would change something else in the file as well (an anchor, an alias or an unusual layout); ' +
      'edit the file by hand',
  )
}

function planEdit(page: OpenPage, edit: ValueEdit, canMove: boolean): Planned {
  if (edit.kind === 'block') return planFields(page, edit.blockId, edit.fields)
  return edit.kind === 'order' ? planOrder(page, edit.ids, canMove) : planCopy(page, edit.blockId)
}

/**
 * The next version of the page and the instant of the edit, for the keys that the file has. Keys that every edit adds
 * would make edits of different blocks conflict in git.
 */
function planRevision(page: OpenPage, now: Date): Splice[] {
  const { root, data } = page
  const head: Target = { map: root, data, path: [], keys: [] }
  return [
    ...(Object.hasOwn(data, 'version') ? setValue(page, head, 'version', nextVersion(data['version'])) : []),
    ...(Object.hasOwn(data, 'lastModified') ? setValue(page, head, 'lastModified', now.toISOString()) : []),
  ]
}

function nextVersion(version: unknown): number {
  if (typeof version === 'number' && Number.isSafeInteger(version + 1)) return version + 1
  throw new EditError(422, 'version', 'the version of this page is not a whole number; correct it in the file first')
}
