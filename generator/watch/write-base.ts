// Writes the content folder as a commit has it into a folder of its own. Git only lists and prints, so that nothing of
// the work tree, the index or the repository changes.

import { constants } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CommittedFile, listFiles, type Repository, readTexts } from '../history/history.ts'

/** Why the content of a commit was not written. */
export interface Unwritten {
  reason: string
  hint: string
}

const mostFiles = 50_000
const mostBytes = 1024 ** 3
/** What git prints at once. */
const batchBytes = 16 * 1024 * 1024
const batchFiles = 1000

/** Writes the files of the content folder. Undefined if they are written; rejects with the errors of the disk. */
export async function writeBase(
  repository: Repository,
  commit: string,
  { to, isOver }: { to: string; isOver: () => boolean },
): Promise<Unwritten | undefined> {
  const files = await listFiles(repository, commit)
  if (!files) return { reason: 'git failed to read the commit', hint: 'see what "git fsck" says' }
  const sum = files.reduce((total, { size }) => total + size, 0)
  if (files.length > mostFiles || sum > mostBytes)
    return {
      reason: 'the content has more than 50,000 files or 1 GiB, too much to build a second time',
      hint: 'compare the lines, or build both branches and use "libretto diff"',
    }
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const batch of batchesOf(files.filter(({ file }) => isPlainPath(file)))) {
    if (isOver()) return undefined
    await writeBatch(repository, commit, { batch, to })
  }
  return undefined
}

async function writeBatch(
  repository: Repository,
  commit: string,
  { batch, to }: { batch: readonly CommittedFile[]; to: string },
): Promise<void> {
  const small = batch.filter(({ size }) => size <= batchBytes).map(({ file }) => file)
  const texts = await readTexts(repository, commit, small)
  for (const { file } of batch) {
    const path = join(to, file)
    const bytes = texts.get(file)
    await mkdir(dirname(path), { recursive: true })
    if (bytes && !isPointer(bytes)) await writeFile(path, bytes, { flag: 'wx' })
    // Very large files, and those that git keeps elsewhere, are taken as they are now.
    else await copyFile(join(repository.folder, file), path, constants.COPYFILE_EXCL).catch(() => {})
  }
}

function batchesOf(files: readonly CommittedFile[]): CommittedFile[][] {
  const batches: CommittedFile[][] = []
  let bytes = 0
  for (const file of files) {
    const last = batches.at(-1)
    const isFull = bytes + file.size > batchBytes || (last?.length ?? 0) >= batchFiles
    if (!last || isFull) {
      batches.push([file])
      bytes = file.size
    } else {
      last.push(file)
      bytes += file.size
    }
  }
  return batches
}

/** A damaged or malicious commit can name what is no path below its folder. */
function isPlainPath(file: string): boolean {
  return !/[\\:\n]/.test(file) && file.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
}

/** What Git LFS commits in place of a file. */
function isPointer(bytes: Buffer): boolean {
  return bytes.length < 1024 && bytes.toString('latin1').startsWith('version https://git-lfs.github.com/spec/v1\n')
}
