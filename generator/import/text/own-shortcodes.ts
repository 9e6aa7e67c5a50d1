// Shortcodes of the site itself: what their templates print stands in their place, if the templates ask for nothing
// but arguments, parameters, data and pages.

import type { PlacedPage, Report, Row } from '../source/model.ts'
import type { GoMethod, GoObject, GoValue } from '../templates/values.ts'
import { unknownValue } from '../templates/values.ts'
import { openFences } from './code-fences.ts'
import { actionOf } from './forms.ts'
import type { HugoSite } from './hugo-site.ts'
import { splitTags, type Tag, type Token } from './tags.ts'

const rules = { components: new Set<string>(), syntaxes: new Set(['shortcode'] as const), own: {} }
/** What the import does with them is better than their templates. */
const builtIn = /^(?:highlight|mermaid|param|_param|include|readfile|code-toggle)$/
/** Elements that texts may have. */
const allowed: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins ' +
    'kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var'
  ).split(' '),
)

const mostDepth = 8

/** Prints the shortcodes of a page that are known. */
export function printShortcodes(rows: readonly Row[], page: PlacedPage, site: HugoSite, report?: Report): Row[] {
  return printAt(0, rows, { page, site, report })
}

interface Print {
  page: PlacedPage
  site: HugoSite
  report: Report | undefined
}

function printAt(depth: number, rows: readonly Row[], print: Print): Row[] {
  if (depth > mostDepth || !rows.some(({ text }) => /\{\{[<%]/.test(text))) return [...rows]
  const isCode = openFences()
  const made: Row[] = []
  let open: Row[] = []
  const close = () => {
    if (open.some(({ text }) => /\{\{[<%]/.test(text))) open = printText(depth, open, print)
    for (const row of open) made.push(row)
    open = []
  }
  for (const row of rows)
    if (isCode(row.text)) {
      close()
      made.push(row)
    } else open.push(row)
  close()
  return made
}

function printText(depth: number, rows: readonly Row[], print: Print): Row[] {
  const tokens = splitTags(rows.map(({ text }) => text).join('\n'), rules)
  const made: Row[] = [{ text: '', line: rows[0]?.line ?? 1 }]
  let at = 0
  const lineAt = (index: number) => rows[index]?.line ?? rows.at(-1)?.line ?? 1
  const put = (text: string, lineOf: (row: number) => number) => {
    for (const [index, each] of text.split('\n').entries()) {
      const last = made.at(-1) as Row
      if (index === 0) made[made.length - 1] = { ...last, text: last.text + each }
      else made.push({ text: each, line: lineOf(index) })
    }
  }
  for (let index = 0; index < tokens.length; index++) {
    const { tag, text } = tokens[index] as Token
    const start = at
    const written = tag?.raw ?? text ?? ''
    const found = tag && printTag(depth, { tag, tokens, index }, print)
    if (found) {
      const whole = tokens.slice(index, found.end + 1).map((each) => each.tag?.raw ?? each.text)
      at += whole.join('').split('\n').length - 1
      index = found.end
      put(found.text, () => lineAt(start))
      print.report?.count('forms')
      continue
    }
    put(written, (row) => lineAt(start + row))
    at += written.split('\n').length - 1
  }
  return made
}

interface Place {
  tag: Tag
  tokens: readonly Token[]
  index: number
}

/** What a shortcode prints, and the token that it ends with. */
function printTag(
  depth: number,
  { tag, tokens, index }: Place,
  print: Print,
): { text: string; end: number } | undefined {
  const { site, page } = print
  if (tag.kind === 'close' || builtIn.test(tag.name) || actionOf(tag)) return undefined
  const template = site.shortcodeOf(tag.name)
  if (!template) return undefined
  const end = tag.kind === 'open' && /\.Inner/.test(template.source) ? endOf(tokens, index, tag.name) : index
  const inner = tokens
    .slice(index + 1, end)
    .map((each) => each.tag?.raw ?? each.text)
    .join('')
  const line = { text: inner, line: 1 }
  const shown =
    inner === ''
      ? ''
      : printAt(depth + 1, rowsOf(line), print)
          .map(({ text }) => text)
          .join('\n')
  const printed = site.run(template, callOf(tag, shown, site.pageOf(page)))
  if (printed === undefined) return undefined
  const isMarkdown = tag.raw.startsWith('{{%')
  const text = isMarkdown ? printed : flat(printed)
  const names = [...printed.matchAll(/<\/?([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
  if (!isMarkdown && !names.every((name) => allowed.has(name.toLowerCase()))) return undefined
  return { text: text.trim(), end }
}

function rowsOf({ text, line }: Row): Row[] {
  return text.split('\n').map((each) => ({ text: each, line }))
}

/** Its rows may be indented, which would make code of them in Markdown. */
function flat(html: string): string {
  return html.replace(/^[ \t]+/gm, '').replace(/\n{3,}/g, '\n\n')
}

function endOf(tokens: readonly Token[], from: number, name: string): number {
  let depth = 0
  for (let index = from; index < tokens.length; index++) {
    const { tag } = tokens[index] as Token
    if (tag?.name !== name || tag.kind === 'void') continue
    depth += tag.kind === 'open' ? 1 : -1
    if (depth === 0) return index
  }
  return from
}

/** What the template of a shortcode begins with. */
function callOf(tag: Tag, inner: string, page: GoObject): GoObject {
  const named = Object.keys(tag.attributes).length > 0
  const get: GoMethod = ([key]) => {
    if (typeof key === 'number') return tag.words[key]
    const name = typeof key === 'string' ? key : ''
    return Object.hasOwn(tag.attributes, name) ? tag.attributes[name] : undefined
  }
  const known: Readonly<Record<string, GoValue | GoMethod>> = {
    Get: get,
    Params: named ? { ...tag.attributes } : [...tag.words],
    IsNamedParams: named,
    Inner: { markup: inner },
    InnerDeindent: { markup: inner },
    Name: tag.name,
    Position: '',
    Page: page,
    Parent: undefined,
  }
  return {
    go: (name) => {
      if (Object.hasOwn(known, name)) return known[name]
      return name === 'Site' ? page.go('Site') : unknownValue
    },
  }
}
