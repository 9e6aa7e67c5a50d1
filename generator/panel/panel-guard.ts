// Who may read and who may write, decided by headers alone, before the rest of the request is read. Each guard throws a
// PanelError. The order is fixed: the network, Origin and Sec-Fetch-Site, then the token, then the type of the body.

import { createHash, timingSafeEqual } from 'node:crypto'
import { isAllowedHost } from '../server/server.ts'
import { PanelError } from './json-answer.ts'
import type { PanelRequest, PanelState } from './panel-state.ts'

type Origins = Pick<PanelState, 'ownOrigins' | 'allowedHosts'>
type Secrets = Origins & Pick<PanelState, 'token' | 'isReadOnly'>

/** Refuses the network: with --host it sees the site, and not what the site is made from. */
export function guardLocal({ isLocal }: PanelRequest): void {
  if (!isLocal)
    throw new PanelError(
      403,
      'the panel answers on this machine only',
      'open the site as localhost on the machine that runs the watch',
    )
}

/** Refuses a read by a page of another site. A request without both headers comes from no page. */
export function guardRead(request: Pick<PanelRequest, 'rawHeaders'>, origins: Origins): void {
  const origin = readHeader(request, 'origin')
  const site = readHeader(request, 'sec-fetch-site')
  if (origin !== undefined && !isOwnOrigin(request, origin, origins)) throw foreign('another site may not read this')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign('another site may not read this')
}

/** Refuses every client that is not a page of this server: only the panel gets the token. */
export function guardSession(request: PanelRequest, secrets: Secrets): void {
  guardRead(request, secrets)
  if (!isPageOfOurs(request, secrets)) throw foreign('the token is given to pages of this server only')
}

// Without HTTPS a browser says neither its Origin nor Sec-Fetch-Site when a page reads from its own server by another
// name than localhost. No page can name another one as its Referer.
function isPageOfOurs(request: PanelRequest, origins: Origins): boolean {
  const site = readHeader(request, 'sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  if (readHeader(request, 'origin') !== undefined) return true
  const referer = /^https?:\/\/[^/]+/.exec(readHeader(request, 'referer') ?? '')?.[0]
  return referer !== undefined && isOwnOrigin(request, referer, origins)
}

const bodies = {
  json: {
    pattern: /^application\/json(?:\s*;\s*charset=(?:utf-8|"utf-8"))?$/i,
    message: 'only JSON is taken',
    hint: 'send Content-Type: application/json',
  },
  bytes: {
    pattern: /^application\/octet-stream$/i,
    message: 'only the bytes of the file are taken',
    hint: 'send Content-Type: application/octet-stream',
  },
} as const

/** Refuses a write unless all its headers are as the panel sends them. `kind`: what its body has to be. */
export function guardWrite(request: PanelRequest, secrets: Secrets, kind: keyof typeof bodies = 'json'): void {
  const { token, isReadOnly } = secrets
  const origin = readHeader(request, 'origin')
  if (origin === undefined || !isOwnOrigin(request, origin, secrets))
    throw foreign('only a page of this server may write')
  const site = readHeader(request, 'sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') throw foreign('only a page of this server may write')
  if (isReadOnly)
    throw new PanelError(403, 'with --host nothing is written', 'start watch without --host to edit pages')
  const given = readHeader(request, 'x-libretto-token')
  if (given === undefined || !isSame(given, token))
    throw new PanelError(
      403,
      'the token of this run is missing or wrong',
      'reload the page: the server was started anew',
    )
  const type = readHeader(request, 'content-type') ?? ''
  const { pattern, message, hint } = bodies[kind]
  if (!pattern.test(type) || readHeader(request, 'content-encoding') !== undefined)
    throw new PanelError(415, message, hint)
}

/** The value of a header; undefined if it is missing, '' if it is there twice. */
export function readHeader({ rawHeaders }: Pick<PanelRequest, 'rawHeaders'>, name: string): string | undefined {
  const values = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)
  return values.length > 1 ? '' : values[0]
}

/**
 * The hash of the version that a write was made for, if it says one. `*` would mean any version, and overwrite a change
 * the panel has not seen.
 */
export function findIfMatch(request: Pick<PanelRequest, 'rawHeaders'>): string | undefined {
  return /^"([^"]*)"$/.exec(readHeader(request, 'if-match')?.trim() ?? '')?.[1]
}

/** The same for a write that has to say one. */
export function readIfMatch(request: Pick<PanelRequest, 'rawHeaders'>): string {
  const found = findIfMatch(request)
  if (found === undefined)
    throw new PanelError(
      428,
      'the request does not say which version it was made for',
      'send If-Match with the hash of the file in double quotes',
    )
  return found
}

// One of our origins, and the one this request was sent to: to a browser, localhost and 127.0.0.1 are two sites. A
// proxy may have changed Host, Origin, both or neither, so either may be an allowed name.
function isOwnOrigin(
  request: Pick<PanelRequest, 'rawHeaders'>,
  origin: string,
  { ownOrigins, allowedHosts }: Origins,
): boolean {
  const host = readHeader(request, 'host') ?? ''
  if (isAllowedHost(/^https?:\/\/(.+)$/.exec(origin)?.[1] ?? '', allowedHosts)) return true
  return ownOrigins.has(origin) && (origin === `http://${host}` || isAllowedHost(host, allowedHosts))
}

// Hashes have the same length, so the comparison takes the same time for every guess.
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

function foreign(message: string): PanelError {
  return new PanelError(403, message, 'open the panel on the address that watch prints')
}
