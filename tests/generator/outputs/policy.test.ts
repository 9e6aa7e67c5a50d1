// What visitors' browsers are told: a strict policy with one hash, headers by the hosts' grammar, redirects one a line.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headersFile, pagePolicy, redirectsFile, siteHeaders } from '#generator/outputs/policy.ts'
import { describeFiles } from '../describe-files.ts'

const directives = (policy: string) => Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

describe('pagePolicy', () => {
  it('allows nothing by default, no inline code but the theme script, and no evaluation', () => {
    const found = directives(pagePolicy('let a = "ä"', []))
    expect(found['default-src']).toEqual(["'none'"])
    expect(found['script-src']).toEqual(["'self'", `'sha256-${createHash('sha256').update('let a = "ä"').digest('base64')}'`])
    expect(found['base-uri']).toEqual(["'none'"])
    expect(found['connect-src']).toEqual(["'self'"])
    expect(pagePolicy('x', [])).not.toMatch(/unsafe|\*|http:/)
  })
  it('allows the origins of form endpoints, each once, and nothing of their path', () => {
    const endpoints = ['https://forms.example.com/contact?x=1', 'https://forms.example.com/tickets', '/api/news', 'https://a.example.com:8443/x']
    expect(directives(pagePolicy('x', endpoints))['connect-src']).toEqual(["'self'", 'https://a.example.com:8443', 'https://forms.example.com'])
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
  it.each(['', '/base'])('file follows the hosts’ grammar, under "%s"', (basePath) => {
    const sections = headersFile("default-src 'none'", basePath, ['/assets/*'])
      .trimEnd()
      .split(/\n(?=\S)/)
    expect(sections.map((section) => section.split('\n')[0])).toEqual([`${basePath}/*`, `${basePath}/assets/*`, `${basePath}/*.md`])
    for (const line of sections.flatMap((section) => section.split('\n').slice(1))) expect(line).toMatch(/^ {2}[A-Z][A-Za-z-]+: \S.*\S$/)
    expect(sections[0]).toContain('Content-Security-Policy')
  })
  it('keep for a year only what has a hash in its name', async () => {
    const { files } = await describeFiles({ 'content/assets/unused.txt': 'may change under the same name' })
    const { _headers: text = '' } = files
    const forYear = text.split(/\n(?=\S)/).filter((section) => section.includes('immutable'))
    const rules = forYear.map((section) => new RegExp(`^${(section.split('\n')[0] ?? '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`))
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.some((rule) => rule.test('/assets/unused.txt'))).toBe(false)
  })
})

describe('redirects', () => {
  it('stand one a line', () => {
    expect(
      redirectsFile([
        { from: '/a', to: '/b', status: 301 },
        { from: '/c', to: 'https://example.org/', status: 302 },
      ]),
    ).toBe('/a /b 301\n/c https://example.org/ 302\n')
    expect(redirectsFile([])).toBe('')
  })
  it('of a site have the base path, and lead from every study’s id to its address', async () => {
    const { files } = await describeFiles(
      {
        'content/redirects.yaml': '- { from: /old, to: /help }\n- { from: /out, to: "https://example.org/x", status: 302 }\n',
        'content/case-studies/harbour.md': '---\ntitle: Faster harbour\ncompany: H\nindustry: I\npublishedAt: 2026-01-15\n---\nText.\n',
      },
      { basePath: '/base' },
    )
    const { _redirects: text } = files
    expect(text).toBe('/base/case-studies/harbour /base/case-studies/faster-harbour 301\n/base/old /base/help 301\n/base/out https://example.org/x 302\n')
  })
})
