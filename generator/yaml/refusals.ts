// Refusals of well-formed YAML: tags, unusual keys, alias bombs, and values that YAML would change or cut silently. An
// anchor without an alias is no error: whoever edits the last alias away must not break the file.

import { type Document, isAlias, isMap, isPair, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import type { Fault, ProblemCode } from '../problem.ts'
import { listUnseen, withoutUnseen } from '../text.ts'

const maxAliases = 100
/** Characters that no text of a site needs: they are invisible, or truncate it. */
export const controlPattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/
/** A longer value is not repeated in a hint. */
const maxQuoted = 60
/** A comment behind a value that is not quoted, with no space after its #: more likely a part of the text. */
const glued = /[ \t]*(#+[^\s#].*)/y
/** Half of a character. A file in UTF-8 would have U+FFFD in its place. */
const unpairedSurrogate = /\p{Surrogate}/u
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Reports a problem at an offset of the text. */
export type Report = (code: ProblemCode, offset: number, message: string, hint?: string) => void

/** Warns of what is at an offset of the text. */
export type Warn = (fault: Fault, offset: number) => void

/** Inspects every node of the document of a text. Aliases are not followed, so that cycles are harmless. */
export function inspectNodes(document: Document, text: string, report: Report, warn: Warn): void {
  let aliases = 0
  const anchored: Scalar[] = []
  const used = new Set<string>()
  const open: unknown[] = [document.contents]
  while (open.length > 0) {
    const node = open.pop()
    if (isAlias(node)) {
      aliases++
      used.add(node.source)
      if (aliases === maxAliases + 1)
        report(
          'yaml-aliases',
          node.range?.[0] ?? 0,
          `the file uses more than ${maxAliases} aliases`,
          'write the values out',
        )
      // To resolve one takes a walk through the document.
      if (aliases > maxAliases) continue
      const target = node.resolve(document)
      if (!target)
        report(
          'yaml-alias',
          node.range?.[0] ?? 0,
          `the alias *${node.source} has no anchor before it`,
          `quote the value if the text begins with *; otherwise define &${node.source} first`,
        )
      else if (target.range && node.range && target.range[0] <= node.range[0] && node.range[1] <= target.range[1])
        report(
          'yaml-cycle',
          node.range[0],
          `the alias *${node.source} refers to a value that contains it`,
          'write the value out',
        )
      continue
    }
    if (isPair(node)) {
      if (isAlias(node.key)) used.add(node.key.source)
      if (isScalar(node.key) && isNamed(node.key)) anchored.push(node.key)
      inspectKey(node.key, text, report)
      open.push(node.value)
      continue
    }
    const tagged = node as Node | null
    if (tagged?.tag)
      report(
        'yaml-tag',
        tagged.range?.[0] ?? 0,
        'tags such as !!str or !name are not used here',
        'remove the tag; quote the value where text is meant',
      )
    if (isMap(node) || isSeq(node))
      for (let index = node.items.length - 1; index >= 0; index--) open.push(node.items[index])
    else if (isScalar(node)) {
      inspectScalar(node, text, report)
      if (isNamed(node)) anchored.push(node)
    }
  }
  for (const node of anchored) if (!used.has(node.anchor ?? '')) warnOfAnchor(node, text, warn)
}

// An anchor of a list, a mapping or a quoted text hides nothing.
function isNamed({ anchor, type }: Scalar): boolean {
  return anchor !== undefined && type === 'PLAIN'
}

function warnOfAnchor({ anchor = '', range }: Scalar, text: string, warn: Warn): void {
  // The range is that of the value, which the anchor precedes.
  const offset = text.lastIndexOf(`&${anchor}`, range?.[0] ?? 0)
  const fault: Fault = {
    code: 'yaml-anchor',
    message: `&${anchor} is read as an anchor, which nothing refers to, and not as text`,
    hint: 'quote the value if the text begins with &; otherwise remove it',
  }
  warn(fault, Math.max(0, offset))
}

function inspectKey(key: unknown, text: string, report: Report): void {
  if (!isScalar(key)) {
    report('yaml-key', (key as Node | null)?.range?.[0] ?? 0, 'a key must be plain text', 'write the key as a word')
    return
  }
  const offset = key.range?.[0] ?? 0
  const name = String(key.value)
  inspectScalar(key, text, report)
  inspectLetters(name, offset, report)
  if (forbiddenKeys.has(name))
    report('yaml-forbidden-key', offset, `the key "${name}" is not allowed`, 'choose another name')
  if (name === '<<') report('yaml-merge-key', offset, 'merge keys (<<) are not used here', 'write the keys out')
}

// A key that reads like another one, e.g. "title" with a space of no width before it. Inside a key a wide space may be
// meant, and other scripts need characters without a width.
function inspectLetters(name: string, offset: number, report: Report): void {
  const unseen = listUnseen(name)
  if (unseen.length === 0) return
  const plain = withoutUnseen(name)
  const isAtEnd = [name.charAt(0), name.charAt(name.length - 1)].some((letter) => listUnseen(letter).length > 0)
  if (!isAtEnd && (plain.length === name.length || !/^[ -~]*$/.test(plain))) return
  const message = `the key "${plain}" has an invisible character (${unseen.join(', ')}) in it`
  report('yaml-control-character', offset, message, 'delete it, and type any space anew')
}

// Values that YAML changes or cuts silently.
function inspectScalar(node: Scalar, text: string, report: Report): void {
  inspectEnd(node, text, report)
  const control = typeof node.value === 'string' ? controlPattern.exec(node.value) : null
  if (control)
    report(
      'yaml-control-character',
      node.range?.[0] ?? 0,
      `the text holds a control character (${codeOf(control[0])})`,
      'remove the escape',
    )
  if (typeof node.value === 'string' && unpairedSurrogate.test(node.value))
    report(
      'yaml-surrogate',
      node.range?.[0] ?? 0,
      'the text holds an unpaired surrogate, which no file can store',
      'write the character itself instead of the escape',
    )
  if (typeof node.value === 'bigint' || (typeof node.value === 'number' && node.type === 'PLAIN'))
    inspectNumber(node.source ?? '', Number(node.value), (message) =>
      report('yaml-number', node.range?.[0] ?? 0, message, `quote it if text is meant: "${node.source ?? ''}"`),
    )
}

// Of `title: Boat #1 of 3` YAML keeps "Boat", and of `color: #fff` nothing.
function inspectEnd(node: Scalar, text: string, report: Report): void {
  if (node.type !== undefined && node.type !== 'PLAIN') return
  const { value, range, source = '' } = node
  if (typeof value !== 'string' && source !== '') return
  glued.lastIndex = range?.[1] ?? text.length
  const [cut, comment] = glued.exec(text) ?? []
  if (cut === undefined || comment === undefined) return
  const offset = glued.lastIndex - comment.length
  const whole = `${source}${cut}`.trim()
  if (whole.length > maxQuoted || whole.includes('\n')) reportComment(offset, report)
  else reportComment(offset, report, `quote the value: ${quote(whole)}`)
}

function quote(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}

/** Reports a comment that its writer meant as text. */
export function reportComment(offset: number, report: Report, remedy = 'quote the whole value'): void {
  const hint = `${remedy}; if it is a comment, put a space after the #`
  report('yaml-comment', offset, 'the text behind # is a comment and would be lost', hint)
}

function inspectNumber(source: string, value: number, refuse: (message: string) => void): void {
  if (!Number.isFinite(value)) refuse(`the number ${source} is not finite`)
  else if (/^[-+]?0\d/.test(source)) refuse(`the number ${source} starts with a zero and would become ${value}`)
  else if (Number.isInteger(value) && !Number.isSafeInteger(value))
    refuse(`the number ${source} is too long and would become ${value}`)
}

/** "U+0007" */
export function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
