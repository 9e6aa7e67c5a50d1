// Where a Markdown source has formulas between dollar signs. Prices, variables and templates are none: without a sign
// that only formulas have, what stands between two dollars must look like the name or the sum of something.

/** A place in the source, from the first dollar to behind the last. */
export interface FormulaSpan {
  start: number
  end: number
  /** Length of the mark on each side. */
  mark: number
  /** Whether it stands by itself: between two dollars on each side. */
  isDisplay: boolean
}

/** Characters of a formula inside a sentence. */
const maxInline = 1000
/** Characters of a formula between dollars and backticks, which nothing else is written between. */
const maxTicked = 10_000

/** All formulas in order. */
export function findFormulas(source: string): FormulaSpan[] {
  if (!source.includes('$')) return []
  const spans = readSpans(source, false)
  const isOfFormulas = mayHaveWords.test(source) && spans.some(({ start, end }) => tex.test(source.slice(start, end)))
  return isOfFormulas ? readSpans(source, true) : spans
}

/** `mayBeWord` where other formulas say that a word or a sign between dollars is one, too. */
function readSpans(source: string, mayBeWord: boolean): FormulaSpan[] {
  const spans: FormulaSpan[] = []
  const ends = paragraphEnds(source)
  let index = 0
  while (index < source.length) {
    const sign = source[index]
    if (isLineStart(source, index)) {
      const fence = endOfFence(source, index)
      if (fence !== undefined) {
        index = fence
        continue
      }
    }
    if (sign === '\\') index += 2
    else if (sign === '`') index = endOfCode(source, index, ends(index))
    else if (sign === '$') {
      const span = readSpan(source, index, { end: ends(index), mayBeWord })
      if (span) spans.push(span)
      index = span?.end ?? endOfRun(source, index)
    } else index++
  }
  return spans
}

function isLineStart(source: string, index: number): boolean {
  return index === 0 || source[index - 1] === '\n'
}

/** Behind a fenced block of code that begins with a line; undefined if none does. */
function endOfFence(source: string, start: number): number | undefined {
  const line = lineAt(source, start)
  const [, fence = ''] = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? []
  if (fence === '') return undefined
  let next = start + line.length + 1
  while (next < source.length) {
    const text = lineAt(source, next)
    next += text.length + 1
    const [, close = ''] = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(text) ?? []
    if (close.startsWith(fence)) break
  }
  return Math.min(next, source.length)
}

function lineAt(source: string, start: number): string {
  const end = source.indexOf('\n', start)
  return source.slice(start, end < 0 ? source.length : end)
}

/** Says where the paragraph of an index ends. Asked in order. */
function paragraphEnds(source: string): (index: number) => number {
  let end = -1
  const blank = /\n[ \t>]*(?=\n|$)/g
  return (index) => {
    if (index < end) return end
    blank.lastIndex = index
    end = blank.exec(source)?.index ?? source.length
    return end
  }
}

/** Behind a span of code, or behind its backticks if they are not closed. */
function endOfCode(source: string, start: number, end: number): number {
  const run = /`+/y
  run.lastIndex = start
  const marks = run.exec(source)?.[0] ?? '`'
  const after = start + marks.length
  const close = new RegExp(`(?<!\`)${marks}(?!\`)`, 'g')
  close.lastIndex = after
  const found = close.exec(source.slice(0, end))
  return found ? found.index + marks.length : after
}

function endOfRun(source: string, index: number): number {
  let end = index
  while (source[end] === '$') end++
  return end
}

function readSpan(
  source: string,
  start: number,
  { end, mayBeWord }: { end: number; mayBeWord: boolean },
): FormulaSpan | undefined {
  const before = source[start - 1] ?? ' '
  if (source[start + 1] === '`') {
    const close = findTicks(source, start + 2, end)
    return close === undefined ? undefined : { start, end: close + 2, mark: 2, isDisplay: false }
  }
  const isDisplay = source[start + 1] === '$'
  const mark = isDisplay ? 2 : 1
  if (/[A-Za-z$]/.test(before) || source[start + mark] === '$') return undefined
  // "5$ and $6"; but 5$\times$ is one.
  if (/\d/.test(before) && source[start + mark] !== '\\') return undefined
  const close = findClose(source, start + mark, isDisplay ? end : Math.min(end, start + maxInline), mark)
  if (close === undefined) return undefined
  const span = { start, end: close + mark, mark, isDisplay }
  const [written, after] = [source.slice(start + mark, close), source.slice(span.end, span.end + 3)]
  return isFormula(written, after, { isDisplay, mayBeWord }) ? span : undefined
}

