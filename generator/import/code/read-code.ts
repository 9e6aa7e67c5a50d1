// What a file of JavaScript, TypeScript, JSON or YAML exports, found without running it. Values in constants, imports
// of the same folder and simple functions are followed; what is computed is `unread`.

import { posix } from 'node:path'
import type { Program } from 'acorn'
import { parse as parseYaml } from 'yaml'
import { bindNames, bindPattern, type Exports } from './bind-names.ts'
import { parseCode } from './parse-code.ts'
import { readExpression } from './read-expression.ts'
import { runBody, type Spoken } from './run-body.ts'
import { type Closure, folderMark, isKind, make, type Reader, type Scope, unread } from './values.ts'
import { openScale } from './weigh.ts'

/** A configuration that was read. */
export interface ReadCode {
  /** The default export, or what module.exports is; unread if the file is no code. */
  value: unknown
  /** Other exports by name. */
  named: Readonly<Record<string, unknown>>
  /** Calls that stand alone in a function of the configuration, such as config.setInputDirectory("src"). */
  calls: readonly Spoken[]
  /** Files that were read. */
  files: readonly string[]
}

/** More steps than a configuration takes: code that calls itself ends here. */
const mostSteps = 200_000
const mostDepth = 200
const mostFiles = 50

/** Reads a file. `readText` gives the text of a file by its path below the folder. */
export function readCode(file: string, readText: (path: string) => string | undefined): ReadCode {
  const known = new Map<string, Exports>()
  const calls: Spoken[] = []
  const budget = { steps: 0, depth: 0 }
  const isSmall = openScale()
  const bounded = (work: () => unknown): unknown => {
    if (++budget.steps > mostSteps || budget.depth > mostDepth) return unread
    budget.depth++
    try {
      const value = work()
      return isSmall(value) ? value : unread
    } catch (error) {
      // A text that is too long, or calls that are nested too deeply.
      if (error instanceof RangeError) return unread
      throw error
    } finally {
      budget.depth--
    }
  }
  const moduleOf = (path: string): Exports => {
    const before = known.get(path)
    if (before || known.size >= mostFiles) return before ?? noExports
    known.set(path, noExports)
    const found = openModule(path, readText(path) ?? '', reader)
    known.set(path, found)
    return found
  }
  const reader: Reader = {
    readText,
    read: (node, scope) => bounded(() => readExpression(node, scope, reader)),
    call: (closure, args) => bounded(() => callClosure(closure, args, { reader, calls })),
    load: (from, wanted) => {
      const path = findFile(from, wanted, readText)
      if (path === undefined) return make({ kind: 'outside', source: wanted, name: '*' })
      const { main, names } = moduleOf(path)
      const all = Object.fromEntries([...names].map(([name, get]) => [name, get()]))
      const value = main?.()
      return names.size === 0 ? value : { ...all, default: value }
    },
  }
  const { main, names } = moduleOf(file)
  const value = main?.() ?? unread
  return {
    value: isKind(value, 'closure') ? reader.call(value, []) : value,
    named: Object.fromEntries([...names].map(([name, get]) => [name, get()])),
    calls,
    files: [...known.keys()],
  }
}

const noExports: Exports = { main: undefined, names: new Map() as ReadonlyMap<string, () => unknown> }

function openModule(file: string, text: string, reader: Reader): Exports {
  if (/\.(?:json5?|ya?ml)$/.test(file)) {
    const data = readData(text)
    return { main: () => data, names: new Map() }
  }
  const program: Program | undefined = parseCode(file, text)
  return program ? bindNames(program, file, reader) : noExports
}

function readData(text: string): unknown {
  try {
    return parseYaml(text, { maxAliasCount: 100 })
  } catch {
    return unread
  }
}

/** The file that an import names, with the endings that Node and bundlers try. */
function findFile(from: string, wanted: string, readText: Reader['readText']): string | undefined {
  const isMade = wanted.startsWith(folderMark)
  if (!isMade && !/^\.\.?(?:\/|$)/.test(wanted)) return undefined
  const path = isMade ? wanted.slice(folderMark.length) : posix.join(posix.dirname(from), wanted)
  const bare = path.replace(/\.[cm]?js$/, '')
  const endings = ['.ts', '.js', '.mjs', '.cjs', '.mts', '.json', '/index.ts', '/index.js', '/index.mjs']
  return [path, ...endings.map((ending) => path + ending), `${bare}.ts`].find(
    (each) => /\.\w+$/.test(each) && readText(each) !== undefined,
  )
}

function callClosure(
  { node, scope }: Closure,
  args: readonly unknown[],
  { reader, calls }: { reader: Reader; calls: Spoken[] },
): unknown {
  if (node.generator) return unread
  const names = new Map<string, unknown>()
  const inner: Scope = { file: scope.file, names, above: scope }
  for (const [index, pattern] of node.params.entries()) {
    const value = pattern.type === 'RestElement' ? args.slice(index) : args[index]
    bindPattern(pattern.type === 'RestElement' ? pattern.argument : pattern, () => value, {
      scope: inner,
      names,
      reader,
    })
  }
  if (node.body.type !== 'BlockStatement') return reader.read(node.body, inner)
  return runBody(node.body.body, { names, scope: inner, reader, calls }).value
}
