// What an expression of a configuration stands for, found without running it: plain data, or one of the kinds below.

import type { Expression, Function as FunctionNode } from 'acorn'
import { isMapping } from '../../yaml/yaml.ts'

/** A value that only running the code would tell. */
export const unread: unique symbol = Symbol('unread')

/** A text of which only the beginning is known: `Lake ${x}`. */
export interface PartialText {
  kind: 'partial'
  text: string
}

/** A call of a function that is not in the folder, such as a plugin: its name or that of its package. */
export interface Call {
  kind: 'call'
  callee: string
  args: readonly unknown[]
}

/** A name that comes from a package: `starlight` of `@astrojs/starlight`, or a member of it. */
export interface Outside {
  kind: 'outside'
  source: string
  name: string
}

/** A function of the folder, with the names that it sees. */
export interface Closure {
  kind: 'closure'
  node: FunctionNode
  scope: Scope
}

/** Names of a function or a block, those around it, and the module. */
export interface Scope {
  file: string
  names: ReadonlyMap<string, unknown>
  above: Scope | undefined
}

type Kinds = { partial: PartialText; call: Call; outside: Outside; closure: Closure }

/** Marks objects of these kinds: data of a configuration may have a key named kind. */
const marked = Symbol('kind')

/** Makes a value of a kind. */
export function make<Kind extends keyof Kinds>(value: Kinds[Kind] & { kind: Kind }): Kinds[Kind] {
  return Object.defineProperty(value, marked, { value: true }) as Kinds[Kind]
}

/** Whether a value is of a kind. */
export function isKind<Kind extends keyof Kinds>(value: unknown, kind: Kind): value is Kinds[Kind] {
  return isMapping(value) && Object.hasOwn(value, marked) && value.kind === kind
}

/** Whether a value is an object of data. */
export function isData(value: unknown): value is Record<string, unknown> {
  return isMapping(value) && !Object.hasOwn(value, marked)
}

/** Key of an object that stands for what a spread would add and only running tells. */
export const spreadKey = '...'

/** Sets a key, whatever it is called. */
export function setKey(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Paths begin with it where code has made them: they are below the folder that is imported, not beside the file. */
export const folderMark = 'folder:/'

/** How expressions are read: each function gets it, so that the files of this folder need not import each other. */
export interface Reader {
  read: (node: Expression, scope: Scope) => unknown
  /** What another file of the folder exports. `from` is the file that asks. */
  load: (from: string, wanted: string) => unknown
  call: (closure: Closure, args: readonly unknown[]) => unknown
  readText: (path: string) => string | undefined
}
