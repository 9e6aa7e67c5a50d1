// Problems of a Markdown text, and where they are.

import type { Nodes } from 'mdast'
import type { Position, Problem, ProblemCode } from '../problem.ts'

/** Where a node begins, from 1. */
export function placeOf(node: Nodes): Position {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** An error of a Markdown text. */
export function markdownProblem(code: ProblemCode, message: string, place: Position, hint?: string): Problem {
  return { code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...place }
}

/** A warning of a Markdown text. */
export function warnOf({ code, message, hint }: Pick<Problem, 'code' | 'message' | 'hint'>, place: Position): Problem {
  return { ...markdownProblem(code, message, place, hint), severity: 'warning' }
}
