// What templates in a text print, where that is known without running them: values of the configuration, of data and of
// front matter, literals, and filters that are pure.

import { isMapping } from '../../yaml/yaml.ts'
import type { Row, SiteFacts } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import { outsideCode } from './code-spans.ts'
import { innerOf } from './site-values.ts'
import { readArguments } from './tags.ts'
import { applyFilter, type Value } from './template-filters.ts'

/** What the templates of one page know. */
export interface Scope {
  tool: Tool
  /** Names and their values, which may have others inside. */
  names: Readonly<Record<string, unknown>>
}

interface ScopeFacts {
  tool: Tool
  facts: SiteFacts
  /** Title of the page. */
  title: string
  /** Front matter; of Hugo with what sections hand down. */
  head: Readonly<Record<string, unknown>>
  /** Address of the page in the old site. */
  url?: string | undefined
  values: Readonly<Record<string, unknown>>
}

/** The names that templates of a page know. */
export function scopeOf({ tool, facts, title, head, url, values }: ScopeFacts): Scope {
  const { name, description, basePath } = facts
  // Links begin where the site does, whatever its path was.
  const home = facts.url?.endsWith(basePath) ? facts.url.slice(0, facts.url.length - basePath.length) : facts.url
  const site = { ...withoutEmpty({ title: name, name, description }), ...values, ...withoutEmpty({ url: home }) }
  const page = { ...head, title, ...withoutEmpty({ url }) }
  if (tool === 'jekyll') return { tool, names: { site: { ...site, baseurl: '' }, page } }
  if (tool === 'eleventy') {
    const metadata = { ...withoutEmpty({ title: name, description }), ...mappingOf(values.metadata) }
    const own = { ...withoutEmpty({ title: name, url: home }), ...mappingOf(values.site), baseurl: '' }
    return { tool, names: { ...values, metadata, site: own, ...head, title, page } }
  }
  if (tool !== 'hugo') return { tool, names: { $frontmatter: page } }
  const params = mappingOf(innerOf(values, 'params'))
  return { tool, names: { page: head, params: { ...withoutEmpty({ baseURL: facts.url }), ...params } } }
}

function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function mappingOf(value: unknown): Record<string, unknown> {
  return isMapping(value) ? value : {}
}

/** No such line is longer: the expressions take quadratic time. */
const maxRowLength = 5000

