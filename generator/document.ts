// YAML text → data with positions. In: the text of one document. Out: plain data, the place of every value, and problems.
// Only the harmless part of YAML 1.2 is taken: no tags, merge keys, directives or second documents. Nesting is measured on the
// iterative syntax tree first, because the composer would overflow the stack of the whole process on deep brackets.

import { Composer, CST, type Document, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, Parser, type Scalar, type YAMLMap } from 'yaml'
import type { Position, Problem } from './problem.ts'

/** Where a value stands: its key or index at every level. */
export type Path = readonly PropertyKey[]

/** A parsed YAML document. */
export interface YamlDocument {
  data: unknown
  problems: Problem[]
  /** Place of a value; of its key when `onKey`. Falls back to the nearest parent that exists. */
  locate: (path: Path, onKey?: boolean) => Position
  /** Place of the n-th line (from 0) and column of a text value, when its lines are those of the file. */
  locateInText: (path: Path, line: number, column: number) => Position
}

const maxNesting = 64
const maxAliases = 100
/** Values that aliases may stand for, all together: an alias of aliases multiplies. */
const maxAliasedValues = 1000
const controlPattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses one document. `firstLine` is the line of the file at which the text begins (for front matter). */
export function parseYaml(text: string, firstLine = 1): YamlDocument {
  const counter = new LineCounter()
  const problems: Problem[] = []
  const position = (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) }
  }
  const report = (code: string, offset: number, message: string, hint?: string) => {
    problems.push({ code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...position(offset) })
  }
  const failed = (): YamlDocument => ({ data: undefined, problems, locate: () => position(0), locateInText: () => position(0) })

  const control = controlPattern.exec(text)
  const tokens = [...new Parser(counter.addNewLine).parse(text)]
  if (control) {
    report('yaml-control-character', control.index, `the file holds a control character (${codeOf(control[0])})`, 'remove the invisible character')
    return failed()
  }
  const tooDeep = findDeepToken(tokens)
  if (tooDeep !== undefined) {
    report('yaml-nesting', tooDeep, `values are nested deeper than ${maxNesting} levels`, 'flatten the structure')
    return failed()
  }
  const directive = tokens.find((token) => token.type === 'directive')
  if (directive) report('yaml-directive', directive.offset, 'YAML directives are not used here', 'remove the line that starts with %')

  const documents = [
    ...new Composer({ version: '1.2', schema: 'core', merge: false, uniqueKeys: true, keepSourceTokens: true, prettyErrors: false, strict: true }).compose(
      tokens,
      true,
      text.length,
    ),
  ]
  const document = documents[0]
  if (!document) return failed()
  reportSyntaxErrors([...document.errors, ...document.warnings], tokens, report)
  const second = documents[1]
  if (second) report('yaml-documents', second.range[0], 'the file holds more than one document', 'keep one document a file: remove the line ---')
  if (problems.length > 0) return failed()

  inspectNodes(document, report)
  if (problems.length > 0) return failed()
  try {
    return { data: document.toJS({ maxAliasCount: maxAliasedValues }), problems, ...locators(document, position) }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    report('yaml-aliases', 0, 'the aliases of this file multiply to too many values', 'write the values out')
    return failed()
  }
}

function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

function locators(document: Document, position: (offset: number) => Position): Pick<YamlDocument, 'locate' | 'locateInText'> {
  const startOf = (node: unknown, fallback: number): number => (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? (node.range?.[0] ?? fallback) : fallback)
  const find = (path: Path, onKey: boolean): { offset: number; node: unknown } => {
    let node: unknown = document.contents
    let offset = startOf(node, 0)
    for (const [depth, step] of path.entries()) {
      if (isAlias(node)) node = node.resolve(document)
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
        if (!pair) return { offset, node: undefined }
        const isLast = depth === path.length - 1
        const keyOffset = startOf(pair.key, offset)
        offset = isLast && onKey ? keyOffset : startOf(pair.value, keyOffset)
        // A key without a value has an empty scalar after the colon: point at the key instead.
        if (isScalar(pair.value) && pair.value.value === null && pair.value.source === '') offset = keyOffset
        // A nested block is better shown by its key than by its first inner line.
        else if ((isMap(pair.value) || isSeq(pair.value)) && !pair.value.flow) offset = isLast ? keyOffset : offset
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(step)]
        if (item === undefined) return { offset, node: undefined }
        offset = startOf(item, offset)
        node = item
      } else return { offset, node: undefined }
    }
    return { offset, node }
  }
  return {
    locate: (path, onKey = false) => position(find(path, onKey).offset),
    locateInText: (path, line, column) => {
      const { offset, node } = find(path, false)
      const start = position(offset)
      if (!isScalar(node)) return start
      const block = blockScalarStart(node)
      if (!block) return line === 0 && isOnOneLine(node) ? { line: start.line, column: start.column + column + (node.type === 'PLAIN' ? 0 : 1) } : start
      return { line: position(block.offset).line + line, column: block.indent + 1 + column }
    },
  }
}

