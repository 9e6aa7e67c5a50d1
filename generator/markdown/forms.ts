// What writers may use beyond CommonMark and GFM, by the name of its directive.

import type { Nodes } from 'mdast'

/** The nodes of directives, as both parsers make them. */
export type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>
export type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>
export type TextDirective = Extract<Nodes, { type: 'textDirective' }>

/** What a directive becomes, and what it is written with. */
interface Form {
  kind: 'callout' | 'details' | 'figure' | 'steps' | 'tab' | 'tabs'
  /** Names of the attributes it takes. */
  attributes: readonly string[]
}

/** Callouts by the names that writers use; each kind has a word of the interface as its title. */
export const callouts: ReadonlyMap<string, string> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['important', 'important'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  // GitHub's name.
  ['caution', 'danger'],
])

/** Every directive, by its name. */
export const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  ...[...callouts.keys()].map((name) => [name, { kind: 'callout', attributes: [] }] as const),
  ['details', { kind: 'details', attributes: ['open'] }],
  ['figure', { kind: 'figure', attributes: [] }],
  ['steps', { kind: 'steps', attributes: [] }],
  ['tabs', { kind: 'tabs', attributes: [] }],
  ['tab', { kind: 'tab', attributes: [] }],
])

/** What may stand before a directive in its line. */
const beforeDirective = ' \t>*+-0123456789.)'

/**
 * Whether a line of the source may begin a directive. Other sources are parsed without them, which is faster. Looks
 * back from each pair of colons: most lines have none.
 */
export function mayHaveDirectives(source: string): boolean {
  for (let colons = source.indexOf('::'); colons >= 0; colons = source.indexOf('::', colons + 1)) {
    let at = colons - 1
    while (at >= 0 && beforeDirective.includes(source.charAt(at))) at--
    if (at < 0 || /[\n\r\u2028\u2029]/.test(source.charAt(at))) return true
  }
  return false
}

/**
 * Whether a directive in one line has braces in its attributes, e.g. in JSON. satteri ends the attributes at the first.
 */
export function hasInnerBraces(source: string): boolean {
  return /^ {0,3}::(?!:)[^\n{}]*\{[^\n{}]*[{}][^\n]*\}/m.test(source)
}

/** Whether a quote of the source may be a callout. */
export function mayHaveCallouts(source: string): boolean {
  return source.includes('[!') && /^[ \t>*+\-\d.)]*>[ \t]*\[!\w/m.test(source)
}
