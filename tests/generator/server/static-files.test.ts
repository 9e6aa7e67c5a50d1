// A site in memory answers as a static host does. Unlisted files are never read.

import { describe, expect, test } from 'vitest'
import { readHeaderRules } from '#generator/server/header-rules.ts'
import { type Answer, answerStatic } from '#generator/server/static-files.ts'

const files: Record<string, string> = {
  'index.html': 'home',
  'about/index.html': 'about',
  'plain.html': 'plain',
  '404.html': 'root 404',
  'blog/404.html': 'blog 404',
  'blog/one/index.html': 'one',
  'assets/a.js': '0123456789',
  'assets/a.js.br': 'BR',
  'assets/a.js.gz': 'GZIP',
  'assets/a.mjs': '0123456789',
  'empty.txt': '',
  _headers: 'secret',
  '.nojekyll': '',
  'Case.txt': 'case',
}

interface Reply {
  status: number
  body: string
  headers: Record<string, string>
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', basePath = '' } = {},
): Promise<Reply> {
  const read = async (name: string) => {
    if (!Object.hasOwn(files, name)) throw new Error(`${name} is not listed`)
    return Buffer.from(files[name] ?? '')
  }
  const rules = readHeaderRules(
    '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n' +
      ['a.mjs', 'none.mjs']
        .map((name) => `/assets/${name}\n  Content-Type: application/octet-stream\n  Content-Disposition: attachment\n`)
        .join(''),
  )
  const answer: Answer = await answerStatic(
    { method, path, headers },
    { files: new Set(Object.keys(files)), rules, basePath, read },
  )
  return {
    status: answer.status,
    body: Buffer.from(answer.body).toString(),
    headers: Object.fromEntries(answer.headers.map(([name, value]) => [name.toLowerCase(), value])),
  }
}

const brief = ({ status, body }: Reply) => `${status} ${body}`

describe('look-up', () => {
  test.each([
    ['/', '200 home'],
    ['/index.html', '200 home'],
    ['/about', '200 about'],
    ['/about/', '200 about'],
    ['/about/index.html', '200 about'],
    ['/plain', '200 plain'],
    ['/plain/', '200 plain'],
    ['/assets/a.js', '200 0123456789'],
    ['/assets/a.js/', '404 root 404'],
    ['/assets', '404 root 404'],
    ['/About', '404 root 404'],
    ['/case.txt', '404 root 404'],
    ['/_headers', '404 root 404'],
    ['/constructor', '404 root 404'],
    ['/__proto__', '404 root 404'],
    ['/blog', '404 blog 404'],
    ['/blog/none', '404 blog 404'],
    ['/blog/one/two/three', '404 blog 404'],
    ['/404.html', '404 root 404'],
    ['/blog/404', '404 blog 404'],
  ])('%s', async (path, expected) => expect(brief(await ask(path))).toBe(expected))

  test.each([
    ['/site', '200 home'],
    ['/site/', '200 home'],
    ['/site/about/', '200 about'],
    ['/site/blog/none', '404 blog 404'],
    ['/sitemap', '404 root 404'],
    ['/about', '404 root 404'],
    ['/', '404 root 404'],
  ])('%s of a site below /site', async (path, expected) =>
    expect(brief(await ask(path, {}, { basePath: '/site' }))).toBe(expected),
  )
})

