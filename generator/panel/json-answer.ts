// Values → answers of the panel's API. Pure. Every answer is JSON, may not be kept, framed or read by another site, and runs nothing.

import type { Header } from '../server/header-rules.ts'
import { type Answer, ownHeaders } from '../server/static-files.ts'

/** A refusal as thrown inside the API; answer-panel.ts turns it into an answer. */
export class PanelError extends Error {
  readonly status: number
  readonly hint: string
  readonly details: object
  readonly headers: readonly Header[]
  constructor(status: number, message: string, hint: string, details: object = {}, headers: readonly Header[] = []) {
    super(message)
    this.status = status
    this.hint = hint
    this.details = details
    this.headers = headers
  }
}

/** An answer that holds a value. */
export function answerJson(status: number, value: unknown, headers: readonly Header[] = []): Answer {
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

/** `{ error: { message, hint } }`, with what else is to be known beside it. */
export function answerError({ status, message, hint, details, headers }: PanelError): Answer {
  const { path, ...rest } = details as { path?: string }
  return answerJson(status, { error: { message, hint, ...(path === undefined ? {} : { path }) }, ...rest }, headers)
}
