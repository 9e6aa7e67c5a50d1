// Content folder → entries. In: the folder. Out: every readable file, decoded and parsed, with positions, and a problem for each that is not.
// Walks by itself with lstat: links, pipes and sockets are named, never followed. Nothing here knows what valid content is.

import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EnvironmentError } from '../environment-error.ts'
import { compare, type Problem } from '../problem.ts'
import { type Entry, parseEntry } from '../read-entry.ts'

/** A file below content/assets. */
export interface AssetFile {
  /** As content names it, e.g. /assets/diagram.svg. */
  url: string
  file: string
  bytes: Uint8Array
  hash: string
}

export interface Loaded {
  entries: Entry[]
  assets: AssetFile[]
  problems: Problem[]
}

const maxTextBytes = 1024 * 1024
const maxAssetBytes = 64 * 1024 * 1024
const openAtOnce = 32

/** Reads the whole content folder. Entries and assets come sorted by path. Throws EnvironmentError when the folder itself cannot be read. */
export async function loadContent(folder: string, remembered?: Loaded): Promise<Loaded> {
  const problems: Problem[] = []
  const files = await listFiles(folder, problems)
  const known = new Map(remembered?.entries.map((entry) => [entry.file, entry]))
  const entries: Entry[] = []
  const assets: AssetFile[] = []
  let next = 0
  const readSome = async () => {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index] as string
      const isAsset = file.startsWith('assets/')
      const bytes = await readRegular(join(folder, file), isAsset ? maxAssetBytes : maxTextBytes).catch((error: unknown) => problems.push(readProblem(file, error)))
      if (!(bytes instanceof Uint8Array)) continue
      const hash = createHash('sha256').update(bytes).digest('hex')
      if (isAsset) assets.push({ url: `/${file}`, file, bytes, hash })
      else {
        const same = known.get(file)
        const entry = same?.hash === hash ? same : parseEntry(file, bytes, hash, problems)
        if (entry) entries.push(entry)
      }
    }
  }
  await Promise.all(Array.from({ length: openAtOnce }, readSome))
  const byFile = (a: { file: string }, b: { file: string }) => compare(a.file, b.file)
  return { entries: entries.sort(byFile), assets: assets.sort(byFile), problems }
}

async function listFiles(folder: string, problems: Problem[]): Promise<string[]> {
  const files: string[] = []
  const folders = ['']
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    const items = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
      if (below === '') throw new EnvironmentError(`the content folder ${folder} cannot be read (${(error as NodeJS.ErrnoException).code}); choose another with --content`)
      problems.push(readProblem(below, error))
      return []
    })
    for (const item of items) {
      const path = below === '' ? item.name : `${below}/${item.name}`
      if (isIgnored(item.name)) continue
      if (item.isDirectory()) folders.push(path)
      else if (item.isFile()) {
        if (isContent(path)) files.push(path)
        else
          problems.push({
            code: 'unused-file',
            severity: 'warning',
            message: 'this file is not content',
            hint: path.endsWith('.md')
              ? 'articles belong in blog/, help/ or case-studies/; pages are .yaml files'
              : 'pictures and downloads belong in assets/; content is .yaml and .md',
            file: path,
          })
      } else
        problems.push({
          code: 'not-a-file',
          severity: 'error',
          message: item.isSymbolicLink() ? 'links are not followed' : 'this is neither a file nor a folder',
          hint: 'put a regular file here, or remove it',
          file: path,
        })
    }
  }
  return files.sort(compare)
}

// Editor leavings and system files are nobody's content.
function isIgnored(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~') || name === 'Thumbs.db' || name === 'README.md' || name === 'node_modules' || /\.(?:swp|tmp|bak|orig)$/.test(name)
}

// Markdown stands in the folders of articles only; a README elsewhere is for the people who write here.
function isContent(path: string): boolean {
  return path.startsWith('assets/') || /\.ya?ml$/.test(path) || /^(?:blog|help|case-studies)\/.*\.md$/.test(path)
}

async function readRegular(path: string, limit: number): Promise<Uint8Array> {
  const before = await lstat(path)
  if (!before.isFile()) throw new Error('not a regular file')
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new Error('not a regular file')
    if (stats.size > limit) throw new SizeError(stats.size, limit)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

class SizeError extends Error {
  constructor(size: number, limit: number) {
    super(`the file has ${size} bytes; the limit is ${limit}`)
  }
}

function readProblem(file: string, error: unknown): Problem {
  const code = (error as { code?: string }).code
  const reasons: Record<string, string> = {
    EACCES: 'the file may not be read',
    EPERM: 'the file may not be read',
    ELOOP: 'links are not followed',
    ENOENT: 'the file vanished while it was read',
  }
  const message = error instanceof SizeError ? error.message : (reasons[code ?? ''] ?? `the file cannot be read (${code ?? 'unknown reason'})`)
  return { code: 'unreadable', severity: 'error', message, hint: error instanceof SizeError ? 'split the file, or make it smaller' : 'check the file and its permissions', file }
}