/** Prints what is known. What is not stays as it is. */
export function printValues(rows: readonly Row[], scope: Scope, count: () => void): Row[] {
  if (!rows.some(({ text }) => /\{[{%]/.test(text))) return [...rows]
  if (scope.tool === 'hugo') return rows.map((row) => ({ ...row, text: printParams(row.text, scope, count) }))
  const print = (part: string, names: Scope['names']) =>
    part.replace(output, (whole, inner: string, at: number) => {
      const value =
        evaluate(inner, names) ??
        (isAddress.test(part.slice(Math.max(0, at - 8), at)) ? plainAddress(inner) : undefined)
      if (value === undefined) return whole
      count()
      return String(value)
    })
  if (scope.tool === 'vitepress')
    return rows.map((row) => ({ ...row, text: outsideCode(row.text, (part) => print(part, scope.names)) }))
  let depth = 0
  let names = scope.names
  return rows.flatMap((row) => {
    if (!/\{[{%]/.test(row.text) || row.text.length > maxRowLength) return [row]
    const written = row.text.split(/(\{%[^]*?%\})/).map((part, index) => {
      if (index % 2 === 0) return print(part, names)
      const [, name = ''] = /^\{%-?\s*(\w+)/.exec(part) ?? []
      if (/^(?:if|unless|for|case|capture|macro|block)$/.test(name)) depth++
      if (/^end(?:if|unless|for|case|capture|macro|block)$/.test(name)) depth--
      const given = depth === 0 ? assignmentOf(part, names) : undefined
      if (given === undefined) return part
      count()
      names = { ...names, ...given }
      return ''
    })
    const text = written.join('')
    return text.trim() === '' && row.text.trim() !== '' ? [] : [{ ...row, text }]
  })
}

/** What stands before the address of a link. */
const isAddress = /(?:\]\(|\shref=["'])$/

/** The address that a filter nobody knows is given: it makes another form of it. */
function plainAddress(expression: string): string | undefined {
  return /^\s*["'](https?:\/\/[^\s"'()<>]+)["']\s*\|\s*\w+\s*$/.exec(expression)?.[1]
}

const output = /\{\{-?((?:[^{}"']|"[^"]*"|'[^']*')*?)-?\}\}/g

/** The name that a tag gives to a value. */
function assignmentOf(tag: string, names: Scope['names']): Record<string, Value> | undefined {
  const [, name = '', expression = ''] = /^\{%-?\s*(?:assign|set)\s+([\w-]+)\s*=\s*([^]*?)\s*-?%\}$/.exec(tag) ?? []
  const value = name === '' ? undefined : evaluate(expression, names)
  return value === undefined ? undefined : { [name]: value }
}

const param = /\{\{([<%])\s*_?param\s+(?:"([^"]+)"|`([^`]+)`|([\w.-]+))([^{}<>%]*?)\/?\s*[>%]\}\}/g

// https://gohugo.io/shortcodes/param/: the page comes first, then the site; in code, too. Docsy has one of its own,
// whose other arguments stand for {1}, {2} …
function printParams(text: string, { names }: Scope, count: () => void): string {
  return text.replace(param, (whole, _, ...found: (string | undefined)[]) => {
    const path = (found.slice(0, 3).find((each) => each !== undefined) ?? '').split('.')
    const value = scalarOf(path.reduce(innerOf, names.page)) ?? scalarOf(path.reduce(innerOf, names.params))
    const args = readArguments(found[3] ?? '').words
    const printed = String(value).replace(/\{(\d)\}/g, (sign, at) => args[Number(at) - 1] ?? sign)
    if (value === undefined || (args.length > 0 && printed === String(value))) return whole
    count()
    return printed
  })
}

const parts = /"[^"]*"|'[^']*'|[^|"']+|\|/g

/** The value of an expression; undefined if it is not known. */
export function evaluate(expression: string, names: Scope['names']): Value | undefined {
  const pieces: string[] = ['']
  for (const [part] of expression.matchAll(parts))
    if (part === '|') pieces.push('')
    else pieces[pieces.length - 1] += part
  const [first = '', ...filters] = pieces.map((piece) => piece.trim())
  const begun = valueOf(first, names)
  let value = begun
  for (const written of filters) {
    // Liquid has a colon before the arguments of a filter, Nunjucks brackets around them.
    const [, name = '', inLiquid, inBrackets] = /^(\w+)\s*(?::\s*([^]*)|\(([^]*)\))?$/.exec(written) ?? []
    const args = splitArguments(inLiquid ?? inBrackets ?? '').map((each) => valueOf(each, names))
    if (name === '' || args.includes(undefined)) return undefined
    value = applyFilter(name, value, args as Value[])
    if (value === undefined) return undefined
  }
  return value
}

function splitArguments(text: string): string[] {
  const found = text.match(/"[^"]*"|'[^']*'|[^,\s"']+/g)
  return found ?? []
}

/** A literal, or the value behind a path of names. */
function valueOf(written: string, names: Scope['names']): Value | undefined {
  const [, double, single] = /^(?:"([^"]*)"|'([^']*)')$/.exec(written) ?? []
  const quoted = double ?? single
  if (quoted !== undefined) return quoted
  if (/^-?\d+(?:\.\d+)?$/.test(written)) return Number(written)
  if (written === 'true' || written === 'false') return written === 'true'
  if (!/^[\w$-]+(?:\.[\w-]+|\[(?:"[^"]*"|'[^']*'|\d+)\])*$/.test(written)) return undefined
  const path = written.match(/[\w$-]+|"[^"]*"|'[^']*'/g)?.map((part) => part.replace(/^["']|["']$/g, '')) ?? []
  return scalarOf(path.reduce(innerOf, names))
}

function scalarOf(value: unknown): Value | undefined {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
