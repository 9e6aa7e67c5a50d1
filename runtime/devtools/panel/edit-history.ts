// Edits of one page through the panel: what can be undone and done again. Pure. An edit is the file before and after, whole: undoing brings back the
// very bytes. It may be undone only while the file is what the edit left behind, or a change nobody here has seen would be lost.

export interface DoneEdit {
  /** What was done, in words. */
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

/** A new edit; what was undone before is forgotten. */
export function addEdit({ done }: EditHistory, edit: DoneEdit): EditHistory {
  return { done: [...done, edit].slice(-mostEdits), undone: [] }
}

/** The last edit has been undone. */
export function moveBack({ done, undone }: EditHistory): EditHistory {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone }
}

/** The last undone edit has been done again. */
export function moveOn({ done, undone }: EditHistory): EditHistory {
  const last = undone.at(-1)
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone }
}

/** The edit that undo would take back from `text`. */
export function undoable({ done }: EditHistory, text: string): DoneEdit | undefined {
  const last = done.at(-1)
  return last?.after === text ? last : undefined
}

/** The edit that redo would make in `text`. */
export function redoable({ undone }: EditHistory, text: string): DoneEdit | undefined {
  const last = undone.at(-1)
  return last?.before === text ? last : undefined
}
