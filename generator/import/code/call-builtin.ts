// The few functions of the language and of Node that configurations are made with: paths, texts, lists.

import { posix } from 'node:path'
import type { Expression } from 'acorn'
import { parse as parseYaml } from 'yaml'
import { replaceParts } from './replace-parts.ts'
import { folderMark, isData, isKind, make, type Reader, type Scope, setKey, unread } from './values.ts'

type Result = { value: unknown } | undefined

/** What a call of a known function gives; undefined for other functions. */
export function callBuiltin(callee: Expression, args: readonly unknown[], scope: Scope, reader: Reader): Result {
  if (callee.type === 'Identifier') return callByName(callee.name, args, { scope, reader })
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return undefined
  if (callee.computed || callee.property.type !== 'Identifier') return undefined
  const { name } = callee.property
  const owner = reader.read(callee.object, scope)
  if (isKind(owner, 'outside')) return callOutside(owner.source || owner.name, name, args, { scope, reader })
  if (typeof owner === 'string') return callText(owner, name, args)
  return Array.isArray(owner) ? callList(owner as unknown[], name, args, reader) : undefined
}

interface Place {
  scope: Scope
  reader: Reader
}

function callByName(name: string, args: readonly unknown[], { scope, reader }: Place): Result {
  const [first] = args
  const target = reader.read({ type: 'Identifier', name, start: 0, end: 0 }, scope)
  if (!isKind(target, 'outside')) return undefined
  if (target.name === 'require' && typeof first === 'string') return { value: reader.load(scope.file, first) }
  if (target.name === 'fileURLToPath' || target.name === 'String') return { value: first }
  // It gives a function that is called like the global one.
  if (target.name === 'createRequire') return { value: make({ kind: 'outside', source: '', name: 'require' }) }
  if (target.name === 'URL') return { value: urlOf(args, scope) }
  return callOutside(target.source, target.name, args, { scope, reader })
}

function urlOf([path, base]: readonly unknown[], { file }: Scope): unknown {
  if (typeof path !== 'string') return unread
  if (isKind(base, 'outside') && base.source === 'import.meta') return joined([posix.dirname(file), path])
  if (base === undefined) return path
  return typeof base === 'string' && URL.canParse(path, base) ? new URL(path, base).href : unread
}

function joined(parts: readonly string[]): string {
  return folderMark + posix.join(...parts.map((part) => part.replace(folderMark, '')))
}

function callOutside(owner: string, name: string, args: readonly unknown[], { scope, reader }: Place): Result {
  const [first] = args
  if (owner === 'require' && name === 'resolve') return { value: pathBeside(first, scope) }
  if (/^(?:node:)?path(?:\/posix)?$|^posix$|^default$/.test(owner) && (name === 'resolve' || name === 'join'))
    return { value: pathOf(args, scope) }
  if (owner === 'Object') return callObject(name, args)
  if (name === 'readFileSync' && typeof first === 'string')
    return { value: reader.readText(first.replace(folderMark, '')) ?? unread }
  const isParser = (name === 'parse' && /^(?:JSON|YAML|yaml)$/.test(owner)) || name === 'load'
  if (isParser && typeof first === 'string') return { value: parseData(first) }
  return undefined
}

/** Paths of `path.join` begin at the working directory, which is where the configuration is. */
function pathOf(args: readonly unknown[], { file }: Scope): unknown {
  const parts = args.map((part) =>
    isKind(part, 'outside') && /^(?:__dirname|dirname)$/.test(part.name) ? folderMark + posix.dirname(file) : part,
  )
  if (!parts.every((part) => typeof part === 'string')) return unread
  return joined(parts[0]?.startsWith(folderMark) ? parts : [posix.dirname(file), ...parts])
}

function pathBeside(path: unknown, { file }: Scope): unknown {
  if (typeof path !== 'string') return unread
  return path.startsWith('.') ? joined([posix.dirname(file), path]) : path
}

function parseData(text: string): unknown {
  try {
    return parseYaml(text, { maxAliasCount: 100 })
  } catch {
    return unread
  }
}

function callObject(name: string, args: readonly unknown[]): Result {
  const [first] = args
  if (name === 'assign') {
    const found: Record<string, unknown> = {}
    for (const each of args)
      for (const [key, value] of Object.entries(isData(each) ? each : {})) setKey(found, key, value)
    return { value: found }
  }
  if (name === 'freeze') return { value: first }
  if (name === 'fromEntries' && Array.isArray(first)) {
    const found: Record<string, unknown> = {}
    for (const pair of first as unknown[]) if (Array.isArray(pair)) setKey(found, String(pair[0]), pair[1])
    return { value: found }
  }
  if (!isData(first)) return { value: unread }
  if (name === 'keys') return { value: Object.keys(first) }
  if (name === 'values') return { value: Object.values(first) }
  return name === 'entries' ? { value: Object.entries(first) } : undefined
}

function callText(text: string, name: string, args: readonly unknown[]): Result {
  const [first, second] = args
  if (name === 'toLowerCase') return { value: text.toLowerCase() }
  if (name === 'toUpperCase') return { value: text.toUpperCase() }
  if (name === 'trim') return { value: text.trim() }
  if (name === 'toString') return { value: text }
  if (typeof first !== 'string') return { value: unread }
  if (name === 'concat') return { value: text + args.join('') }
  if (name === 'startsWith') return { value: text.startsWith(first) }
  if (name === 'split') return { value: text.split(first) }
  const isReplacement = name === 'replace' || name === 'replaceAll'
  if (!isReplacement || typeof second !== 'string') return { value: unread }
  const made = replaceParts(text, { part: first, by: second, most: 1_000_000, isOnce: name === 'replace' })
  return { value: made ?? unread }
}

function callList(list: readonly unknown[], name: string, args: readonly unknown[], { call }: Reader): Result {
  const [first] = args
  if (name === 'concat') return { value: [...list, ...args.flat()] }
  if (name === 'flat') return { value: list.flat() }
  if (name === 'reverse') return { value: [...list].reverse() }
  if (name === 'join')
    return { value: list.includes(unread) ? unread : list.join(typeof first === 'string' ? first : ',') }
  if (name === 'filter' && isKind(first, 'outside') && first.name === 'Boolean')
    return { value: list.filter((each) => each !== unread && Boolean(each)) }
  if (!isKind(first, 'closure')) return { value: unread }
  if (name === 'map') return { value: list.map((each, index) => call(first, [each, index])) }
  if (name === 'flatMap') return { value: list.flatMap((each, index) => call(first, [each, index])) }
  if (name === 'filter') return { value: list.filter((each) => call(first, [each]) === true) }
  return { value: unread }
}
