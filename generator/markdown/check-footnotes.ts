// Footnotes that no reader sees: a page has those that its text refers to, each once.

import type { FootnoteDefinition } from 'mdast'
import type { Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { placeOf, warnOf } from './markdown-problem.ts'

/** The footnotes of a text. */
export interface Footnotes {
  definitions: FootnoteDefinition[]
  /** Identifiers that the text refers to. */
  used: Set<string>
}

/** A warning about each footnote that is not shown. */
export function checkFootnotes({ definitions, used }: Footnotes): Problem[] {
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
