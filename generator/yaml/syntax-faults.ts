// Syntax errors of YAML in a writer's words, one for each mistake. Errors that follow from an unclosed quote or bracket
// are left out: the place to fix is where it opens. So is what comes after a line that does not fit: one wrong
// indentation would be hundreds of errors.

import { type CST, type Document, isMap, isPair, isScalar, isSeq } from 'yaml'
import { type Report, reportComment } from './refusals.ts'
import { findUnseenMark } from './unseen-marks.ts'

/** Deeper nesting would overflow the stack of the process in the composer. */
export const maxNesting = 64

/** Offset of the first token that is nested too deeply. */
export function findDeepToken(tokens: readonly CST.Token[]): number | undefined {
  for (const { token, depth } of walkTokens(tokens)) if (depth > maxNesting) return token.offset
  return undefined
}

function* walkTokens(tokens: readonly CST.Token[]): Generator<{ token: CST.Token; depth: number }> {
  const open = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next
    const { token, depth } = next
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth })
    if ('items' in token) {
      for (const item of token.items) {
        if (item.key) open.push({ token: item.key, depth: depth + 1 })
        if (item.value) open.push({ token: item.value, depth: depth + 1 })
      }
    }
  }
}

/** Comments that have no space after their #, and were perhaps meant as text. */
function findComments(tokens: readonly CST.Token[]): { offset: number; source: string }[] {
  const found: { offset: number; source: string }[] = []
  const take = (parts: readonly CST.SourceToken[] | undefined) => {
    for (const { type, offset, source } of parts ?? [])
      if (type === 'comment' && /^#+[^\s#]/.test(source)) found.push({ offset, source })
  }
  for (const { token } of walkTokens(tokens)) {
    if ('start' in token && Array.isArray(token.start)) take(token.start)
    if ('end' in token) take(token.end)
    if ('items' in token)
      for (const { start, sep } of token.items) {
        take(start)
        take(sep)
      }
  }
  return found
}

/** The first quote or bracket that is not closed. */
function findUnclosed(tokens: readonly CST.Token[]): { offset: number; sign: string } | undefined {
  let first: { offset: number; sign: string } | undefined
  for (const { token } of walkTokens(tokens)) {
    const sign = unclosedSign(token)
    if (sign !== undefined && token.offset < (first?.offset ?? Number.POSITIVE_INFINITY))
      first = { offset: token.offset, sign }
  }
  return first
}

/** The opening sign of a quote or bracket that is not closed. */
function unclosedSign(token: CST.Token): string | undefined {
  if (token.type === 'flow-collection') {
    const isClosed = token.end.some(({ type }) => type === 'flow-seq-end' || type === 'flow-map-end')
    // A list with dashes does not begin within brackets: a later bracket has closed the wrong one.
    return isClosed && !token.items.some(({ value }) => value?.type.startsWith('block-'))
      ? undefined
      : token.start.source
  }
  if (token.type !== 'double-quoted-scalar' && token.type !== 'single-quoted-scalar') return undefined
  const sign = token.source.charAt(0)
  return token.source.length > 1 && token.source.endsWith(sign) ? undefined : sign
}

type Fault = Pick<Document['errors'][number], 'code' | 'message' | 'pos'>

/** Keys that an earlier key of the same mapping has already. 1 and "1" are one name of an object. */
export function findRepeatedKeys(document: Document): Fault[] {
  const faults: Fault[] = []
  const open: unknown[] = [document.contents]
  while (open.length > 0) {
    const node = open.pop()
    if (isPair(node)) open.push(node.key, node.value)
    else if (isMap(node) || isSeq(node)) for (const item of node.items) open.push(item)
    if (!isMap(node)) continue
    const names = new Set<string>()
    for (const { key } of node.items) {
      if (!isScalar(key)) continue
      const name = String(key.value)
      const offset = key.range?.[0] ?? 0
      if (names.has(name)) faults.push({ code: 'DUPLICATE_KEY', message: 'repeated key', pos: [offset, offset] })
      names.add(name)
    }
  }
  return faults
}

// After these errors the parser reads the rest of the file in its own way.
const lostCodes = new Set([
  'BAD_ALIAS',
  'BAD_INDENT',
  'BLOCK_IN_FLOW',
  'IMPOSSIBLE',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'TAB_AS_INDENT',
])

/** Reports each mistake once. */
export function reportSyntaxErrors(
  errors: readonly Fault[],
  { text, tokens }: { text: string; tokens: readonly CST.Token[] },
  report: Report,
): void {
  if (errors.length === 0) return
  const unclosed = findUnclosed(tokens)
  const comments = findComments(tokens)
  const places = new Map<number, Fault[]>()
  for (const fault of errors) places.set(fault.pos[0], [...(places.get(fault.pos[0]) ?? []), fault])
  let isBehindEnd = false
  for (const [offset, faults] of [...places].sort(([a], [b]) => a - b)) {
    const codes = new Set(faults.map(({ code }) => code))
    const isEnd = codes.has('UNEXPECTED_TOKEN')
    if ((unclosed && offset >= unclosed.offset) || (isEnd && isBehindEnd)) break
    // A comment ends a text of several lines, and the next line then belongs to nothing.
    const comment = comments.find(
      ({ offset: at, source }) => at < offset && !/\S/.test(text.slice(at + source.length, offset)),
    )
    if (comment) reportComment(comment.offset, report)
    else reportFaults(faults, codes, text, report)
    isBehindEnd ||= isEnd
    if ([...codes].some((code) => lostCodes.has(code))) break
  }
  if (unclosed) {
    const { sign, offset } = unclosed
    const closing: Record<string, string> = { '[': ']', '{': '}' }
    const close = closing[sign]
    const hides = (source: string) => close !== undefined && source.includes(close)
    const isHidden = comments.some(({ offset: at, source }) => at > offset && hides(source))
    const hint = close === undefined ? `put ${sign} at the end of the text` : `close it with ${close}`
    report(
      'yaml-syntax',
      offset,
      `the ${close === undefined ? 'quote' : 'bracket'} ${sign} is not closed`,
      isHidden ? `# begins a comment, which the ${close} stands in: quote the text that has the #` : hint,
    )
  }
}

/** Reports the errors at one place as one. */
function reportFaults([first]: readonly Fault[], codes: ReadonlySet<string>, text: string, report: Report): void {
  if (!first) return
  const { code, message, pos } = first
  const place = code === 'BAD_INDENT' ? skipEmptyLines(text, pos[0]) : pos[0]
  const unseen = findUnseenMark(text, place)
  if (unseen) return report('yaml-syntax', unseen.offset, unseen.message, unseen.hint)
  if (codes.has('BLOCK_AS_IMPLICIT_KEY') && codes.has('MULTILINE_IMPLICIT_KEY'))
    return report(
      'yaml-syntax',
      pos[0],
      'the line below is indented as if it belonged to this value',
      'align the next key with the keys above it',
    )
  const [words, hint] = describeSyntaxError(code, message, text.charAt(pos[0]))
  report('yaml-syntax', place, words, hint)
}

// The parser names the empty lines and comments before the line that is indented wrongly.
function skipEmptyLines(text: string, offset: number): number {
  const empty = /(?:[ \t\r]*(?:#[^\n]*)?\n)*/y
  empty.lastIndex = offset
  empty.test(text)
  return empty.lastIndex < text.length ? empty.lastIndex : offset
}

/** Message and hint. `sign` is the character at the place of the error. */
function describeSyntaxError(code: string, message: string, sign: string): [message: string, hint: string] {
  const known: Record<string, [message: string, hint: string]> = {
    BAD_SCALAR_START: [`a text without quotes cannot begin with ${sign === '\t' ? 'a tab' : sign}`, 'quote the value'],
    TAG_RESOLVE_FAILED: ['a text without quotes cannot begin with !', 'quote the value'],
    // An anchor or an alias without a name.
    ...('&*'.includes(sign)
      ? { BAD_ALIAS: [`a text without quotes cannot begin with ${sign}`, 'quote the value'] }
      : {}),
    TAB_AS_INDENT: ['a tab is used for indentation', 'indent with spaces'],
    DUPLICATE_KEY: ['the same key is used twice in this mapping', 'keep one of them'],
    BAD_INDENT: ['the indentation does not fit the lines above', 'align the line with its neighbours'],
    MISSING_CHAR: ['the indentation does not fit the lines above', 'align the line with its neighbours'],
    BLOCK_AS_IMPLICIT_KEY: [
      'a second colon on this line makes a key of the text before it',
      'put the value in quotes, or begin its keys on the next line',
    ],
    MULTILINE_IMPLICIT_KEY: ['a key and a colon were expected here', 'put a colon and a space after the key'],
    UNEXPECTED_TOKEN: [
      'the value has already ended before this place',
      'put the whole value in double quotes, and check that each quote is closed on its own line',
    ],
    IMPOSSIBLE: [lowerFirst(message), 'check the quotes and brackets before this place'],
  }
  return known[code] ?? [lowerFirst(message), 'check the quotes, brackets and indentation before this place']
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
