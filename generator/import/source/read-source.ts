// Reads the folder that is imported. Links are not followed, pipes and sockets are not read.

import { closeSync, constants, type Dirent, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { statOf } from '../../disk/disk.ts'
import { describeErrno, errnoOf, UsageError } from '../../errors.ts'
import { compare, type Problem } from '../../problem.ts'

/** The folder that is imported. */
export interface Source {
  folder: string
  /** Paths of its regular files, sorted. */
  files: readonly string[]
  /** What cannot be read. */
  problems: Problem[]
}

const maxFiles = 100_000
const limits = { text: 1024 * 1024, file: 64 * 1024 * 1024 } as const

/** Lists a folder. Throws UsageError if it is none or has too many files. */
export function listSource(folder: string): Source {
  if (!statOf(folder)?.isDirectory()) throw new UsageError(`${folder} is not a folder`)
  const files: string[] = []
  const problems: Problem[] = []
  const open = ['']
  for (let below = open.pop(); below !== undefined; below = open.pop())
    for (const item of readItems(folder, below, problems)) {
      if (isPrivate(item.name)) continue
      const path = below === '' ? item.name : `${below}/${item.name}`
      if (item.isDirectory()) open.push(path)
      else if (item.isFile()) files.push(path)
      else problems.push(skipped(path, item.isSymbolicLink() ? 'links are not followed' : 'this is no regular file'))
      if (files.length > maxFiles)
        throw new UsageError(`${folder} has more than ${maxFiles.toLocaleString('en-US')} files; name a smaller folder`)
    }
  return { folder, files: files.sort(compare), problems }
}

/** Paths of the files of a content folder, which may not be there yet. */
export function listContent(folder: string): readonly string[] {
  return statOf(folder)?.isDirectory() ? listSource(folder).files : []
}

/** The bytes of a file, or why it cannot be read. */
export function readSource(folder: string, path: string, limit: keyof typeof limits): Uint8Array | Problem {
  try {
    const file = openSync(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const { size } = fstatSync(file)
      if (size <= limits[limit]) return readFileSync(file)
      const most = `${limits[limit] / 1024 / 1024} MiB`
      return skipped(path, `the file has ${size.toLocaleString('en-US')} bytes; the limit is ${most}`)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    return skipped(path, describeFailure(error))
  }
}

function readItems(folder: string, below: string, problems: Problem[]): Dirent[] {
  try {
    return readdirSync(join(folder, below), { withFileTypes: true })
  } catch (error) {
    problems.push(skipped(below, describeFailure(error)))
    return []
  }
}

function describeFailure(error: unknown): string {
  const code = errnoOf(error)
  if (code === undefined) throw error
  return describeErrno(code, 'read-file') ?? `the file cannot be read (${code})`
}

// VitePress and Eleventy have configuration in names with a dot, and sites are asked for files of .well-known.
function isPrivate(name: string): boolean {
  return (
    name === 'node_modules' || (name.startsWith('.') && !/^\.(?:vitepress$|gitbook$|well-known$|eleventy\.)/.test(name))
  )
}

/** The warning about a file that is not brought over. */
export function skipped(file: string, message: string, hint = 'put a regular file of text here'): Problem {
  return { code: 'import-skipped', severity: 'warning', message, hint, file }
}
