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
  macros: Macros
}

/** A sign or a command of a formula. */
interface Token {
  text: string
  /** Where it stands in its formula. */
  loc?: object | undefined
}

/** What a macro becomes. */
interface Meaning {
  tokens?: Token[]
  numArgs?: number
}

type Macro = string | Meaning | ((expander: Expander) => Meaning) | undefined
type Macros = Record<string, Macro>

/** The part of temml that puts the meaning of a macro in its place. */
interface Expander {
  /** Replaces the next macro; returns the number of signs that it has become. */
  expandOnce: (isExpandableOnly?: boolean) => number | false
  isDefined: (name: string) => boolean
  macros: {
    set: (name: string, value: Macro, isGlobal?: boolean) => void
    current: Macros
    /** One for each group around the current place. */
    undefStack: readonly object[]
  }
}

/** What the formulas of one text share. */
export interface Definitions {
  /** The commands that are defined. */
  macros: Macros
  /** What the commands meant that the current formula has changed. */
  before: Map<string, Macro>
  /** Signs that macros may still become. */
  left: number
}

/** A formula whose macros make too much of it. */
export class EndlessFormula extends Error {}

/** The function of temml that gives a tree and not a string. */
const makeTree = '__renderToMathMLTree'

type Temml = Record<typeof makeTree, (tex: string, options: Options) => FormulaNode>

let opened: Temml | undefined

/** Signs that the macros of a formula may become. Those of a long formula of chemistry become 30,000. */
const maxSigns = 50_000
/** Those of all formulas of a text. They take a second or two. */
const maxSignsOfText = 5_000_000
/** Places in a macro for its arguments. */
const maxPlaces = 50
/** The command before every formula. */
const limitCommand = '\\librettolimit '

/**
 * Counts what macros become. temml counts how often they are replaced, and not how long the result is: three lines of
 * TeX would make 50 MB of MathML. What is defined outside of all groups stays for the formulas that follow.
 */
function limitMacros(expander: Expander, definitions: Definitions): Meaning {
  const { macros } = expander
  const { before } = definitions
  const expandOnce = expander.expandOnce.bind(expander)
  const set = macros.set.bind(macros)
  let left = maxSigns
  expander.expandOnce = (isExpandableOnly) => {
    const count = expandOnce(isExpandableOnly)
    left -= count === false ? 0 : count
    definitions.left -= count === false ? 0 : count
    if (left < 0) throw new EndlessFormula(`its macros become more than ${maxSigns} signs`)
    if (definitions.left < 0)
      throw new EndlessFormula(`the macros of this text become more than ${maxSignsOfText} signs`)
    return count
  }
  macros.set = (name, value, isGlobal) => {
    const tokens = typeof value === 'object' ? (value.tokens ?? []) : []
    if (tokens.filter(({ text }) => text === '#').length > maxPlaces)
      throw new EndlessFormula(`a macro of it has more than ${maxPlaces} places for arguments`)
    if (!before.has(name)) before.set(name, macros.current[name])
    // Names with an @ are those of temml itself, but for colours.
    const isOfText = macros.undefStack.length === 1 && (!name.includes('@') || name.startsWith('\\\\color@'))
    if (name !== limitCommand.trim()) set(name, value, isGlobal === true || isOfText)
  }
  // As on pages with MathJax, a new command may have the name of another one.
  expander.isDefined = () => true
  return { tokens: [], numArgs: 0 }
}

/** What writers know from LaTeX: a package may be named, a new command, and some usual ones. */
const usualMacros: Readonly<Record<string, string>> = {
  '\\newcommand': '\\@ifstar{\\renewcommand}{\\renewcommand}',
  '\\DeclareMathOperator': '\\@ifstar{\\librettolimits}{\\librettooperator}',
  '\\librettolimits': '\\renewcommand{#1}{\\operatorname*{#2}}',
  '\\librettooperator': '\\renewcommand{#1}{\\operatorname{#2}}',
  '\\require': '\\@firstoftwo{}{#1}',
  '\\ensuremath': '#1',
  '\\mathbbm': '\\mathbb{#1}',
  '\\mathds': '\\mathbb{#1}',
  '\\mbox': '\\text{#1}',
}

/** What the formulas of a text begin with. */
export function openDefinitions(): Definitions {
  const definitions: Definitions = { macros: {}, before: new Map(), left: maxSignsOfText }
  definitions.macros = { ...usualMacros, [limitCommand.trim()]: (expander) => limitMacros(expander, definitions) }
  return definitions
}

/** The tree of a formula. Throws for what is no TeX; the error may have a `position`, the index of what is wrong. */
export function parseFormula(tex: string, isDisplay: boolean, definitions = openDefinitions()): FormulaNode {
  opened ??= load('temml') as Temml
  const { before, macros } = definitions
  before.clear()
  try {
    const tree = makeFormula(opened, tex, isDisplay, macros)
    for (const name of before.keys()) forgetPlaces(macros[name])
    return tree
  } catch (error) {
    for (const [name, macro] of before) {
      if (macro === undefined) delete macros[name]
      else macros[name] = macro
    }
    // Places are those of the formula as written.
    if (error instanceof Error && 'position' in error && typeof error.position === 'number')
      error.position = Math.max(0, error.position - limitCommand.length)
    throw error
  }
}

/** In a formula that follows, the places of the signs of a macro would be wrong. */
function forgetPlaces(macro: Macro): void {
  if (typeof macro === 'object') for (const token of macro.tokens ?? []) token.loc = undefined
}

function makeFormula(temml: Temml, tex: string, isDisplay: boolean, macros: Macros): FormulaNode {
  return temml[makeTree](limitCommand + tex, {
    displayMode: isDisplay,
    annotate: false,
    throwOnError: true,
    // No addresses, classes, ids or styles of the writer.
    trust: false,
    maxSize: [50, 500],
    maxExpand: 1000,
    macros,
  })
}
