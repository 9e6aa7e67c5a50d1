// Liquid, the template language of Jekyll and Eleventy, as it occurs in texts.

import { cutText } from '../../text.ts'
import type { Report, Row, SiteFacts } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'

/** Whether a tool reads Liquid in its pages. */
export function hasLiquid(tool: Tool): boolean {
  return tool === 'jekyll' || tool === 'eleventy'
}

// A character that no text has.
const hidden = '\uE000'

/** Takes the raw tags away. Braces between them mean themselves: they are hidden until the end. */
export function hideRaw(rows: readonly Row[]): Row[] {
  let isRaw = false
  return rows.map(({ text, line }) => ({
    line,
    text: text
      .split(/(\{%-? {0,9}(?:end)?raw {0,9}-?%\})/)
      .map((part, index) => {
        if (index % 2 === 0) return isRaw ? part.replaceAll('{', hidden) : part
        isRaw = !part.includes('endraw')
        return ''
      })
      .join(''),
  }))
}

/** Puts hidden braces back. */
export function showRaw(row: Row): Row {
  return row.text.includes(hidden) ? { ...row, text: row.text.replaceAll(hidden, '{') } : row
}

interface OutputFacts {
  facts: SiteFacts
  title: string
  report: Report
}

/** Prints `{{ site.baseurl }}` and the like. What is not known stays, and is reported. */
export function printOutputs(text: string, line: number, { facts, title, report }: OutputFacts): string {
  return text.replace(/\{\{-?([^{}]*?)-?\}\}/g, (whole, inner: string) => {
    const value = valueOf(inner.trim(), facts, title)
    if (value !== undefined) {
      report.count('forms')
      return value
    }
    const message = `"${cutText(whole, 60)}" is not known and stays in the text`
    report.lose({ code: 'import-left', message, hint: 'write what it prints', line })
    return whole
  })
}

const filters = String.raw`(?:relative_url|absolute_url|url|prepend:\s*site\.(?:baseurl|url))`
const path = new RegExp(String.raw`^["']([^"']*)["']\s*\|\s*${filters}$`)

function valueOf(inner: string, { name, url, description, basePath }: SiteFacts, title: string): string | undefined {
  const [, quoted] = path.exec(inner) ?? []
  if (quoted !== undefined) return encodeURI(quoted)
  const values: Readonly<Record<string, string | undefined>> = {
    'site.baseurl': '',
    'site.url': url?.endsWith(basePath) ? url.slice(0, url.length - basePath.length) : url,
    'site.title': name,
    'metadata.title': name,
    'metadata.description': description,
    'site.description': description,
    'page.title': title,
    title,
  }
  return Object.hasOwn(values, inner) ? values[inner] : undefined
}
