// Redirects of the old site: `_redirects` as Netlify reads it, and what the configurations of Docusaurus and Astro
// list. One to a page becomes an old address of the page.

import { cutText } from '../../text.ts'
import type { Loss, PlacedPage } from './model.ts'
import { plainRoute, routeKey } from './old-routes.ts'

export interface OldRedirect {
  from: string
  to: string
  file: string
  line: number
}

/** The redirects in a file. */
export function readOldRedirects(file: string, text: string): OldRedirect[] {
  const found = file.endsWith('_redirects') ? readRows(text) : readConfig(text)
  return found.map(({ at, ...redirect }) => ({ ...redirect, file, line: text.slice(0, at).split('\n').length }))
}

type Found = Pick<OldRedirect, 'from' | 'to'> & { at: number }

function readRows(text: string): Found[] {
  return [...text.matchAll(/^[ \t]*(\/\S*)[ \t]+(\S+)/gm)].map(({ 1: from = '', 2: to = '', index }) => ({
    from,
    to,
    at: index,
  }))
}

const quoted = String.raw`["']([^"'\n]+)["']`
const listed = new RegExp(String.raw`\{[^{}]*\}`, 'g')
const mapped = new RegExp(String.raw`${quoted}\s*:\s*(?:\{[^{}]*?\bdestination\s*:\s*)?${quoted}`, 'g')

function readConfig(text: string): Found[] {
  const start = text.search(/\bredirects\s*:\s*[[{]/)
  if (start < 0) return []
  const open = text.indexOf(text[text.slice(start).search(/[[{]/) + start] ?? '', start)
  const inner = text.slice(open, endOfBrackets(text, open))
  if (inner.startsWith('{'))
    return [...inner.matchAll(mapped)].map(({ 1: from = '', 2: to = '', index }) => ({ from, to, at: open + index }))
  return [...inner.matchAll(listed)].flatMap(({ 0: each, index }) => {
    const to = new RegExp(String.raw`\bto\s*:\s*${quoted}`).exec(each)?.[1]
    const from = /\bfrom\s*:\s*(\[[^[\]]*\]|["'][^"'\n]+["'])/.exec(each)?.[1] ?? ''
    if (to === undefined) return []
    return [...from.matchAll(new RegExp(quoted, 'g'))].map(([, path = '']) => ({ from: path, to, at: open + index }))
  })
}

function endOfBrackets(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    if (/[[{]/.test(text[index] as string)) depth++
    if (/[\]}]/.test(text[index] as string) && --depth === 0) return index
  }
  return text.length
}

/** The pages with the addresses that redirected to them. Other redirects are reported. */
export function withRedirects(
  pages: readonly PlacedPage[],
  redirects: readonly OldRedirect[],
  lose: (file: string, loss: Loss) => void,
): PlacedPage[] {
  const more = new Map<PlacedPage, string[]>()
  const byRoute = new Map(pages.flatMap((page) => page.oldRoutes.map((route) => [routeKey(route), page] as const)))
  for (const { from, to, file, line } of redirects) {
    const page = /[*:]/.test(from) ? undefined : byRoute.get(routeKey(to.replace(/[?#].*/, '')))
    if (page) more.set(page, [...(more.get(page) ?? []), plainRoute(from)])
    else
      lose(file, {
        code: 'import-lost',
        message: `the redirect from "${cutText(from, 80)}" to "${cutText(to, 80)}"`,
        hint: 'write it in redirects.yaml',
        line,
        kind: 'redirect',
      })
  }
  return pages.map((page) => ({ ...page, oldRoutes: [...page.oldRoutes, ...(more.get(page) ?? [])] }))
}
