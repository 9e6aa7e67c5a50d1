// Finds the tags of other tools in a text: components, shortcodes, Liquid and lines of colons.

import type { ComponentRules } from '#schemas/import-components.ts'
import { maskCode } from './code-spans.ts'
import { keptElements } from './raw-html.ts'

/** How a tag is written. */
export type Syntax = 'component' | 'shortcode' | 'liquid' | 'colons'

export interface Tag {
  syntax: Syntax
  name: string
  kind: 'open' | 'close' | 'void'
  /** As it is written. */
  raw: string
  /** Words without a name. */
  words: readonly string[]
  attributes: Readonly<Record<string, string>>
  /** Spaces before it in its row. */
  indent: number
}

/** A tag, or the text between two. */
export type Token = { text: string; tag?: undefined } | { tag: Tag; text?: undefined }

/** Which tags are looked for. */
export interface TagRules {
  /** Names of components and HTML elements that are known. Others stay text. */
  components: ReadonlySet<string>
  syntaxes: ReadonlySet<Syntax>
  /** What becomes of components that a rule names. */
  own: ComponentRules
  /** Whether names with a capital letter are components, in pages of the tool. */
  hasComponents?: boolean
}

/** Elements that may begin a row. Inside the sentences they stay. */
export const blockElements: ReadonlySet<string> = new Set([
  'div',
  'p',
  'center',
  'section',
  'article',
  'figure',
  'figcaption',
  'iframe',
  'hr',
])

/** Splits a text at its tags. What is in code stays text. */
export function splitTags(text: string, rules: TagRules): Token[] {
  const masked = maskCode(text)
  const tokens: Token[] = []
  const pattern = new RegExp([...rules.syntaxes].map((syntax) => starts[syntax]).join('|'), 'gm')
  let from = 0
  for (let found = pattern.exec(masked); found; found = pattern.exec(masked)) {
    const start = found.index + (/^[ \t]*(?=:)/.exec(found[0])?.[0].length ?? 0)
    const tag = readTag(text, start, rules)
    if (!tag) continue
    if (start > from) tokens.push({ text: text.slice(from, start) })
    tokens.push({ tag })
    from = start + tag.raw.length
    pattern.lastIndex = from
  }
  if (from < text.length) tokens.push({ text: text.slice(from) })
  return tokens
}

const starts: Readonly<Record<Syntax, string>> = {
  component: String.raw`<\/?[A-Za-z][\w.-]*(?=[\s/>])`,
  shortcode: String.raw`\{\{[<%](?!\/\*)`,
  liquid: String.raw`\{%`,
  colons: String.raw`^[ \t]*:{3,}`,
}

function readTag(text: string, start: number, rules: TagRules): Tag | undefined {
  const rest = text.slice(start, start + maxTagLength)
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1)
  const before = text.slice(start - indent, start)
  const isFirst = /^\s*(?:<[^<>]*>\s*)*$/.test(before)
  const tag = readComponent(rest, rules, isFirst) ?? readShortcode(rest) ?? readLiquid(rest) ?? readColons(rest)
  return tag && { ...tag, indent: /^\s*$/.test(before) ? indent : 0 }
}

const maxTagLength = 4000

type Found = Omit<Tag, 'indent'>

