// Links and pictures of HTML that stays HTML.

import type { Rewrite, Splice } from './rewrite.ts'

const tag = /<(a|img|source|track|audio|video)\s((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /(?<=^|\s)(href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const alt = /(?<=^|\s)alt\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** What changes in the source of a node of HTML, which begins at `start`. What leads nowhere keeps its words. */
export function spliceHtml(
  source: string,
  start: number,
  rewrite: (...link: HtmlLink) => ReturnType<Rewrite>,
): Splice[] {
  return [...source.matchAll(tag)].flatMap(({ 0: whole, 1: name = '', 2: inner = '', index }) => {
    const from = start + index + whole.indexOf(inner, name.length + 1)
    return [...inner.matchAll(attribute)].flatMap((found): Splice[] => {
      const [written, key = '', double, single] = found
      const old = double ?? single ?? ''
      const kind = key.toLowerCase() === 'href' ? 'link' : 'image'
      const next = rewrite(old.replaceAll('&amp;', '&'), kind, source.slice(0, index).split('\n').length - 1)
      if (next === 'same') return []
      const at = from + found.index
      if (next !== undefined) return [{ start: at, end: at + written.length, text: `${key}="${escape(next)}"` }]
      if (kind === 'link') return [{ start: at, end: at + written.length, text: '' }]
      const [, words, others] = alt.exec(inner) ?? []
      return [{ start: start + index, end: start + index + whole.length, text: wordsOf(words ?? others ?? '', whole) }]
    })
  })
}

/** The address, its kind, and the rows above it in the node. */
type HtmlLink = [href: string, kind: 'link' | 'image', row: number]

function escape(href: string): string {
  return href.replaceAll('"', '%22').replace(/&(?!amp;)/g, '&amp;')
}

/** No splice adds or removes the end of a row. */
function wordsOf(words: string, written: string): string {
  return words.replace(/\s+/g, ' ') + written.replace(/[^\n]/g, '')
}
