// What a writer says of a part in braces: `@{ shape: rect, label: "words" }`, also with a line for each.

import { UndrawnError } from './diagram-text.ts'
import type { Statement } from './statements.ts'

const fact = /[\s,]*"?([\w-]+)"?\s*:\s*("[^"]*"|'[^'\n]*'|[^,\n]*)/y

/** The values at the beginning of a text, by their names, and what follows. */
export function readFacts(text: string, line: number): { facts: Map<string, string>; rest: string } {
  const [whole, inner = ''] = /^@\{((?:"[^"]*"|[^"}])*)\}/.exec(text) ?? []
  if (whole === undefined) throw new UndrawnError('a "@{" has no "}"', line)
  const facts = new Map<string, string>()
  fact.lastIndex = 0
  let end = 0
  for (let found = fact.exec(inner); found; found = fact.exec(inner)) {
    facts.set(found[1] ?? '', (found[2] ?? '').trim().replace(/^(["'])([^]*)\1$/, '$2'))
    end = fact.lastIndex
  }
  const left = inner
    .slice(end)
    .replace(/^[\s,]+/, '')
    .trimEnd()
  if (left !== '') throw new UndrawnError(`"${left.slice(0, 40)}" in braces is no name with a value`, line)
  return { facts, rest: text.slice(whole.length) }
}

/** Joins the lines from a "@{" to its "}". */
export function joinFacts(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = []
  let rows: string[] = []
  let line = 0
  for (const statement of statements) {
    if (rows.length === 0) line = statement.line
    rows.push(statement.text)
    const bare = statement.text.replace(/"[^"]*"/g, '')
    const isOpen = rows.length > 1 ? !bare.includes('}') : /@\{[^}]*$/.test(bare)
    if (isOpen) continue
    joined.push({ text: rows.join('\n'), line })
    rows = []
  }
  if (rows.length > 0) joined.push({ text: rows.join('\n'), line })
  return joined
}
