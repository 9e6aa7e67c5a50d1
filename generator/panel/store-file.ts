// Files that are published as they are, in content/assets or beside an article: a new one gets a free name, another one
// is replaced or removed only as the one that was seen. What was there is kept until the watch ends, for an undo.

import { join, posix } from 'node:path'
import type { FileChange, FileConflict, FileUses, StoredFile } from '#runtime/devtools/wire-rows.ts'
import { itemsIn, placeFile } from '../disk/disk.ts'
import { EnvironmentError, statusOfErrno } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { parseFile } from '../load/load.ts'
import { type FileRefusal, type FileVersion, readContentFile, saveContentFile } from '../save/save.ts'
import { cleanStem, isTakenByAnother, namesLike } from './clean-name.ts'
import { writtenEnding } from './file-kind.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'
import { sizeOf, type Upload } from './prepare-upload.ts'

/** Replaced and removed files that an undo can bring back, together. */
const mostKeptBytes = 128 * 1024 * 1024

/** Stores a new file under the name it has, cleaned, or the next one that is free. Throws a PanelError. */
export function addFile(state: PanelState, path: string, { bytes, ending, changes }: Upload): StoredFile {
  const folder = posix.dirname(path)
  const items = itemsIn(join(state.content, ...folder.split('/')))
  const names = items.map(({ name }) => name)
  for (const name of namesLike(cleanStem(posix.basename(path)), ending)) {
    const isLink = items.some((item) => item.name === name && item.isSymbolicLink())
    if (isLink || isTakenByAnother(name, names)) continue
    const file = `${folder}/${name}`
    const placed = place(state, file, bytes)
    if (placed === 'created') return written(state, file, bytes, changes)
    if (placed === 'same') return describe(file, bytes, ['same'])
    if (placed === 'link') throw throughLink()
  }
  throw new PanelError(422, 'all names like this one are taken', 'give the file another name')
}

/** Replaces the file that was seen. Throws a PanelError. */
export async function replaceFile(
  state: PanelState,
  file: string,
  { seen, upload }: { seen: string; upload: Upload },
): Promise<StoredFile> {
  const present = readSeen(state, file, seen)
  const ending = writtenEnding(file)
  if (ending !== upload.ending)
    throw new PanelError(
      422,
      `the new file is .${upload.ending}, and this one is .${ending}`,
      'save it in the same format, or upload it as a new file',
    )
  const { bytes, changes } = upload
  const saved = await saveContentFile({ ...requestOf(state, file), bytes, expectedHash: present.hash })
  refuseUnless(saved, file)
  keep(state, file, { seen, present })
  return written(state, file, bytes, changes)
}

/** Removes the file that was seen; with `uses` it refuses, and names them. Throws a PanelError. */
export async function removeFile(
  state: PanelState,
  file: string,
  { seen, uses }: { seen: string; uses: FileUses | undefined },
): Promise<void> {
  const present = readSeen(state, file, seen)
  if (uses && uses.placeCount + uses.pageCount > 0) throw inUse({ file, hash: present.hash, uses })
  refuseUnless(await saveContentFile({ ...requestOf(state, file), bytes: undefined, expectedHash: present.hash }), file)
  keep(state, file, { seen, present })
  state.onWritten(file, '')
}

/** Brings back the bytes of a file that was removed, or those before it was replaced by `seen`. */
export async function restoreFile(
  state: PanelState,
  file: string,
  { hash, seen }: { hash: string; seen: string | undefined },
): Promise<StoredFile> {
  const bytes = state.keptFiles.get(keptName(file, hash))
  if (!bytes)
    throw new PanelError(
      410,
      'the watch no longer has this version',
      'bring the file back with git, or upload it again',
    )
  if (seen === undefined) {
    const placed = place(state, file, bytes)
    if (placed === 'link') throw throughLink()
    if (placed !== 'created' && placed !== 'same')
      throw new PanelError(409, 'another file has this name now', 'rename that file, and undo again')
    return written(state, file, bytes, [])
  }
  const present = readSeen(state, file, seen)
  refuseUnless(await saveContentFile({ ...requestOf(state, file), bytes, expectedHash: present.hash }), file)
  keep(state, file, { seen, present })
  return written(state, file, bytes, [])
}

