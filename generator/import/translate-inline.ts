// What stands inside the sentences: outputs of Liquid, simple HTML, and lines that other tools do not show.

import type { Loss, Report, Row, SiteFacts } from './model.ts'
import { maskCode, type Part } from './split-code.ts'
import type { Tool } from './tools.ts'

interface InlineFacts {
  tool: Tool
  facts: SiteFacts
  title: string
  isMdx: boolean
  report: Report
}

/** Translates the rows of texts. */
export function translateInline(parts: readonly Part[], facts: InlineFacts): Part[] {
  return parts.map(({ kind, rows }) => {
    if (kind === 'code')
      return { kind, rows: facts.tool === 'jekyll' || facts.tool === 'eleventy' ? rows.map(withoutRaw) : rows }
    const kept = facts.isMdx ? takeModules(rows, facts.report) : rows
    return { kind, rows: kept.flatMap((row) => translateRow(row, facts)) }
  })
}

function withoutRaw(row: Row): Row {
  return { ...row, text: row.text.replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '') }
}

/** Lines that make a table of contents, which pages have anyway. */
const contents = /^\s*(?:\[\[?toc\]\]?|[*-]\s+toc|\{:\s*toc\s*\}|\{:toc[^}]*\})\s*$/i

function translateRow(row: Row, facts: InlineFacts): Row[] {
  if (contents.test(row.text)) {
    facts.report.count('forms')
    return []
  }
  if (!/[<{]/.test(row.text)) return [row]
  const text = outsideCode(row.text, (part) => {
    const plain = facts.isMdx ? part.replace(/\{\/\*[^]*?\*\/\}/g, '') : part
    const printed = facts.tool === 'jekyll' || facts.tool === 'eleventy' ? printOutputs(plain, row.line, facts) : plain
    return translateHtml(printed, facts.report)
  })
  return breakLines({ ...row, text }, facts.report)
}

/** Line breaks of HTML. In a cell of a table there can be none. */
function breakLines(row: Row, report: Report): Row[] {
  const { text, line } = row
  if (!/<br\s*\/?>/i.test(maskCode(text))) return [row]
  report.count('forms')
  if (text.trimStart().startsWith('|')) {
    const hint = 'a cell of a table has one line: write two rows, or a list'
    report.lose({ code: 'import-lost', message: 'the line break in a table', hint, line })
    return [{ line, text: outsideCode(text, (part) => part.replace(/\s*<br\s*\/?>\s*/gi, ' ')) }]
  }
  const indent = /^[\s>]*/.exec(text)?.[0] ?? ''
  const broken = outsideCode(text.trimEnd(), (part) => part.replace(/\s*<br\s*\/?>(?=(\s*))\1/gi, '\\\n'))
  const rows = broken.replace(/\n$/, '').split('\n')
  return rows.map((each, index) => ({ line, text: index === 0 ? each : indent + each }))
}

/** Applies a change to what is not in code. */
function outsideCode(text: string, change: (part: string) => string): string {
  const masked = maskCode(text)
  if (masked === text) return change(text)
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: code } of text.matchAll(/(?<![`\\])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g)) {
    pieces.push(change(text.slice(from, index)), code)
    from = index + code.length
  }
  return [...pieces, change(text.slice(from))].join('')
}

/** `{{ site.baseurl }}` and the like. Inside `{% raw %}` they mean themselves. */
function printOutputs(text: string, line: number, { facts, title, report }: InlineFacts): string {
  const raw = /\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g
  const protectedText = text.replace(raw, (_, inner: string) => inner.replaceAll('{', '\u0001'))
  return protectedText
    .replace(/\{\{-?\s*([^{}]*?)\s*-?\}\}/g, (whole, inner: string) => {
      const value = valueOf(inner, facts, title)
      if (value === undefined) {
        report.lose(leftOutput(whole, line))
        return whole
      }
      report.count('forms')
      return value
    })
    .replaceAll('\u0001', '{')
}

function leftOutput(whole: string, line: number): Loss {
  const message = `"${whole.slice(0, 60)}" is not known and stays in the text`
  return { code: 'import-left', message, hint: 'write what it prints', line }
}

function valueOf(inner: string, { name, url }: SiteFacts, title: string): string | undefined {
  const [, quoted] =
    /^["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:\s*site\.(?:baseurl|url))$/.exec(inner) ?? []
  if (quoted !== undefined) return quoted
  const values: Readonly<Record<string, string | undefined>> = {
    'site.baseurl': '',
    'site.url': url,
    'site.title': name,
    'page.title': title,
    title,
  }
  return Object.hasOwn(values, inner) ? values[inner] : undefined
}

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`', kbd: '`' }

/** Elements without attributes that Markdown has signs for, and links. */
function translateHtml(text: string, report: Report): string {
  if (!text.includes('</')) return text
  return text
    .replace(/<(b|strong|i|em|code|kbd)>([^<>`*]+)<\/\1>/g, (_, name: string, inner: string) => {
      report.count('forms')
      const mark = marks[name] ?? ''
      return `${mark}${inner.trim()}${mark}`
    })
    .replace(
      /<a\s+href=(?:"([^"<>\s]+)"|'([^'<>\s]+)')(?:\s+(?:target|rel)="[^"]*")*\s*>([^<>[\]]+)<\/a>/g,
      (_, double, single, inner) => {
        report.count('forms')
        return `[${String(inner)}](${String(double ?? single)})`
      },
    )
}

/** Components that the import knows come from these modules. */
const knownModules =
  /^(?:@theme\/(?:Tabs|TabItem|Admonition|CodeBlock)|@docusaurus\/(?:useBaseUrl|Link)|@astrojs\/starlight\/components)$/

/** Takes imports of known components out of MDX; others are reported. */
function takeModules(rows: readonly Row[], report: Report): Row[] {
  return rows.filter(({ text, line }) => {
    const [, module] = /^import\s[^;]*?from\s+["']([^"']+)["'];?\s*$|^import\s+["'][^"']+["'];?\s*$/.exec(text) ?? []
    if (module !== undefined && knownModules.test(module)) {
      report.count('forms')
      return false
    }
    const [, word] = /^(import|export)\s+(?:[\w{*]|["'])/.exec(text) ?? []
    if (
      word !== undefined &&
      (/\bfrom\s+["']|^import\s+["']/.test(text) || /^export\s+(?:const|let|function|default)\b/.test(text))
    )
      report.lose({
        code: 'import-left',
        message: `the ${word} of MDX is not run and stays in the text`,
        hint: 'remove it; code of the site is in site/',
        line,
      })
    return true
  })
}
