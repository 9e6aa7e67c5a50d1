// temml is loaded when a text has a formula, at once and not as a promise. The compiler of the generator writes the
// call to `load` as `require`, and so includes the package.

import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** A node of the tree that temml makes: an element of MathML, a text, or a group without a name. */
export interface FormulaNode {
  /** Name of the element. */
  type?: string
  /** Of a text. */
  text?: string
  attributes?: Readonly<Record<string, string | number | boolean>>
  classes?: readonly string[]
  style?: Readonly<Record<string, string | number>>
  /** Places that stay empty are null; groups may have one child without a list. */
  children?: readonly (FormulaNode | null)[] | FormulaNode | null
}

/** What is in a node. */
export function childrenOf({ children }: FormulaNode): FormulaNode[] {
  const all = Array.isArray(children) ? children : [children]
  return all.filter((child) => child !== null && child !== undefined)
}

interface Options {
  displayMode: boolean
  annotate: boolean
  throwOnError: boolean
  trust: boolean
  maxSize: [em: number, points: number]
  maxExpand: number
}

/** The function of temml that gives a tree and not a string. */
const makeTree = '__renderToMathMLTree'

type Temml = Record<typeof makeTree, (tex: string, options: Options) => FormulaNode>

let opened: Temml | undefined

/** The tree of a formula. Throws for what is no TeX; the error may have a `position`, the index of what is wrong. */
export function parseFormula(tex: string, isDisplay: boolean): FormulaNode {
  opened ??= load('temml') as Temml
  return opened[makeTree](tex, {
    displayMode: isDisplay,
    annotate: false,
    throwOnError: true,
    // No addresses, classes, ids or styles of the writer.
    trust: false,
    maxSize: [50, 500],
    maxExpand: 1000,
  })
}
