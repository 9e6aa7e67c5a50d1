// The two fences of a Markdown file, and what is between and below them.

import type { Problem } from '../problem.ts'

const opening = /^---[ \t]*\r?\n/
const closing = /^---[ \t]*(?:\r?\n|$)/m

/** What is wrong with the fences. */
export function findFenceFault(text: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const fence = opening.exec(text)
  if (!fence)
    return {
      message: 'the file does not begin with front matter',
      hint: 'begin with a line ---, then "title: …", then a line ---',
    }
  if (!closing.test(text.slice(fence[0].length)))
    return { message: 'the front matter is not closed', hint: 'add a line --- after the last key' }
  return undefined
}

/** Splits a text without such faults. The lines of the body are counted from the first line of the file. */
export function splitFrontMatter(text: string): { yaml: string; body: { text: string; firstLine: number } } {
  const start = opening.exec(text)?.[0].length ?? 0
  const rest = text.slice(start)
  const end = closing.exec(rest)
  const yaml = rest.slice(0, end?.index)
  const bodyStart = start + yaml.length + (end?.[0].length ?? 0)
  const firstLine = text.slice(0, bodyStart).split('\n').length
  return { yaml, body: { text: text.slice(bodyStart).replaceAll('\r\n', '\n'), firstLine } }
}
