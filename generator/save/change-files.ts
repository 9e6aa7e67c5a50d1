// Changes several files of the content folder, or none: names, bytes, new files, and files that go. All of them are
// looked at before the first is touched, and a failure takes back what was done. Nothing is written through a link, and
// no file takes the place of another.

import { lstatSync, readFileSync, realpathSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { barrierAmong, linkNew, moveFile, placeFile, renameNew } from '../disk/disk.ts'
import { describeErrno, errnoOf } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { isIn, makeFolder } from '../paths.ts'
import { saveContentFile } from './save-file.ts'

/** What becomes of one file. Paths are below the folder, with forward slashes. */
export interface ContentChange {
  /** Missing for a new file. */
  from?: string
  /** Missing for a file that goes. */
  to?: string
  /** Missing if they stay. */
  bytes?: Uint8Array
  /** SHA-256 of the bytes that the author of the change has seen. */
  hash?: string
}

/** Why nothing has changed. */
export interface ChangeRefusal {
  /** `stale`: it has changed since it was seen. `taken`: something has the new name. `link`: it is no regular file. */
  refusal: 'stale' | 'taken' | 'link' | 'missing' | 'failed'
  file: string
  message: string
  /** Files that could not be taken back: the disk is full, or they have changed since. */
  left?: string[]
}

/** Takes one step back. */
interface Undo {
  file: string
  step: () => Promise<object> | void
}

/** Makes all changes. Resolves with what stopped them; then every file is as before. */
export async function changeContentFiles(
  folder: string,
  changes: readonly ContentChange[],
): Promise<ChangeRefusal | undefined> {
  const undo: Undo[] = []
  let current = ''
  try {
    const root = realpathSync(folder)
    const refusal = findRefusal(root, changes)
    if (refusal) return refusal
    for (const change of inOrder(changes)) {
      current = change.to ?? change.from ?? ''
      const refused = await makeChange(root, change, undo)
      if (!refused) continue
      return await takeBack(undo, refused)
    }
    for (const { from, to } of changes) if (to === undefined && from !== undefined) rmSync(asidePath(root, from))
    for (const { from, to } of changes) if (from !== undefined && from !== to) removeEmpty(root, dirname(from))
    return undefined
  } catch (error) {
    const code = errnoOf(error)
    const refused = await takeBack(undo, failed(current, code ?? ''))
    if (code === undefined) throw error
    return refused
  }
}

/** Takes back as much as can be, and notes the rest. */
async function takeBack(undo: Undo[], refused: ChangeRefusal): Promise<ChangeRefusal> {
  const left: string[] = []
  for (const { file, step } of undo.reverse()) {
    try {
      const done = await step()
      if (done && 'refusal' in done) left.push(file)
    } catch (error) {
      if (errnoOf(error) === undefined) throw error
      left.push(file)
    }
  }
  return left.length === 0 ? refused : { ...refused, left: [...new Set(left)] }
}

function failed(file: string, code: string): ChangeRefusal {
  const reason = describeErrno(code, 'save-file') ?? 'it cannot be written'
  return { refusal: 'failed', file, message: `${reason} (${code})` }
}

/** Names first, so that texts are written at their new places; files that go are put aside last. */
function inOrder(changes: readonly ContentChange[]): ContentChange[] {
  const rank = ({ from, to }: ContentChange) => Number(from === undefined) + 2 * Number(to === undefined)
  return [...changes].sort((a, b) => rank(a) - rank(b))
}

function findRefusal(root: string, changes: readonly ContentChange[]): ChangeRefusal | undefined {
  for (const { from, to, hash } of changes) {
    if (from !== undefined) {
      const fault = faultOf(root, from, hash)
      if (fault) return fault
    }
    if (to === undefined || to === from) continue
    const place = join(root, to)
    if (!isPlain(to) || !isIn(place, root))
      return { refusal: 'link', file: to, message: 'it is outside of the content' }
    const barrier = barrierAmong(root, to.split('/').slice(0, -1))
    if (barrier !== undefined) return { refusal: 'link', file: to, message: barriers[barrier] }
    if (!lstatSync(place, { throwIfNoEntry: false })) continue
    const isSame = from !== undefined && from.toLowerCase() === to.toLowerCase()
    const message = isSame
      ? 'this disk takes names that differ in capitals alone for the same; choose another name first'
      : 'it is there already'
    return { refusal: 'taken', file: to, message }
  }
  return undefined
}

const barriers = {
  link: 'a folder above it is a link',
  odd: 'a file is in the place of a folder above it',
} as const

function isPlain(path: string): boolean {
  return path.split('/').every((step) => step !== '' && !step.startsWith('.') && !/[\\:\0]/.test(step))
}

function faultOf(root: string, file: string, hash: string | undefined): ChangeRefusal | undefined {
  const path = join(root, file)
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return { refusal: 'missing', file, message: 'it is gone' }
  if (!stats.isFile() || !isPlain(file) || realpathSync(path) !== path)
    return { refusal: 'link', file, message: 'it is not a regular file of the content folder' }
  if (hash !== undefined && hashOf(readFileSync(path)) !== hash)
    return { refusal: 'stale', file, message: 'it has changed since' }
  return undefined
}

async function makeChange(
  root: string,
  { from, to, bytes, hash }: ContentChange,
  undo: Undo[],
): Promise<ChangeRefusal | undefined> {
  if (to === undefined) {
    if (from === undefined) return undefined
    const [path, aside] = [join(root, from), asidePath(root, from)]
    moveFile(path, aside)
    undo.push({ file: from, step: () => moveFile(aside, path) })
    const isSame = hash === undefined || hashOf(readFileSync(aside)) === hash
    return isSame ? undefined : { refusal: 'stale', file: from, message: 'it has changed since' }
  }
  if (from === undefined) return bytes ? createFile(root, to, bytes, undo) : undefined
  if (from !== to) {
    const refused = renameContent(root, [from, to], undo)
    if (refused) return refused
  }
  if (!bytes || hash === undefined) return undefined
  const before = readFileSync(join(root, to))
  const saved = await saveContentFile({ folder: root, file: to, bytes, expectedHash: hash })
  if (!('refusal' in saved)) {
    const old = { folder: root, file: to, bytes: before, expectedHash: saved.hash }
    undo.push({ file: to, step: () => saveContentFile(old) })
    return undefined
  }
  if (saved.refusal === 'stale') return { refusal: 'stale', file: from, message: 'it has changed since' }
  return { refusal: 'failed', file: from, message: 'message' in saved ? saved.message : 'it cannot be written' }
}

function createFile(root: string, path: string, bytes: Uint8Array, undo: Undo[]): ChangeRefusal | undefined {
  const placed = placeFile({ folder: root, path, bytes, isForced: false, isDry: false })
  if (placed === 'created') {
    const step = () => {
      rmSync(join(root, path), { force: true })
      removeEmpty(root, dirname(path))
    }
    undo.push({ file: path, step })
    return undefined
  }
  if (placed === 'same' || placed === 'other') return { refusal: 'taken', file: path, message: 'it is there already' }
  return { refusal: 'link', file: path, message: 'it, or a folder above it, is a link or no folder' }
}

function renameContent(root: string, [from, to]: readonly [string, string], undo: Undo[]): ChangeRefusal | undefined {
  const [old, next] = [join(root, from), join(root, to)]
  makeFolder(dirname(next))
  if (realpathSync(dirname(next)) !== dirname(next))
    return { refusal: 'link', file: to, message: 'a folder above it is a link' }
  const isLinked = linkNew(old, next)
  if (isLinked === true) unlinkSync(old)
  else if (isLinked === false || !renameNew(old, next))
    return { refusal: 'taken', file: to, message: 'it is there already' }
  const step = () => {
    makeFolder(dirname(old))
    moveFile(next, old)
    removeEmpty(root, dirname(to))
  }
  undo.push({ file: to, step })
  return undefined
}

/** Where a file waits that is to go, until all else is done. */
function asidePath(root: string, file: string): string {
  return join(root, dirname(file), `.libretto-${hashOf(basename(file)).slice(0, 16)}-gone-${process.pid}`)
}

/** Removes a folder without files, and those above it. */
function removeEmpty(root: string, folder: string): void {
  for (let path = folder; path !== '.' && path.includes('/'); path = dirname(path)) {
    try {
      rmdirSync(join(root, path))
    } catch {
      return
    }
  }
}
