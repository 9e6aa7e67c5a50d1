// Problems of a Markdown text, and where they are.

import type { Nodes } from 'mdast'
import type { Fault, Position, Problem, ProblemCode } from '../problem.ts'
import { cutText } from '../text.ts'

/** Where a node begins, from 1. */
export function placeOf(node: Nodes): Position {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** The place after a node. */
export function endOf(node: Nodes): Position {
  return { line: node.position?.end.line ?? 1, column: node.position?.end.column ?? 1 }
}

/** An error of a Markdown text. */
export function markdownProblem(code: ProblemCode, message: string, place: Position, hint?: string): Problem {
  return { code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...place }
}

/** A warning of a Markdown text. */
export function warnOf({ code, message, hint }: Fault, place: Position): Problem {
  return { ...markdownProblem(code, message, place, hint), severity: 'warning' }
}

/** An address that no page may have. A backslash in it is most often the only fault. */
export function badAddress(address: string, place: Position): Problem {
  const has = address.includes('\\')
  // Browsers read "/\host" as the address of another site.
  const fault = has && !/^[/\\]{2}/.test(address) ? 'has a backslash in it' : 'is not allowed'
  const file = /^[a-z]:.*\\([^\\]+)$/i.exec(address)?.[1]
  const asset = file && `copy the file into assets/, and write /assets/${cutText(file, 80)}`
  const slash = has ? 'write "/" in place of the backslash, or remove it' : undefined
  const hint = asset ?? slash ?? 'use http, https, mailto, tel or a path of this site'
  return markdownProblem('link-scheme', `the address "${cutText(address, 80)}" ${fault}`, place, hint)
}

/** The next place of `text` in the source, from `from` to the line `last`; undefined if it is written differently. */
export function findInSource(
  lines: readonly string[],
  text: string,
  from: Position,
  last: number,
): Position | undefined {
  for (let line = from.line; line <= last; line++) {
    const index = (lines[line - 1] ?? '').indexOf(text, line === from.line ? from.column - 1 : 0)
    if (index >= 0) return { line, column: index + 1 }
  }
  return undefined
}
