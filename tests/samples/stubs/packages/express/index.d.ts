// As much of Express 5 as the samples use.

import type { IncomingMessage, Server, ServerResponse } from 'node:http'

interface Request extends IncomingMessage {
  // The samples check what they read from a body.
  body: ReturnType<typeof JSON.parse>
  params: Record<string, string>
  ip: string
  path: string
  session?: { userId: string }
  get(name: string): string | undefined
  is(type: string): boolean
}
interface Response extends ServerResponse {
  status(code: number): Response
  set(name: string | Record<string, string>, value?: string): Response
  json(value: unknown): void
  sendStatus(code: number): void
}
type Next = (error?: unknown) => void
type Handler = (req: Request, res: Response, next: Next) => unknown
type ErrorHandler = (error: Error & { status?: number }, req: Request, res: Response, next: Next) => unknown
interface App {
  disable(name: string): App
  set(name: string, value: unknown): App
  use(path: string, ...handlers: Handler[]): void
  use(handler: Handler): void
  use(handler: ErrorHandler): void
  get(path: string, ...handlers: Handler[]): void
  post(path: string, ...handlers: Handler[]): void
  listen(port: number, done?: () => void): Server
}
declare function express(): App
declare namespace express {
  function json(options?: { limit: string }): Handler
  function raw(options: { type: string; limit?: string }): Handler
  function static(folder: string): Handler
}
// As Express does.
// oxlint-disable-next-line import/no-default-export
export default express
