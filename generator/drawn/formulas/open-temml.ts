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
  macros: Record<string, string | ((expander: Expander) => { tokens: readonly Token[]; numArgs: number })>
}

/** A sign or a command of a formula. */
interface Token {
  text: string
}

/** The part of temml that puts the meaning of a macro in its place. */
interface Expander {
  /** Replaces the next macro; returns the number of signs that it has become. */
  expandOnce: (isExpandableOnly?: boolean) => number | false
  macros: { set: (name: string, value: string | { tokens?: readonly Token[] } | undefined, isGlobal?: boolean) => void }
}

/** A formula whose macros make too much of it. */
export class EndlessFormula extends Error {}

/** The function of temml that gives a tree and not a string. */
const makeTree = '__renderToMathMLTree'

type Temml = Record<typeof makeTree, (tex: string, options: Options) => FormulaNode>

let opened: Temml | undefined

/** Signs that the macros of a formula may become. Those of a long formula of chemistry become 30,000. */
const maxSigns = 50_000
/** Places in a macro for its arguments. */
const maxPlaces = 50
/** The command before every formula. */
const limitCommand = '\\librettolimit '

/**
 * Counts what macros become. temml counts how often they are replaced, and not how long the result is: three lines of
 * TeX would make 50 MB of MathML.
 */
function limitMacros(expander: Expander): { tokens: readonly Token[]; numArgs: number } {
  const { macros } = expander
  const expandOnce = expander.expandOnce.bind(expander)
  const set = macros.set.bind(macros)
  let left = maxSigns
  expander.expandOnce = (isExpandableOnly) => {
    const count = expandOnce(isExpandableOnly)
    left -= count === false ? 0 : count
    if (left < 0) throw new EndlessFormula(`its macros become more than ${maxSigns} signs`)
    return count
  }
  macros.set = (name, value, isGlobal) => {
    const tokens = typeof value === 'object' ? (value.tokens ?? []) : []
    if (tokens.filter(({ text }) => text === '#').length > maxPlaces)
      throw new EndlessFormula(`a macro of it has more than ${maxPlaces} places for arguments`)
    set(name, value, isGlobal)
  }
  return { tokens: [], numArgs: 0 }
}

/** What writers know from LaTeX: a package may be named, and a command of the same name may be there. */
const usualMacros: Readonly<Record<string, string>> = {
  '\\newcommand': '\\providecommand',
  '\\DeclareMathOperator': '\\@ifstar{\\librettolimits}{\\librettooperator}',
  '\\librettolimits': '\\providecommand{#1}{\\operatorname*{#2}}',
  '\\librettooperator': '\\providecommand{#1}{\\operatorname{#2}}',
  '\\require': '\\@firstoftwo{}{#1}',
}

/** The tree of a formula. Throws for what is no TeX; the error may have a `position`, the index of what is wrong. */
export function parseFormula(tex: string, isDisplay: boolean): FormulaNode {
  opened ??= load('temml') as Temml
  try {
    return makeFormula(opened, tex, isDisplay)
  } catch (error) {
    // Places are those of the formula as written.
    if (error instanceof Error && 'position' in error && typeof error.position === 'number')
      error.position = Math.max(0, error.position - limitCommand.length)
    throw error
  }
}

function makeFormula(temml: Temml, tex: string, isDisplay: boolean): FormulaNode {
  return temml[makeTree](limitCommand + tex, {
    displayMode: isDisplay,
    annotate: false,
    throwOnError: true,
    // No addresses, classes, ids or styles of the writer.
    trust: false,
    maxSize: [50, 500],
    maxExpand: 1000,
    macros: { [limitCommand.trim()]: limitMacros, ...usualMacros },
  })
}
