// Refuses Markdown that no page needs and that would take minutes or overflow the stack, with its place.

import type { Nodes, Root, Table } from 'mdast'
import type { Problem } from '../problem.ts'
import { findCostly, isEmptyLine, referencePattern } from './find-costly.ts'
import { markdownProblem, placeOf } from './markdown-problem.ts'

const maxLength = 1024 * 1024
const maxMarkers = 64
/** Levels of the tree: a list item is two, emphasis inside it one more. */
const maxDepth = 4 * maxMarkers
/** Items of one list, rows of one table, paragraphs of one quote. Later steps take quadratic time. */
const maxChildren = 10_000
const maxTableCells = 100_000
/** Character references in one paragraph: the parser takes quadratic memory. */
const maxReferences = 5000

/** Checks before parsing: what would take a parser minutes or overflow the stack of a tree walk. */
export function refuse(source: string): Problem | undefined {
  if (source.length > maxLength)
    return markdownProblem(
      'markdown-size',
      'the text is longer than 1 MiB',
      { line: 1, column: 1 },
      'split it into several pages',
    )
  let line = 0
  let references = 0
  const hasReferences = source.includes('&')
  for (const text of source.split('\n')) {
    line++
    if (hasReferences) references = isEmptyLine(text) ? 0 : references + (text.match(referencePattern)?.length ?? 0)
    if (references > maxReferences)
      return markdownProblem(
        'markdown-size',
        `a paragraph holds more than ${maxReferences} character references`,
        { line, column: 1 },
        'write the characters themselves',
      )
    // Each marker has a character.
    if (text.length <= maxMarkers || !/^[ \t]*[>*+\-_\d[]/.test(text)) continue
    if (/^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/.test(text)) continue
    const markers =
      /^(?:\[\^[^\]\s]+\]:)?(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
        .exec(text)?.[0]
        .replace(/^\[.*?\]:|[ \t\d]/g, '').length ?? 0
    if (markers > maxMarkers)
      return markdownProblem(
        'markdown-nesting',
        `quotes and lists are nested deeper than ${maxMarkers} levels`,
        { line, column: 1 },
        'flatten the structure',
      )
  }
  return findCostly(source)
}

/**
 * Checks after parsing, before any recursive or quadratic step. Iterative, because the tree may be deeper than the
 * stack.
 */
export function findExcess(tree: Root): Problem | undefined {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { node, depth } = item
    if (!('children' in node)) continue
    if (depth > maxDepth)
      return markdownProblem(
        'markdown-nesting',
        'the text is nested too deeply to be shown',
        placeOf(node),
        'flatten nested quotes, lists and emphasis',
      )
    const isCounted = node.type === 'list' || node.type === 'table' || node.type === 'blockquote'
    if (isCounted && node.children.length > maxChildren)
      return markdownProblem(
        'markdown-size',
        `a ${node.type} has more than ${maxChildren} entries`,
        placeOf(node),
        'split it into several',
      )
    if (node.type === 'table' && cellsOf(node) > maxTableCells)
      return markdownProblem(
        'markdown-size',
        `a table has more than ${maxTableCells} cells`,
        placeOf(node),
        'split it into several',
      )
    for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
  return undefined
}

function cellsOf({ align, children }: Table): number {
  return (align?.length ?? 0) * children.length
}