function requestOf({ content }: PanelState, file: string): { folder: string; file: string; isAsset: true } {
  return { folder: content, file, isAsset: true }
}

/**
 * The file that was seen, as it is. The panel lists pictures as they are published, so their hash may be that of the
 * bare one. Throws a PanelError if the file is another one now.
 */
export function readSeen(state: PanelState, file: string, seen: string): FileVersion {
  const found = readContentFile(requestOf(state, file))
  if ('refusal' in found) throw refused(found)
  if (found.hash === seen || parseFile(file, found.bytes).asset?.bare?.hash === seen) return found
  throw stale({ file, hash: found.hash })
}

function refuseUnless(saved: Awaited<ReturnType<typeof saveContentFile>>, file: string): void {
  if (!('refusal' in saved)) return
  throw saved.refusal === 'stale' ? stale({ file, hash: saved.hash }) : refused(saved)
}

function refused(refusal: FileRefusal): PanelError {
  if (refusal.refusal === 'missing')
    return new PanelError(410, 'this file is gone', 'upload it as a new one, or bring it back with git')
  if (refusal.refusal === 'forbidden') return throughLink()
  return unwritable(refusal.code, refusal.message)
}

function place(state: PanelState, path: string, bytes: Uint8Array): ReturnType<typeof placeFile> {
  try {
    return placeFile({ folder: state.content, path, bytes, isForced: false, isDry: false })
  } catch (error) {
    if (error instanceof EnvironmentError) throw unwritable(error.code ?? '', 'the file cannot be written')
    throw error
  }
}

function unwritable(code: string, message: string): PanelError {
  const hint = 'nothing was changed; make room or check the permissions, then try again'
  return new PanelError(statusOfErrno(code), `${message} (${code})`, hint)
}

function throughLink(): PanelError {
  return new PanelError(
    403,
    'this is not a regular file of the content folder: it, or a folder above it, is a link',
    'put a regular file or folder in its place',
  )
}

function stale(state: FileConflict): PanelError {
  return new PanelError(409, 'the file has changed since you saw it', 'look at it again, then repeat what you did', {
    state,
    headers: [['ETag', `"${state.hash}"`]],
  })
}

function inUse(state: FileConflict & { uses: FileUses }): PanelError {
  const { places, placeCount, pages } = state.uses
  const named = placeCount > 0 ? places.map(({ file, line }) => `${file}:${line}`) : pages
  const more = Math.max(placeCount, pages.length) - 3
  const list = named.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return new PanelError(409, `the file is used: ${list}`, 'take it out there first, or remove it nevertheless', {
    state,
  })
}

/** Keeps a version by its hash, and by the one that was seen: that of its bare picture. */
function keep(
  { keptFiles }: PanelState,
  file: string,
  { seen, present }: { seen: string; present: FileVersion },
): void {
  for (const hash of [present.hash, seen]) {
    const name = keptName(file, hash)
    keptFiles.delete(name)
    keptFiles.set(name, present.bytes)
  }
  for (const oldest of keptFiles.keys()) {
    const sum = [...new Set(keptFiles.values())].reduce((total, { length }) => total + length, 0)
    if (sum <= mostKeptBytes) break
    keptFiles.delete(oldest)
  }
}

/** With the path, because the bytes of one file may be a danger under the name of another. */
function keptName(file: string, hash: string): string {
  return `${hash} ${file}`
}

function written(state: PanelState, file: string, bytes: Uint8Array, changes: FileChange[]): StoredFile {
  const stored = describe(file, bytes, changes)
  state.onWritten(file, stored.hash)
  return stored
}

function describe(file: string, bytes: Uint8Array, changes: FileChange[]): StoredFile {
  const url = `/${file.startsWith('assets/') ? '' : 'assets/'}${file}`.normalize('NFC')
  return { file, url, hash: hashOf(bytes), size: bytes.length, ...sizeOf(file, bytes), changes }
}
