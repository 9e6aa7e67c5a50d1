// An expression → its value. What only running would tell is `unread`.

import type {
  BinaryExpression,
  CallExpression,
  Expression,
  MemberExpression,
  NewExpression,
  ObjectExpression,
  Property,
  SpreadElement,
  TemplateLiteral,
} from 'acorn'
import { callBuiltin } from './call-builtin.ts'
import { isData, isKind, make, type Reader, type Scope, setKey, spreadKey, unread } from './values.ts'

/** Reads one expression. */
export function readExpression(node: Expression, scope: Scope, reader: Reader): unknown {
  const read = (inner: Expression) => reader.read(inner, scope)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' && node.value !== null ? unread : (node.value ?? null)
    case 'TemplateLiteral':
      return readTemplate(node, read)
    case 'Identifier':
      return findName(node.name, scope)
    case 'ObjectExpression':
      return readObject(node, scope, reader)
    case 'ArrayExpression':
      return readList(node.elements, read)
    case 'MemberExpression':
      return readMember(node, scope, reader)
    case 'ChainExpression':
      return read(node.expression)
    case 'CallExpression':
    case 'NewExpression':
      return readCall(node, scope, reader)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return make({ kind: 'closure', node, scope })
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
      return read(node.type === 'AwaitExpression' ? node.argument : node.expression)
    case 'SequenceExpression':
      return node.expressions.length === 0 ? unread : read(node.expressions.at(-1) as Expression)
    case 'ImportExpression': {
      const source = read(node.source)
      return typeof source === 'string' ? reader.load(scope.file, source) : unread
    }
    default:
      return readOperation(node, read)
  }
}

function readOperation(node: Expression, read: (node: Expression) => unknown): unknown {
  if (node.type === 'ConditionalExpression') {
    const test = read(node.test)
    if (test === unread) return unread
    return read(test ? node.consequent : node.alternate)
  }
  if (node.type === 'LogicalExpression') {
    const left = read(node.left)
    if (node.operator === '||') return left === unread ? read(node.right) : left || read(node.right)
    if (node.operator === '??') return left === unread ? read(node.right) : (left ?? read(node.right))
    return left === unread ? unread : left && read(node.right)
  }
  if (node.type === 'UnaryExpression') {
    const value = read(node.argument)
    if (node.operator === '!') return value === unread ? unread : !value
    return node.operator === '-' && typeof value === 'number' ? -value : unread
  }
  return node.type === 'BinaryExpression' ? readBinary(node, read) : unread
}

function readBinary({ left, operator, right }: BinaryExpression, read: (node: Expression) => unknown): unknown {
  if (left.type === 'PrivateIdentifier') return unread
  const [one, other] = [read(left), read(right)]
  if (one === unread || other === unread) return unread
  if (operator === '===' || operator === '==') return one === other
  if (operator === '!==' || operator === '!=') return one !== other
  const isPlain = [one, other].every((each) => typeof each === 'string' || typeof each === 'number')
  if (operator !== '+' || !isPlain) return unread
  return typeof one === 'number' && typeof other === 'number' ? one + other : `${String(one)}${String(other)}`
}

function readTemplate({ quasis, expressions }: TemplateLiteral, read: (node: Expression) => unknown): unknown {
  let text = ''
  for (const [index, { value }] of quasis.entries()) {
    text += value.cooked ?? value.raw
    const next = expressions[index]
    if (next === undefined) break
    const part = read(next)
    if (typeof part !== 'string' && typeof part !== 'number') return make({ kind: 'partial', text })
    text += String(part)
  }
  return text
}

/** The value of a name; one that is nowhere is a global of the language. */
function findName(name: string, scope: Scope): unknown {
  for (let place: Scope | undefined = scope; place; place = place.above) {
    if (!place.names.has(name)) continue
    const value = place.names.get(name)
    return typeof value === 'function' ? (value as () => unknown)() : value
  }
  return name === 'undefined' ? undefined : make({ kind: 'outside', source: '', name })
}

function readObject({ properties }: ObjectExpression, scope: Scope, reader: Reader): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const all = reader.read(property.argument, scope)
      if (isData(all)) for (const [key, value] of Object.entries(all)) setKey(found, key, value)
      else if (all === unread || isKind(all, 'outside') || isKind(all, 'call')) setKey(found, spreadKey, unread)
      continue
    }
    const key = keyOf(property, scope, reader)
    if (key !== undefined) setKey(found, key, property.kind === 'init' ? reader.read(property.value, scope) : unread)
  }
  return found
}

function keyOf({ key, computed }: Property, scope: Scope, reader: Reader): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name
  const value = reader.read(key, scope)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function readList(
  elements: readonly (Expression | SpreadElement | null)[],
  read: (node: Expression) => unknown,
): unknown[] {
  return elements.flatMap((element): unknown[] => {
    if (element === null) return []
    if (element.type !== 'SpreadElement') return [read(element)]
    const all = read(element.argument)
    return Array.isArray(all) ? (all as unknown[]) : [unread]
  })
}

function readMember(node: MemberExpression, scope: Scope, reader: Reader): unknown {
  const { object, property } = node
  if (object.type === 'Super' || property.type === 'PrivateIdentifier') return unread
  if (object.type === 'MetaProperty')
    return property.type === 'Identifier'
      ? make({ kind: 'outside', source: 'import.meta', name: property.name })
      : unread
  const owner = reader.read(object, scope)
  const key = node.computed || property.type !== 'Identifier' ? reader.read(property, scope) : property.name
  if (typeof key !== 'string' && typeof key !== 'number') return unread
  return memberOf(owner, String(key), scope)
}

function memberOf(owner: unknown, key: string, { file }: Scope): unknown {
  if (isKind(owner, 'outside')) {
    if (owner.name === 'process' && key === 'env') return { NODE_ENV: 'production' }
    return make({ kind: 'outside', source: owner.source, name: key })
  }
  if (Array.isArray(owner)) return key === 'length' ? owner.length : (owner[Number(key)] ?? unread)
  if (isData(owner)) return Object.hasOwn(owner, key) ? owner[key] : undefined
  // The address of a URL that was read as a text.
  return typeof owner === 'string' && (key === 'href' || key === 'pathname') && file !== '' ? owner : unread
}

function readCall(node: CallExpression | NewExpression, scope: Scope, reader: Reader): unknown {
  const args = readList(node.arguments, (inner) => reader.read(inner, scope))
  const { callee } = node
  if (callee.type === 'Super') return unread
  const built = callBuiltin(callee, args, scope, reader)
  if (built !== undefined) return built.value
  const target = reader.read(callee, scope)
  if (isKind(target, 'closure')) return node.type === 'NewExpression' ? unread : reader.call(target, args)
  if (isKind(target, 'outside')) return make({ kind: 'call', callee: target.source || target.name, args })
  return unread
}
