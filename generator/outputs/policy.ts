// Nothing is allowed that the pages do not need: no inline code except the one constant theme script, by its hash, and
// no host that site.yaml does not name.

import { createHash } from 'node:crypto'
import { listFormAddresses } from '#schemas/form-endpoint.ts'
import { isAllowed } from '#schemas/is-allowed.ts'
import type { Site } from '#schemas/site.ts'

// The name is that of runtime/services/trust-html.ts.
const trustedTypes = 'trusted-types libretto'

const manifestSource = "manifest-src 'self'"
const endOfSources = `; ${manifestSource}`

/** The Content-Security-Policy in the meta element of every page: what site.yaml allows, and where forms are posted. */
export function pagePolicy(headScript: string, { endpoints, allow }: Pick<Site, 'endpoints' | 'allow'>): string {
  const hash = createHash('sha256').update(headScript).digest('base64')
  const origins = originsOf(listFormAddresses(endpoints))
  // Where no script runs, the browser itself posts these.
  const posted = originsOf(endpoints.forms.flatMap(({ address, takes }) => (takes === 'form' ? address : [])))
  const from = (directive: string, sources: readonly string[], doors: readonly { host: string }[]) =>
    [directive, ...sources, ...[...new Set(doors.map(({ host }) => host))].sort()].join(' ')
  const requests = [...allow.requests, ...origins]
  return [
    "default-src 'none'",
    from('script-src', ["'self'", `'sha256-${hash}'`], allow.scripts),
    from('style-src', ["'self'"], allow.styles),
    from('img-src', ["'self'", 'data:'], allow.pictures),
    from('font-src', ["'self'"], allow.fonts),
    from('media-src', ["'self'"], allow.media),
    ...(allow.frames.length === 0 ? [] : [from('frame-src', [], allow.frames)]),
    manifestSource,
    from('connect-src', ["'self'"], requests),
    from('form-action', ["'self'"], posted),
    "base-uri 'none'",
    ...(allow.textAsHtml === undefined ? ["require-trusted-types-for 'script'", trustedTypes] : []),
  ].join('; ')
}

function originsOf(addresses: readonly string[]): { host: string }[] {
  return addresses.flatMap((address) => (address.startsWith('/') ? [] : { host: new URL(address).origin }))
}

/** Whether pages with a policy may load an address for a directive. `site` is the address of the site. */
export function isInPolicy(policy: string, directive: string, address: string, site: string): boolean {
  const directives = new Map(policy.split('; ').map((text) => splitWords(text)))
  const sources = directives.get(directive) ?? (directive === 'form-action' ? [] : directives.get('default-src')) ?? []
  const url = new URL(address, site)
  const hosts = sources.filter((source) => source.includes('://')).map((host) => ({ host }))
  const isOwn = url.origin === new URL(site).origin
  return (isOwn && sources.includes("'self'")) || isAllowed(url.href, hosts)
}

function splitWords(text: string): [directive: string, sources: string[]] {
  const [directive = '', ...sources] = text.split(' ')
  return [directive, sources]
}

/**
 * A text with a policy, such as a page, with what the live client of `watch` needs: a policy for the documents that it
 * reads, leave for changed modules to make their policy again, and frames for the pages that the panel compares.
 */
export function allowLiveClient(text: string): string {
  const frames = "; frame-src 'self'"
  const framed = text.includes('; frame-src ')
    ? text.replace('; frame-src', frames)
    : text.replace(endOfSources, frames + endOfSources)
  return framed.replace(trustedTypes, `${trustedTypes} libretto-watch 'allow-duplicates'`)
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
