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
  /** Its name for those who do not see it, where that is another one. */
  label?: string
  /** What it shows, for them. */
  description: string
  /** What a click on its parts does, which no drawing has. */
  clicks: Statement[]
}

/** The statement of a kind that is its title. Where a kind has none, "title" is the name of a part. */
const titles: Readonly<Record<string, RegExp>> = {
  gantt: /^title\s+(.+)$/,
  pie: /^title\s+(.+)$/,
  sequenceDiagram: /^title[\s:]\s*(.+)$/,
}

/** Says how a part looks. A part may have such a name, too: "style --> b". */
export const looksStatement = /^(?:classDef|class|style|linkStyle)\s+[\p{L}\p{N}_"]/u

const click = /^click\s+[\p{L}\p{N}_][^\s(]*\s+(?:href\s|call\s|"|[A-Za-z_]\w*)/u

/** The statements of a kind about clicks. */
const clickPatterns: Readonly<Record<string, RegExp>> = {
  classDiagram: new RegExp(`${click.source}|^(?:link|callback)\\s+[\\p{L}\\p{N}_\`][^"]*\\s"`, 'u'),
  flowchart: click,
  gantt: /^click\s+\S+\s+(?:href|call)\s/,
  graph: click,
  sequenceDiagram: /^(?:links?|properties|details)\s+[^:>]+:\s/,
  stateDiagram: click,
}

/** Splits the source of a diagram. */
export function readStatements(source: string): Source {
  const rows = source.replace(/\r\n?/g, '\n').split('\n')
  const statements: Statement[] = []
  let { title, start } = readFront(rows)
  let label: string | undefined
  const clicks: Statement[] = []
  let kind = ''
  const described: string[] = []
  let isDescription = false
  for (let index = start; index < rows.length; index++) {
    const text = rows[index]?.trim() ?? ''
    if (text.startsWith('%%')) index = endOfComment(rows, index)
    if (text === '' || text.startsWith('%%')) continue
    if (isDescription) {
      isDescription = !text.includes('}')
      described.push(text.replace(/\}.*$/, ''))
      continue
    }
    const [, named] = /^accTitle\s*:\s*(.+)$/.exec(text) ?? []
    const [, shown] = patternOf(kind, titles)?.exec(text) ?? []
    label = named ?? label
    title = shown ?? title
    if (named !== undefined || shown !== undefined) continue
    if (/^accDescr\s*[:{]/.test(text)) {
      isDescription = /^accDescr\s*\{[^}]*$/.test(text)
      described.push(text.replace(/^accDescr\s*[:{]|\}.*$/g, ''))
      continue
    }
    if (statements.length === 0) kind = /^\w+/.exec(text)?.[0] ?? ''
    const isClick = patternOf(kind, clickPatterns)?.test(text) === true
    ;(isClick ? clicks : statements).push({ text, line: index + 1 })
  }
  const description = described.join(' ').replace(/\s+/g, ' ').trim()
  const names = { ...(title === undefined ? {} : { title }), ...(label === undefined ? {} : { label }) }
  return { statements, description, clicks, ...names }
}

function patternOf(kind: string, patterns: Readonly<Record<string, RegExp>>): RegExp | undefined {
  return Object.hasOwn(patterns, kind) ? patterns[kind] : undefined
}

/** Settings in front matter; of them the title is shown. */
function readFront(rows: readonly string[]): { title: string | undefined; start: number } {
  if (rows[0]?.trim() !== '---') return { title: undefined, start: 0 }
  const end = rows.findIndex((row, index) => index > 0 && row.trim() === '---')
  const title = rows
    .slice(1, Math.max(end, 1))
    .map((row) => /^title:\s*(.+)$/.exec(row.trim())?.[1])
    .find(Boolean)
  return { title: title?.replace(/^(["'])(.*)\1$/, '$2'), start: end + 1 }
}

/** The last row of a comment: `%%{` has settings, often over some rows. */
function endOfComment(rows: readonly string[], start: number): number {
  if (!/^\s*%%\{/.test(rows[start] ?? '')) return start
  const end = rows.findIndex((row, index) => index >= start && row.includes('}%%'))
  return Math.max(start, end)
}

/** Splits a chart of boxes at semicolons outside of quotes, too. */
export function splitSemicolons(statements: readonly Statement[]): Statement[] {
  return joinLabels(statements).flatMap(({ text, line }) =>
    (text.match(/(?:"[^"]*"|[^;"]|"(?=[^"]*$))+/g) ?? [])
      .map((part) => ({ text: part.trim(), line }))
      .filter((part) => part.text !== ''),
  )
}

/** Joins the lines of a label: from a quote that opens a box to the next one. */
function joinLabels(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = []
  let index = 0
  for (let statement = statements[0]; statement; statement = statements[index]) {
    const isOpen = hasOpenQuote(statement.text) && /[[({>|/\\]\s*"[^"]*$/.test(statement.text)
    const end = isOpen ? statements.findIndex(({ text }, at) => at > index && hasOpenQuote(text)) : -1
    const rows = statements.slice(index, Math.max(index, end) + 1)
    joined.push({ text: rows.map(({ text }) => text).join('\n'), line: statement.line })
    index += rows.length
  }
  return joined
}

function hasOpenQuote(text: string): boolean {
  return text.split('"').length % 2 === 0
}
