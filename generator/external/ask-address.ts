// One address → whether something is there. Redirects are followed, each with the same rules.

import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { errnoOf } from '../errors.ts'
import { guardedLookup, privateCode, refusal } from './guard-address.ts'

/** What was found. `offline`: nobody answered, which may be the fault of the network here. */
export type Answer =
  | { kind: 'alive' }
  | { kind: 'dead'; reason: string }
  | { kind: 'offline'; reason: string; isHere: boolean }
  | { kind: 'private' }

export interface AskOptions {
  userAgent: string
  /** For one request, in milliseconds. */
  timeoutMs: number
  /** Pause before the first retry, in milliseconds; it doubles. */
  pauseMs: number
  /** Whether an IP address may be connected to. */
  isAllowed: (address: string) => boolean
}

const retries = 2
const mostRedirects = 5

/** Asks for the head, and for the page if a server does not give the head alone. Never rejects. */
export async function askAddress(href: string, options: AskOptions): Promise<Answer> {
  let answer = await askOnce(href, options)
  for (let retry = 0; retry < retries && answer.isPassing; retry++) {
    await pause(options.pauseMs * 2 ** retry)
    answer = await askOnce(href, options)
  }
  return answer.answer
}

interface Asked {
  answer: Answer
  /** Whether another try may give another answer. */
  isPassing: boolean
}

async function askOnce(href: string, options: AskOptions): Promise<Asked> {
  try {
    const status = await readStatus(new URL(href), 'HEAD', options)
    // Many servers answer HEAD wrongly.
    const real = status >= 400 ? await readStatus(new URL(href), 'GET', options) : status
    return { answer: judgeStatus(real), isPassing: real === 429 || real >= 500 }
  } catch (error) {
    const code = errnoOf(error) ?? (error instanceof Error ? error.message : String(error))
    if (code === privateCode) return { answer: { kind: 'private' }, isPassing: false }
    const isHere = ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'].includes(code)
    return { answer: { kind: 'offline', reason: describeFailure(code), isHere }, isPassing: code !== 'ENOTFOUND' }
  }
}

/** Pages behind a login or a guard against robots are there. */
function judgeStatus(status: number): Answer {
  const isGone = status === 404 || status === 410 || status >= 500
  return isGone ? { kind: 'dead', reason: `the server answers with ${status}` } : { kind: 'alive' }
}

function describeFailure(code: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host is not found'
  if (code === 'ECONNREFUSED') return 'its host refuses connections'
  if (code === 'ETIMEDOUT') return 'its host does not answer in time'
  return /CERT|TLS|SSL|SELF_SIGNED/.test(code)
    ? `its certificate is not valid (${code})`
    : `the request fails (${code})`
}

async function readStatus(url: URL, method: 'HEAD' | 'GET', options: AskOptions): Promise<number> {
  let current = url
  for (let redirect = 0; ; redirect++) {
    const { statusCode = 0, headers } = await send(current, method, options)
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined
    if (!isRedirect || redirect === mostRedirects) return statusCode
    const next = new URL(headers.location ?? '', current)
    // Where an app takes over, the server has answered.
    if (!/^https?:$/.test(next.protocol)) return statusCode
    current = next
  }
}

function send(url: URL, method: string, options: AskOptions): Promise<IncomingMessage> {
  const { userAgent, timeoutMs, isAllowed } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0 && !isAllowed(host)) return Promise.reject(refusal())
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle, fail) => {
    const sent = request(url, {
      method,
      agent: false,
      lookup: guardedLookup(isAllowed),
      headers: { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    sent
      .on('response', (response) => {
        // Nobody reads the body.
        response.on('error', () => {}).destroy()
        settle(response)
      })
      .on('error', (error) => fail(error.name === 'AbortError' ? timedOut() : error))
      .end()
  })
}

function timedOut(): NodeJS.ErrnoException {
  return Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })
}
