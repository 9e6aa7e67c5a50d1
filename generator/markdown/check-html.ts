// Markdown that stays text because HTML is around it: a block of HTML goes on to the next empty line.

import type { Element, Root as HastRoot } from 'hast'
import type { Html } from 'mdast'
import type { Problem } from '../problem.ts'
import { findInSource, placeOf, warnOf } from './markdown-problem.ts'
import { parseHtml } from './parse-html.ts'

/** Bold type, code, a link or a picture. */
const sign = /(\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*|`[^`\s][^`\n]*`|!?\[[^[\]\n]+\]\([^()\s]+\))/

/** Elements that show their text as it is written. */
const literal: ReadonlySet<string> = new Set(['code', 'kbd', 'pre', 'samp'])

/** Warns of the first Markdown in a block of HTML. */
export function checkHtmlBlock(
  node: Html,
  { lines, problems }: { lines: readonly string[]; problems: Problem[] },
): void {
  if (!sign.test(node.value)) return
  const [written] =
    sign.exec(proseOf(parseHtml({ type: 'root', children: [{ type: 'raw', value: node.value }] }))) ?? []
  if (written === undefined) return
  const place = placeOf(node)
  const at = findInSource(lines, written, place, node.position?.end.line ?? place.line)
  if (!at) return
  const said = {
    code: 'markdown-in-html',
    message: 'this is Markdown inside of HTML, so readers see its signs',
    hint: 'put an empty line between the tag and the text; inside of <summary>, write HTML such as <b> and <code>',
  } as const
  problems.push(warnOf(said, at))
}

function proseOf(parent: HastRoot | Element): string {
  return parent.children
    .map((child) => {
      if (child.type === 'text') return child.value
      return child.type === 'element' && !literal.has(child.tagName) ? proseOf(child) : '\n'
    })
    .join('')
}
