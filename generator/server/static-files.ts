// Answers a checked request as a static host would. The site is a list of names with a function that reads one, so it
// may be on the disk or in memory. Names that are not listed are never read.

import { accepts, entityTag, hasSame, readRange } from './conditions.ts'
import { type Header, type HeaderRule, headersOf } from './header-rules.ts'
import { mediaType } from './media-types.ts'
import type { Sent } from './redirect-rules.ts'

export interface StaticSite {
  /** Paths of all files, with forward slashes. */
  files: Pick<ReadonlySet<string>, 'has'>
  rules: readonly HeaderRule[]
  /** "" or "/base". */
  basePath: string
  /** Where a path without a file is sent. */
  findRedirect?: ((path: string, query: string) => Sent | undefined) | undefined
  /** Bytes of a listed file; undefined if it is missing. */
  read: (name: string) => Promise<Uint8Array | undefined>
}

export interface Asked {
  method: string
  /** Decoded path of the target. */
  path: string
  /** With its question mark. */
  query?: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface Answer {
  status: number
  headers: Header[]
  body: Uint8Array
}

/** Headers of every answer, refusals included. */
export const ownHeaders: readonly Header[] = [['Cross-Origin-Resource-Policy', 'same-origin']]

/** Answers from the site's files: 200, 206, 304, 404 or 416; 301 or 302 for an old address without a page. */
export async function answerStatic(asked: Asked, site: StaticSite): Promise<Answer> {
  const inside = belowBase(asked.path, site.basePath)
  const name = inside === undefined ? undefined : findFile(inside, site.files)
  const rules = withDefaults(headersOf(asked.path, site.rules))
  const isFound = name !== undefined && !/(?:^|\/)404\.html$/.test(name)
  const found = isFound ? await answerFile(asked, name, rules, site) : undefined
  return found ?? answerMoved(asked, rules, site) ?? answerNotFound(inside ?? '/', rules, site)
}

/** The file of a path below the base. Pages answer with and without a trailing slash, other files only without. */
export function findFile(path: string, files: StaticSite['files']): string | undefined {
  const bare = path.replace(/^\/|\/$/g, '')
  const pages = bare === '' ? ['index.html'] : [`${bare}/index.html`, `${bare}.html`]
  const names = bare === '' || path.endsWith('/') ? pages : [bare, ...pages]
  // Files whose names begin with an underscore configure the host.
  return names.find((name) => files.has(name) && !name.startsWith('_'))
}

// No site has folders deeper than this, and no request is to cost more.
const deepest = 32

/** The query of a request, with its question mark. */
export function queryOf({ url = '' }: { url?: string | undefined }): string {
  return /\?.*/.exec(url)?.[0] ?? ''
}

/** The nearest 404 page of a path. */
function nearestNotFound(path: string, files: StaticSite['files']): string | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  for (let count = Math.min(segments.length, deepest); count >= 0; count--) {
    const name = [...segments.slice(0, count), '404.html'].join('/')
    if (files.has(name)) return name
  }
  return undefined
}

/** A path relative to the base; undefined if it is not below it. */
export function belowBase(path: string, basePath: string): string | undefined {
  if (path === basePath) return '/'
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined
}

function withDefaults(headers: Header[]): Header[] {
  const has = (name: string) => headers.some(([key]) => key.toLowerCase() === name)
  return [
    ...headers,
    ...(has('x-content-type-options') ? [] : [['X-Content-Type-Options', 'nosniff'] satisfies Header]),
    ...(has('cache-control') ? [] : [['Cache-Control', 'public, max-age=0, must-revalidate'] satisfies Header]),
    ...ownHeaders,
  ]
}

async function answerFile(asked: Asked, name: string, rules: Header[], site: StaticSite): Promise<Answer | undefined> {
  const said = (header: string) => [asked.headers[header]].flat()[0]
  const variants = [
    { encoding: 'br', file: `${name}.br` },
    { encoding: 'gzip', file: `${name}.gz` },
  ].filter(({ file }) => site.files.has(file))
  // A range is always a range of the plain bytes.
  const variant =
    said('range') === undefined
      ? variants.find(({ encoding }) => accepts(said('accept-encoding'), encoding))
      : undefined
  const encoded = variant && (await site.read(variant.file))
  const bytes = encoded ?? (await site.read(name))
  if (bytes === undefined) return undefined
  const tag = entityTag(bytes)
  const shared: Header[] = [
    ...rules,
    ['ETag', tag],
    ...(variants.length > 0 ? [['Vary', 'Accept-Encoding'] satisfies Header] : []),
  ]
  if (hasSame(said('if-none-match'), tag)) return { status: 304, headers: shared, body: new Uint8Array() }
  const range = asked.method === 'GET' ? readRange(said('range'), said('if-range'), tag, bytes.length) : undefined
  if (range === 'none')
    return plainText(416, 'range not satisfiable', [
      ...withoutType(rules),
      ['Content-Range', `bytes */${bytes.length}`],
    ])
  const headers: Header[] = [...shared, ...typeOf(name, rules), ['Accept-Ranges', 'bytes']]
  if (encoded && variant) headers.push(['Content-Encoding', variant.encoding])
  if (range === undefined) return { status: 200, headers, body: bytes }
  headers.push(['Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`])
  return { status: 206, headers, body: bytes.subarray(range.start, range.end + 1) }
}

// A rule may say that a file has no type that a page could load as a script.
function typeOf(name: string, rules: readonly Header[]): Header[] {
  return rules.some(([key]) => key.toLowerCase() === 'content-type') ? [] : [['Content-Type', mediaType(name)]]
}

/** Headers of an answer that has something else than the file as its body. */
function withoutType(rules: readonly Header[]): Header[] {
  return rules.filter(([name]) => !/^content-(?:type|disposition)$/i.test(name))
}

// Browsers keep a redirect for good, and the next site of this port may have a page there.
function answerMoved({ path, query = '' }: Asked, rules: Header[], site: StaticSite): Answer | undefined {
  const sent = site.findRedirect?.(path, query)
  if (!sent) return undefined
  const kept = withoutType(rules).filter(([name]) => name.toLowerCase() !== 'cache-control')
  return plainText(sent.status, 'moved', [...kept, ['Location', sent.location], ['Cache-Control', 'no-store']])
}

async function answerNotFound(path: string, rules: Header[], site: StaticSite): Promise<Answer> {
  // A missing file may exist after the next build, whatever the rule of its folder says.
  const headers: Header[] = [
    ...withoutType(rules).filter(([name]) => name.toLowerCase() !== 'cache-control'),
    ['Cache-Control', 'no-store'],
  ]
  const name = nearestNotFound(path, site.files)
  const body = name === undefined ? undefined : await site.read(name)
  return body === undefined || name === undefined
    ? plainText(404, 'not found', headers)
    : { status: 404, headers: [...headers, ['Content-Type', mediaType(name)]], body }
}

/** A short answer that includes nothing of the request. */
export function plainText(status: number, text: string, headers: readonly Header[]): Answer {
  return {
    status,
    headers: [...headers, ['Content-Type', 'text/plain; charset=utf-8']],
    body: new TextEncoder().encode(`${text}\n`),
  }
}
