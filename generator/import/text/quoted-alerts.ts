// Alerts in quotes that say more than GitHub's: `> [!NOTE] Title`, `> [!tip]+ Folded`, `> [!INFO]`, as Hugo and
// Obsidian have them. They get tags here, which become callouts and parts that fold with all other tags.

import type { Row } from '../source/model.ts'
import { calloutKind } from './callout-kinds.ts'
import { openFences } from './code-fences.ts'

const marker = /^([ \t]*)>[ \t]?\[!([A-Za-z][\w-]*)\]([+-]?)[ \t]*(.*)$/
const quoted = /^[ \t]*>/
/** GitHub's alerts stay: the build reads them. */
const known: ReadonlySet<string> = new Set(['note', 'tip', 'important', 'warning', 'caution'])

/** The name of the tag around such an alert. */
export const alertTag = 'import-alert'

const mostDepth = 8

/** Opens the alerts of a text, those inside each other, too. */
export function openAlerts(rows: readonly Row[], depth = 0): Row[] {
  if (depth > mostDepth || !rows.some(({ text }) => marker.test(text))) return [...rows]
  const made: Row[] = []
  const isCode = openFences()
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const [, space = '', name = '', fold = '', title = ''] = isCode(row.text) ? [] : (marker.exec(row.text) ?? [])
    if (name === '' || (known.has(name.toLowerCase()) && fold === '' && title === '')) {
      made.push(row)
      continue
    }
    const length = lengthOf(rows, index)
    const inner = rows.slice(index + 1, index + length).map((each) => {
      return { ...each, text: each.text.replace(/^[ \t]*> ?/, space) }
    })
    made.push({ ...row, text: `${space}${openingOf({ name, fold, title })}` })
    for (const each of openAlerts(inner, depth + 1)) made.push(each)
    made.push({ text: `${space}</${alertTag}>`, line: rows[index + length - 1]?.line ?? row.line })
    index += length - 1
  }
  return made
}

/** The rows of a quote; its last paragraph may go on without a sign. */
function lengthOf(rows: readonly Row[], from: number): number {
  let index = from + 1
  const isCode = openFences()
  for (; index < rows.length; index++) {
    const text = rows[index]?.text ?? ''
    const isInCode = isCode(text.replace(/^[ \t]*> ?/, ''))
    if (quoted.test(text)) continue
    const before = rows[index - 1]?.text.replace(/^[ \t]*>/, '').trim() ?? ''
    const goesOn = !isInCode && index > from + 1 && before !== '' && /^[ \t]*[\p{L}\p{N}*_`[("]/u.test(text)
    if (!goesOn || /^[ \t]*(?:[-*+]|\d+[.)])[ \t]|^[ \t]*(?:`{3,}|\*{3,})/.test(text)) break
  }
  return index - from
}

function openingOf({ name, fold, title }: Record<'name' | 'fold' | 'title', string>): string {
  const own = calloutKind(name)
  const word = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
  const shown = title === '' && (fold !== '' || own === undefined) ? word : title
  const kind = fold === '' ? (own ?? 'note') : 'details'
  const label = shown === '' ? '' : ` title="${shown.replace(/["\\]/g, '\\$&')}"`
  return `<${alertTag} kind="${kind}"${label}${fold === '+' ? ' open="true"' : ''}>`
}
