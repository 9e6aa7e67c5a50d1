// The `_headers` file as the build writes it → headers of one path.

import { describe, expect, test } from 'vitest'
import { headersFile } from '#generator/outputs/host-files.ts'
import { siteHeaders } from '#generator/outputs/policy.ts'
import { basePathOf, headersOf, readHeaderRules } from '#generator/server/header-rules.ts'

const built = readHeaderRules(
  headersFile({ policy: "default-src 'none'", basePath: '', immutable: ['/assets/*'], programs: ['/assets/a.mjs'] }),
)

describe('headers of a path', () => {
  test('are those of the production host', () => {
    expect(headersOf('/', built)).toEqual(siteHeaders("default-src 'none'"))
    expect(headersOf('/assets/a.js', built).at(-1)).toEqual(['Cache-Control', 'public, max-age=31536000, immutable'])
    expect(headersOf('/docs/index.md', built).at(-1)).toEqual(['X-Robots-Tag', 'noindex'])
    expect(headersOf('/assets/a.mjs', built).slice(-3, -1)).toEqual([
      ['Content-Type', 'application/octet-stream'],
      ['Content-Disposition', 'attachment'],
    ])
  })

  test('follow every star of a pattern', () => {
    const rules = readHeaderRules('/a/*/c*.md\n  X-A: 1\n')
    const has = (path: string) => headersOf(path, rules).length > 0
    expect(['/a/b/c.md', '/a/b/d/cc.md', '/a//c.md'].map(has)).toEqual([true, true, true])
    expect(['/a/c.md', '/a/b/c', '/b/a/b/c.md', '/a/.md'].map(has)).toEqual([false, false, false, false])
  })

  test('are joined when two rules set the same', () => {
    expect(headersOf('/a', readHeaderRules('/*\n  X-A: 1\n/a\n  x-a: 2\n'))).toEqual([['X-A', '1, 2']])
  })

  test('never open the site to others, speak of the body, or hold what no header may', () => {
    const text =
      '  X-Early: 1\n/*\n  Access-Control-Allow-Origin: *\n  Content-Length: 3\n' +
      '  Transfer-Encoding: chunked\n  no header\n  X-Bad: é\n  X Bad: 1\r\n  X-Good: 1\r\n'
    expect(headersOf('/', readHeaderRules(text))).toEqual([['X-Good', '1']])
  })
})

test('the base path of the build is that of its first rule', () => {
  expect(basePathOf(built)).toBe('')
  expect(basePathOf([])).toBe('')
  expect(basePathOf(readHeaderRules(headersFile({ policy: '', basePath: '/site', immutable: [], programs: [] })))).toBe(
    '/site',
  )
})
