// Every answer of the panel's API is JSON that no cache may store and no other site may frame, read or run.

import type { UnsoundText } from '#runtime/devtools/wire-articles.ts'
import type { FileConflict } from '#runtime/devtools/wire-rows.ts'
import type { CommitOutput } from '#runtime/devtools/wire-site.ts'
import type { Conflict, ErrorAnswer, UnreadablePage } from '#runtime/devtools/wire-types.ts'
import { type Answer, type Header, ownHeaders } from '../server/server.ts'

/** What a refusal says in addition to its message. */
interface Details {
  /** The field at fault. */
  path?: string
  /** Sent with `error`. */
  state?: CommitOutput | Conflict | FileConflict | UnreadablePage | UnsoundText
  headers?: readonly Header[]
}

/** A refusal as thrown inside the API; answer-panel.ts turns it into an answer. */
export class PanelError extends Error {
  readonly status: number
  readonly hint: string
  readonly details: Details
  constructor(status: number, message: string, hint: string, details: Details = {}) {
    super(message)
    this.status = status
    this.hint = hint
    this.details = details
  }
}

/** An answer with a JSON body. Callers name its wire type, because that is what the other side reads. */
export function answerJson<Value = never>(
  status: number,
  value: NoInfer<Value>,
  headers: readonly Header[] = [],
): Answer {
  const fixed: Header[] = [
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cache-Control', 'no-store'],
  ]
  return {
    status,
    headers: [...fixed, ...ownHeaders, ...headers],
    body: new TextEncoder().encode(`${JSON.stringify(value)}\n`),
  }
}

/** The answer of a refusal. */
export function answerError({ status, message, hint, details: { path, state, headers } }: PanelError): Answer {
  const error: ErrorAnswer['error'] = { message, hint, ...(path === undefined ? {} : { path }) }
  return answerJson<ErrorAnswer & (CommitOutput | Conflict | FileConflict | UnreadablePage | UnsoundText | object)>(
    status,
    { error, ...state },
    headers,
  )
}
