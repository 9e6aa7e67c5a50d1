// The panel's edits of one page, for undo and redo. An edit stores the whole file before and after it, so that undo
// restores the exact bytes. An edit can be undone only while the file is as the edit left it: undo must not overwrite
// other changes.

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

/** The edit that undo would revert, if the file is `text`. */
export function undoable({ done }: EditHistory, text: string): DoneEdit | undefined {
  const last = done.at(-1)
  return last?.after === text ? last : undefined
}

/** The edit that redo would apply, if the file is `text`. */
export function redoable({ undone }: EditHistory, text: string): DoneEdit | undefined {
  const last = undone.at(-1)
  return last?.before === text ? last : undefined
}
