import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Conflict, PageAnswer } from '../wire-types.ts'
import { type EditHistory, redoable, undoable } from './edit-history.ts'
import {
  type Direction,
  type EditOutcome,
  historyOf,
  type PageEdit,
  restoreEdit,
  type SendEdit,
  subscribeToEdits,
  writeEdit,
} from './page-edits.ts'
import type { ApiError } from './panel-api.ts'
import { refreshPage } from './panel-data.ts'
import { keepTyped } from './typed-fields.ts'

/** An edit that the server refused because the file changed meanwhile. */
interface Clash {
  edit: PageEdit
  conflict: Conflict
}

export interface PageEditing {
  history: EditHistory
  canUndo: boolean
  canRedo: boolean
  clash: Clash | undefined
  /** The last refusal that belongs to no field. */
  failure: ApiError | undefined
  send: SendEdit
  undoOrRedo: (direction: Direction) => Promise<void>
  /** Gives up the edit in conflict. */
  takeTheirs: () => Promise<void>
  /** Makes the edit in conflict again, on the version on the disk. */
  keepMine: () => Promise<void>
}

/** Editing one page. `onSettled` is called when the user has decided a conflict, before its dialog closes. */
export function usePageEditing(id: string, answer: PageAnswer, onSettled: (edit: PageEdit) => void): PageEditing {
  const [clash, setClash] = useState<Clash | undefined>()
  const [failure, setFailure] = useFailure()
  const history = useSyncExternalStore(subscribeToEdits, () => historyOf(id))
  const settle = (edit: PageEdit, outcome: EditOutcome | undefined): ApiError | undefined => {
    setFailure(undefined)
    setClash(outcome?.kind === 'conflict' ? { edit, conflict: outcome.conflict } : undefined)
    return outcome?.kind === 'refused' ? outcome.error : undefined
  }
  const send: SendEdit = async (edit) => {
    const whole: PageEdit = { seen: answer.hash, ...edit, pageId: id }
    const error = settle(whole, await writeEdit(whole))
    // The form shows a 422 at its field.
    if (error && (error.status !== 422 || edit.method !== 'PATCH')) setFailure(error)
    return error
  }
  const undoOrRedo = async (direction: Direction) => {
    const restored = await restoreEdit(id, direction)
    if (restored) setFailure(settle(restored.edit, restored.outcome))
  }
  const takeTheirs = async () => {
    await refreshPage(id)
    if (clash) onSettled(clash.edit)
    if (clash?.edit.place !== undefined) keepTyped(clash.edit.place)
    setClash(undefined)
  }
  const keepMine = async () => {
    if (!clash) return
    await refreshPage(id)
    const outcome = await writeEdit({ ...clash.edit, seen: clash.conflict.hash })
    if (outcome.kind !== 'conflict') onSettled(clash.edit)
    setFailure(settle(clash.edit, outcome))
  }
  const canUndo = useMemo(() => undoable(history, answer.text) !== undefined, [history, answer.text])
  const canRedo = useMemo(() => redoable(history, answer.text) !== undefined, [history, answer.text])
  return {
    history,
    canUndo,
    canRedo,
    clash,
    failure,
    send,
    undoOrRedo,
    takeTheirs,
    keepMine,
  }
}

// The watch does not answer, or the page is not there: the next build may change either.
const passing: readonly number[] = [0, 404, 410]

/** A failure to show. One that may be over is dropped as soon as the watch reports again. */
function useFailure(): [ApiError | undefined, (failure: ApiError | undefined) => void] {
  const [failure, setFailure] = useState<ApiError | undefined>()
  useEffect(() => {
    const forget = () => setFailure((before) => (before && passing.includes(before.status) ? undefined : before))
    addEventListener('libretto:report', forget)
    return () => removeEventListener('libretto:report', forget)
  }, [])
  return [failure, setFailure]
}
