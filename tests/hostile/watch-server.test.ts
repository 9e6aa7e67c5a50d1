// The watch server over real sockets: it refuses everything that preview refuses, and every way in which another site
// could read or write. Each request differs from an accepted one in one thing only; afterwards the file is unchanged
// and a good request is answered.

import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { escapeHtml } from '#generator/text.ts'
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { getText, sendRaw } from './raw-request.ts'

const page =
  'id: home\ntitle: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n'
let watched: WatchedSite
let port = 0
let token = ''
let hash = ''

beforeAll(async () => {
  watched = await startWatch(
    { 'site.yaml': 'name: Watched\nurl: https://watched.example.com\n', 'pages/home.yaml': page },
    {},
    null,
  )
  port = Number(new URL(watched.url).port)
  const session = await fetch(`${watched.url}/__libretto/api/session`, { headers: { Origin: watched.url } })
  token = ((await session.json()) as { token: string }).token
  hash = ((await (await fetch(`${watched.url}/__libretto/api/pages/home`)).json()) as { hash: string }).hash
})
afterAll(() => watched.close())

async function expectUntouched(): Promise<void> {
  expect(await readFile(join(watched.content, 'pages/home.yaml'), 'utf8')).toBe(page)
  expect(await sendRaw(port, getText('/', port, ['Connection: close']))).toMatchObject({ status: 200 })
}

const body = '{"title":"Changed"}'
const good = () => ({
  Host: `localhost:${port}`,
  Origin: `http://localhost:${port}`,
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/json',
  'X-Libretto-Token': token,
  'If-Match': `"${hash}"`,
})
const patch = (
  headers: Record<string, string>,
  text = body,
  method = 'PATCH',
  target = '/__libretto/api/pages/home/blocks/top',
) =>
  `${method} ${target} HTTP/1.1\r\n${Object.entries({
    ...headers,
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${text}`
const put = (path: string, headers: Record<string, string> = {}) => {
  const { 'If-Match': _, ...fixed } = good()
  const all = { ...fixed, 'Content-Type': 'application/octet-stream', 'If-None-Match': '*', ...headers }
  return patch(all, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'PUT', `/__libretto/api/files/${path}`)
}
const without = (name: string) => Object.fromEntries(Object.entries(good()).filter(([key]) => key !== name))

describe('a write', () => {
  test.each<[name: string, status: number, request: () => string]>([
    ['from another site', 403, () => patch({ ...good(), Origin: 'https://evil.example' })],
    ['from another port', 403, () => patch({ ...good(), Origin: `http://localhost:${port + 1}` })],
    ['from a sandboxed frame', 403, () => patch({ ...good(), Origin: 'null' })],
    ['from the same host by another name', 403, () => patch({ ...good(), Origin: `http://127.0.0.1:${port}` })],
    ['without an origin', 403, () => patch(without('Origin'))],
    ['that the browser calls cross-site', 403, () => patch({ ...good(), 'Sec-Fetch-Site': 'cross-site' })],
    ['that the browser calls same-site', 403, () => patch({ ...good(), 'Sec-Fetch-Site': 'same-site' })],
    ['to a foreign host name', 403, () => patch({ ...good(), Host: 'evil.example' })],
    ['without the token', 403, () => patch(without('X-Libretto-Token'))],
    ['with a wrong token', 403, () => patch({ ...good(), 'X-Libretto-Token': `${token}x` })],
    ['with an empty token', 403, () => patch({ ...good(), 'X-Libretto-Token': '' })],
    ['without a type, as a Blob has', 415, () => patch(without('Content-Type'))],
    ['as a form', 415, () => patch({ ...good(), 'Content-Type': 'application/x-www-form-urlencoded' })],
    ['as plain text', 415, () => patch({ ...good(), 'Content-Type': 'text/plain' })],
    ['without If-Match', 428, () => patch(without('If-Match'))],
    ['with a stale hash', 409, () => patch({ ...good(), 'If-Match': `"${'0'.repeat(64)}"` })],
    ['that is not JSON', 400, () => patch(good(), '{"title":')],
    ['of JSON 100,000 deep', 400, () => patch(good(), '['.repeat(100_000))],
    ['of more than a mebibyte', 413, () => patch(good(), `{"title":"${'a'.repeat(1_100_000)}"}`)],
    ['of an unknown key', 422, () => patch(good(), '{"href":"/"}')],
    ['of a wrong kind', 422, () => patch(good(), '{"visible":"yes"}')],
    ['to an unknown block', 404, () => patch(good(), body, 'PATCH', '/__libretto/api/pages/home/blocks/none')],
    ['to an unknown page', 404, () => patch(good(), body, 'PATCH', '/__libretto/api/pages/none/blocks/top')],
    ['by DELETE', 405, () => patch(good(), body, 'DELETE')],
    ['to a page of the site', 405, () => patch(good(), body, 'PUT', '/')],
    ['of a file as JSON', 415, () => put('assets/a.svg', { 'Content-Type': 'application/json' })],
    ['of a file to a path outside', 400, () => put('assets/..%2f..%2fa.svg')],
    ['of a file to a hidden folder', 400, () => put('assets/.git/a.svg')],
    ['of a file that says nothing of its version', 428, () => put('assets/a.svg', { 'If-None-Match': 'x' })],
    [
      'of a file that announces too many bytes',
      413,
      () => put('assets/a.svg').replace(/Content-Length: \d+/, 'Content-Length: 99999999'),
    ],
    [
      'of a file without end',
      413,
      () =>
        put('assets/a.svg').replace(/Content-Length: \d+[^]*/, '') +
        `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2000000\r\n${'a'.repeat(26_300_000)}`,
    ],
    [
      'of a file with too short a length',
      422,
      () => put('assets/a.svg').replace(/Content-Length: \d+/, 'Content-Length: 3'),
    ],
    ['to a path outside', 400, () => patch(good(), body, 'PATCH', '/__libretto/api/pages/..%2f..%2fetc/blocks/top')],
  ])('%s is refused with %i', async (_, status, request) => {
    expect(await sendRaw(port, request())).toMatchObject({ status })
    await expectUntouched()
  })
})

