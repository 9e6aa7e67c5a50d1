// One address → whether something is there. Redirects are followed, each with the same rules.

import { setTimeout as pause } from 'node:timers/promises'
import { errnoOf } from '../errors.ts'
import { privateCode } from './guard-address.ts'
import { lateCode, type RequestOptions, sendRequest } from './send-request.ts'

/** What was found. `offline`: nobody answered, which may be the fault of the network here. */
export type Answer =
  | { kind: 'alive' }
  | { kind: 'dead'; reason: string }
  | { kind: 'offline'; reason: string; isHere: boolean }
  | { kind: 'private' }

export interface AskOptions extends Omit<RequestOptions, 'signal'> {
  /** For one try with all of its redirects, in milliseconds. */
  timeoutMs: number
  /** Pause before the first retry, in milliseconds; it doubles. */
  pauseMs: number
}

/** One try to find out whether a page is there. */
export interface Try {
  answer: Answer
  /** Whether another try may give another answer. */
  isPassing: boolean
  /** How long it took. */
  milliseconds: number
}

const retries = 2
const mostRedirects = 20

/**
 * Asks for the head, and for the page if a server does not give the head alone. Never rejects. `mayRetry` hears of each
 * try, and says whether another one is worth its time.
 */
export async function askAddress(
  href: string,
  options: AskOptions,
  mayRetry: (done: Try) => boolean = () => true,
): Promise<Answer> {
  for (let retry = 0; ; retry++) {
    const done = await tryAddress(href, options)
    if (!mayRetry(done) || !done.isPassing || retry === retries) return done.answer
    await pause(options.pauseMs * 2 ** retry)
  }
}

async function tryAddress(href: string, options: AskOptions): Promise<Try> {
  const start = performance.now()
  const outcome = await readAnswer(new URL(href), options)
  return { ...outcome, milliseconds: performance.now() - start }
}

/** An answer of a server that is not the page. */
class NoPage extends Error {}

async function readAnswer(url: URL, { timeoutMs, ...options }: AskOptions): Promise<Pick<Try, 'answer' | 'isPassing'>> {
  const request = { ...options, signal: AbortSignal.timeout(timeoutMs) }
  try {
    // Many servers answer HEAD wrongly.
    const status = await readStatus(url, 'HEAD', request).catch((error: unknown) => {
      if (error instanceof NoPage || isOddAnswer(errnoOf(error) ?? '')) return undefined
      throw error
    })
    const real = status === undefined || isRefusal(status) ? await readStatus(url, 'GET', request) : status
    return { answer: judgeStatus(real), isPassing: real === 429 || isFailure(real) }
  } catch (error) {
    return judgeError(error)
  }
}

async function readStatus(url: URL, method: 'HEAD' | 'GET', request: RequestOptions): Promise<number> {
  const seen = new Set<string>()
  for (let current = url; ; ) {
    const { status, location, hasCookies } = await sendRequest(current, method, request)
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return status
    if (!URL.canParse(location, current.href)) throw new NoPage('it redirects to an address that is not valid')
    seen.add(current.href)
    const next = new URL(location, current)
    next.hash = ''
    // Where an app takes over, or a site first asks for cookies, the server has answered.
    if (!/^https?:$/.test(next.protocol)) return status
    if (seen.has(next.href)) {
      if (hasCookies) return status
      throw new NoPage('it redirects in a circle')
    }
    if (seen.size > mostRedirects) throw new NoPage(`it redirects more than ${mostRedirects} times`)
    current = next
  }
}

/** No final answer has such a status. */
function isNoStatus(status: number): boolean {
  return status < 200
}

function isFailure(status: number): boolean {
  return status >= 500 && status < 600
}

function isRefusal(status: number): boolean {
  return status >= 400 || isNoStatus(status)
}

/** Pages behind a login or a guard against robots are there; some guards answer with a status such as 999. */
function judgeStatus(status: number): Answer {
  const isGone = status === 404 || status === 410 || isFailure(status) || isNoStatus(status)
  return isGone ? { kind: 'dead', reason: `the server answers with ${status}` } : { kind: 'alive' }
}

function judgeError(error: unknown): Pick<Try, 'answer' | 'isPassing'> {
  if (error instanceof NoPage) return { answer: { kind: 'dead', reason: error.message }, isPassing: false }
  const code = errnoOf(error) ?? (error instanceof Error ? error.message : String(error))
  if (code === privateCode) return { answer: { kind: 'private' }, isPassing: false }
  const reason = describeFailure(code)
  if (isOddAnswer(code)) return { answer: { kind: 'dead', reason }, isPassing: true }
  const isHere = ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'].includes(code)
  return { answer: { kind: 'offline', reason, isHere }, isPassing: code !== 'ENOTFOUND' && !isCertificate(code) }
}

/** Whether a server has answered with something other than HTTP. */
function isOddAnswer(code: string): boolean {
  return /^HPE_|^ERR_HTTP/.test(code)
}

function isCertificate(code: string): boolean {
  return /CERT|TLS|SSL|SELF_SIGNED|^UNABLE_TO_|HOSTNAME_MISMATCH/.test(code)
}

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host is not found',
  EAI_AGAIN: 'its host is not found',
  EAI_FAIL: 'its host is not found',
  ECONNREFUSED: 'its host refuses connections',
  ECONNRESET: 'its host closes the connection without an answer',
  EPIPE: 'its host closes the connection without an answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its host cannot be reached',
  ENETDOWN: 'its host cannot be reached',
  EPROTO: 'its host does not speak HTTPS',
  ETIMEDOUT: 'its host does not answer in time',
  [lateCode]: 'its host does not answer in time',
  HPE_HEADER_OVERFLOW: 'the head of its answer is too long',
}

function describeFailure(code: string): string {
  const known = Object.hasOwn(failures, code) ? failures[code] : undefined
  if (known !== undefined) return known
  if (isOddAnswer(code)) return 'its answer is not valid HTTP'
  return isCertificate(code) ? `its certificate is not valid (${code})` : `the request fails (${code})`
}
