// Sends edits to the watch, which writes them to the content files. Edits are sent one after the other, so that quick
// clicks do not overtake each other. Each written edit updates the panel's cache and the page's history.

import type { Conflict, PageAnswer } from '../wire-types.ts'
import { addEdit, type EditHistory, moveBack, moveOn, noEdits, redoable, undoable } from './edit-history.ts'
import { type ApiCall, ApiError, callApi } from './panel-api.ts'
import { keepPage, knownPage, pagePath } from './panel-data.ts'
import { keepTyped } from './typed-fields.ts'

export type Direction = 'undo' | 'redo'

export interface PageEdit {
  pageId: string
  /** Describes the edit to the user. */
  label: string
  /** The block that is edited, if it is a single one. */
  blockId?: string
  /** Where its values were typed, if they were typed into a form. */
  place?: string
  /** API path below that of the page. */
  path: string
  method: 'PATCH' | 'POST' | 'PUT'
  body?: object
  /** Hash of the version the user saw. */
  seen: string
  /** Undo and redo move along the history instead of adding to it. */
  direction?: Direction
}

/** Sends an edit of the page that is shown. Resolves with the server's refusal, if any. */
export type SendEdit = (edit: Omit<PageEdit, 'pageId' | 'seen'> & { seen?: string }) => Promise<ApiError | undefined>

export type EditOutcome =
  | { kind: 'written'; answer: PageAnswer }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; error: ApiError }

const storageKey = 'libretto:edits'
const histories = new Map<string, EditHistory>(recall())
const listeners = new Set<() => void>()
// Hash of a version → hash of the version that an edit of ours made of it. Who saw the first knows what the second has.
const successors = new Map<string, string>()
let queue: Promise<unknown> = Promise.resolve()

/** Sends one edit after those before it. Rejects only for a bug, never for a refusal. */
export function writeEdit(edit: PageEdit): Promise<EditOutcome> {
  const written = queue.then(() => send(edit))
  queue = written
  return written
}

/**
 * Undoes the last edit of a page, or redoes the last undone one, after all edits before. Resolves with undefined if
 * what the edit changed has been changed elsewhere since, or there is nothing to undo or redo.
 */
export function restoreEdit(
  pageId: string,
  direction: Direction,
): Promise<{ edit: PageEdit; outcome: EditOutcome } | undefined> {
  const restored = queue.then(async () => {
    const known = knownPage(pageId)
    const first = known && (await restoreIn(pageId, direction, known))
    if (first?.outcome.kind !== 'conflict') return first
    // The panel did not know the newest version yet.
    const { hash, theirsText: text } = first.outcome.conflict
    return (await restoreIn(pageId, direction, { hash, text })) ?? first
  })
  queue = restored
  return restored
}

async function restoreIn(
  pageId: string,
  direction: Direction,
  { hash, text }: Pick<PageAnswer, 'hash' | 'text'>,
): Promise<{ edit: PageEdit; outcome: EditOutcome } | undefined> {
  const find = direction === 'undo' ? undoable : redoable
  const found = find(historyOf(pageId), text)
  if (!found) return undefined
  const edit: PageEdit = {
    pageId,
    label: `${direction === 'undo' ? 'Undo' : 'Redo'}: ${found.edit.label}`,
    path: '/restore',
    method: 'POST',
    body: { text: found.text },
    seen: hash,
    direction,
  }
  return { edit, outcome: await send(edit) }
}

/** The edits of a page that this browser tab has made. */
export function historyOf(pageId: string): EditHistory {
  return histories.get(pageId) ?? noEdits
}

/** Calls the function after each edit of any page. Returns the function that stops it. */
export function subscribeToEdits(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

async function send({ pageId, label, place, path, method, body, seen, direction }: PageEdit): Promise<EditOutcome> {
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
    // Who saw the earlier version has not seen what was merged into the new one.
    if (answer.mergedInto === undefined) successors.set(version, answer.hash)
    // Undo restores an earlier text, and so an earlier hash.
    successors.delete(answer.hash)
    const history = historyOf(pageId)
    if (direction === 'undo') keep(pageId, moveBack(history))
    else if (direction === 'redo') keep(pageId, moveOn(history))
    else {
      // Without the text before the edit it cannot be undone.
      const textBefore = answer.mergedInto ?? (before?.hash === version ? before.text : undefined)
      if (textBefore !== undefined) keep(pageId, addEdit(history, { label, before: textBefore, after: answer.text }))
    }
    keepPage(pageId, answer)
    if (place !== undefined) keepTyped(place)
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

// Undo must survive a reload of the page. Whole files are long: if they do not fit, drop the oldest edits.
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
      // Storage is full or blocked.
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
