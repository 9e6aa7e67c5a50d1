// Redirects of the old site: `_redirects` as Netlify reads it, and what the configurations of Docusaurus, Astro and
// MkDocs list.

import { isData } from '../code/values.ts'
import type { OldRedirect } from '../source/old-redirects.ts'
import type { Tool } from '../source/tools.ts'
import { itemsOf, pluginsOf, valueAt, wordsAt } from './values-of.ts'

type Data = Readonly<Record<string, unknown>>
type Pair = readonly [from: string, to: string]

/** The redirects of a file with one in a line. */
export function readRedirectRows(file: string, text: string): OldRedirect[] {
  return text.split('\n').flatMap((row, index) => {
    const [, from = '', to = ''] = /^[ \t]*(\/\S*)[ \t]+(\S+)/.exec(row) ?? []
    return from === '' ? [] : [{ from, to, file, line: index + 1 }]
  })
}

/** The redirects that a configuration lists. */
export function readRedirectList(
  tool: Tool,
  data: Data,
  config: string,
  readText: (path: string) => string | undefined,
): OldRedirect[] {
  const rows = (readText(config) ?? '').split('\n')
  return pairsOf(tool, data).map(([from, to]) => ({
    from,
    to,
    file: config,
    line: Math.max(1, rows.findIndex((row) => row.includes(from)) + 1),
  }))
}

function pairsOf(tool: Tool, data: Data): Pair[] {
  const plugins = pluginsOf(data.plugins)
  if (tool === 'docusaurus')
    return plugins
      .filter(({ name }) => name.includes('client-redirects'))
      .flatMap(({ options }) => itemsOf(options.redirects).flatMap(pairsOfRule))
  if (tool === 'markdown')
    return plugins
      .filter(({ name }) => name === 'redirects')
      .flatMap(({ options }) => entriesOf(options.redirect_maps).map(([from, to]) => [addressOf(from), addressOf(to)]))
  return tool === 'starlight' ? entriesOf(data.redirects) : []
}

function pairsOfRule(rule: unknown): Pair[] {
  const to = wordsAt(rule, 'to')
  const all = [valueAt(rule, 'from') ?? []].flat()
  return to === undefined ? [] : all.flatMap((from) => (typeof from === 'string' ? [[from, to] as const] : []))
}

function entriesOf(list: unknown): Pair[] {
  return Object.entries(isData(list) ? list : {}).flatMap(([from, target]) => {
    const to = typeof target === 'string' ? target : wordsAt(target, 'destination')
    return to === undefined ? [] : [[from, to] as const]
  })
}

/** "guide/setup.md#two" of MkDocs as an address. */
function addressOf(path: string): string {
  if (/^[a-z]+:\/\//.test(path)) return path
  return `/${path.replace(/(?:(?:^|\/)(?:index|README))?\.md(?=#|$)/, '')}`
}
