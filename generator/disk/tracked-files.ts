// How many files below a folder git tracks. Reads git's index itself: starting git takes longer than a build of nothing
// new, and git may not be installed. What cannot be read has no tracked files.

import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathFrom } from '../paths.ts'
import { statOf } from './stat-of.ts'

/** Number of tracked files at a path or below it; 0 without a repository. */
export function countTracked(path: string): number {
  try {
    const root = findRepository(dirname(path))
    if (root === undefined) return 0
    const index = readFileSync(join(gitFolderOf(root), 'index'))
    const name = pathFrom(root, path)
    // Versions 2 and 3 have whole paths. Nearly always this is the end.
    const isWhole = index.readUInt32BE(4) < 4
    if (isWhole && !index.includes(`${name}/`) && !index.includes(`${name}\0`)) return 0
    // A name of an object is a SHA-1 or a SHA-256: the index does not say which.
    const paths = readPaths(index, 20) ?? readPaths(index, 32) ?? []
    return paths.filter((each) => each === name || each.startsWith(`${name}/`)).length
  } catch {
    return 0
  }
}

function findRepository(folder: string): string | undefined {
  for (let place = folder; ; place = dirname(place)) {
    if (statOf(join(place, '.git'))) return place
    if (dirname(place) === place) return undefined
  }
}

/** A worktree and a submodule have a file that names the folder. */
function gitFolderOf(root: string): string {
  const place = join(root, '.git')
  if (statOf(place)?.isDirectory()) return place
  const [, folder = ''] = /^gitdir: (.+)/.exec(readFileSync(place, 'utf8')) ?? []
  return resolve(root, folder)
}

const headBytes = 12
const modes = new Set([0o100644, 0o100755, 0o120000, 0o160000, 0o040000])

/** All paths of an index, as git describes the format; undefined if names of objects have another length. */
function readPaths(index: Buffer, idBytes: number): string[] | undefined {
  const version = index.readUInt32BE(4)
  const count = index.readUInt32BE(8)
  const paths: string[] = []
  let last: Buffer = Buffer.alloc(0)
  for (let start = headBytes; paths.length < count; ) {
    // Ten numbers: times, device, inode, mode, owners and size.
    const flagsAt = start + 40 + idBytes
    if (flagsAt + 2 > index.length || !modes.has(index.readUInt32BE(start + 24))) return undefined
    const hasMoreFlags = version >= 3 && (index.readUInt16BE(flagsAt) & 0x4000) !== 0
    let at = flagsAt + (hasMoreFlags ? 4 : 2)
    let kept = 0
    if (version === 4) {
      // How many bytes of the previous path are not part of this one.
      let byte = index[at++] ?? 0
      let cut = byte & 127
      for (; byte & 128; cut = ((cut + 1) << 7) | (byte & 127)) byte = index[at++] ?? 0
      kept = last.length - cut
    }
    const end = index.indexOf(0, at)
    if (end < 0 || kept < 0) return undefined
    const rest = index.subarray(at, end)
    last = kept === 0 ? rest : Buffer.concat([last.subarray(0, kept), rest])
    paths.push(last.toString())
    // Before version 4 zeros fill up an entry to a multiple of eight bytes.
    start = version === 4 ? end + 1 : start + ((end - start + 8) & ~7)
  }
  return paths
}
