// Makes a page or an article a draft, publishes or schedules it: in its file as it is on the disk, and only if that is
// the version that was seen.

import type { StateChange, StateRow, StateWritten } from '#runtime/devtools/wire-site.ts'
import { parseEntry } from '../load/load.ts'
import { type FileVersion, readContentFile, saveContentFile } from '../save/save.ts'
import { findLanguage } from './content-places.ts'
import { editHead } from './edit-head.ts'
import { PanelError } from './json-answer.ts'
import { inTurn } from './panel-call.ts'
import { decodeText, fileError } from './panel-pages.ts'
import type { PanelState } from './panel-state.ts'
import { openStates } from './publishing-state.ts'

/** Writes one change, or an earlier text. `seen` is the hash of If-Match. Throws a PanelError for a refused change. */
export async function writeState(
  state: PanelState,
  file: string,
  seen: () => string,
  change: StateChange | { text: string },
): Promise<StateWritten> {
  return inTurn(state, () => write(state, file, seen, change))
}

async function write(
  state: PanelState,
  file: string,
  seen: () => string,
  change: StateChange | { text: string },
): Promise<StateWritten> {
  const known = state.entries.find((entry) => entry.file === file)
  const isPage = known !== undefined && openStates(state)(known) !== undefined
  if (!isPage) throw new PanelError(404, 'there is no such page or article', 'look at the list again')
  const expectedHash = seen()
  const present = readContentFile({ folder: state.content, file })
  if ('refusal' in present) throw fileError(present)
  const edited = 'text' in change ? change.text : applyChange(state, file, present, change)
  if (present.hash !== expectedHash) throw conflict(file, present, edited)
  const bytes = new TextEncoder().encode(edited)
  const row = rowOf(state, file, { bytes, hash: '' })
  const saved = await saveContentFile({ folder: state.content, file, bytes, expectedHash })
  if ('refusal' in saved) throw saved.refusal === 'stale' ? conflict(file, saved, edited) : fileError(saved)
  state.onWritten(file, saved.hash)
  return { row: { ...row, hash: saved.hash }, before: textOf(present) }
}

function applyChange(state: PanelState, file: string, present: FileVersion, change: StateChange): string {
  if (change.publishedAt !== undefined && !rowOf(state, file, present).canSchedule)
    throw new PanelError(422, 'a page has no date of publication', 'make it a draft, and publish it on the day', {
      path: 'publishedAt',
    })
  return editHead(textOf(present), findLanguage(file, state.places).path, change, state)
}

function rowOf(state: PanelState, file: string, version: FileVersion): StateRow {
  const problems: Parameters<typeof parseEntry>[2] = []
  const entry = parseEntry(file, version, problems)
  const row = entry && openStates(state)(entry)
  if (row) return row
  const [problem] = problems
  const message = problem ? `the file cannot be read (line ${problem.line}): ${problem.message}` : 'this is no page'
  throw new PanelError(422, message, problem?.hint ?? 'see the problems, and correct the file')
}

function conflict(file: string, theirs: FileVersion, yoursText: string): PanelError {
  const theirsText = textOf(theirs)
  const texts = { yoursText, theirsText, seenText: null, mergedText: yoursText }
  return new PanelError(
    409,
    'the file has changed since you opened it',
    'look at what changed, then make your change again',
    {
      state: { file, hash: theirs.hash, yours: null, theirs: null, ...texts },
      headers: [['ETag', `"${theirs.hash}"`]],
    },
  )
}

function textOf({ bytes }: FileVersion): string {
  return decodeText(bytes)
}