/** Where the first line of a literal block scalar begins, and how deep its lines are indented; undefined for other styles. */
function blockScalarStart(node: Scalar): { offset: number; indent: number } | undefined {
  const token = node.srcToken
  if (node.type !== 'BLOCK_LITERAL' || token?.type !== 'block-scalar') return undefined
  const header = token.props.reduce((length, part) => length + ('source' in part ? part.source.length : 0), 0)
  // The lines are those of the value less their indentation: the first line with text shows how much that is.
  const value = String(node.value).split('\n')
  const index = value.findIndex((text) => text.trim() !== '')
  const written = token.source.split('\n')[index]?.replace(/\r$/, '') ?? ''
  return { offset: token.offset + header, indent: index < 0 ? 0 : written.length - (value[index]?.length ?? 0) }
}

/** Whether a plain or quoted text stands in the file as it is: no line ends, no escapes. Then columns can be counted. */
function isOnOneLine(node: Scalar): boolean {
  const source = node.srcToken && 'source' in node.srcToken ? node.srcToken.source : ''
  return source === node.value || source.slice(1, -1) === node.value
}

type Report = (code: string, offset: number, message: string, hint?: string) => void

// Walks with a list instead of recursion. Nesting is already known to be shallow; this keeps cycles through aliases harmless as well.
function inspectNodes(document: Document, report: Report): void {
  let aliases = 0
  const open: unknown[] = [document.contents]
  while (open.length > 0) {
    const node = open.pop()
    if (isAlias(node)) {
      aliases++
      const target = node.resolve(document)
      if (!target)
        report(
          'yaml-alias',
          node.range?.[0] ?? 0,
          `the alias *${node.source} has no anchor before it`,
          `quote the value if the text begins with *; otherwise define &${node.source} first`,
        )
      else if (target.range && node.range && target.range[0] <= node.range[0] && node.range[1] <= target.range[1])
        report('yaml-cycle', node.range[0], `the alias *${node.source} refers to a value that contains it`, 'write the value out')
      if (aliases === maxAliases + 1) report('yaml-aliases', node.range?.[0] ?? 0, `the file uses more than ${maxAliases} aliases`, 'write the values out')
      continue
    }
    if (isPair(node)) {
      inspectKey(node.key, report)
      open.push(node.value)
      continue
    }
    const tagged = node as Node | null
    if (tagged?.tag) report('yaml-tag', tagged.range?.[0] ?? 0, 'tags such as !!str or !name are not used here', 'remove the tag; quote the value where text is meant')
    if (isMap(node)) inspectNames(node, report)
    if (isMap(node) || isSeq(node)) open.push(...[...node.items].reverse())
    else if (isScalar(node)) inspectScalar(node, report)
  }
}

// The parser compares values, so 1 and "1" are two keys to it; as names of an object they are one.
function inspectNames(map: YAMLMap, report: Report): void {
  const names = new Set<string>()
  for (const { key } of map.items) {
    if (!isScalar(key)) continue
    const name = String(key.value)
    if (names.has(name)) report('yaml-syntax', key.range?.[0] ?? 0, 'the same key stands twice in this mapping', 'keep one of them')
    names.add(name)
  }
}

function inspectKey(key: unknown, report: Report): void {
  if (!isScalar(key)) {
    report('yaml-key', (key as Node | null)?.range?.[0] ?? 0, 'a key must be plain text', 'write the key as a word')
    return
  }
  const offset = key.range?.[0] ?? 0
  const name = String(key.value)
  inspectScalar(key, report)
  if (forbiddenKeys.has(name)) report('yaml-forbidden-key', offset, `the key "${name}" is not allowed`, 'choose another name')
  if (name === '<<') report('yaml-merge-key', offset, 'merge keys (<<) are not used here', 'write the keys out')
}

