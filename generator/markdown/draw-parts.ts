// What is drawn of a text when the site is built: formulas and diagrams. What cannot be drawn is code, with a warning.

import type { Code, InlineCode, InlineMath } from 'mdast'
import type { Hole, TextSheet } from '#site/text-html.ts'
import { type Definitions, diagramToHtml, type Effort, formulaToHtml } from '../drawn/drawn.ts'
import type { Position, Problem } from '../problem.ts'
import { placeOf, warnOf } from './markdown-problem.ts'

/** The HTML of a part that is drawn. */
export interface Drawn {
  /** Whether it stands between paragraphs. */
  isFlow: boolean
  pieces: readonly (string | Hole)[]
  sheet: TextSheet
  /** What it says, for searches and headings. */
  words: string
}

/** What the drawn parts of one text share. */
export interface DrawWalk {
  problems: Problem[]
  /** Characters of HTML that may still be drawn. */
  drawable: number
  /** What its formulas define. */
  definitions: Definitions
  /** What its diagrams may still take. */
  effort: Effort
}

/** All that is drawn of a text together, in characters of HTML. A book's worth of formulas has a tenth. */
export const maxDrawable = 8_000_000

const tooMuch = 'the formulas and diagrams of this text are too large together'

declare module 'mdast' {
  interface Data {
    drawn?: Drawn
  }
}

/** Draws a formula. Returns what takes its place. */
export function drawFormula(node: InlineMath, walk: DrawWalk): InlineMath | InlineCode | Code {
  const { value, isDisplay, isHeld = false, source, position } = node
  const isFlow = isDisplay && !isHeld
  const drawn = draw(value, { isDisplay, isFlow, place: placeOf(node) }, walk)
  if (drawn) return { ...node, data: { drawn } }
  const code = { value: source, ...(position ? { position } : {}) }
  return isFlow ? { type: 'code', ...code } : { type: 'inlineCode', ...code }
}

/** Draws a block of code in a language that is drawn. */
export function drawCode(node: Code, walk: DrawWalk): void {
  const language = node.lang?.toLowerCase()
  if (language === 'mermaid') {
    drawDiagram(node, walk)
    return
  }
  if (language !== 'math') return
  const { line, column } = placeOf(node)
  const drawn = draw(node.value, { isDisplay: true, isFlow: true, place: { line: line + 1, column } }, walk)
  if (drawn) node.data = { ...node.data, drawn }
}

function drawDiagram(node: Code, walk: DrawWalk): void {
  const { line } = placeOf(node)
  const diagram = walk.drawable > 0 ? diagramToHtml(node.value, walk.effort) : { problem: tooMuch, line: 0 }
  if ('pieces' in diagram) {
    const { pieces, words, clicks } = diagram
    for (const piece of pieces) if (typeof piece === 'string') walk.drawable -= piece.length
    node.data = { ...node.data, drawn: { isFlow: true, pieces, sheet: 'diagrams', words } }
    const [first] = clicks
    if (first !== undefined) walk.problems.push(lostClick(clicks.length, line + first))
    return
  }
  const message = `the diagram is shown as code: ${diagram.problem}`
  const hint = 'change it, or show a picture of it: ![what it shows](/assets/name.svg)'
  walk.problems.push(warnOf({ code: 'undrawn-diagram', message, hint }, { line: line + diagram.line, column: 1 }))
}

function lostClick(count: number, line: number): Problem {
  const more = count > 1 ? `, here and in ${count - 1} more ${count === 2 ? 'place' : 'places'}` : ''
  const message = `the diagram is drawn without what a click on a part of it does${more}`
  const hint = 'write the link in the text beside it, and remove the line'
  return warnOf({ code: 'undrawn-diagram', message, hint }, { line, column: 1 })
}

function draw(
  tex: string,
  { isDisplay, isFlow, place }: { isDisplay: boolean; isFlow: boolean; place: Position },
  walk: DrawWalk,
): Drawn | undefined {
  const formula = walk.drawable > 0 ? formulaToHtml(tex, isDisplay, walk.definitions) : { problem: tooMuch, offset: 0 }
  if ('problem' in formula) {
    const line = place.line + tex.slice(0, formula.offset).split('\n').length - 1
    const message = `the formula is shown as code: ${formula.problem}`
    const hint = 'correct it; a dollar sign that begins no formula is written \\$'
    walk.problems.push(warnOf({ code: 'formula', message, hint }, line === place.line ? place : { line, column: 1 }))
    return undefined
  }
  const { html, words } = formula
  walk.drawable -= html.length
  const pieces =
    isFlow && html !== ''
      ? ['<div class="formula" role="group" tabindex="0" aria-label="', { word: 'formula' }, `">${html}</div>`]
      : [html]
  return { isFlow, pieces, sheet: 'formulas', words }
}
