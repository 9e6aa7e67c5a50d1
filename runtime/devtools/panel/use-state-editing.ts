// Edits of whether and when a page is public. One at a time: the next one is made on what the last one has written.

import { useState } from 'react'
import type { StateChange, StateRow, StateWritten } from '../wire-site.ts'
import type { Conflict } from '../wire-types.ts'
import { formatDate } from './format.ts'
import { type ApiCall, ApiError, callApi } from './panel-api.ts'
import { refreshAnswers } from './panel-data.ts'

interface Edit {
  row: Pick<StateRow, 'file' | 'title' | 'hash'>
  /** Values, or the whole text of before a change. */
  change: StateChange | { text: string }
}

export interface StateEditing {
  /** The last change, which can be undone. */
  done: { words: string } | undefined
  failure: ApiError | undefined
  clash: { conflict: Conflict; isWhole: boolean } | undefined
  change: (row: StateRow, change: StateChange) => Promise<void>
  undo: () => Promise<void>
  keepMine: () => Promise<void>
  takeTheirs: () => Promise<void>
}

/** Edits through the API. */
export function useStateEditing(): StateEditing {
  const [done, setDone] = useState<{ words: string; undo: Edit }>()
  const [failure, setFailure] = useState<ApiError>()
  const [clash, setClash] = useState<{ conflict: Conflict; isWhole: boolean; edit: Edit }>()
  const send = async (edit: Edit, isUndo = false) => {
    setFailure(undefined)
    setClash(undefined)
    try {
      const { row, before } = await callApi<StateWritten>(callOf(edit))
      const { file, title, hash } = row
      const undo = { row: { file, title, hash }, change: { text: before } }
      setDone(isUndo ? undefined : { words: describe(row), undo })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { conflict } = error
      if (conflict) setClash({ conflict, isWhole: 'text' in edit.change, edit })
      else setFailure(error)
    }
    await refreshAnswers()
  }
  return {
    done,
    failure,
    clash,
    change: (row, change) => send({ row, change }),
    undo: async () => {
      if (done) await send(done.undo, true)
    },
    keepMine: async () => {
      if (clash) await send({ ...clash.edit, row: { ...clash.edit.row, hash: clash.conflict.hash } })
    },
    takeTheirs: async () => {
      setClash(undefined)
      await refreshAnswers()
    },
  }
}

function callOf({ row, change }: Edit): ApiCall {
  const path = `/state/${row.file.split('/').map(encodeURIComponent).join('/')}`
  return { method: 'text' in change ? 'POST' : 'PATCH', path, body: change, seen: row.hash }
}

function describe({ title, file, visibility, publishedAt = '' }: StateRow): string {
  const name = `“${title || file}”`
  if (visibility === 'draft') return `${name} is a draft.`
  if (visibility === 'scheduled') return `${name} is public in builds after ${formatDate(publishedAt)}.`
  return `${name} is public.`
}
