// The content as it is to be: new names and new texts of files, before anything is written.

import { type Loaded, withFiles } from '../load/load.ts'
import type { FileChange } from './model.ts'

/** A file that takes part. */
interface DraftFile {
  /** Paths below the content folder; the first is missing for a new file, the second for one that goes. */
  from: string | undefined
  to: string | undefined
  /** Missing for what is no text. */
  before: string | undefined
  after: string | undefined
}

/** What is to change, by the path that a file has afterwards. */
export interface Draft {
  loaded: Loaded
  files: Map<string, DraftFile>
  /** Files that go. */
  removed: Set<string>
}

/** A draft without changes. */
export function openDraft(loaded: Loaded): Draft {
  return { loaded, files: new Map(), removed: new Set() }
}

/** Gives a file another name. */
export function rename(draft: Draft, from: string, to: string): void {
  const text = draft.loaded.known.get(from)?.entry?.text
  draft.files.set(to, { from, to, before: text, after: text })
}

/** The text of a file as it is to be; undefined without such a file. */
export function textOf({ files, loaded }: Draft, path: string): string | undefined {
  const file = files.get(path)
  return file ? file.after : loaded.known.get(path)?.entry?.text
}

/** Sets the text of a file that is there, or makes a new one. */
export function setText(draft: Draft, path: string, text: string): void {
  const known = draft.files.get(path)
  const before = known ? known.before : draft.loaded.known.get(path)?.entry?.text
  const present = draft.loaded.known.has(path) ? path : undefined
  const from = known ? known.from : present
  draft.files.set(path, { from, to: path, before, after: text })
}

/** Takes a file away. */
export function remove(draft: Draft, path: string): void {
  const known = draft.files.get(path)
  draft.files.delete(path)
  const from = known ? known.from : path
  if (from !== undefined) draft.removed.add(from)
}

type FileOfLoad = Parameters<typeof withFiles>[1] extends ReadonlyMap<string, infer File> ? File : never

/** What is loaded as it would be with the draft written. */
export function withDraft({ loaded, files, removed }: Draft): Loaded {
  const changed = new Map<string, FileOfLoad>()
  for (const path of removed) changed.set(path, undefined)
  for (const { from, to } of files.values()) if (from !== undefined && from !== to) changed.set(from, undefined)
  for (const [path, { from, after }] of files) {
    const known = from === undefined ? undefined : loaded.known.get(from)
    const bytes = after === undefined ? known?.asset?.bytes : new TextEncoder().encode(after)
    if (bytes) changed.set(path, bytes)
    // What cannot be read.
    else if (known)
      changed.set(path, { ...known, problems: known.problems.map((problem) => ({ ...problem, file: path })) })
  }
  return withFiles(loaded, changed)
}

/** The changes of the draft, by path. */
export function listChanges({ loaded, files, removed }: Draft): FileChange[] {
  const changes = [...files.values()].flatMap(({ from, to, before, after }): FileChange[] => {
    const isSame = before === after
    if (isSame && from === to) return []
    return [
      {
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(isSame || after === undefined ? {} : { text: { before: before ?? '', after } }),
        ...hashOfFile(loaded, from),
      },
    ]
  })
  const gone = [...removed].map((from): FileChange => ({ from, ...hashOfFile(loaded, from) }))
  return [...changes, ...gone].sort((a, b) => ((a.from ?? a.to ?? '') < (b.from ?? b.to ?? '') ? -1 : 1))
}

function hashOfFile({ known }: Loaded, path: string | undefined): { hash?: string } {
  const file = path === undefined ? undefined : known.get(path)
  const hash = file?.entry?.hash ?? file?.asset?.hash
  return hash === undefined ? {} : { hash }
}
