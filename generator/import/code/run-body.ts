// The statements of a function, as far as a configuration has them: constants, conditions, what is returned.

import type { Expression, Statement } from 'acorn'
import { bindPattern } from './bind-names.ts'
import { make, type Reader, type Scope, unread } from './values.ts'

/** A call that stands alone, by the name of the function. */
export interface Spoken {
  name: string
  args: readonly unknown[]
}

interface Body {
  names: Map<string, unknown>
  scope: Scope
  reader: Reader
  calls: Spoken[]
}

/** Reads statements in their order. The value is what they return; unread if only running them would tell. */
export function runBody(statements: readonly Statement[], body: Body): { value: unknown; isDone: boolean } {
  const { names, scope, reader } = body
  for (const node of statements)
    if (node.type === 'FunctionDeclaration') names.set(node.id.name, make({ kind: 'closure', node, scope }))
  for (const node of statements) {
    if (node.type === 'ReturnStatement')
      return { value: node.argument ? reader.read(node.argument, scope) : undefined, isDone: true }
    if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations)
        bindPattern(id, () => (init ? reader.read(init, scope) : unread), { names, scope, reader })
    else if (node.type === 'ExpressionStatement') noteCall(node.expression, body)
    else if (node.type === 'IfStatement') {
      const found = runIf(node, body)
      if (found.isDone) return found
    } else if (node.type === 'BlockStatement') {
      const found = runBody(node.body, body)
      if (found.isDone) return found
    } else if (/^(?:For|While|DoWhile|Switch|Try|Throw)/.test(node.type)) return { value: unread, isDone: true }
  }
  return { value: undefined, isDone: false }
}

function runIf(node: Extract<Statement, { type: 'IfStatement' }>, body: Body): { value: unknown; isDone: boolean } {
  const test = body.reader.read(node.test, body.scope)
  // Nobody knows which way it goes.
  if (test === unread) return { value: undefined, isDone: false }
  const next = test ? node.consequent : node.alternate
  return next ? runBody([next], body) : { value: undefined, isDone: false }
}

function noteCall(node: Expression, { scope, reader, calls }: Body): void {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
  const { property } = node.callee
  if (property.type !== 'Identifier') return
  const args = node.arguments.map((arg) => (arg.type === 'SpreadElement' ? unread : reader.read(arg, scope)))
  calls.push({ name: property.name, args })
}
