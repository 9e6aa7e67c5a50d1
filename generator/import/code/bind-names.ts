// The names of a module and what they stand for, each read when it is asked for: constants, functions, imports and
// exports.

import type { ExportNamedDeclaration, Expression, ImportDeclaration, Pattern, Program } from 'acorn'
import { isData, isKind, make, type Reader, type Scope, setKey, unread } from './values.ts'

/** What a module exports. */
export interface Exports {
  main: (() => unknown) | undefined
  names: ReadonlyMap<string, () => unknown>
}

interface Binding {
  scope: Scope
  names: Map<string, unknown>
  reader: Reader
}

/** Binds the names of a pattern: `a`, `{ a, b: { c } }`, `[a, b]`, each with a default. */
export function bindPattern(pattern: Pattern, value: () => unknown, binding: Binding): void {
  const { names, scope, reader } = binding
  if (pattern.type === 'Identifier') names.set(pattern.name, remember(value))
  else if (pattern.type === 'AssignmentPattern') {
    const { left, right } = pattern
    bindPattern(left, () => value() ?? reader.read(right, scope), binding)
  } else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      if (property.type === 'RestElement' || property.key.type !== 'Identifier') continue
      const { name } = property.key
      bindPattern(property.value, () => memberOf(value(), name), binding)
    }
  } else if (pattern.type === 'ArrayPattern')
    for (const [index, each] of pattern.elements.entries())
      if (each) bindPattern(each, () => (value() as readonly unknown[] | undefined)?.[index], binding)
}

function memberOf(owner: unknown, name: string): unknown {
  if (isKind(owner, 'outside')) return make({ kind: 'outside', source: owner.source, name })
  return isData(owner) && Object.hasOwn(owner, name) ? owner[name] : undefined
}

/** Reads a value once. One that needs itself is unread. */
function remember(read: () => unknown): () => unknown {
  let known: { value: unknown } | undefined
  let isOpen = false
  return () => {
    if (known) return known.value
    if (isOpen) return unread
    isOpen = true
    known = { value: read() }
    isOpen = false
    return known.value
  }
}

/** The exports of a module. */
export function bindNames(program: Program, file: string, reader: Reader): Exports {
  const names = new Map<string, unknown>()
  const scope: Scope = { file, names, above: undefined }
  const binding: Binding = { scope, names, reader }
  const exported = new Map<string, () => unknown>()
  const own = (name: string) => () => reader.read({ type: 'Identifier', name, start: 0, end: 0 }, scope)
  let main: (() => unknown) | undefined
  const changes: { path: readonly string[]; value: () => unknown }[] = []
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') bindImport(node, binding)
    else if (node.type === 'ExportNamedDeclaration') bindExport(node, { binding, exported, own })
    else if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node
      if (declaration.type === 'FunctionDeclaration') main = () => make({ kind: 'closure', node: declaration, scope })
      else if (declaration.type !== 'ClassDeclaration') main = remember(() => reader.read(declaration, scope))
    } else if (node.type === 'VariableDeclaration' || node.type === 'FunctionDeclaration') bindOwn(node, binding)
    else if (node.type === 'ExpressionStatement') {
      const change = assignmentOf(node.expression)
      if (change) changes.push({ path: change.path, value: () => reader.read(change.right, scope) })
    }
  }
  for (const { path, value } of changes) {
    const [first, second, third] = path
    if (first === 'module' && second === 'exports' && third === undefined) main = remember(value)
    else if (first === 'exports' && second !== undefined) exported.set(second, remember(value))
    else if (first === 'module' && third !== undefined) exported.set(third, remember(value))
    else if (first !== undefined && second !== undefined && third === undefined) changeKey(first, second, value, names)
  }
  const named = exported.get('default')
  exported.delete('default')
  return { main: main ?? named, names: exported }
}

/** `config.title = 'Lake'` after `const config = {}`. */
function changeKey(name: string, key: string, value: () => unknown, names: Map<string, unknown>): void {
  const before = names.get(name)
  if (typeof before !== 'function') return
  names.set(
    name,
    remember(() => {
      const owner: unknown = (before as () => unknown)()
      if (!isData(owner)) return owner
      // Under another name the object may be a part of the value, which must not contain itself.
      const changed = { ...owner }
      setKey(changed, key, value())
      return changed
    }),
  )
}

/** `module.exports = x` as the path [module, exports] and x. */
function assignmentOf(node: Expression): { path: readonly string[]; right: Expression } | undefined {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=') return undefined
  const path: string[] = []
  let left: Expression | Pattern = node.left
  while (left.type === 'MemberExpression' && !left.computed && left.property.type === 'Identifier') {
    path.unshift(left.property.name)
    if (left.object.type === 'Super') return undefined
    left = left.object
  }
  if (left.type !== 'Identifier') return undefined
  return { path: [left.name, ...path], right: node.right }
}

function bindOwn(node: Program['body'][number], { names, scope, reader }: Binding): void {
  if (node.type === 'FunctionDeclaration') names.set(node.id.name, make({ kind: 'closure', node, scope }))
  if (node.type !== 'VariableDeclaration') return
  for (const { id, init } of node.declarations)
    bindPattern(id, () => (init ? reader.read(init, scope) : unread), { names, scope, reader })
}

function bindImport({ specifiers, source }: ImportDeclaration, { names, scope, reader }: Binding): void {
  const from = String(source.value)
  const load = remember(() => reader.load(scope.file, from))
  for (const specifier of specifiers) {
    const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default'
    const get = () => {
      const all = load()
      if (isKind(all, 'outside')) return make({ kind: 'outside', source: all.source, name })
      if (specifier.type === 'ImportNamespaceSpecifier') return all
      if (isData(all) && Object.hasOwn(all, name)) return all[name]
      return name === 'default' ? all : unread
    }
    names.set(specifier.local.name, remember(get))
  }
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value)
}

interface ExportFacts {
  binding: Binding
  exported: Map<string, () => unknown>
  own: (name: string) => () => unknown
}

function bindExport({ declaration, specifiers, source }: ExportNamedDeclaration, facts: ExportFacts): void {
  const { binding, exported, own } = facts
  if (declaration && declaration.type !== 'ClassDeclaration') {
    bindOwn(declaration, binding)
    const ids =
      declaration.type === 'FunctionDeclaration' ? [declaration.id] : declaration.declarations.map(({ id }) => id)
    for (const id of ids) if (id.type === 'Identifier') exported.set(id.name, own(id.name))
  }
  for (const { local, exported: outer } of specifiers) {
    const name = nameOf(local)
    exported.set(
      nameOf(outer),
      source ? () => memberOf(binding.reader.load(binding.scope.file, String(source.value)), name) : own(name),
    )
  }
}
