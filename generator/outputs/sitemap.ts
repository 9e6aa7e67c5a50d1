import { escapeHtml } from '../text.ts'

/** A page that may be indexed. */
export interface SitemapPage {
  url: string
  modifiedAt?: string | undefined
  /** The page in each language that has it; missing if it is the only one. */
  translations?: readonly { language: string; address: string }[]
}

/** What a sitemap may have, by its protocol (sitemaps.org/protocol.html). */
const sitemapLimits = { pages: 50_000, bytes: 50 * 1024 * 1024 } as const

const start = '<?xml version="1.0" encoding="UTF-8"?>'
const linkSpace = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
/** More than what is around the entries. */
const frameBytes = 300

/**
 * sitemap.xml of the pages that may be indexed, or an index under that name and its parts, each within `limits`.
 * `modifiedAt` comes from content, never from the clock. `addressOf` makes the address of a file.
 */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  addressOf: (file: string) => string,
  limits: { readonly pages: number; readonly bytes: number } = sitemapLimits,
): [file: string, text: string][] {
  const parts = splitEntries(pages.map(entryOf), limits)
  const [only, second] = parts
  if (second === undefined) return [['sitemap.xml', listOf('urlset', only ?? [])]]
  const files = parts.map((part, index): [string, string] => [`sitemap/${index + 1}.xml`, listOf('urlset', part)])
  const places = files.map(([file]) => `  <sitemap><loc>${escapeHtml(addressOf(file))}</loc></sitemap>`)
  return [['sitemap.xml', listOf('sitemapindex', places)], ...files]
}

function splitEntries(entries: readonly string[], limits: { pages: number; bytes: number }): string[][] {
  const parts: string[][] = []
  let bytes = 0
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1
    const part = parts.at(-1)
    if (part && part.length < limits.pages && bytes + size <= limits.bytes) part.push(entry)
    else {
      parts.push([entry])
      bytes = frameBytes
    }
    bytes += size
  }
  return parts
}

function listOf(name: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const links = entries.some((entry) => entry.includes('<xhtml:link ')) ? linkSpace : ''
  const head = `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`
  return `${[start, head, ...entries, `</${name}>`].join('\n')}\n`
}

function entryOf({ url, modifiedAt, translations = [] }: SitemapPage): string {
  const date = modifiedAt === undefined ? '' : `<lastmod>${modifiedAt}</lastmod>`
  return `  <url><loc>${escapeHtml(url)}</loc>${date}${translations.map(alternateLink).join('')}</url>`
}

function alternateLink({ language, address }: { language: string; address: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`
}
