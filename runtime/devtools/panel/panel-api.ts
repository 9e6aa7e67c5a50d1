// The panel's client of the watch's local API. It fetches the token with the first write, and again after a restart of
// the watch.

import { nativeFetch } from '../native-fetch.ts'
import { toolsAddress } from '../tools-address.ts'
import type { UnsoundText } from '../wire-articles.ts'
import type { CommitOutput } from '../wire-site.ts'
import type { Conflict, ErrorAnswer, Problem, Session } from '../wire-types.ts'

export interface ApiCall {
  method: 'GET' | 'PATCH' | 'POST' | 'PUT'
  /** Below /__libretto/api. */
  path: string
  /** A Blob is sent as it is, everything else as JSON. */
  body?: object
  /** Hash of the version the call was made for. */
  seen?: string
  /** The call makes a new file, and replaces none. */
  isNew?: boolean
}

/** A refusal, in the server's words; status 0 when there was no answer. */
export class ApiError extends Error {
  readonly status: number
  readonly hint: string
  /** The field at fault. */
  readonly path: string | undefined
  readonly conflict: Conflict | undefined
  /** What is wrong with a text that was sent. */
  readonly problems: readonly Problem[] | undefined
  /** What git and its hooks have printed. */
  readonly output: string | undefined
  constructor(
    status: number,
    { message, hint, path }: ErrorAnswer['error'],
    more: Partial<Conflict & UnsoundText & CommitOutput> = {},
  ) {
    super(message)
    this.status = status
    this.hint = hint
    this.path = path
    this.conflict = status === 409 && more.theirsText !== undefined ? (more as Conflict) : undefined
    this.problems = more.problems
    this.output = more.output
  }
}

let token: Promise<string> | undefined

/** Makes one call. `Value` is the wire type of its answer. Rejects with an ApiError. */
export async function callApi<Value>(call: ApiCall): Promise<Value> {
  if (call.method === 'GET') return send<Value>(call)
  token ??= readToken()
  try {
    return await send<Value>(call, await token)
  } catch (error) {
    token = undefined
    if (!(error instanceof ApiError) || error.status !== 403) throw error
  }
  // The token may belong to an earlier run of the watch.
  token = readToken()
  return send<Value>(call, await token)
}

/** Fetches what writing needs, so that the first save need not wait for it. */
export function prepareWriting(): void {
  token ??= readToken()
  token.catch(() => (token = undefined))
}

async function readToken(): Promise<string> {
  return (await send<Session>({ method: 'GET', path: '/session' })).token
}

async function send<Value>({ method, path, body, seen, isNew }: ApiCall, secret?: string): Promise<Value> {
  const isFile = body instanceof Blob
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (secret !== undefined) headers['X-Libretto-Token'] = secret
  if (method !== 'GET') headers['Content-Type'] = isFile ? 'application/octet-stream' : 'application/json'
  if (seen !== undefined) headers['If-Match'] = `"${seen}"`
  if (isNew) headers['If-None-Match'] = '*'
  let response: Response
  let answer: Value
  try {
    response = await nativeFetch(`${toolsAddress}api${path}`, {
      method,
      headers,
      cache: 'no-store',
      ...(method === 'GET' ? {} : { body: isFile ? body : JSON.stringify(body ?? {}) }),
    })
    answer = (await response.json()) as Value
  } catch {
    throw new ApiError(0, { message: 'the watch does not answer', hint: 'check that it still runs in the terminal' })
  }
  if (response.ok) return answer
  const { error, ...more } = answer as Partial<ErrorAnswer & Conflict & UnsoundText & CommitOutput>
  const unexplained = { message: `the watch answered ${response.status}`, hint: 'see the terminal' }
  throw new ApiError(response.status, error ?? unexplained, more)
}
