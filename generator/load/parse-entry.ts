// Bad UTF-8 is refused, with the byte offset, because a replacement character would change a text silently.

import type { Kind, Shelf } from '../cache/cache.ts'
import { shortHashOf } from '../hash.ts'
import { codeFrame, type Fault, linesOf, type Position, type Problem } from '../problem.ts'
import {
  changesOf,
  describeOldKey,
  hasFoldSign,
  lazyPlaces,
  type Path,
  parseYaml,
  readPlain,
  takeNewKeys,
  writtenPath,
  type YamlDocument,
} from '../yaml/yaml.ts'
import { parseCsv } from './csv.ts'
import { standardSchema, takeOwnKeys, writtenKeyOf } from './foreign-keys.ts'
import { findFenceFault, splitFrontMatter } from './front-matter.ts'
import { copyText, firstBadByte, placeIn, textOfBytes } from './text-of-bytes.ts'

/** A content file with its data. */
export interface Entry {
  kind: 'yaml' | 'markdown' | 'csv'
  /** Path below the content folder, with forward slashes. */
  file: string
  /** The whole file. */
  readonly text: string
  /** Its lines, for code frames. */
  readonly lines: readonly string[]
  /** SHA-256 of the bytes. */
  hash: string
  /** Path and hash: two entries with the same key are equal. */
  key: string
  /** YAML data, or the front matter of a Markdown file by its collection's own keys. */
  data: unknown
  /** Markdown below the front matter. */
  readonly body: { text: string; firstLine: number } | undefined
  locate: (path: Path, onKey?: boolean) => Position
  /** How the file writes a key of its data: articles may use names of other tools. */
  writtenKey: (key: string) => string
  locateInText: YamlDocument['locateInText']
  foldedText: YamlDocument['foldedText']
  /** Whether a text of the file may stand after the sign >. */
  mayFold: () => boolean
}

/** Data of a valid file, in a box because it may be null. Key: path and hash of the file. */
export const parsedFiles: Kind<{ data: unknown }> = { name: 'parsed-files', keptIn: 'file' }

/** Reads the text of a file. May throw OvertakenError if its bytes no longer have this SHA-256. */
export type ReadText = (file: string, hash: string) => string

/** A file as it was read. */
interface ReadFile {
  bytes: Uint8Array
  /** SHA-256 of the bytes. */
  hash: string
  /** Reads the text again. With it, the text is not kept in memory. */
  reread?: ReadText | undefined
}

/** Parses one file, unless `known` has its data. */
export function parseEntry(
  file: string,
  { bytes, hash, reread }: ReadFile,
  problems: Problem[],
  known?: Shelf<{ data: unknown }>,
): Entry | undefined {
  const refuse = (text: string, problem: Fault, place: Position) => {
    const frame = text === '' ? {} : { frame: codeFrame(text, place) }
    problems.push({ ...problem, severity: 'error', file, ...place, ...frame })
    return undefined
  }
  const text = textOfBytes(bytes)
  if (text === undefined) {
    const offset = firstBadByte(bytes)
    const problem = {
      code: 'encoding',
      message: `the file is not UTF-8 (byte ${offset})`,
      hint: 'save the file as UTF-8',
    } as const
    return refuse('', problem, placeIn(new TextDecoder().decode(bytes.subarray(0, offset)), offset))
  }
  const zero = text.indexOf('\0')
  if (zero >= 0) {
    const hint = 'remove it; is this really a text file?'
    return refuse(text, { code: 'encoding', message: 'the file holds a NUL character', hint }, placeIn(text, zero))
  }
  if (text.startsWith('\uFEFF')) {
    const message = 'the file begins with two byte order marks'
    return refuse(text, { code: 'encoding', message, hint: 'remove the invisible marks' }, { line: 1, column: 1 })
  }
  const fault = file.endsWith('.md') ? findFenceFault(text) : undefined
  if (fault) {
    const { line = 1, ...what } = fault
    return refuse(text, { code: 'front-matter', ...what }, { line, column: 1 })
  }
  const data = findData({ file, text, hash }, problems, known)
  if (!data) return undefined
  return openFile(file, { hash, data: data.data, read: reread ?? (() => text) })
}

