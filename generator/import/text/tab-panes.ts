// Docsy shows what is in the tabs of a pane as code, unless the pane or the tab says `text=true`. Code gets fences
// here, before anything in it is taken for Markdown.

import type { Report, Row } from '../source/model.ts'
import { readArguments } from './tags.ts'

interface Pane {
  language: string | undefined
  isText: boolean
}

interface OpenTab {
  language: string
  code: Row[]
  line: number
}

const tag = /(\{\{[<%]\s{0,9}\/?\s{0,9}tab(?:pane)?\b[^{}]{0,500}[>%]\}\})/
const parts = /^\{\{[<%]\s*(\/?)\s*(tab(?:pane)?)\b(.*?)(\/?)\s*[>%]\}\}$/

/** Puts fences around the code in tabs. Tabs that cannot be opened are labels, and are left out. */
export function fenceTabPanes(rows: readonly Row[], report: Report): Row[] {
  if (!rows.some(({ text }) => /\{\{[<%]\s*tabpane\b/.test(text))) return [...rows]
  const made: Row[] = []
  let pane: Pane | undefined
  let tab: OpenTab | undefined
  let isLeftOut = false
  for (const row of rows)
    for (const text of row.text.split(tag)) {
      const [, slash, name, inner = '', end] = parts.exec(text) ?? []
      const isEnd = slash === '/'
      if (name === 'tabpane') pane = isEnd ? undefined : readPane(inner)
      if (name === 'tab' && isEnd && isLeftOut) {
        isLeftOut = false
        continue
      }
      if (name === 'tab' && isEnd && tab) {
        for (const each of fenced(tab, row.line)) made.push(each)
        tab = undefined
      }
      const piece = { ...row, text }
      if (isLeftOut || (text.trim() === '' && row.text !== text)) continue
      if (tab) tab.code.push(piece)
      else if (name === 'tab' && !isEnd && pane) {
        const { attributes, words } = readArguments(inner)
        if (attributes.disabled === 'true') {
          loseLabel(attributes.header ?? words[0], row.line, report)
          isLeftOut = end === ''
          continue
        }
        made.push(piece)
        const header = attributes.header ?? words[0]
        const language = attributes.lang ?? words[1] ?? pane.language ?? header ?? ''
        if (!(pane.isText || attributes.text === 'true')) tab = { language, code: [], line: row.line }
      } else made.push(piece)
    }
  return [...made, ...(tab?.code ?? [])]
}

function readPane(written: string): Pane {
  const { attributes } = readArguments(written)
  const { lang, langEqualsHeader, text } = attributes
  return { language: lang ?? (langEqualsHeader === 'true' ? undefined : ''), isText: text === 'true' }
}

function fenced({ language, code, line }: OpenTab, last: number): Row[] {
  const longest = code.reduce((most, { text }) => Math.max(most, /^\s*(`{3,})/.exec(text)?.[1]?.length ?? 2), 2)
  const marks = '`'.repeat(longest + 1)
  const word = language.toLowerCase()
  const info = /^[\w+#.-]+$/.test(word) ? word : ''
  return [{ text: marks + info, line }, ...code, { text: marks, line: last }]
}

function loseLabel(label: string | undefined, line: number, { lose }: Report): void {
  lose({
    code: 'import-lost',
    message: `the tab "${label ?? ''}", which cannot be opened`,
    hint: 'write it above the tabs if readers need it',
    line,
  })
}
