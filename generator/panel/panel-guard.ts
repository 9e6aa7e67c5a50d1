// Who may read and who may write, decided by headers alone, before anything else is looked at. Pure. In: the request and the secrets of this run.
// Throws a PanelError for everybody else. The order is fixed: Origin and Sec-Fetch, then the token, then the type of the body.

import { createHash, timingSafeEqual } from 'node:crypto'
import { PanelError } from './json-answer.ts'
import type { PanelRequest, PanelState } from './panel-state.ts'

type Secrets = Pick<PanelState, 'token' | 'ownOrigins' | 'isReadOnly'>

/** Refuses a read that a page of another site asks for. A person or a program that asks by itself has neither header. */
export function guardRead(request: PanelRequest, { ownOrigins }: Secrets): void {
  const origin = readHeader(request, 'origin')
  const site = readHeader(request, 'sec-fetch-site')
  if (origin !== undefined && !isOwnOrigin(request, ownOrigins)) throw foreign('another site may not read this')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign('another site may not read this')
}

/** Refuses everybody who is not a page of ours: the token is for the panel only. */
export function guardSession(request: PanelRequest, secrets: Secrets): void {
  guardRead(request, secrets)
  const isOurs =
    readHeader(request, 'sec-fetch-site') === 'same-origin' ||
    (readHeader(request, 'sec-fetch-site') === undefined && readHeader(request, 'origin') !== undefined)
  if (!isOurs) throw foreign('the token is given to pages of this server only')
}

/** Refuses a write unless each single thing is as the panel sends it. */
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

/** The one value of a header; undefined when it is missing, '' when it stands there twice, which is nobody's value. */
export function readHeader({ rawHeaders }: Pick<PanelRequest, 'rawHeaders'>, name: string): string | undefined {
  const values = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)
  return values.length > 1 ? '' : values[0]
}

// One of our origins, and the very one this request was sent to: localhost is another site to 127.0.0.1.
function isOwnOrigin(request: PanelRequest, own: ReadonlySet<string>): boolean {
  const origin = readHeader(request, 'origin')
  return origin !== undefined && own.has(origin) && origin === `http://${readHeader(request, 'host')}`
}

// Hashes have one length, so that the comparison takes the same time for every guess.
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

function foreign(message: string): PanelError {
  return new PanelError(403, message, 'open the panel on the address that watch prints')
}
