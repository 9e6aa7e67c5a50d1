// The security policy for browsers: strict, with one hash, and headers that forbid what pages do not use.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy, siteHeaders } from '#generator/outputs/policy.ts'

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

describe('pagePolicy', () => {
  it('allows nothing by default, no inline code but the theme script, and no evaluation', () => {
    const found = directives(pagePolicy('let a = "ä"', []))
    expect(found['default-src']).toEqual(["'none'"])
    expect(found['script-src']).toEqual([
      "'self'",
      `'sha256-${createHash('sha256').update('let a = "ä"').digest('base64')}'`,
    ])
    expect(found['base-uri']).toEqual(["'none'"])
    expect(found['connect-src']).toEqual(["'self'"])
    expect(found['require-trusted-types-for']).toEqual(["'script'"])
    expect(found['trusted-types']).toEqual(['libretto'])
    expect(pagePolicy('x', [])).not.toMatch(/unsafe|\*|http:/)
  })
  it('allows the origins of form endpoints, each once, and nothing of their path', () => {
    const endpoints = [
      'https://forms.example.com/contact?x=1',
      'https://forms.example.com/tickets',
      '/api/news',
      'https://a.example.com:8443/x',
    ]
    expect(directives(pagePolicy('x', endpoints))['connect-src']).toEqual([
      "'self'",
      'https://a.example.com:8443',
      'https://forms.example.com',
    ])
  })
})

describe('headers', () => {
  it('forbid framing, sniffing and what pages do not use', () => {
    const headers = Object.fromEntries(siteHeaders("default-src 'none'"))
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
    expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
    expect(headers['Permissions-Policy']).toContain('microphone=()')
  })
})
