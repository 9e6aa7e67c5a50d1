// The security policy for browsers: strict, with one hash, and headers that forbid what pages do not use.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy, siteHeaders } from '#generator/outputs/policy.ts'
import { siteSchema } from '#schemas/site.ts'

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

const site = (more: object = {}) => siteSchema.parse({ name: 'Lake', url: 'https://lake.example.com', ...more })

describe('pagePolicy', () => {
  it('allows nothing by default, no inline code but the theme script, and no evaluation', () => {
    const found = directives(pagePolicy('let a = "ä"', site()))
    expect(found['default-src']).toEqual(["'none'"])
    expect(found['script-src']).toEqual([
      "'self'",
      `'sha256-${createHash('sha256').update('let a = "ä"').digest('base64')}'`,
    ])
    expect(found['base-uri']).toEqual(["'none'"])
    expect(found['connect-src']).toEqual(["'self'"])
    expect(found['require-trusted-types-for']).toEqual(["'script'"])
    expect(found['trusted-types']).toEqual(['libretto'])
    expect(pagePolicy('x', site())).not.toMatch(/unsafe|\*|http:/)
  })
  it('allows the origins of form endpoints, each once, and nothing of their path', () => {
    const endpoints = {
      contact: 'https://forms.example.com/contact?x=1',
      tickets: 'https://a.example.com:8443/x',
      newsletter: 'https://forms.example.com/news',
    }
    expect(directives(pagePolicy('x', site({ endpoints })))['connect-src']).toEqual([
      "'self'",
      'https://a.example.com:8443',
      'https://forms.example.com',
    ])
    expect(directives(pagePolicy('x', site({ endpoints: { contact: '/api/news' } })))['connect-src']).toEqual([
      "'self'",
    ])
  })

  it('allows the origins of all forms, and lets browsers post to those that take forms', () => {
    const forms = [
      { name: 'a', address: 'https://forms.example.com/a', takes: 'form' },
      { name: 'b', address: 'https://json.example.com/b' },
      { name: 'c', address: '/api/c', takes: 'form' },
      { name: 'd', address: 'http://localhost:3000/d', takes: 'form' },
    ]
    const found = directives(pagePolicy('x', site({ endpoints: { forms } })))
    const [posted, local] = ['https://forms.example.com', 'http://localhost:3000']
    expect(found['connect-src']).toEqual(["'self'", local, posted, 'https://json.example.com'])
    expect(found['form-action']).toEqual(["'self'", local, posted])
    expect(directives(pagePolicy('x', site()))['form-action']).toEqual(["'self'"])
  })

  it.each([
    ['scripts', 'script-src'],
    ['frames', 'frame-src'],
    ['pictures', 'img-src'],
    ['media', 'media-src'],
    ['styles', 'style-src'],
    ['fonts', 'font-src'],
    ['requests', 'connect-src'],
  ])('opens a door to %s in %s, and no other', (kind, directive) => {
    const doors = ['https://b.example.com', 'https://*.a.example.com', 'https://b.example.com'].map((host) => ({
      host,
      reason: 'Figures of visits.',
    }))
    const before = directives(pagePolicy('x', site()))
    const { [directive]: opened, ...others } = directives(pagePolicy('x', site({ allow: { [kind]: doors } })))
    expect(opened).toEqual([...(before[directive] ?? []), 'https://*.a.example.com', 'https://b.example.com'])
    const { [directive]: _, ...closed } = before
    expect(others).toEqual(closed)
  })

  it('leaves Trusted Types to the browser where scripts may turn text into HTML', () => {
    const found = directives(pagePolicy('x', site({ allow: { textAsHtml: 'The map of the harbour needs it.' } })))
    expect(Object.keys(found).filter((name) => name.includes('trusted'))).toEqual([])
  })

  it.each([
    'http://a.example.com',
    'https://a.example.com/',
    'https://a.example.com/x',
    'https://A.example.com',
    'https://*',
    'https://*.com',
    'https://example',
    "https://a.example.com 'unsafe-inline'",
    'https://a.example.com; script-src *',
    'https://a.example.com,https://b.example.com',
    'https://user@a.example.com',
    'https://a.example.com:',
    'wss://a.example.com',
    'data:',
    '*',
    "'self'",
    '',
  ])('has no door to %j', (host) => {
    expect(() => site({ allow: { scripts: [{ host, reason: 'Figures.' }] } })).toThrow('must be the https address')
  })

  it('wants the reason of each door', () => {
    expect(() => site({ allow: { frames: [{ host: 'https://a.example.com' }] } })).toThrow('reason')
    expect(site({ allow: { requests: [{ host: 'wss://a.example.com:8443', reason: 'Chat.' }] } })).toBeDefined()
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
