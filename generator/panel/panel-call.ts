// What every call of the API is: a method, a path, and a function that answers.

import type { Answer } from '../server/server.ts'
import type { PanelRequest, PanelState } from './panel-state.ts'

/** A call of the API. Who may make it has been checked before it is answered. */
export interface PanelCall {
  /** Whoever may GET may HEAD. */
  method: 'GET' | 'PATCH' | 'POST' | 'PUT'
  /** Begins with a name that the API is known by. */
  path: RegExp
  /** What the body of a write is; without it, JSON. */
  takes?: 'bytes'
  /** Throws a PanelError. */
  answer: (request: CallRequest) => Promise<Answer> | Answer
}

/** A request for a call, as it is answered. */
export interface CallRequest {
  request: PanelRequest
  state: PanelState
  query: URLSearchParams
  /** The first part of the path that the pattern captures; empty if it captures none. */
  name: string
  /** The second one. */
  inner: string
  /** The body, cut one byte after a limit. Everything before it has been checked. */
  body: (limit?: number) => Promise<Uint8Array | undefined>
}

/** The call that a request is for, and its answer; or the methods that calls at its path have. */
export function findCall(
  calls: readonly PanelCall[],
  { method, path }: Pick<PanelRequest, 'method' | 'path'>,
): { call: PanelCall; names: readonly string[] } | { methods: readonly string[] } {
  const wanted = method === 'HEAD' ? 'GET' : method
  const there = calls.filter((call) => call.path.test(path))
  const call = there.find((other) => other.method === wanted)
  if (call) return { call, names: call.path.exec(path)?.slice(1) ?? [] }
  return { methods: [...new Set(there.flatMap((other) => (other.method === 'GET' ? ['GET', 'HEAD'] : other.method)))] }
}

/** What the paths of calls begin with, each once. */
export function listNames(calls: readonly PanelCall[]): string[] {
  return [...new Set(calls.flatMap(({ path }) => /^\^\\\/([a-z-]+)/.exec(path.source)?.[1] ?? []))]
}

/** Makes one write after the other. A refused one does not stop the next. */
export async function inTurn<Value>({ writes }: PanelState, write: () => Value | Promise<Value>): Promise<Value> {
  const made = writes.last.then(write)
  writes.last = made.catch(() => {})
  return made
}
