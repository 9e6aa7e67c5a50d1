// The two fences of a Markdown file, and what is between and below them.

import type { Problem } from '../problem.ts'
import { withoutUnseen } from '../text.ts'

const opening = /^---[ \t]*\r?\n/
const closing = /^---[ \t]*(?:\r?\n|$)/m

interface FenceFault extends Pick<Problem, 'message' | 'hint'> {
  /** By default the first. */
  line?: number
}

/** What is wrong with the fences. */
export function findFenceFault(text: string): FenceFault | undefined {
  const fence = opening.exec(text)
  if (!fence)
    return (
      findOddFence(lineOne(text), 'first line') ?? {
        message: 'the file does not begin with front matter',
        hint: 'begin with a line ---, then "title: …", then a line ---',
      }
    )
  const rest = text.slice(fence[0].length)
  if (closing.test(rest)) return undefined
  const odd = rest.split('\n').flatMap((line, index) => {
    const fault = findOddFence(line, 'line that closes the front matter')
    return fault ? [{ ...fault, line: index + 2 }] : []
  })
  return odd[0] ?? { message: 'the front matter is not closed', hint: 'add a line --- after the last key' }
}

function lineOne(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

/** What is wrong with a line that looks like a fence: word processors change dashes, and add spaces of their own. */
function findOddFence(line: string, name: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const seen = withoutUnseen(line)
  if (!/^[-\u2010-\u2015\u2212]{1,3}$/.test(seen) || (seen.length < 3 && /^-+$/.test(seen))) return undefined
  const what = seen === '---' ? 'an invisible character' : 'other dashes than those of the keyboard'
  return { message: `the ${name} looks like --- and has ${what} in it`, hint: 'type the line anew: ---' }
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
