// The panel's edits of one page, for undo and redo. An edit stores the whole file before and after it, so that undo
// restores the exact bytes. If the file has changed elsewhere since, undo changes only the lines of the edit. Where
// these were changed as well it is off: undo must not overwrite other changes.

import { mergeTexts } from './merge-texts.ts'

export interface DoneEdit {
  /** Describes the edit to the user. */
  label: string
  before: string
  after: string
}

export interface EditHistory {
  /** Oldest first. */
  done: readonly DoneEdit[]
  /** Last undone last. */
  undone: readonly DoneEdit[]
}

export const noEdits: EditHistory = { done: [], undone: [] }

const mostEdits = 50

/** Adds an edit; drops what was undone before it. */
export function addEdit({ done }: EditHistory, edit: DoneEdit): EditHistory {
  return { done: [...done, edit].slice(-mostEdits), undone: [] }
}

/** The history after undoing the last edit. */
export function moveBack({ done, undone }: EditHistory): EditHistory {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone }
}

/** The history after redoing the last undone edit. */
export function moveOn({ done, undone }: EditHistory): EditHistory {
  const last = undone.at(-1)
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone }
}

/** What undo or redo would write. */
interface Restorable {
  edit: DoneEdit
  /** The whole file afterwards. */
  text: string
}

/** The edit that undo would revert in `text`. Undefined if what it changed has been changed elsewhere since. */
export function undoable({ done }: EditHistory, text: string): Restorable | undefined {
  const edit = done.at(-1)
  return edit && restorable(edit, mergeTexts(edit.after, edit.before, text))
}

/** The edit that redo would apply to `text`. */
export function redoable({ undone }: EditHistory, text: string): Restorable | undefined {
  const edit = undone.at(-1)
  return edit && restorable(edit, mergeTexts(edit.before, edit.after, text))
}

function restorable(edit: DoneEdit, text: string | undefined): Restorable | undefined {
  return text === undefined ? undefined : { edit, text }
}
