// An old address as somebody writes it → the one form in which the site knows it: with letters instead of %-escapes,
// composed, and without a slash at the end. What no static host can redirect is refused, with the reason.

import { decodeEscapes } from './decode-escapes.ts'

/** An old address. */
export interface OldPath {
  /** Decoded, e.g. /Über uns/Team.html. */
  path: string
  /** Whether it stands for every address below the path, too. */
  isPrefix: boolean
}

/** Reads an old address that `describeOldPath` does not refuse. */
export function readOldPath(written: string): OldPath {
  const isPrefix = written.endsWith('/*')
  const path = decodeEscapes(isPrefix ? written.slice(0, -2) : written).normalize('NFC')
  return { path: path.replace(/(.)\/$/, '$1'), isPrefix }
}

/** The target of a redirect without the star at its end. */
export function withoutStar(to: string): string {
  return to.endsWith('/*') ? to.slice(0, -2) || '/' : to
}

/** Whether all %-escapes stand for letters. A percent sign that begins none is one. */
function isUtf8(path: string): boolean {
  return (path.match(/(?:%[\da-f]{2})+/gi) ?? []).every((escapes) => decodeEscapes(escapes) !== escapes)
}

/** Why an old address is refused, as the end of a sentence; undefined if it is not. */
export function describeOldPath(written: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(written)) return 'must be a path such as /old/page, without the host'
  if (!written.startsWith('/')) return 'must be a path such as /old/page, with a slash at its beginning'
  const cut = written.search(/[?#]/)
  if (cut >= 0) return describeRest(written.slice(0, cut), written[cut] === '?')
  if (written === '/*') return 'must name a folder before the star, as in /old/*: the site itself would be gone'
  if (!isUtf8(written))
    return 'must have its %-escapes in UTF-8, as /caf%C3%A9 has, since hosts find no others; % itself is %25'
  const { path } = readOldPath(written)
  if (path.includes('*')) return 'must have its star at the end, behind a slash, as in /old/*'
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(path)) return 'must have no line breaks, tabs or other control characters'
  if (path.includes('\\')) return 'must have slashes (/) where it has backslashes (\\)'
  const parts = path.split('/').slice(1)
  if (path !== '/' && parts.includes('')) return 'must have one slash at a time'
  if (parts.some((part) => part === '.' || part === '..')) return 'must have no "." or ".." between its slashes'
  return undefined
}

function describeRest(path: string, isQuery: boolean): string {
  const example = path === '/' ? 'the path alone' : path
  if (!isQuery) return `must have no #, because browsers do not send what follows it: write ${example}`
  const reason = 'because static hosts look at the path alone'
  return `must have no query (?), ${reason}: write ${example}, which leads on with every query`
}
