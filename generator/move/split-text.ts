import { splitFrontMatter } from '../load/load.ts'

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

/** Splits the text of a YAML file or an article. */
export function splitText(file: string, text: string): TextParts {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  if (!file.endsWith('.md')) return { before: text.slice(0, mark), yaml: text.slice(mark), after: '', body: '' }
  const { yaml, body } = splitFrontMatter(text.slice(mark))
  const start = text.indexOf('\n') + 1
  const bodyStart = startOfLine(text, body.firstLine)
  const end = start + yaml.length
  return { before: text.slice(0, start), yaml, after: text.slice(end, bodyStart), body: text.slice(bodyStart) }
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
