// A Markdown text whose lines YAML joins: a list becomes one item, a table one line of pipes, and paragraphs one
// paragraph. Lines that may be joined, such as those of one paragraph, are not meant.

import type { Entry } from '../load/load.ts'
import type { Fault, Position } from '../problem.ts'
import type { FoldedLine, Path, TextStyle } from '../yaml/yaml.ts'

/** What a line of Markdown begins. */
const beginnings: readonly [pattern: RegExp, name: string][] = [
  [/^[-+*][ \t]/, 'list item'],
  [/^\d{1,9}[.)][ \t]/, 'list item'],
  [/^\|/, 'table row'],
  [/^#{1,6}[ \t]/, 'heading'],
  [/^(?:`{3}|~{3})/, 'code fence'],
  [/^>/, 'quote'],
  [/^:{2,}\w|^:{3,}$/, 'block'],
  [/^\[[^\]]+\]:[ \t]/, 'definition'],
  [/^(?:=+|-{2,}|\*{3,}|_{3,})$/, 'line'],
]
/** Of these nothing continues on the next line. */
const isOneLine = /^(?:heading|code fence|block|line)$/

/** What a line that begins something looks like inside a line. */
const joined = /\S (?:[-+*] |\d{1,9}[.)] |\||#{1,6} |`{3}|~{3}|> ?\S|::|\[[^\]]+\]: |={1,}$|-{2,}$)/m

/** The first line of a text that Markdown reads in another way than its writer. */
export function findFolded(entry: Entry, path: Path, source: string): (Fault & Position) | undefined {
  // Few texts are folded, and whoever asks where one is has the file parsed once more.
  if (!entry.mayFold() && !joined.test(source)) return undefined
  const folded = entry.foldedText(path)
  if (!folded) return undefined
  for (const line of folded.lines) {
    const what = describe(line)
    const { message, hint } = remedies[folded.style]
    if (what !== undefined)
      return { code: 'folded-text', message: `${message}: ${what}`, hint, line: line.line, column: line.column }
  }
  return undefined
}

const remedies: Readonly<Record<TextStyle, { message: string; hint: string }>> = {
  folded: { message: '> joins the lines of the text', hint: 'write | in place of >' },
  plain: { message: 'YAML joins the lines of this text', hint: 'write | after the key, and the text below it' },
  quoted: {
    message: 'YAML joins the lines of this text',
    hint: 'write | after the key, and the text without quotes below it',
  },
}

function describe({ text, above, isBehindGap }: FoldedLine): string | undefined {
  const [name, before] = [nameOf(text), nameOf(above)]
  if (isBehindGap) {
    const isMerged = name === undefined && (before === undefined || !isOneLine.test(before))
    return isMerged ? `this paragraph becomes a part of the ${before ?? 'one'} above` : undefined
  }
  if (name === undefined)
    return before !== undefined && isOneLine.test(before)
      ? `this line becomes a part of the ${before} above`
      : undefined
  // A year at the beginning of a line: no list begins with another number than 1 inside a paragraph.
  if (/^\d/.test(text) && !/^0*1[.)]/.test(text) && !/^\d{1,9}[.)][ \t]/.test(above)) return undefined
  return `this ${name} becomes a part of the line above`
}

function nameOf(text: string): string | undefined {
  return beginnings.find(([pattern]) => pattern.test(text))?.[1]
}
