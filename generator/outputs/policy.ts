// Nothing is allowed that the pages do not need: no inline code except the one constant theme script, by its hash.

import { createHash } from 'node:crypto'

// The name is that of runtime/services/trust-html.ts.
const trustedTypes = 'trusted-types libretto'

/** The Content-Security-Policy in the meta element of every page. `endpoints` are where its forms are posted. */
export function pagePolicy(headScript: string, endpoints: readonly (string | undefined)[]): string {
  const hash = createHash('sha256').update(headScript).digest('base64')
  const origins = [
    ...new Set(endpoints.flatMap((endpoint) => (endpoint?.startsWith('https://') ? new URL(endpoint).origin : []))),
  ].sort()
  const connect = ["'self'", ...origins].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connect}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    trustedTypes,
  ].join('; ')
}

/**
 * A text with a policy, such as a page, with what the live client of `watch` needs: a policy for the documents that it
 * reads, and leave for changed modules to make their policy again.
 */
export function allowLiveClient(text: string): string {
  return text.replace(trustedTypes, `${trustedTypes} libretto-watch 'allow-duplicates'`)
}

/** Headers of every answer. Unlike the meta element, headers can forbid framing. */
export function siteHeaders(policy: string): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
}
