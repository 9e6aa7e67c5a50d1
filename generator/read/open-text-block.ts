// The YAML of a block in a text, as if it were a file: all readers find their places in the article.

import { type Entry, framedProblem } from '../load/load.ts'
import type { BlockSource, MarkdownWidget } from '../markdown/markdown.ts'
import type { Position, Problem } from '../problem.ts'
import { hasFoldSign, isMapping, parseYaml, type YamlDocument } from '../yaml/yaml.ts'
import type { Context } from './context.ts'
import { printedData } from './read-values.ts'

/** The block as an entry with its data; undefined with problems. */
export function openTextBlock(
  entry: Entry,
  { line, column }: MarkdownWidget,
  source: BlockSource,
  context: Context,
): Entry | undefined {
  const above = linesAbove(entry)
  const document = parseYaml(source.yaml, source.firstLine + above)
  const directive = { line: line + above, column }
  const written: unknown = document.data ?? {}
  const faults: Problem[] = isMapping(written) ? document.problems : [{ ...notMapping, ...directive }]
  for (const fault of [...faults, ...document.warnings]) {
    const place = { line: fault.line ?? directive.line, column: fault.column ?? column }
    context.problems.push(framedProblem(entry, place, fault))
  }
  if (faults.length > 0) return undefined
  const { file, text, lines, hash, key } = entry
  const { type, id } = source
  const block: Entry = {
    kind: 'yaml',
    file,
    text,
    lines,
    hash,
    key,
    data: { ...(written as object), ...(id === undefined ? {} : { id }), type },
    body: undefined,
    locate: locator(document, source, directive),
    locateInText: document.locateInText,
    foldedText: document.foldedText,
    mayFold: () => hasFoldSign(text),
    writtenKey: (name) => name,
  }
  return { ...block, data: printedData(block, context) }
}

/** Where the values of a block are in the file. */
export function locateInBlock(entry: Entry, widget: MarkdownWidget, source: BlockSource): YamlDocument['locate'] {
  const above = linesAbove(entry)
  const directive = { line: widget.line + above, column: widget.column }
  return locator(parseYaml(source.yaml, source.firstLine + above), source, directive)
}

/** Lines of the file above its text. */
export function linesAbove({ body }: Entry): number {
  return (body?.firstLine ?? 1) - 1
}

const notMapping: Problem = {
  code: 'bad-type',
  severity: 'error',
  message: 'a block must be a mapping (keys and values)',
  hint: 'write the keys as in a page: "title: …", "data: …"',
}

/** What is missing in the YAML, or stands in the directive, is placed at the directive. */
function locator(
  { locate }: YamlDocument,
  { yaml, id, isHtml }: BlockSource,
  directive: Position,
): YamlDocument['locate'] {
  return ([key, ...path], onKey) => {
    const isInDirective =
      isHtml || key === undefined || key === 'type' || (key === 'id' && id !== undefined) || yaml === ''
    return isInDirective ? directive : locate([key, ...path], onKey)
  }
}
