// The statements of a diagram: its lines without comments and settings, and what names it.

/** A statement and its line in the diagram, from 1. */
export interface Statement {
  text: string
  line: number
}

/** A diagram as its statements. */
export interface Source {
  statements: Statement[]
  title?: string
}

/** Splits the source of a diagram. Semicolons end a statement where `isSplit` says so. */
export function readStatements(source: string): Source {
  const rows = source.replace(/\r\n?/g, '\n').split('\n')
  const statements: Statement[] = []
  let title: string | undefined
  let start = 0
  // Settings in front matter; of them the title is shown.
  if (rows[0]?.trim() === '---') {
    const end = rows.findIndex((row, index) => index > 0 && row.trim() === '---')
    title = rows
      .slice(1, Math.max(end, 1))
      .map((row) => /^title:\s*(.+)$/.exec(row.trim())?.[1])
      .find(Boolean)
    start = end + 1
  }
  // There, "title" is the name of a member.
  const isTable = /^\s*(?:classDiagram|erDiagram)/m.test(source)
  let isDescription = false
  for (const [index, row] of rows.entries()) {
    const text = row.trim()
    if (index < start || text === '' || text.startsWith('%%')) continue
    if (isDescription) {
      isDescription = !text.includes('}')
      continue
    }
    const pattern = isTable ? /^accTitle\s*:\s*(.+)$/ : /^(?:accTitle\s*:|title\s(?!.*:\s*\d+$))\s*(.+)$/
    const [, named] = pattern.exec(text) ?? []
    if (named !== undefined) {
      title = named
      continue
    }
    if (/^accDescr\s*[:{]/.test(text)) {
      isDescription = /^accDescr\s*\{[^}]*$/.test(text)
      continue
    }
    statements.push({ text, line: index + 1 })
  }
  return { statements, ...(title === undefined ? {} : { title }) }
}

/** Splits a chart of boxes at semicolons outside of quotes, too. */
export function splitSemicolons(statements: readonly Statement[]): Statement[] {
  return statements.flatMap(({ text, line }) =>
    (text.match(/(?:"[^"]*"|[^;"]|"(?=[^"]*$))+/g) ?? [])
      .map((part) => ({ text: part.trim(), line }))
      .filter((part) => part.text !== ''),
  )
}