function readComponent(text: string, { components }: TagRules, isFirst: boolean): Found | undefined {
  const [head = '', slash, name = ''] = /^<(\/?)([A-Za-z][\w.-]*)/.exec(text) ?? []
  if (!components.has(name) || (slash === '' && !isFirst && blockElements.has(name))) return undefined
  const end = endOfComponent(text, head.length)
  if (end === undefined) return undefined
  const inner = text.slice(head.length, end)
  // What a shortcode in it becomes is known later: the element stays HTML.
  if (/\{\{[<%]/.test(inner)) return undefined
  const isVoid = inner.endsWith('/') || voidElements.has(name)
  const kind = kindOf(slash === '/', isVoid)
  const found = readArguments(inner.replace(/\/$/, ''))
  // Without Markdown in it, such an element stays HTML.
  if (keptElements.has(name) && kind === 'open' && !opensMarkdown(found)) return undefined
  return { syntax: 'component', name, kind, raw: text.slice(0, end + 1), ...found }
}

/** Whether an element says that Markdown is in it: kramdown, Python-Markdown. */
function opensMarkdown({ words, attributes: { markdown } }: Pick<Tag, 'words' | 'attributes'>): boolean {
  return (markdown !== undefined && markdown !== '0') || words.includes('markdown')
}

function kindOf(isEnd: boolean, isVoid: boolean): Tag['kind'] {
  if (isEnd) return 'close'
  return isVoid ? 'void' : 'open'
}

const voidElements: ReadonlySet<string> = new Set(['img', 'hr'])

/** The place of the > that ends a tag: quotes and braces may hold others. */
function endOfComponent(text: string, from: number): number | undefined {
  let quote = ''
  let depth = 0
  const sign = /["'`{}>]/g
  sign.lastIndex = from
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const [character] = found
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '{') depth++
    else if (character === '}') depth--
    else if (character !== '>') quote = character
    else if (depth <= 0) return found.index
  }
  return undefined
}

function readShortcode(text: string): Found | undefined {
  const found = /^\{\{[<%]\s*((?:\/\s*)?)([\w./-]+)([^]*?)[>%]\}\}/.exec(text)
  if (!found) return undefined
  const [raw, slash, name = '', rest = ''] = found
  const inner = rest.trimEnd()
  const isVoid = inner.endsWith('/')
  const kind = kindOf(slash !== '', isVoid)
  return { syntax: 'shortcode', name, kind, raw, ...readArguments(isVoid ? inner.slice(0, -1) : inner) }
}

function readLiquid(text: string): Found | undefined {
  const [raw, name = '', inner = ''] = /^\{%-?\s*(\w+(?:-\w+)*)([^]*?)-?%\}/.exec(text) ?? []
  if (raw === undefined) return undefined
  const kind = name.startsWith('end') ? 'close' : 'open'
  return { syntax: 'liquid', name: name.replace(/^end/, ''), kind, raw, ...readArguments(inner) }
}

/** `:::tip[Title]`, `::: tip Title`, or the colons that end it. */
function readColons(text: string): Found | undefined {
  const [raw, , name, rest = ''] = /^(:{3,})[ \t]*([a-z][\w-]*)?([^\n]*)/.exec(text) ?? []
  if (raw === undefined) return undefined
  if (name === undefined)
    return rest.trim() === ''
      ? { syntax: 'colons', name: '', kind: 'close', raw, words: [], attributes: {} }
      : undefined
  const [, label, more = ''] = /^(?:\[(.*?)\])?([^\n]*)$/.exec(rest) ?? []
  const [braces = '', inner = ''] = /\{([^{}]*)\}\s*$/.exec(more) ?? []
  const title = label ?? more.slice(0, more.length - braces.length).trim()
  return {
    syntax: 'colons',
    name,
    kind: 'open',
    raw,
    words: title === '' ? [] : [title],
    attributes: { ...readArguments(inner).attributes, ...(/(?:^|\s)open(?:\s|$)/.test(inner) && { open: '' }) },
  }
}

/** A text in quotes; each has one group. */
const quotes = String.raw`"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|${'`'}([^${'`'}]*)${'`'}`
const argument = new RegExp(
  String.raw`(?:([\w:@.-]+)\s*=\s*)?(?:${quotes}|\{\s*(?:${quotes})\s*\}|(\{[^]*?\}+)|([^\s"'{}=]+))`,
  'g',
)

/** `type="tip" open "Title"` → attributes and words. */
export function readArguments(text: string): Pick<Tag, 'words' | 'attributes'> {
  const words: string[] = []
  const attributes: [string, string][] = []
  for (const [, name, ...values] of text.matchAll(argument)) {
    const value = unescape(values.find((each) => each !== undefined) ?? '')
    if (name === undefined) words.push(value)
    else attributes.push([name, value])
  }
  return { words, attributes: Object.fromEntries(attributes) }
}

function unescape(text: string): string {
  return text.replace(/\\(["'\\])/g, '$1')
}
