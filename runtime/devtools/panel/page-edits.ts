// Edits on their way to the content files. In: an edit and the version it was made for. Out: the new page in the panel's memory and an entry in the
// page's history, or a refusal or a conflict for the caller to show. One after the other, so that quick clicks do not overtake each other.

import {
  addEdit,
  type DoneEdit,
  type EditHistory,
  moveBack,
  moveOn,
  noEdits,
  redoable,
  undoable,
} from './edit-history.ts'
import { type ApiCall, ApiError, type Conflict, callApi, type PageAnswer } from './panel-api.ts'
import { keepPage, knownPage, pagePath } from './panel-data.ts'

export interface PageEdit {
  pageId: string
  /** What it does, in words. */
  label: string
  /** Path below the page's own. */
  path: string
  method: 'PATCH' | 'POST' | 'PUT'
  body?: object
  /** Hash of the version the person saw. */
  seen: string
  /** Undo and redo move along the history instead of adding to it. */
  direction?: 'back' | 'on'
}

export type EditOutcome =
  | { kind: 'written'; answer: PageAnswer }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; error: ApiError }

const storageKey = 'libretto:edits'
const histories = new Map<string, EditHistory>(recall())
const listeners = new Set<() => void>()
// Versions that an edit of ours has replaced, and by which: who saw the older one has seen what is in the newer one.
const successors = new Map<string, string>()
let line: Promise<unknown> = Promise.resolve()

/** Writes one edit. Never rejects. */
export function writeEdit(edit: PageEdit): Promise<EditOutcome> {
  const written = line.then(() => send(edit))
  line = written
  return written
}

/** Takes the last edit of a page back; undefined when there is none that may be. */
export function undoEdit(pageId: string): Promise<EditOutcome | undefined> {
  return travel(pageId, 'back', (known, history) => undoable(history, known.text))
}

/** Makes the last undone edit again. */
export function redoEdit(pageId: string): Promise<EditOutcome | undefined> {
  return travel(pageId, 'on', (known, history) => redoable(history, known.text))
}

export function historyOf(pageId: string): EditHistory {
  return histories.get(pageId) ?? noEdits
}

export function followEdits(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

async function travel(
  pageId: string,
  direction: 'back' | 'on',
  find: (known: PageAnswer, history: EditHistory) => DoneEdit | undefined,
): Promise<EditOutcome | undefined> {
  // What is to be undone is known when everything before it is written.
  const moved = line.then(() => {
    const known = knownPage(pageId)
    const edit = known && find(known, historyOf(pageId))
    if (!edit) return undefined
    const text = direction === 'back' ? edit.before : edit.after
    const label = direction === 'back' ? `Undo: ${edit.label}` : `Redo: ${edit.label}`
    return send({ pageId, label, path: '/restore', method: 'POST', body: { text }, seen: known.hash, direction })
  })
  line = moved
  return moved
}

async function send({ pageId, label, path, method, body, seen, direction }: PageEdit): Promise<EditOutcome> {
  const before = knownPage(pageId)
  const version = before?.hash === seen ? seen : newestOf(seen)
  const call: ApiCall = {
    method,
    path: pagePath(pageId) + path,
    ...(body === undefined ? {} : { body }),
    seen: version,
  }
  try {
    const answer = await callApi<PageAnswer>(call)
    successors.set(version, answer.hash)
    // A text that came back by undo has a hash that was there before.
    successors.delete(answer.hash)
    const history = historyOf(pageId)
    if (direction === 'back') keep(pageId, moveBack(history))
    else if (direction === 'on') keep(pageId, moveOn(history))
    // Without the text before there is nothing to come back to.
    else if (before?.hash === version)
      keep(pageId, addEdit(history, { label, before: before.text, after: answer.text }))
    keepPage(pageId, answer)
    return { kind: 'written', answer }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.conflict ? { kind: 'conflict', conflict: error.conflict } : { kind: 'refused', error }
  }
}

function newestOf(hash: string): string {
  let newest = hash
  for (let next = successors.get(newest); next !== undefined; next = successors.get(newest)) newest = next
  return newest
}

function keep(pageId: string, history: EditHistory): void {
  histories.set(pageId, history)
  store()
  for (const listener of listeners) listener()
}

// A reload of the page must not take undo away. Whole files are long: when they do not fit, the oldest edits go.
function store(): void {
  for (let most = 50; most > 0; most = Math.floor(most / 2)) {
    const short = [...histories].map(([id, { done, undone }]) => [
      id,
      { done: done.slice(-most), undone: undone.slice(-most) },
    ])
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(short))
      return
    } catch {
      // Full, or switched off.
    }
  }
}

function recall(): [string, EditHistory][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? (stored as [string, EditHistory][]) : []
  } catch {
    return []
  }
}
