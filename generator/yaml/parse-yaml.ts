// Only the harmless part of YAML 1.2 is accepted: no tags, merge keys, directives or second documents. Nesting is
// measured on the token tree first, because the recursive composer would overflow the stack of the process on deep
// brackets.

import { Composer, type CST, type Document, LineCounter, Parser } from 'yaml'
import type { Position, Problem } from '../problem.ts'
import type { YamlDocument } from './model.ts'
import { locators } from './positions.ts'
import { codeOf, controlPattern, inspectNodes, type Report, type Warn } from './refusals.ts'
import { findDeepToken, findRepeatedKeys, maxNesting, reportSyntaxErrors } from './syntax-faults.ts'

/** How the nodes of a document are made. Code that reads a text again must read it alike. */
export const documentOptions = {
  version: '1.2',
  schema: 'core',
  merge: false,
  // findRepeatedKeys does the same in linear time.
  uniqueKeys: false,
  keepSourceTokens: true,
  prettyErrors: false,
  strict: true,
} as const

/** Total number of values that aliases may expand to: an alias of aliases multiplies. */
const maxAliasedValues = 1000

/** Parses one document. `firstLine` is the line of the file at which the text begins, for front matter. */
export function parseYaml(text: string, firstLine = 1): YamlDocument {
  const counter = new LineCounter()
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const position = (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) }
  }
  const report: Report = (code, offset, message, hint) => {
    problems.push({ code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...position(offset) })
  }
  const warn: Warn = (fault, offset) => {
    warnings.push({ ...fault, severity: 'warning', ...position(offset) })
  }
  const failed = (): YamlDocument => ({
    data: undefined,
    problems,
    warnings,
    locate: () => position(0),
    locateInText: () => position(0),
    foldedText: () => undefined,
  })

  const tokens = readTokens(text, counter, report)
  if (!tokens || !isHarmless(text, tokens, report)) return failed()
  const [document, second] = compose(tokens, text.length)
  if (!document) return failed()
  const faults = [...document.errors, ...document.warnings, ...findRepeatedKeys(document)]
  reportSyntaxErrors(faults, { text, tokens }, report)
  if (second)
    report(
      'yaml-documents',
      second.range[0],
      'the file holds more than one document',
      'keep one document a file: remove the line ---',
    )
  if (problems.length > 0) return failed()

  inspectNodes(document, text, report, warn)
  if (problems.length > 0) return failed()
  try {
    return {
      data: document.toJS({ maxAliasCount: maxAliasedValues }),
      problems,
      warnings,
      ...locators(document, position),
    }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    report('yaml-aliases', 0, 'the aliases of this file multiply to too many values', 'write the values out')
    return failed()
  }
}

// The parser itself overflows the stack on lists that are opened thousands of times in one line.
function readTokens(text: string, counter: LineCounter, report: Report): CST.Token[] | undefined {
  try {
    return [...new Parser(counter.addNewLine).parse(text)]
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // The lists of a line are closed in the line below.
    reportNesting(counter.lineStarts.at(-2) ?? 0, report)
    return undefined
  }
}

function reportNesting(offset: number, report: Report): void {
  report('yaml-nesting', offset, `values are nested deeper than ${maxNesting} levels`, 'flatten the structure')
}

// Whether the composer may run. Refusals after which it may run are reported as well.
function isHarmless(text: string, tokens: readonly CST.Token[], report: Report): boolean {
  const control = controlPattern.exec(text)
  if (control) {
    const message = `the file holds a control character (${codeOf(control[0])})`
    report('yaml-control-character', control.index, message, 'remove the invisible character')
    return false
  }
  const tooDeep = findDeepToken(tokens)
  if (tooDeep !== undefined) {
    reportNesting(tooDeep, report)
    return false
  }
  const directive = tokens.find((token) => token.type === 'directive')
  if (directive)
    report(
      'yaml-directive',
      directive.offset,
      'YAML directives are not used here',
      'remove the line that starts with %',
    )
  return true
}

function compose(tokens: readonly CST.Token[], length: number): Document.Parsed[] {
  return [...new Composer(documentOptions).compose(tokens, true, length)]
}
