// One request to another site. Whatever the server sends, or does not send, ends it: with a reply, or with an error.

import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { guardedLookup, refusal } from './guard-address.ts'

/** What a server says before the page itself. */
export interface Reply {
  status: number
  /** Where it redirects to, as it is written there. */
  location?: string
  /** Whether it sets cookies: without them its next answer may be the same. */
  hasCookies: boolean
}

export interface RequestOptions {
  userAgent: string
  /** Whether an IP address may be connected to. */
  isAllowed: (address: string) => boolean
  /** Ends the request. */
  signal: AbortSignal
}

/** Error code of a request that its signal has ended. */
export const lateCode = 'LIBRETTO_LATE'

/** Asks for one address. Rejects if no reply comes. */
export function sendRequest(url: URL, method: 'HEAD' | 'GET', options: RequestOptions): Promise<Reply> {
  const { userAgent, isAllowed, signal } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0 && !isAllowed(host)) return Promise.reject(refusal())
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle, fail) => {
    // Nobody reads the page.
    const take = (response: IncomingMessage, socket?: Duplex) => {
      response.on('error', () => {}).destroy()
      socket?.on('error', () => {}).destroy()
      settle(replyOf(response))
    }
    request(url, {
      method,
      agent: false,
      lookup: guardedLookup(isAllowed),
      headers: { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' },
      signal,
    })
      .on('response', take)
      // Without these two, Node closes the connection and reports neither a response nor an error.
      .on('upgrade', take)
      .on('connect', take)
      .on('error', (error) => fail(signal.aborted ? codedError(lateCode) : error))
      // The last event of every request.
      .on('close', () => fail(codedError('ECONNRESET')))
      .end()
  })
}

function replyOf({ statusCode = 0, headers }: IncomingMessage): Reply {
  const { location } = headers
  const reply = { status: statusCode, hasCookies: headers['set-cookie'] !== undefined }
  return location === undefined ? reply : { ...reply, location: textOfHeader(location) }
}

// Node takes each byte for a letter, and browsers read UTF-8.
function textOfHeader(value: string): string {
  const bytes = Buffer.from(value, 'latin1')
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? value : text
}

function codedError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error('the request ended without a reply'), { code })
}
