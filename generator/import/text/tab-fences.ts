// Docusaurus, with the plugin tab-blocks: fences one after the other that say `tab` are the tabs of a group.

import type { Row } from '../source/model.ts'
import type { Part } from './split-code.ts'

/** A fence that is a tab: `js tab`, or `js tab={"label":"With npm"}`. */
const tabbed =
  /^([ \t>]*)((?:`{3,}|~{3,})[ \t]*([\w+#.-]+))((?:[ \t]+[^\n]*?)?)[ \t]+tab(?:=(\{[^{}]*\}))?(?=[ \t]|$)(.*)$/

const names: Readonly<Record<string, string>> = { js: 'JavaScript', ts: 'TypeScript', jsx: 'JSX', tsx: 'TSX' }

/** Puts the tags of tabs around such fences. One that stands alone loses the word. */
export function groupTabFences(parts: readonly Part[]): Part[] {
  if (!parts.some(({ kind, rows }) => kind === 'code' && tabbed.test(rows[0]?.text ?? ''))) return [...parts]
  const made: Part[] = []
  for (let index = 0; index < parts.length; index++) {
    const { tabs, end } = groupAt(parts, index)
    for (const part of tabs.length === 0 ? parts.slice(index, index + 1) : printGroup(tabs)) made.push(part)
    index = Math.max(index, end - 1)
  }
  return made
}

interface Tab {
  part: Part
  indent: string
  label: string
}

/** The tabs that begin at a part, and the part behind them. Only empty rows are between two. */
function groupAt(parts: readonly Part[], start: number): { tabs: Tab[]; end: number } {
  const tabs: Tab[] = []
  let end = start
  for (let index = start; index < parts.length; index++) {
    const { kind, rows } = parts[index] as Part
    if (tabs.length > 0 && kind === 'text' && rows.every(({ text }) => text.trim() === '')) continue
    const tab = readTab(parts[index] as Part)
    if (!tab) break
    tabs.push(tab)
    end = index + 1
  }
  return { tabs, end }
}

function readTab({ kind, rows }: Part): Tab | undefined {
  const [first, ...others] = rows
  if (kind !== 'code' || !first) return undefined
  const [, indent, fence = '', language = '', before = '', options = '', after = ''] = tabbed.exec(first.text) ?? []
  if (indent === undefined) return undefined
  const label = /"label"\s*:\s*"([^"<>{}]+)"/.exec(options)?.[1] ?? names[language] ?? language
  return { part: { kind, rows: [{ ...first, text: `${indent}${fence}${before}${after}` }, ...others] }, indent, label }
}

function printGroup(tabs: readonly Tab[]): Part[] {
  const [first] = tabs
  if (!first || tabs.length === 1) return first ? [first.part] : []
  return tabs.flatMap(({ part, indent, label }, index) => {
    const line = part.rows[0]?.line ?? 1
    const rowsOf = (...texts: string[]): Row[] => texts.map((text) => ({ text: indent + text, line }))
    const open = rowsOf(...(index === 0 ? ['<Tabs>'] : []), `<TabItem label="${label}">`)
    const close = rowsOf('</TabItem>', ...(index === tabs.length - 1 ? ['</Tabs>'] : []))
    return [{ kind: 'text', rows: open }, part, { kind: 'text', rows: close }] satisfies Part[]
  })
}
