// Footnotes that no reader sees: a page has those that its text refers to, each once.

import type { FootnoteDefinition } from 'mdast'
import type { Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { placeOf, warnOf } from './markdown-problem.ts'

/** The footnotes of a text. */
export interface Footnotes {
  definitions: FootnoteDefinition[]
  /** Every reference: the footnote that it leads to, and the one that it stands in, if any. */
  references: { to: string; from?: string }[]
  /** The footnote around the current place. */
  within?: string | undefined
}

/** Notes a reference at the current place. */
export function noteReference(to: string, { references, within }: Footnotes): void {
  references.push(within === undefined ? { to } : { to, from: within })
}

/** A warning about each footnote that is not shown. */
export function checkFootnotes({ definitions, references }: Footnotes): Problem[] {
  const used = findUsed(references)
  const seen = new Set<string>()
  return definitions.flatMap((node) => {
    const { identifier, label } = node
    const mark = `[^${cutText(label ?? identifier, 80)}]`
    const isAgain = seen.has(identifier)
    seen.add(identifier)
    if (!isAgain && used.has(identifier)) return []
    const message = isAgain
      ? `there is a footnote "${mark}" already, so readers do not see this one`
      : `nothing refers to the footnote "${mark}", so readers do not see it`
    const hint = isAgain ? 'give it another name' : `write "${mark}" behind the words that it is about, or take it out`
    return [warnOf({ code: 'unused-footnote', message, hint }, placeOf(node))]
  })
}

/** Footnotes that a reader gets to: from the text, or from another one of them. */
function findUsed(references: Footnotes['references']): ReadonlySet<string> {
  const found = new Set<string>()
  const inner = new Map<string, string[]>()
  for (const { from, to } of references) {
    if (from === undefined) found.add(to)
    else if (!inner.get(from)?.push(to)) inner.set(from, [to])
  }
  for (const each of found) for (const to of inner.get(each) ?? []) found.add(to)
  return found
}