describe('headers', () => {
  test('of a file that browsers would run make it a download, whole or in part', async () => {
    const download = { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' }
    for (const range of [{}, { range: 'bytes=0-2' }])
      expect((await ask('/assets/a.mjs', range)).headers).toMatchObject(download)
    for (const missing of [await ask('/assets/none.mjs'), await ask('/assets/a.mjs', { range: 'bytes=99-' })]) {
      expect(missing.status).toBeGreaterThan(400)
      expect(missing.headers['content-type']).toMatch(/^text\//)
      expect(missing.headers).not.toHaveProperty('content-disposition')
    }
  })

  test('are those of production, with our own, and open the site to nobody', async () => {
    const { headers } = await ask('/', { origin: 'https://evil.example' })
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('a missing asset is not kept for a year', async () => {
    expect((await ask('/assets/a.js')).headers['cache-control']).toBe('immutable')
    expect((await ask('/assets/b.js')).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
  })
})

describe('If-None-Match', () => {
  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['a weak form of it', (tag: string) => `W/${tag}`, 304],
    ['a list', (tag: string) => `"x", ${tag}`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"x"', 200],
    ['the tag without quotes', (tag: string) => tag.slice(1, -1), 200],
  ])('with %s', async (_, say, status) => {
    const tag = (await ask('/about')).headers.etag ?? ''
    const answer = await ask('/about/', { 'if-none-match': say(tag) })
    expect(answer).toMatchObject({
      status,
      body: status === 304 ? '' : 'about',
      headers: { etag: tag, 'cross-origin-resource-policy': 'same-origin' },
    })
  })

  test('does not turn a 404 into a 304', async () => {
    expect((await ask('/none', { 'if-none-match': '*' })).status).toBe(404)
  })
})

describe('Range', () => {
  test.each([
    ['bytes=0-3', '206 0123', 'bytes 0-3/10'],
    ['bytes=7-', '206 789', 'bytes 7-9/10'],
    ['bytes=7-99', '206 789', 'bytes 7-9/10'],
    ['bytes=-2', '206 89', 'bytes 8-9/10'],
    ['bytes=-99', '206 0123456789', 'bytes 0-9/10'],
    ['bytes=10-', '416 range not satisfiable\n', 'bytes */10'],
    ['bytes=-0', '416 range not satisfiable\n', 'bytes */10'],
    ['bytes=5-2', '200 0123456789', undefined],
    ['bytes=0-1,4-5', '200 0123456789', undefined],
    ['bytes=-', '200 0123456789', undefined],
    ['bytes=a-b', '200 0123456789', undefined],
    ['lines=0-1', '200 0123456789', undefined],
    [`bytes=0-${'9'.repeat(400)}`, '206 0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, expected, contentRange) => {
    const answer = await ask('/assets/a.js', { range, 'accept-encoding': 'br' })
    expect(brief(answer)).toBe(expected)
    expect(answer.headers['content-range']).toBe(contentRange)
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  test('is for GET only, for the same bytes only, and not of nothing', async () => {
    const tag = (await ask('/assets/a.js')).headers.etag ?? ''
    expect((await ask('/assets/a.js', { range: 'bytes=0-1' }, { method: 'HEAD' })).status).toBe(200)
    expect((await ask('/assets/a.js', { range: 'bytes=0-1', 'if-range': tag })).status).toBe(206)
    expect((await ask('/assets/a.js', { range: 'bytes=0-1', 'if-range': '"x"' })).status).toBe(200)
    expect((await ask('/empty.txt', { range: 'bytes=0-' })).status).toBe(416)
    expect((await ask('/none', { range: 'bytes=0-1' })).status).toBe(404)
  })
})

describe('Accept-Encoding', () => {
  test.each([
    ['br, gzip', 'BR', 'br'],
    ['gzip', 'GZIP', 'gzip'],
    ['GZIP;q=0.5', 'GZIP', 'gzip'],
    ['br;q=0, gzip', 'GZIP', 'gzip'],
    ['br;q=0.000', '0123456789', undefined],
    ['brotli', '0123456789', undefined],
    ['', '0123456789', undefined],
  ])('%s', async (accepted, body, encoding) => {
    const answer = await ask('/assets/a.js', { 'accept-encoding': accepted })
    expect(answer).toMatchObject({
      status: 200,
      body,
      headers: { vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' },
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  test('each form has a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await ask('/assets/a.js', { 'accept-encoding': accepted })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })
})

test('a path of thousands of segments costs no more than one of a few', async () => {
  let looks = 0
  const has = (name: string) => {
    looks++
    return name === '404.html'
  }
  const site = { files: { has }, rules: [], basePath: '', read: async () => Buffer.from('lost') }
  const answer = await answerStatic({ method: 'GET', path: '/a'.repeat(7500), headers: {} }, site)
  expect([answer.status, Buffer.from(answer.body).toString()]).toEqual([404, 'lost'])
  expect(looks).toBeLessThan(50)
})
