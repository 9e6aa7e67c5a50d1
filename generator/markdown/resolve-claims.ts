// Claims are printed wherever a text says {claim:id}: in its words, and in the addresses, texts and titles of links and
// pictures.

import type { Nodes } from 'mdast'
import type { Position } from '../problem.ts'
import { escapeHtml } from '../text.ts'
import { claimPattern } from './claim-pattern.ts'
import { endOf, findInSource, markdownProblem, placeOf } from './markdown-problem.ts'
import type { Markdown, MarkdownOptions } from './model.ts'

interface ClaimOptions extends Pick<MarkdownOptions, 'claims'> {
  /** The source. */
  lines: readonly string[]
}

/** Prints the claims of a node in place. A claim that is not defined stays as it is, with a problem at its place. */
export function resolveClaims(node: Nodes, state: Markdown, options: ClaimOptions): void {
  // The places of several texts of a node follow each other.
  let place = placeOf(node)
  const span = { last: node.position?.end.line ?? options.lines.length, mayHaveCode: 'alt' in node }
  const print = (text: string, form = (printedClaim: string) => printedClaim): string => {
    const printed = printClaims(text, { place, ...span, form }, state, options)
    place = printed.place
    return printed.text
  }
  if (node.type === 'text') {
    if (hasClaim(node.value)) node.value = print(node.value)
    return
  }
  if (node.type === 'html') {
    if (hasClaim(node.value)) node.value = print(node.value, escapeHtml)
    return
  }
  if ((node.type === 'image' || node.type === 'imageReference') && hasClaim(node.alt)) node.alt = print(node.alt)
  if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return
  if (!hasClaim(node.title) && !hasClaim(node.url)) return
  const label = node.type === 'link' ? node.children.at(-1) : undefined
  if (label) place = endOf(label)
  if (hasClaim(node.url)) node.url = print(node.url, encodeURI)
  if (hasClaim(node.title)) node.title = print(node.title)
}

function hasClaim(text: string | null | undefined): text is string {
  return text?.includes('{claim:') === true
}

/** Where a text stands. */
interface Span {
  place: Position
  /** Its last line. */
  last: number
  /** Whether code in it has become text, as in what a picture shows. */
  mayHaveCode: boolean
  /** How a claim is written there. */
  form: (printed: string) => string
}

function printClaims(
  text: string,
  { place: start, last, mayHaveCode, form }: Span,
  state: Markdown,
  { claims, lines }: ClaimOptions,
): { text: string; place: Position } {
  let place = start
  let isFound = true
  const printedText = text.replace(claimPattern, (whole, id: string) => {
    // What is written differently is looked for once: thousands of searches through a long text would take minutes.
    const next = isFound ? findInSource(lines, whole, place, last) : undefined
    isFound = next !== undefined
    place = next ?? place
    const found = place
    if (isFound) place = { line: place.line, column: place.column + 1 }
    if (mayHaveCode && next && isInCode(lines[next.line - 1] ?? '', next.column - 1)) return whole
    const printed = Object.hasOwn(claims, id) ? claims[id] : undefined
    if (printed === undefined)
      state.problems.push({ ...markdownProblem('unknown-claim', `there is no claim "${id}"`, found), claim: id })
    return printed === undefined ? whole : form(printed)
  })
  return { text: printedText, place }
}

function isInCode(row: string, index: number): boolean {
  return row.slice(0, index).split('`').length % 2 === 0
}
