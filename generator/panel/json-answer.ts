// Every answer of the panel's API is JSON that may not be cached, framed or read by another site.

import type { Header } from '../server/header-rules.ts'
import { type Answer, ownHeaders } from '../server/static-files.ts'

interface PanelErrorDetails {
  /** Place of the fault in the page or in the body, e.g. `blocks.2.title`. */
  path?: string
  /** Everything else is added to the answer beside the error. */
  [detail: string]: unknown
}

/** A refusal thrown inside the API; answer-panel.ts turns it into an answer. */
export class PanelError extends Error {
  readonly status: number
  readonly hint: string
  readonly details: PanelErrorDetails
  readonly headers: readonly Header[]
  constructor(
    status: number,
    message: string,
    hint: string,
    { headers = [], ...details }: PanelErrorDetails & { headers?: readonly Header[] } = {},
  ) {
    super(message)
    this.status = status
    this.hint = hint
    this.details = details
    this.headers = headers
  }
}

/** An answer with a value. */
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

/** `{ error: { message, hint, path? }, …details }` */
export function answerError({ status, message, hint, details, headers }: PanelError): Answer {
  const { path, ...rest } = details
  return answerJson(status, { error: { message, hint, ...(path === undefined ? {} : { path }) }, ...rest }, headers)
}