describe('a read', () => {
  const read = (path: string, headers: Record<string, string>) =>
    patch({ Host: `localhost:${port}`, ...headers }, '', 'GET', path)
  test.each<[name: string, status: number, request: () => string]>([
    ['the token by another site', 403, () => read('/__libretto/api/session', { Origin: 'https://evil.example' })],
    ['the token by nobody', 403, () => read('/__libretto/api/session', {})],
    [
      'the token by a link from elsewhere',
      403,
      () => read('/__libretto/api/session', { 'Sec-Fetch-Site': 'cross-site' }),
    ],
    ['the token by typing its address', 403, () => read('/__libretto/api/session', { 'Sec-Fetch-Site': 'none' })],
    ['pages by another site', 403, () => read('/__libretto/api/pages', { Origin: 'https://evil.example' })],
    ['events by another site', 403, () => read('/__libretto/events', { Origin: 'https://evil.example' })],
    ['events by another port', 403, () => read('/__libretto/events', { 'Sec-Fetch-Site': 'same-site' })],
    ['a code that no problem has', 404, () => read('/__libretto/problems/constructor', {})],
    ['the panel by another site', 403, () => read('/__libretto/client.js', { 'Sec-Fetch-Site': 'cross-site' })],
    ['anything under a rebound name', 403, () => read('/', { Host: 'evil.example' })],
    ['a file of the project', 404, () => read('/__libretto/package.json', {})],
    ['a path above', 400, () => read('/__libretto/../package.json', {})],
    ['the manifest', 400, () => read('/.libretto-manifest.json', {})],
    ['by TRACE', 405, () => patch(good(), '', 'TRACE', '/')],
    [
      'as before a cross-origin write',
      405,
      () =>
        patch({ ...good(), Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PATCH' }, '', 'OPTIONS'),
    ],
    ['as a proxy', 400, () => patch(good(), '', 'GET', 'http://evil.example/')],
  ])('of %s is refused with %i', async (_, status, request) => {
    const answer = await sendRaw(port, request())
    expect(answer).toMatchObject({ status })
    expect(JSON.stringify(answer)).not.toContain(token)
    expect(JSON.stringify(answer).toLowerCase()).not.toContain('access-control-allow')
    await expectUntouched()
  })

  test('of a page carries the policy of production, and the panel may not be framed', async () => {
    const response = await fetch(watched.url)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).not.toContain(token)
  })
})

test('the page of each problem is plain and explains it', async () => {
  for (const [code, { what }] of Object.entries(problemCatalogue)) {
    const response = await fetch(`${watched.url}/__libretto/problems/${code}`)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    const html = await response.text()
    expect(html).toContain(`<h1>${code}</h1>\n<p>${escapeHtml(what).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    expect(html).not.toMatch(/<(?!!doctype|\/?(?:html|head|meta|title|style|body|main|h1|p|pre|code)[ >])/)
  }
})

test('many open event streams leave room for a good request', async () => {
  const aborts = Array.from({ length: 100 }, () => new AbortController())
  await Promise.all(
    aborts.map(({ signal }) => fetch(`${watched.url}/__libretto/events`, { signal }).catch(() => undefined)),
  )
  expect((await fetch(watched.url)).status).toBe(200)
  for (const abort of aborts) abort.abort()
})

test('200 silent connections close no open event stream, and leave room for a good request', async () => {
  const abort = new AbortController()
  const events = await fetch(`${watched.url}/__libretto/events`, { signal: abort.signal })
  const sockets = await Promise.all(
    Array.from(
      { length: 200 },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket))
          socket.on('error', () => {})
        }),
    ),
  )
  expect(await sendRaw(port, getText('/', port, ['Connection: close']))).toMatchObject({ status: 200 })
  const reader = events.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^retry: 500\n/)
  for (const socket of sockets) socket.destroy()
  abort.abort()
})

test('a good write is answered, changes its value alone and is served', async () => {
  const answer = await sendRaw(port, patch(good()))
  expect(answer).toMatchObject({ status: 200 })
  const text = await readFile(join(watched.content, 'pages/home.yaml'), 'utf8')
  expect(text).not.toMatch(/^(?:version|lastModified):/m)
  expect(text).toMatch(/title: Changed\b/)
  await expect.poll(async () => (await (await fetch(watched.url)).text()).includes('Changed')).toBe(true)
})
