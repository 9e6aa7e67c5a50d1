// A text of another generator → Libretto's Markdown.

import type { Tool } from '#generator/import/source/tools.ts'
import { translateBody } from '#generator/import/text/translate-body.ts'
import type { ComponentRules } from '#schemas/import-components.ts'

const noFacts = {
  basePath: '',
  permalinks: {},
  excluded: [],
  rewrites: [],
  versions: [],
  languages: [],
  suffixes: [],
  roots: [],
  menu: [],
  frame: { main: [], footer: [], social: [] },
}

/** The text of a page in Libretto's Markdown, and what is left or lost, by line. */
export function translate(tool: Tool, text: string, isMdx = true, components?: ComponentRules) {
  const losses: string[] = []
  const report = {
    lose: ({ line, message }: { line?: number; message: string }) => losses.push(`${line}: ${message}`),
    count: () => {},
  }
  const body = text.split('\n').map((row, index) => ({ text: row, line: index + 1 }))
  const facts = { ...noFacts, name: 'Lake', url: 'https://lake.example.com' }
  const { rows, title } = translateBody({ body, isMdx }, { tool, facts, title: undefined, components, report })
  return { text: rows.map((row) => row.text).join('\n'), title, losses }
}
