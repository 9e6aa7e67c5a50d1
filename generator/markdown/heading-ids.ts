// Ids that writers give to headings: `## Title {#own-id}`, also as attribute lists of other tools have them, as in
// `{ #own-id }` and `{: #own-id}`. Links to them stay when the words change.

import type { Heading } from 'mdast'
import type { Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { endOf, warnOf } from './markdown-problem.ts'

/** What the ids of one text depend on. */
export interface HeadingIds {
  problems: Problem[]
  /** The source. */
  lines: readonly string[]
  /** Ids of the page; those of headings are added. */
  taken: Set<string>
}

/** Moves the id behind the words of a heading into its properties. What is malformed stays text, with a warning. */
export function takeHeadingId(heading: Heading, { problems, lines, taken }: HeadingIds): void {
  const text = heading.children.at(-1)
  if (text?.type !== 'text' || !text.value.endsWith('}')) return
  const start = text.value.lastIndexOf('{')
  const braces = text.value.slice(start)
  const { line, column: end } = endOf(text)
  const column = end - braces.length
  if (!/^\{\s*:?\s*#/.test(braces) || !isWritten(braces, lines[line - 1] ?? '', column - 1)) return
  const report = (message: string, hint: string) =>
    problems.push(warnOf({ code: 'heading-id', message, hint }, { line, column }))
  const id = /^\{\s*:?\s*#([\p{L}\p{M}\p{N}\p{So}_:.-]+)\s*\}$/u.exec(braces)?.[1]
  if (id === undefined) {
    report(
      `"${cutText(braces, 80)}" is no id of a heading, so readers see the braces`,
      'write letters, digits, "-", "_", "." and ":" only: {#own-id}',
    )
    return
  }
  text.value = text.value.slice(0, start).trimEnd()
  if (taken.has(id)) {
    report(`the id "${id}" is taken on this page, so this heading has none of its own`, 'give it another id')
    return
  }
  taken.add(id)
  heading.data = { ...heading.data, hProperties: { id } }
}

/** Whether braces are in the source as well. With a backslash before them they mean themselves, as in `${#a}`. */
function isWritten(braces: string, row: string, index: number): boolean {
  return row.startsWith(braces, index) && !/[\\$]/.test(row[index - 1] ?? '')
}
