import { parseEntry } from '../load/load.ts'

/** A file in four parts, which together are all of its text. */
export interface TextParts {
  /** A byte order mark, and the fence above the front matter. */
  before: string
  yaml: string
  /** The fence below it. */
  after: string
  /** With the line ends of the file. */
  body: string
}

/** Splits the text of a YAML file or an article. Of what cannot be read, all is `before`. */
export function splitText(file: string, text: string): TextParts {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  if (!file.endsWith('.md')) return { before: text.slice(0, mark), yaml: text.slice(mark), after: '', body: '' }
  const firstLine = parseEntry(file, { bytes: new TextEncoder().encode(text), hash: '' }, [])?.body?.firstLine
  if (firstLine === undefined) return { before: text, yaml: '', after: '', body: '' }
  const bodyStart = startOfLine(text, firstLine)
  // Without a line break behind it, the fence is the last line of the file.
  const isFenceLast = /^---[ \t]*$/.test(text.slice(bodyStart))
  const start = startOfLine(text, 2)
  const end = isFenceLast ? bodyStart : startOfLine(text, firstLine - 1)
  const cut = isFenceLast ? text.length : bodyStart
  const [before, yaml, after] = [text.slice(0, start), text.slice(start, end), text.slice(end, cut)]
  return { before, yaml, after, body: text.slice(cut) }
}

/** Lines count from 1. A text without such a line ends before it. */
function startOfLine(text: string, line: number): number {
  let start = 0
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', start)
    if (end < 0) return text.length
    start = end + 1
  }
  return start
}
