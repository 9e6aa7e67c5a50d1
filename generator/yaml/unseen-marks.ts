// Characters that look like a space or a colon of YAML, or like nothing, where YAML needs the ones of the keyboard.

import { listUnseen } from '../text.ts'

/** What stands in the place of a space or a colon. */
export interface UnseenMark {
  offset: number
  message: string
  hint: string
}

/** What is before the text of a line: its indentation, its dashes, and a key with its colon. */
const structure = /^[ \t]*(?:-[ \t]+)*(?:-|[^\s"'#:\uff1a]+:)?/
const wideColon = /^[ \t]*(?:-[ \t]+)*[^\s"'#:\uff1a]+(?=\uff1a)/

/** The first such character of the line of an offset, or of the line above. */
export function findUnseenMark(text: string, offset: number): UnseenMark | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const above = text.slice(0, start).search(/[^\n]*\n\s*$/)
  return markOf(text, start) ?? (above < 0 ? undefined : markOf(text, above))
}

function markOf(text: string, start: number): UnseenMark | undefined {
  const [line = ''] = /^[^\r\n]*/.exec(text.slice(start)) ?? []
  const colon = wideColon.exec(line)?.[0].length
  if (colon !== undefined)
    return {
      offset: start + colon,
      message: 'the colon after this key is a wide one (U+FF1A), which YAML does not know',
      hint: 'write an ordinary colon, and a space after it',
    }
  const at = [structure, /^[ \t]*(?:-[ \t]+)*/].flatMap((pattern) => pattern.exec(line)?.[0].length ?? [])
  const index = at.find((each) => listUnseen(line.charAt(each)).length > 0)
  if (index === undefined) return undefined
  return {
    offset: start + index,
    message: `an invisible character (${listUnseen(line.charAt(index)).join()}) is where YAML needs a space or nothing`,
    hint: 'delete it, and type the space anew if there was one',
  }
}
