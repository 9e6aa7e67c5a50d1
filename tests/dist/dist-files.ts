// Reads a built site for tests: its pages, and the tags in them. The HTML is our own, so tags can be found without a
// full parser: a raw < begins a tag and attribute values are quoted.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files below `folder`, sorted, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
    .sort()
}

/** HTML files with their text. */
export function readPages(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
}

/** Address of a page's file: docs/index.html → /docs. */
export function addressOf(file: string): string {
  const path = `/${file.replace(/index\.html$/, '').replace(/\.html$/, '')}`
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** Values of one attribute on all tags, entities decoded. Scripts' contents are left out. */
export function attributeValues(html: string, name: string): string[] {
  const withoutScripts = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1').replace(/data-props='[^']*'/g, '')
  return [...withoutScripts.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) =>
    [...tag.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => decode(value ?? '')),
  )
}

/** Text a reader sees, entities decoded, white space folded. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return decode(
    body
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/?(?:span|b|i|em|strong|small|code|a|sup|sub|mark|abbr|tspan)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ')
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
}
