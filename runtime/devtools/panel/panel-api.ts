// The watch's local API as the panel calls it. In: a call. Out: its answer, or an ApiError with the server's words. The token is fetched once, and
// once more when the server was started anew. What each call means stands in the API's own documentation.

import type { Asset } from '#schemas/asset.ts'
import { nativeFetch } from '../native-fetch.ts'

export interface PageSummary {
  id: string
  slug: string
  route: string
  title: string
  /** Path below the content folder. */
  file: string
  hash: string
  version: number
  /** How many. */
  blocks: number
}

export interface PageBlock {
  id: string
  type: string
  visible: boolean
  order: number
  title?: unknown
  subtitle?: unknown
  data?: unknown
}

export interface PageAnswer {
  page: { id: string; route: string; title: string; version: number; lastModified?: unknown; blocks: PageBlock[] }
  file: string
  hash: string
  text: string
}

export interface Entity {
  id: string
  title: string
  file: string
  line: number
  value: unknown
}

export interface EntityList {
  noun: string
  items: Entity[]
}

export interface PanelAsset extends Asset {
  hash: string
  address: string
}

export interface ContentProblem {
  code: string
  severity: 'error' | 'warning'
  message: string
  hint?: string
  /** Path from the folder in which the watch runs. */
  file?: string
  line?: number
  column?: number
  /** The line and its neighbours, with a mark below the place. */
  frame?: string
}

export interface BuildReport {
  id: number
  at: string
  milliseconds: number
  stages: Record<string, number>
  changed: string[]
  isCode: boolean
  pages: number
  rebuilt: { url: string; why: string[] }[]
  rebuiltCount: number
  removed: string[]
  problems: ContentProblem[]
  isServed: boolean
}

/** Both versions, as a 409 tells them. */
export interface Conflict {
  file: string
  /** Of what the disk holds. */
  hash: string
  yoursText: string | null
  theirsText: string
  /** The version the edit was made for; null when the watch no longer has it. */
  seenText: string | null
  /** The edit made on theirs; null when it does not fit there. */
  mergedText: string | null
}

export interface ApiCall {
  method: 'GET' | 'PATCH' | 'POST' | 'PUT'
  /** Below /__libretto/api. */
  path: string
  body?: object
  /** Hash of the version the call was made for. */
  seen?: string
}

/** A refusal, in the server's words; status 0 when nobody answered. */
export class ApiError extends Error {
  readonly status: number
  readonly hint: string
  /** The field at fault. */
  readonly path: string | undefined
  readonly conflict: Conflict | undefined
  constructor(status: number, message: string, hint: string, path?: string, conflict?: Conflict) {
    super(message)
    this.status = status
    this.hint = hint
    this.path = path
    this.conflict = conflict
  }
}

let token: Promise<string> | undefined

/** Makes one call. `Value` is the caller's knowledge of the answer. */
export async function callApi<Value>(call: ApiCall): Promise<Value> {
  if (call.method === 'GET') return send<Value>(call)
  token ??= readToken()
  try {
    return await send<Value>(call, await token)
  } catch (error) {
    token = undefined
    if (!(error instanceof ApiError) || error.status !== 403) throw error
  }
  // The token may be one of a server that has ended.
  token = readToken()
  return send<Value>(call, await token)
}

async function readToken(): Promise<string> {
  return (await send<{ token: string }>({ method: 'GET', path: '/session' })).token
}

async function send<Value>({ method, path, body, seen }: ApiCall, secret?: string): Promise<Value> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (secret !== undefined) headers['X-Libretto-Token'] = secret
  if (method !== 'GET') headers['Content-Type'] = 'application/json'
  if (seen !== undefined) headers['If-Match'] = `"${seen}"`
  let response: Response
  let answer: Value
  try {
    response = await nativeFetch(`/__libretto/api${path}`, {
      method,
      headers,
      cache: 'no-store',
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    answer = (await response.json()) as Value
  } catch {
    throw new ApiError(0, 'the watch does not answer', 'is it still running in the terminal?')
  }
  if (response.ok) return answer
  const { error, ...rest } = answer as { error?: { message: string; hint: string; path?: string } } & Partial<Conflict>
  const conflict = response.status === 409 ? (rest as Conflict) : undefined
  throw new ApiError(
    response.status,
    error?.message ?? `the watch answered ${response.status}`,
    error?.hint ?? 'see the terminal',
    error?.path,
    conflict,
  )
}
