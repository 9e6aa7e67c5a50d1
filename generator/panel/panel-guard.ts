// Who may read and who may write, decided by headers alone, before the rest of the request is read. Each guard throws a
// PanelError. The order is fixed: the network, Origin and Sec-Fetch-Site, then the token, then the type of the body.

import { createHash, timingSafeEqual } from 'node:crypto'
import { PanelError } from './json-answer.ts'
import type { PanelRequest, PanelState } from './panel-state.ts'

type Secrets = Pick<PanelState, 'token' | 'ownOrigins' | 'isReadOnly'>

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
export function guardRead(
  request: Pick<PanelRequest, 'rawHeaders'>,
  { ownOrigins }: Pick<Secrets, 'ownOrigins'>,
): void {
  const origin = readHeader(request, 'origin')
  const site = readHeader(request, 'sec-fetch-site')
  if (origin !== undefined && !isOwnOrigin(request, ownOrigins)) throw foreign('another site may not read this')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign('another site may not read this')
}

/** Refuses every client that is not a page of this server: only the panel gets the token. */
export function guardSession(request: PanelRequest, secrets: Secrets): void {
  guardRead(request, secrets)
  const isOurs =
    readHeader(request, 'sec-fetch-site') === 'same-origin' ||
    (readHeader(request, 'sec-fetch-site') === undefined && readHeader(request, 'origin') !== undefined)
  if (!isOurs) throw foreign('the token is given to pages of this server only')
}

/** Refuses a write unless all its headers are as the panel sends them. */
export function guardWrite(request: PanelRequest, { token, ownOrigins, isReadOnly }: Secrets): void {
  if (!isOwnOrigin(request, ownOrigins)) throw foreign('only a page of this server may write')
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
  const type = readHeader(request, 'content-type')
  if (
    type === undefined ||
    !/^application\/json(?:\s*;\s*charset=(?:utf-8|"utf-8"))?$/i.test(type) ||
    readHeader(request, 'content-encoding') !== undefined
  )
    throw new PanelError(415, 'only JSON is taken', 'send Content-Type: application/json')
}

/** The value of a header; undefined if it is missing, '' if it is there twice. */
export function readHeader({ rawHeaders }: Pick<PanelRequest, 'rawHeaders'>, name: string): string | undefined {
  const values = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)
  return values.length > 1 ? '' : values[0]
}

// One of our origins, and the one this request was sent to: to a browser, localhost and 127.0.0.1 are two sites.
function isOwnOrigin(request: Pick<PanelRequest, 'rawHeaders'>, own: ReadonlySet<string>): boolean {
  const origin = readHeader(request, 'origin')
  return origin !== undefined && own.has(origin) && origin === `http://${readHeader(request, 'host')}`
}

// Hashes have the same length, so the comparison takes the same time for every guess.
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

function foreign(message: string): PanelError {
  return new PanelError(403, message, 'open the panel on the address that watch prints')
}
