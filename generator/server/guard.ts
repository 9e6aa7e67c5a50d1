// The checks of every request before its path is looked up, in this order: raw target, Host, method, body.

import type { Header } from './header-rules.ts'
import { isOwnHost } from './host.ts'
import { readTarget } from './request-target.ts'
import { type Answer, ownHeaders, plainText } from './static-files.ts'

export interface Incoming {
  method?: string | undefined
  url?: string | undefined
  rawHeaders: readonly string[]
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface Rules {
  hosts: ReadonlySet<string>
  /** Names of --allowed-hosts. */
  allowedHosts: readonly string[]
  methods: readonly string[]
}

const foreignHost =
  'this server answers to its own names only; to open it by the name of a proxy, start it with --allowed-hosts NAME, ' +
  'for example --allowed-hosts handbook.example.com'

/** The decoded path of a request, or its refusal: always a 4xx. */
export function guard(request: Incoming, rules: Rules): { path: string } | { refusal: Answer } {
  const { method = '' } = request
  const path = readTarget(request.url ?? '')
  if (path === undefined) return { refusal: refuse(400, 'the address of this request is malformed') }
  if (!isOwnHost(request.rawHeaders, rules.hosts, rules.allowedHosts)) return { refusal: refuse(403, foreignHost) }
  if (!rules.methods.includes(method))
    return { refusal: refuse(405, 'this method is not allowed', [['Allow', rules.methods.join(', ')]]) }
  if ((method === 'GET' || method === 'HEAD') && hasBody(request))
    return { refusal: refuse(413, 'this request may not have a body') }
  return { path }
}

/** Whether a request says that a body follows. */
export function hasBody({ headers }: Incoming): boolean {
  return headers['transfer-encoding'] !== undefined || !/^0*$/.test(String(headers['content-length'] ?? ''))
}

/** A refusal, with the strictest content security policy. */
export function refuse(status: number, text: string, headers: readonly Header[] = []): Answer {
  const strict: Header[] = [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cache-Control', 'no-store'],
  ]
  return plainText(status, text, [...strict, ...ownHeaders, ...headers])
}