/** The next backtick and dollar, if there is anything before them. */
function findTicks(source: string, from: number, end: number): number | undefined {
  const close = source.slice(from, Math.min(end, from + maxTicked)).indexOf('`$')
  return close > 0 ? from + close : undefined
}

/** The next dollars that may close a formula. */
function findClose(source: string, from: number, end: number, mark: number): number | undefined {
  for (let index = from; index < end; index++) {
    if (source[index] === '\\') index++
    // Words inside a formula may have formulas in them.
    else if (source[index] === '$' && (mark === 1 || source[index + 1] === '$')) return index
  }
  return undefined
}

/** Commands and exponents: nobody writes them between two dollars for anything else. */
const tex = /\\[A-Za-z,;!{}|%#& \\]|\^/

/** Commands with braces, and definitions: what else stands beside them may be any sign. */
const braced = /\\[A-Za-z]+\*?\s*[{\\]/

/** What may be a word or a sign, for a text that has formulas. */
const mayHaveWords = /\$(?:[A-Za-z][^$\n]{3,39}|[-+*/=<>|,;:÷×−]{1,2})\$/

/** A name, also with what belongs to it, or a sign: "$index$", "$find(x)$", "$=$". */
const word = /^[A-Za-z]\w{0,39}(?: ?[([][\w\s,.+*/-]{0,40}[)\]])*$|^(?:[-+*/=<>|,;:÷×−]|:=)$/

/** Signs of an index, a relation or a sum. */
const signs = /[_=<>≤≥≠≈∈∞√]|[+*/-]\s*\d|\d\s*[+*/-]/

function isFormula(
  written: string,
  after: string,
  { isDisplay, mayBeWord }: { isDisplay: boolean; mayBeWord: boolean },
): boolean {
  const text = written.trim()
  const next = after.replace(/^(?:st|nd|rd|th|s)(?![A-Za-z0-9])/, '')
  // "16$\times$16" is one.
  const isCommand = /^\\[A-Za-z]{2,}$/.test(text)
  // Tags of HTML between two prices, as in "<td>$5</td><td>$".
  if (/<\/[A-Za-z]|<br\b/i.test(text)) return false
  if (text === '' || /^[A-Za-z]/.test(next) || (/^\d/.test(next) && !isCommand)) return false
  // "$$ - $$$" says how dear something is.
  if (isDisplay && after.startsWith('$')) return false
  const isWord = mayBeWord && word.test(text) && !after.startsWith('$')
  if (isDisplay)
    return tex.test(text) || signs.test(text) || isWord || (isPlain(text) && !/^ [A-Za-z]{2,} $/.test(written))
  // A price list, a template, a variable of a shell.
  if (/^\s|\s$/.test(written) || /[€£¥`]/.test(text) || (/(?<!\\)[#"]/.test(text) && !braced.test(text))) return false
  if (/^[A-Z]{2}[A-Z0-9]*_[A-Z0-9_]{2,}$|^\([A-Za-z_]\w{3,}\)/.test(text)) return false
  if (isWord || tex.test(text)) return true
  if (!areBracesEven(text) || /[/:(,;{[=-]$|^[^|]*\|$/.test(text)) return false
  return (signs.test(text) && !isSentence(text)) || isPlain(text)
}

/** Words and amounts, as in "5 and 6 = 11" or "PATH/bin". */
function isSentence(text: string): boolean {
  const words = text.replace(/_\{?[A-Za-z]+\}?/g, '')
  return /[A-Za-z]{2,} +[A-Za-z]{2,}|\d +[A-Za-z]{2,}|[A-Za-z]{2,}\/|[A-Za-z]{7,}/.test(words)
}

/** A number, a name or a small sum: nothing that a sentence would be. */
function isPlain(text: string): boolean {
  return (
    text.length <= 40 && !/[A-Za-z]{4,}|[A-Za-z]{2,}\s|\s[A-Za-z]{2,}|[^\w\sΑ-Ωα-ω+*/().,!'|%:;[\]{}~−-]/.test(text)
  )
}

function areBracesEven(text: string): boolean {
  return text.split('{').length === text.split('}').length
}
