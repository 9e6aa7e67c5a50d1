// What a link says by itself: whether it stays on the site, and the path, the file and the anchor that it names.

import { posix } from 'node:path'
import { decodeEscapes } from '#schemas/decode-escapes.ts'

/** Splits a link at its query or anchor. */
export function splitHref(href: string): { path: string; rest: string; anchor?: string } {
  const cut = href.search(/[?#]/)
  const path = cut < 0 ? href : href.slice(0, cut)
  const rest = cut < 0 ? '' : href.slice(cut)
  const hash = rest.indexOf('#')
  return { path, rest, ...(hash < 0 ? {} : { anchor: rest.slice(hash + 1) }) }
}

/** Whether a link leaves the site or is no page link at all (mailto, tel). */
export function isExternal(href: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:/.test(href)
}

/**
 * What whole addresses of the site's own pages begin with, without a slash at the end. Texts write example.com for any
 * address: a site that has no other name yet knows none of its own, and gets an empty text.
 */
export function ownAddress(url: string): string {
  return /^https?:\/\/(?:www\.)?example\.(?:com|net|org)(?=[:/]|$)/i.test(url) ? '' : url.replace(/\/+$/, '')
}

/** The path that a whole address names on the site; undefined for other links. `site`: its `ownAddress`. */
export function ownPath(href: string, site: string): string | undefined {
  const begin = /^https?:\/\//i
  if (!begin.test(href) || site === '') return undefined
  const [plain, own] = [href.replace(begin, ''), site.replace(begin, '')]
  if (plain.slice(0, own.length).toLowerCase() !== own.toLowerCase()) return undefined
  const path = plain.slice(own.length)
  if (path.startsWith('/')) return path
  return /^(?:[?#]|$)/.test(path) ? `/${path}` : undefined
}

/** Path of the Markdown file a relative link points to, below the content folder; undefined for other links. */
export function linkedFile(href: string, fromFile: string): string | undefined {
  const { path } = splitHref(href)
  if (path === '' || path.startsWith('/') || isExternal(href) || !path.endsWith('.md')) return undefined
  return posix.normalize(posix.join(posix.dirname(fromFile), decodePath(path))).normalize('NFC')
}

/** The path of a link from the top of the site; undefined for other relative links than those to assets. */
export function sitePath(href: string, fromFile: string): string | undefined {
  const { path } = splitHref(href)
  if (path.startsWith('/')) return composePath(path)
  const file = posix.normalize(posix.join(posix.dirname(fromFile), path))
  return file.startsWith('assets/') ? composePath(`/${file}`) : undefined
}

/** The path of a file as an address has it. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
}

/**
 * Decodes %-escapes. What is malformed stays: of "100% a.pdf" a parser of Markdown encodes the space alone. Letters are
 * composed, so that a name is the same whichever system has written it.
 */
export function decodePath(path: string): string {
  return decodeEscapes(path).normalize('NFC')
}

/** A path with its letters composed: only so is it the address of a page or a file. */
function composePath(path: string): string {
  // ASCII has nothing to compose, and is most of all paths.
  if (/^(?:[^%\x80-\uffff]|%[0-7])*$/.test(path)) return path
  const plain = decodeEscapes(path)
  const composed = plain.normalize('NFC')
  return composed === plain ? path : encodePath(composed)
}

/** A path whose letters beyond ASCII are percent-encoded; what is encoded already stays. */
export function encodeLetters(path: string): string {
  return path.replace(/[^\0-\x7f]+/g, encodeURIComponent)
}

/** Puts the base path before a path of the site. */
export function withBase(path: string, basePath: string): string {
  return path === '/' && basePath !== '' ? basePath : `${basePath}${path}`
}
