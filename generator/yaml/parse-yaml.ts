// YAML text → data with positions. In: the text of one document. Out: plain data, the place of every value, and problems.
// Only the harmless part of YAML 1.2 is taken: no tags, merge keys, directives or second documents. Nesting is measured on the
// iterative syntax tree first, because the composer would overflow the stack of the whole process on deep brackets.

import { Composer, LineCounter, Parser } from 'yaml'
import type { Position, Problem } from '../problem.ts'
import { locators } from './positions.ts'
import { codeOf, controlPattern, inspectNodes } from './refusals.ts'
import { findDeepToken, maxNesting, reportSyntaxErrors } from './syntax-faults.ts'

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

/** Values that aliases may stand for, all together: an alias of aliases multiplies. */
const maxAliasedValues = 1000

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
  const failed = (): YamlDocument => ({
    data: undefined,
    problems,
    locate: () => position(0),
    locateInText: () => position(0),
  })

  const control = controlPattern.exec(text)
  const tokens = [...new Parser(counter.addNewLine).parse(text)]
  if (control) {
    report(
      'yaml-control-character',
      control.index,
      `the file holds a control character (${codeOf(control[0])})`,
      'remove the invisible character',
    )
    return failed()
  }
  const tooDeep = findDeepToken(tokens)
  if (tooDeep !== undefined) {
    report('yaml-nesting', tooDeep, `values are nested deeper than ${maxNesting} levels`, 'flatten the structure')
    return failed()
  }
  const directive = tokens.find((token) => token.type === 'directive')
  if (directive)
    report(
      'yaml-directive',
      directive.offset,
      'YAML directives are not used here',
      'remove the line that starts with %',
    )

  const documents = [
    ...new Composer({
      version: '1.2',
      schema: 'core',
      merge: false,
      uniqueKeys: true,
      keepSourceTokens: true,
      prettyErrors: false,
      strict: true,
    }).compose(tokens, true, text.length),
  ]
  const document = documents[0]
  if (!document) return failed()
  reportSyntaxErrors([...document.errors, ...document.warnings], tokens, report)
  const second = documents[1]
  if (second)
    report(
      'yaml-documents',
      second.range[0],
      'the file holds more than one document',
      'keep one document a file: remove the line ---',
    )
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
