// The Content-Security-Policy of every page and the headers of the whole site. In: the theme script and form endpoints. Out: text.
// Nothing is allowed that the pages do not need: no inline code but the one constant theme script, by its hash.

import { createHash } from 'node:crypto'

/** The policy as the meta element of each page carries it. */
export function pagePolicy(themeScript: string, endpoints: readonly string[]): string {
  const hash = createHash('sha256').update(themeScript).digest('base64')
  const origins = [...new Set(endpoints.filter((endpoint) => endpoint.startsWith('https://')).map((endpoint) => new URL(endpoint).origin))].sort()
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
  ].join('; ')
}

/** Headers of every answer, as name and value. Headers may also forbid framing, which a meta element cannot. */
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

/** The `_headers` file of Netlify and Cloudflare Pages. `immutable` paths are kept for a year; Markdown twins are not indexed. */
export function headersFile(policy: string, basePath: string, immutable: readonly string[]): string {
  const lines = [`${basePath}/*`, ...siteHeaders(policy).map(([name, value]) => `  ${name}: ${value}`)]
  for (const path of immutable) lines.push(`${basePath}${path}`, '  Cache-Control: public, max-age=31536000, immutable')
  lines.push(`${basePath}/*.md`, '  X-Robots-Tag: noindex')
  return `${lines.join('\n')}\n`
}

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly { from: string; to: string; status: number }[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}