/** The data of a text whose encoding and fences are right; undefined with problems. */
function findData(
  { file, text, hash }: Pick<Entry, 'file' | 'text' | 'hash'>,
  problems: Problem[],
  known: Shelf<{ data: unknown }> | undefined,
): { data: unknown } | undefined {
  const before = known?.get(keyOf(file, hash))
  if (before) return before
  const { yaml, firstLine } = splitFile(file, text)
  // Values are parts of the text that is parsed, and keep the whole of it in memory.
  const source = file.endsWith('.md') ? copyText(yaml) : yaml
  const plain = isCsv(file) ? undefined : readPlain(source)
  const changes = changesOf(file)
  const own = changes.length === 0 && plain ? takeOwnKeys(plain, standardSchema(file)) : undefined
  if (own?.faults.length === 0) {
    known?.set(keyOf(file, hash), { data: own.data })
    return { data: own.data }
  }
  const document = isCsv(file) ? parseCsv(text) : parseYaml(source, firstLine)
  const { problems: found, warnings, locate } = document
  const renamed = takeNewKeys(document.data, changes)
  for (const key of renamed.old) warnings.push({ ...describeOldKey(key), ...locate(key.path, true) })
  const { data, faults } = takeOwnKeys(renamed.data, standardSchema(file))
  for (const { key, ...fault } of faults) found.push({ ...fault, severity: 'error', ...locate([key], true) })
  if (found.length === 0 && warnings.length === 0) {
    known?.set(keyOf(file, hash), { data })
    return { data }
  }
  const lines = linesOf(text)
  for (const problem of [...found, ...warnings]) {
    const frame = codeFrame(lines, { line: problem.line ?? 1, column: problem.column ?? 1 })
    problems.push({ ...problem, file, frame })
  }
  return found.length === 0 ? { data } : undefined
}

/** A file that is parsed already. */
interface ParsedFile extends Pick<Entry, 'hash' | 'data'> {
  /** Gives its text. One function for all files: one for each would take more memory than the rest of a file. */
  read: ReadText
  /** Folder that its path leaves out, with a slash: that of a language. */
  below?: string
}

/** The entry of a file that is parsed already. */
export function openFile(file: string, parsed: ParsedFile): Entry {
  return new ContentFile(file, parsed)
}

// A class, because objects with their own getters take five times the memory.
class ContentFile implements Entry {
  readonly kind: Entry['kind']
  readonly file: string
  readonly hash: string
  readonly key: string
  readonly data: unknown
  readonly #read: ReadText
  #places: ReturnType<typeof lazyPlaces> | undefined
  #lines: WeakRef<readonly string[]> | undefined
  #mayFold: boolean | undefined

  constructor(file: string, { hash, data, read, below = '' }: ParsedFile) {
    this.kind = kindOf(file)
    this.file = file
    this.hash = hash
    this.key = keyOf(below + file, hash)
    this.data = data
    this.#read = read
  }

  get text(): string {
    return this.#read(this.file, this.hash)
  }

  get lines(): readonly string[] {
    const known = this.#lines?.deref()
    if (known) return known
    const lines = linesOf(this.text)
    this.#lines = new WeakRef(lines)
    return lines
  }

  get body(): Entry['body'] {
    return splitFile(this.file, this.text).body
  }

  locate(path: Path, onKey?: boolean): Position {
    return this.#open().locate(this.#writtenPath(path), onKey)
  }

  locateInText(path: Path, line: number, column: number): Position {
    return this.#open().locateInText(this.#writtenPath(path), line, column)
  }

  mayFold(): boolean {
    this.#mayFold ??= hasFoldSign(this.text)
    return this.#mayFold
  }

  foldedText(path: Path): ReturnType<YamlDocument['foldedText']> {
    return this.#open().foldedText(this.#writtenPath(path))
  }

  writtenKey(key: string): string {
    return this.kind === 'markdown' ? writtenKeyOf(this.file, this.#open().data(), key) : key
  }

  #writtenPath(renamed: Path): Path {
    const changes = changesOf(this.file)
    const path = changes.length === 0 ? renamed : writtenPath(renamed, this.#open().data(), changes)
    const [key, ...rest] = path
    return typeof key === 'string' && this.kind === 'markdown' ? [this.writtenKey(key), ...rest] : path
  }

  #open(): ReturnType<typeof lazyPlaces> {
    if (this.#places) return this.#places
    const { yaml, firstLine } = splitFile(this.file, this.text)
    this.#places = lazyPlaces(yaml, firstLine, isCsv(this.file) ? parseCsv : undefined)
    return this.#places
  }
}

function isCsv(file: string): boolean {
  return file.endsWith('.csv')
}

function kindOf(file: string): Entry['kind'] {
  if (isCsv(file)) return 'csv'
  return file.endsWith('.md') ? 'markdown' : 'yaml'
}

/** `key` of the entry of a file. */
export function keyOf(file: string, hash: string): string {
  return shortHashOf(`${file} ${hash}`)
}

/** The YAML of a file with the line it begins at, and the Markdown below it. */
function splitFile(file: string, text: string): { yaml: string; firstLine: number; body?: Entry['body'] } {
  if (!file.endsWith('.md')) return { yaml: text, firstLine: 1 }
  const { yaml, body } = splitFrontMatter(text)
  return { yaml, firstLine: 2, body }
}
