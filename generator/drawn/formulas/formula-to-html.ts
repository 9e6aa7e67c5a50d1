// TeX → MathML, when a site is built. What is no TeX, or what would take too long, is a problem; nothing is thrown.

import { childrenOf, type Definitions, EndlessFormula, type FormulaNode, parseFormula } from './open-temml.ts'
import { printMathml } from './print-mathml.ts'

/** A formula as HTML, or what is wrong with it. */
export type DrawnFormula =
  | { html: string; words: string }
  | {
      /** What is wrong, as the end of a sentence. */
      problem: string
      /** Index of the character that is wrong. */
      offset: number
    }

/** Characters of a formula. A page of formulas has two thousand. */
const maxLength = 10_000

/** Levels of the tree. */
const maxDepth = 200

/**
 * Makes MathML of a formula; `isDisplay` for one that stands by itself. `words` is what it says, for searches. What it
 * defines stays in `definitions`. One that does nothing else is empty.
 */
export function formulaToHtml(tex: string, isDisplay: boolean, definitions?: Definitions): DrawnFormula {
  if (tex.length > maxLength) return { problem: `it is longer than ${maxLength} characters`, offset: 0 }
  try {
    const root = parseMended(tex, isDisplay, definitions)
    if (isTooDeep(root)) return { problem: `it is nested deeper than ${maxDepth} levels`, offset: 0 }
    if (hasReference(root)) return { problem: 'it refers to another formula, which has no number here', offset: 0 }
    return { html: printMathml(root, tex.trim()), words: wordsOf(root).replace(/\s+/g, ' ').trim() }
  } catch (error) {
    return describeError(error)
  }
}

/** What stands between the braces of a command for words. */
const words = /(\\(?:text(?:bf|it|md|normal|rm|sc|sf|tt|up)?|mbox)\s*\{)([^{}$]*)(?=\})/g

/** The tree of a formula; of one that cannot be read, with what MathJax reads and temml does not. */
function parseMended(tex: string, isDisplay: boolean, definitions?: Definitions): FormulaNode {
  try {
    return parseFormula(tex, isDisplay, definitions)
  } catch (error) {
    const mended = tex
      .replace(words, (_, command: string, inner: string) => command + inner.replace(/(?<!\\)_/g, '\\_'))
      .replace(/(\\(?:begin|end)\{)(?:eqnarray|flalign)\*?\}/g, '$1aligned}')
    if (mended === tex) throw error
    try {
      return parseFormula(mended, isDisplay, definitions)
    } catch {
      throw error
    }
  }
}

function isTooDeep(tree: FormulaNode): boolean {
  const open = [{ node: tree, depth: 0 }]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (item.depth > maxDepth) return true
    for (const node of childrenOf(item.node)) open.push({ node, depth: item.depth + 1 })
  }
  return false
}

/** Whether it would show the number of another formula: nothing, because numbers are not known. */
function hasReference(node: FormulaNode): boolean {
  return node.classes?.includes('tml-ref') === true || childrenOf(node).some(hasReference)
}

function wordsOf(node: FormulaNode): string {
  return node.text ?? childrenOf(node).map(wordsOf).join('')
}

function describeError(error: unknown): DrawnFormula {
  if (error instanceof EndlessFormula) return { problem: error.message, offset: 0 }
  // What temml did not expect; its words would be about JavaScript.
  if (error instanceof TypeError) return { problem: 'it cannot be read', offset: 0 }
  if (error instanceof RangeError) return { problem: 'it is nested too deeply', offset: 0 }
  const { message = '', position } = error as { message?: string; position?: number }
  // What follows the place quotes the formula.
  const reason = /^\s*(.*?)(?: at (?:position|end)\b.*)?$/s.exec(message)?.[1] ?? ''
  const isSaid = typeof position === 'number' || /^[A-Z\s]/.test(message)
  return { problem: isSaid && reason !== '' ? reason : 'it cannot be read', offset: position ?? 0 }
}
