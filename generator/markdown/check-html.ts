// Markdown that stays text because HTML is around it: a block of HTML goes on to the next empty line.

import type { Element, Root as HastRoot } from 'hast'
import type { Html } from 'mdast'
import type { Position, Problem } from '../problem.ts'
import { findInSource, placeOf, warnOf } from './markdown-problem.ts'
import { parseHtml } from './parse-html.ts'

/** Bold type, code, a link or a picture. */
const inlineSign = /\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*|`[^`\s][^`\n]*`|!?\[[^[\]\n]+\]\([^()\s]+\)/

/** Stands for a line break: items that are written with it are meant. */
const breakSign = '\ufffc'

/** How lines begin: a heading, a fence, the dashes of a table, one item of several. Group 1 is the sign. */
const lineSign = new RegExp(
  String.raw`(?:^|\n)[ \t]*(${[
    String.raw`#{1,6} \S`,
    '`{3}|~{3}',
    String.raw`(?:\|[ \t]*)?:?-+:?[ \t]*\|[ \t:|-]*(?=\n)`,
    ...[String.raw`[-*+]`, String.raw`\d{1,9}[.)]`].map(
      (mark) => String.raw`${mark} \S(?=[^\n${breakSign}]*\n[ \t]*${mark} \S)`,
    ),
  ].join('|')})`,
)

/** Elements that show their text as it is written. */
const literal: ReadonlySet<string> = new Set(['code', 'kbd', 'pre', 'samp'])

/** Warns of the first Markdown in a block of HTML. */
export function checkHtmlBlock(
  node: Html,
  { lines, problems }: { lines: readonly string[]; problems: Problem[] },
): void {
  if (node.data?.isSaid || (!inlineSign.test(node.value) && !lineSign.test(node.value))) return
  const prose = proseOf(parseHtml({ type: 'root', children: [{ type: 'raw', value: node.value }] }))
  const at = findSign(inlineSign, prose, node, lines) ?? findSign(lineSign, prose, node, lines)
  if (!at) return
  if (node.data) node.data.isSaid = true
  const said = {
    code: 'markdown-in-html',
    message: 'this is Markdown inside of HTML, so readers see its signs',
    hint: 'put an empty line between the tag and the text; inside of <summary>, write HTML such as <b> and <code>',
  } as const
  problems.push(warnOf(said, at))
}

function findSign(sign: RegExp, prose: string, node: Html, lines: readonly string[]): Position | undefined {
  const [whole, written = whole] = sign.exec(prose) ?? []
  if (written === undefined) return undefined
  const place = placeOf(node)
  const at = findInSource(lines, written, place, node.position?.end.line ?? place.line)
  // A cell of a table may begin with "# ".
  const isInside = sign === lineSign && at && /[^ \t>]/.test(lines[at.line - 1]?.slice(0, at.column - 1) ?? '')
  return isInside ? undefined : at
}

function proseOf(parent: HastRoot | Element): string {
  return parent.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type === 'element' && child.tagName === 'br') return breakSign
      return child.type === 'element' && !literal.has(child.tagName) ? proseOf(child) : '\n'
    })
    .join('')
}
