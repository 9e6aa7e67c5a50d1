// Code that is told from text by its indentation alone: four columns more than the text around it, after an empty row.

/** Tells row by row whether it is such code. Fences and what is in them are not asked about, only their first row. */
export function openIndents(): (text: string) => boolean {
  /** Columns at which the text of open list items begins. */
  let columns: number[] = []
  let isAfterEmpty = true
  let isInCode = false
  return (written) => {
    if (written.trim() === '') {
      isAfterEmpty = true
      return isInCode
    }
    const text = withoutTabs(written)
    const indent = indentOf(text)
    const canBegin = isAfterEmpty || isInCode
    // A row that goes on with a paragraph may begin anywhere.
    if (canBegin || isBlock(text)) columns = columns.filter((column) => column <= indent)
    const base = columns.at(-1) ?? 0
    isInCode = canBegin && indent - base >= 4 && (isInCode || !template.test(text))
    isAfterEmpty = false
    if (isInCode) return true
    // What is inside a shortcode is indented as the shortcode is.
    if (template.test(text)) columns = [...columns.filter((column) => column < indent), indent]
    else if (indent - base < 4) columns = [...columns, ...columnsOf(text)]
    return false
  }
}

const template = /^ *\{(?:\{[<%]|%)/
const rule = /^ *([-*_])(?: *\1){2,} *$/
/** Begins a list item, a footnote or the meaning of a term. */
const item = /^( *)([-*+]|\d{1,9}[.)]|\[\^[^\]\s]+\]:|:)( +|$)/
const otherBlock = /^ *(?:#{1,6}(?: |$)|>|[`~]{3})/

/** No text has lists nested deeper. */
const mostMarks = 64

function isBlock(text: string): boolean {
  return item.test(text) || otherBlock.test(text) || rule.test(text)
}

/** Columns at which the text behind each mark of a row begins. */
function columnsOf(text: string): number[] {
  const found: number[] = []
  let start = 0
  while (found.length < mostMarks && !rule.test(text.slice(start))) {
    const [whole, before = '', mark = '', after = ''] = item.exec(text.slice(start)) ?? []
    if (whole === undefined || (found.length > 0 && before.length > 0)) break
    const width = after.length > 0 && after.length < 5 && start + whole.length < text.length ? after.length : 1
    const isNote = mark.startsWith('[')
    found.push(start + (isNote ? before.length + 4 : before.length + mark.length + width))
    if (isNote) break
    start += before.length + mark.length + width
  }
  return found
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length
}

/** A tab ends at the next column that four divides. */
function withoutTabs(text: string): string {
  let plain = ''
  for (const part of text.split(/(\t)/)) plain += part === '\t' ? ' '.repeat(4 - (plain.length % 4)) : part
  return plain
}
