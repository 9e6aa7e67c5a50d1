// Reads `_redirects` files in the grammar that Libretto writes: an old address, its target and a status in a line. A
// line that is anything else is skipped.

import { decodeEscapes } from '#schemas/decode-escapes.ts'
import { encodePath, openFollow } from '../links/links.ts'

/** A redirect that a built site asks its host for. */
export interface RedirectRule {
  /** Decoded path, with the base path. */
  from: string
  /** Whether it is about what lies below the path. */
  isPrefix: boolean
  /** Where it leads; `:splat` stands for the rest of the old address. */
  to: string
  status: number
}

/** Reads the file. Of two forms of an address, that with a slash at its end is left out. */
export function readRedirectRules(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line): RedirectRule[] => {
    const found = /^(\/[!-~]*) ([!-~]+) (301|302)$/.exec(line.trim())
    if (!found) return []
    const { 1: from = '', 2: to = '', 3: status } = found
    if (/^\/[/\\]/.test(to) || /.\/$/.test(from) || from.endsWith('/:first/*')) return []
    const isPrefix = /\/(?:\*|:first)$/.test(from)
    return [
      {
        from: decodeEscapes(from.replace(/\/(?:\*|:first)$/, '')),
        isPrefix,
        to: to.replace(/:first$/, ':splat'),
        status: Number(status),
      },
    ]
  })
}

/** Where a request is sent. */
export interface Sent {
  status: number
  location: string
}

/** A function that finds where a path is sent, with the query of the request unless the target has one. */
export function openRedirects(rules: readonly RedirectRule[]): (path: string, query?: string) => Sent | undefined {
  const follow = openFollow(rules)
  return (path, query = '') => {
    const rule = follow(path.replace(/(.)\/$/, '$1')) ?? follow(path)
    if (!rule) return undefined
    const rest = rule.isPrefix ? encodePath(path.slice(rule.from.length + 1)) : ''
    const [target = '', hash] = rule.to.replace(':splat', () => rest).split('#')
    // A rest that begins with a slash would be the name of a host.
    if (/^\/[/\\]/.test(target)) return undefined
    const withQuery = target.includes('?') ? target : target + query
    return { status: rule.status, location: hash === undefined ? withQuery : `${withQuery}#${hash}` }
  }
}
