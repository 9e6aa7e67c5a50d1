// Bad UTF-8 is refused, with the byte offset, because a replacement character would change a text silently.

import type { Kind, Shelf } from '../cache/cache.ts'
import { codeFrame, type Position, type Problem } from '../problem.ts'
import { lazyPlaces, type Path, parseYaml, type YamlDocument } from '../yaml/yaml.ts'

/** A content file with its data. */
export interface Entry {
  kind: 'yaml' | 'markdown'
  /** Path below the content folder, with forward slashes. */
  file: string
  text: string
  /** SHA-256 of the bytes. */
  hash: string
  /** Path and hash: two entries with the same key are equal. */
  key: string
  /** YAML data, or the front matter of a Markdown file. */
  data: unknown
  /** Markdown below the front matter. */
  body?: { text: string; firstLine: number }
  locate: (path: Path, onKey?: boolean) => Position
  locateInText: YamlDocument['locateInText']
}

/** Data of a valid file, in a box because it may be null. Key: path and hash of the file. */
export const parsedFiles: Kind<{ data: unknown }> = { name: 'parsed-files', isOnDisk: true }

/** Parses one file, unless `known` has its data. `hash` is that of its bytes. */
export function parseEntry(
  file: string,
  { bytes, hash }: { bytes: Uint8Array; hash: string },
  problems: Problem[],
  known?: Shelf<{ data: unknown }>,
): Entry | undefined {
  let text = ''
  const refuse = (code: string, message: string, hint: string, place: Position) => {
    problems.push({
      code,
      severity: 'error',
      message,
      hint,
      file,
      ...place,
      ...(text === '' ? {} : { frame: codeFrame(text, place) }),
    })
    return undefined
  }
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    const offset = firstBadByte(bytes)
    return refuse(
      'encoding',
      `the file is not UTF-8 (byte ${offset})`,
      'save the file as UTF-8',
      placeIn(new TextDecoder().decode(bytes.subarray(0, offset)), offset),
    )
  }
  const zero = text.indexOf('\0')
  if (zero >= 0)
    return refuse(
      'encoding',
      'the file holds a NUL character',
      'remove it; is this really a text file?',
      placeIn(text, zero),
    )
  if (text.startsWith('\uFEFF'))
    return refuse('encoding', 'the file begins with two byte order marks', 'remove the invisible marks', {
      line: 1,
      column: 1,
    })

  if (!file.endsWith('.md')) return finish({ file, text, hash, yaml: text, firstLine: 1 }, problems, known)
  const fence = /^---[ \t]*\r?\n/.exec(text)
  if (!fence)
    return refuse(
      'front-matter',
      'the file does not begin with front matter',
      'begin with a line ---, then "title: …", then a line ---',
      { line: 1, column: 1 },
    )
  const close = /^---[ \t]*(?:\r?\n|$)/m
  const rest = text.slice(fence[0].length)
  const end = close.exec(rest)
  if (!end)
    return refuse('front-matter', 'the front matter is not closed', 'add a line --- after the last key', {
      line: 1,
      column: 1,
    })
  const bodyStart = fence[0].length + end.index + end[0].length
  const body = { text: text.slice(bodyStart).replaceAll('\r\n', '\n'), firstLine: countLines(text.slice(0, bodyStart)) }
  return finish({ file, text, hash, body, yaml: rest.slice(0, end.index), firstLine: 2 }, problems, known)
}

/** A file whose YAML part is not parsed yet. */
interface SplitFile extends Pick<Entry, 'file' | 'text' | 'hash' | 'body'> {
  yaml: string
  /** Line of the file at which the YAML begins. */
  firstLine: number
}

function finish(
  { file, text, hash, body, yaml, firstLine }: SplitFile,
  problems: Problem[],
  known: Shelf<{ data: unknown }> | undefined,
): Entry | undefined {
  const key = `${file} ${hash}`
  let box = known?.get(key)
  if (!box) {
    const { data, problems: found } = parseYaml(yaml, firstLine)
    for (const problem of found) {
      const frame = codeFrame(text, { line: problem.line ?? 1, column: problem.column ?? 1 })
      problems.push({ ...problem, file, frame })
    }
    if (found.length > 0) return undefined
    box = { data }
    known?.set(key, box)
  }
  const shared = { file, text, hash, key, data: box.data, ...lazyPlaces(yaml, firstLine) }
  return body ? { kind: 'markdown', ...shared, body } : { kind: 'yaml', ...shared }
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
