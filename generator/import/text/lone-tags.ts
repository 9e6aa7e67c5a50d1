// Components of one tag that have the name of an element: `<Code … />`, `<Details />`. HTML has no such end, so all
// that follows would be in the element. They are shown as they are written, as components with other names are.

import { allowedTags } from '../../markdown/markdown.ts'
import { cutText } from '../../text.ts'
import type { Report, Row } from '../source/model.ts'
import { endOfTag } from './code-components.ts'
import { openFences } from './code-fences.ts'
import { outsideCode } from './code-spans.ts'

const start = /(?<![\\\w])<(?=([A-Z][a-z]\w*)(?:[\s/]|$))/g
const endless = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
const mostRows = 50

/** Takes the meaning of HTML from such tags. */
export function escapeLoneTags(rows: readonly Row[], report: Report): Row[] {
  const isCode = openFences()
  return rows.map((row, index) => {
    if (isCode(row.text) || !row.text.includes('<')) return row
    const rest = rows.slice(index + 1, index + mostRows).map(({ text }) => text)
    const text = outsideCode(row.text, (part) =>
      part.replace(start, (sign, name: string, at: number) => {
        const tag = name.toLowerCase()
        if (!allowedTags.has(tag) || endless.has(tag)) return sign
        const source = [part.slice(at), ...rest].join('\n')
        const end = endOfTag(source, 1)
        if (end === undefined || source[end - 1] !== '/') return sign
        report.lose({
          code: 'import-left',
          message: `the component "${cutText(source.slice(0, end + 1).replace(/\s+/g, ' '), 60)}"`,
          hint: 'it is shown as text: write what it showed',
          line: row.line,
          kind: `the component <${name}>`,
        })
        return `\\${sign}`
      }),
    )
    return text === row.text ? row : { ...row, text }
  })
}
