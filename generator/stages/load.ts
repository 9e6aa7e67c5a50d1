// Content folder → entries. In: the folder. Out: every readable file, decoded and parsed, with positions, and a problem for each that is not.
// Walks by itself with lstat: links, pipes and sockets are named, never followed. Nothing here knows what valid content is.

import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Path, parseYaml, type YamlDocument } from '../document.ts'
import { EnvironmentError } from '../environment-error.ts'
import { codeFrame, compare, type Position, type Problem } from '../problem.ts'

/** A content file with its data. */
export interface Entry {
  kind: 'yaml' | 'markdown'
  /** Path below the content folder, with forward slashes. */
  file: string
  text: string
  /** SHA-256 of the bytes. */
  hash: string
  /** YAML data, or the front matter of a Markdown file. */
  data: unknown
  /** Markdown below the front matter. */
  body?: { text: string; firstLine: number }
  locate: (path: Path, onKey?: boolean) => Position
  locateInText: YamlDocument['locateInText']
}

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

function parseEntry(file: string, bytes: Uint8Array, hash: string, problems: Problem[]): Entry | undefined {
  let text = ''
  const refuse = (code: string, message: string, hint: string, place: Position) => {
    problems.push({ code, severity: 'error', message, hint, file, ...place, ...(text === '' ? {} : { frame: codeFrame(text, place) }) })
    return undefined
  }
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    const offset = firstBadByte(bytes)
    return refuse('encoding', `the file is not UTF-8 (byte ${offset})`, 'save the file as UTF-8', placeIn(new TextDecoder().decode(bytes.subarray(0, offset)), offset))
  }
  const zero = text.indexOf('\0')
  if (zero >= 0) return refuse('encoding', 'the file holds a NUL character', 'remove it; is this really a text file?', placeIn(text, zero))
  if (text.startsWith('\uFEFF')) return refuse('encoding', 'the file begins with two byte order marks', 'remove the invisible marks', { line: 1, column: 1 })

  if (!file.endsWith('.md')) return finish(file, text, hash, parseYaml(text), problems)
  const fence = /^---[ \t]*\r?\n/.exec(text)
  if (!fence) return refuse('front-matter', 'the file does not begin with front matter', 'begin with a line ---, then "title: …", then a line ---', { line: 1, column: 1 })
  const close = /^---[ \t]*(?:\r?\n|$)/m
  const rest = text.slice(fence[0].length)
  const end = close.exec(rest)
  if (!end) return refuse('front-matter', 'the front matter is not closed', 'add a line --- after the last key', { line: 1, column: 1 })
  const bodyStart = fence[0].length + end.index + end[0].length
  const body = { text: text.slice(bodyStart).replaceAll('\r\n', '\n'), firstLine: countLines(text.slice(0, bodyStart)) }
  return finish(file, text, hash, parseYaml(rest.slice(0, end.index), 2), problems, body)
}

function finish(file: string, text: string, hash: string, document: YamlDocument, problems: Problem[], body?: Entry['body']): Entry | undefined {
  for (const problem of document.problems) {
    const frame = codeFrame(text, { line: problem.line ?? 1, column: problem.column ?? 1 })
    problems.push({ ...problem, file, frame })
  }
  if (document.problems.length > 0) return undefined
  const { data, locate, locateInText } = document
  return { kind: body ? 'markdown' : 'yaml', file, text, hash, data, locate, locateInText, ...(body ? { body } : {}) }
}

function countLines(text: string): number {
  return text.split('\n').length
}

function placeIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

// The offset of the first byte that is not UTF-8, found by halving: a prefix decodes when it ends before the fault.
function firstBadByte(bytes: Uint8Array): number {
  let low = 0
  let high = bytes.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true })
      low = middle
    } catch {
      high = middle - 1
    }
  }
  return low
}