// Values that YAML changes on the way: the writer would never see it happen.
function inspectScalar(node: Scalar, report: Report): void {
  const control = typeof node.value === 'string' ? controlPattern.exec(node.value) : null
  if (control) report('yaml-control-character', node.range?.[0] ?? 0, `the text holds a control character (${codeOf(control[0])})`, 'remove the escape')
  if (typeof node.value === 'bigint' || (typeof node.value === 'number' && node.type === 'PLAIN')) {
    const source = node.source ?? ''
    const offset = node.range?.[0] ?? 0
    const value = Number(node.value)
    if (!Number.isFinite(value)) report('yaml-number', offset, `the number ${source} is not finite`, `quote it if text is meant: "${source}"`)
    else if (/^[-+]?0\d/.test(source)) report('yaml-number', offset, `the number ${source} starts with a zero and would become ${value}`, `quote it if text is meant: "${source}"`)
    else if (Number.isInteger(value) && !Number.isSafeInteger(value))
      report('yaml-number', offset, `the number ${source} is too long and would become ${value}`, `quote it if text is meant: "${source}"`)
  }
}

function findDeepToken(tokens: readonly CST.Token[]): number | undefined {
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

/** The first quote or bracket that is never closed. */
function findUnclosed(tokens: readonly CST.Token[]): { offset: number; sign: string } | undefined {
  let first: { offset: number; sign: string } | undefined
  for (const { token } of walkTokens(tokens)) {
    const sign = unclosedSign(token)
    if (sign !== undefined && token.offset < (first?.offset ?? Number.POSITIVE_INFINITY)) first = { offset: token.offset, sign }
  }
  return first
}

/** What a quote or bracket begins with that is not closed. */
function unclosedSign(token: CST.Token): string | undefined {
  if (token.type === 'flow-collection') return token.end.some(({ type }) => type === 'flow-seq-end' || type === 'flow-map-end') ? undefined : token.start.source
  if (token.type !== 'double-quoted-scalar' && token.type !== 'single-quoted-scalar') return undefined
  const sign = token.source.charAt(0)
  return token.source.length > 1 && token.source.endsWith(sign) ? undefined : sign
}

type Fault = Pick<Document['errors'][number], 'code' | 'message' | 'pos'>

// What follows from an unclosed quote or bracket is not worth saying: the one place to mend is where it opens.
function reportSyntaxErrors(errors: readonly Fault[], tokens: readonly CST.Token[], report: Report): void {
  if (errors.length === 0) return
  const unclosed = findUnclosed(tokens)
  const places = new Map<number, Set<string>>()
  for (const { code, pos } of errors) places.set(pos[0], (places.get(pos[0]) ?? new Set()).add(code))
  for (const { code, message, pos } of errors) {
    const codes = places.get(pos[0])
    if (!codes || (unclosed && pos[0] >= unclosed.offset)) continue
    places.delete(pos[0])
    if (codes.has('BLOCK_AS_IMPLICIT_KEY') && codes.has('MULTILINE_IMPLICIT_KEY'))
      report('yaml-syntax', pos[0], 'the line below is indented as if it belonged to this value', 'align the next key with the keys above it')
    else report(...describeSyntaxError(code, message, pos[0]))
  }
  if (unclosed) {
    const { sign, offset } = unclosed
    const close: Record<string, string> = { '[': 'close it with ]', '{': 'close it with }' }
    report('yaml-syntax', offset, `the ${sign in close ? 'bracket' : 'quote'} ${sign} is not closed`, close[sign] ?? `put ${sign} at the end of the text`)
  }
}

function describeSyntaxError(code: string, message: string, offset: number): [code: string, offset: number, message: string, hint: string] {
  const known: Record<string, [message: string, hint: string]> = {
    BAD_SCALAR_START: [`a text without quotes cannot begin with ${message.slice(-1)}`, 'quote the value'],
    TAG_RESOLVE_FAILED: ['a text without quotes cannot begin with !', 'quote the value'],
    TAB_AS_INDENT: ['a tab is used for indentation', 'indent with spaces'],
    DUPLICATE_KEY: ['the same key stands twice in this mapping', 'keep one of them'],
    BAD_INDENT: ['the indentation does not fit the lines above', 'align the line with its neighbours'],
    MISSING_CHAR: ['the indentation does not fit the lines above', 'align the line with its neighbours'],
    BLOCK_AS_IMPLICIT_KEY: ['a mapping begins where a value was expected', 'quote the value if it contains a colon followed by a space'],
    MULTILINE_IMPLICIT_KEY: ['a key and a colon were expected here', 'put a colon and a space after the key'],
    UNEXPECTED_TOKEN: ['the value has already ended before this place', 'put the whole value in double quotes, and check that each quote is closed on its own line'],
    IMPOSSIBLE: [lowerFirst(message), 'check the quotes and brackets before this place'],
  }
  const [text, hint] = known[code] ?? [lowerFirst(message), 'check the quotes, brackets and indentation before this place']
  return ['yaml-syntax', offset, text, hint]
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
