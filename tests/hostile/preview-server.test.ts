// The preview server over real sockets: hostile requests get a 4xx or a closed connection, and the next good request
// is answered.

import { execFileSync } from 'node:child_process'
import { rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type Preview, preview } from '#generator/commands/preview.ts'
import { EnvironmentError } from '#generator/errors.ts'
import { headersFile } from '#generator/outputs/outputs.ts'
import { deep } from '../setup/deep.ts'
import { writeFolder } from '../setup/mini-site.ts'
import { getText, sendRaw } from './raw-request.ts'

const manifestName = '.libretto-manifest.json'
const manifestOf = (names: readonly string[]) =>
  JSON.stringify({ libretto: 1, files: Object.fromEntries(names.map((name) => [name, ''])) })
const site = {
  'index.html': 'home',
  '404.html': 'lost',
  'about/index.html': 'about',
  _headers: '/*\n  X-Frame-Options: DENY\n',
}

let running: Preview[] = []
afterEach(async () => {
  await Promise.all(running.map((server) => server.close()))
  running = []
})

async function start(
  files: Record<string, string> = site,
  listed = Object.keys(files),
): Promise<{ port: number; folder: string; url: string }> {
  const folder = await writeFolder({ ...files, [manifestName]: manifestOf(listed) })
  const server = await preview({ out: folder, port: 0, basePath: undefined })
  running.push(server)
  return { port: Number(new URL(server.url).port), folder, url: server.url.replace(/\/$/, '') }
}

/** Resolves when the text is sent and what answers it, if anything, has begun to arrive. */
function openSocket(port: number, text: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
      if (!text.endsWith('\r\n\r\n')) resolve(socket)
    })
    socket.on('error', () => {}).once('data', () => resolve(socket))
  })
}

/** The status of each answer on one connection, until the server closes it. */
function sendAndListStatus(port: number, text: string): Promise<number[]> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.on('data', (data: Buffer) => (received += data.toString('latin1'))).on('error', () => {})
    socket.once('close', () =>
      resolve([...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))),
    )
  })
}

async function expectAlive(port: number): Promise<void> {
  expect(await sendRaw(port, getText('/', port, ['Connection: close']))).toMatchObject({ status: 200, body: 'home' })
}

describe('a hostile request', () => {
  const host = (port: number) => `Host: localhost:${port}`
  test.each<[name: string, status: number, text: (port: number) => string]>([
    ['absolute-form', 400, (port) => getText(`http://localhost:${port}/`, port)],
    ['absolute-form of another site', 400, (port) => getText('http://evil.example/', port)],
    ['asterisk-form', 400, (port) => getText('*', port, [], 'OPTIONS')],
    ['CONNECT', 400, (port) => getText('evil.example:443', port, [], 'CONNECT')],
    ['TRACE', 405, (port) => getText('/', port, [], 'TRACE')],
    [
      'OPTIONS, as before a cross-origin read',
      405,
      (port) => getText('/', port, ['Origin: https://evil.example', 'Access-Control-Request-Method: GET'], 'OPTIONS'),
    ],
    ['POST', 405, (port) => getText('/', port, ['Content-Length: 0'], 'POST')],
    ['an unknown method', 400, (port) => getText('/', port, [], 'BREW')],
    ['traversal', 400, (port) => getText('/../../etc/passwd', port)],
    ['encoded traversal', 400, (port) => getText('/%2e%2e/%2e%2e/etc/passwd', port)],
    ['doubly encoded traversal', 400, (port) => getText('/%252e%252e%252fetc/passwd', port)],
    ['backslash', 400, (port) => getText('/..\\..\\etc', port)],
    ['fragment', 400, (port) => getText('/#a', port)],
    ['two slashes', 400, (port) => getText('//evil.example', port)],
    ['NUL', 400, (port) => getText('/%00', port)],
    ['control byte', 400, (port) => getText('/a\u0001b', port)],
    ['bytes beyond ASCII', 400, (port) => getText('/é', port)],
    ['the manifest', 400, (port) => getText(`/${manifestName}`, port)],
    ['no Host', 403, () => 'GET / HTTP/1.1\r\n\r\n'],
    ['no Host in HTTP/1.0', 403, () => 'GET / HTTP/1.0\r\n\r\n'],
    ['two Hosts', 403, (port) => getText('/', port, [host(port)])],
    [
      'a second Host far behind',
      403,
      (port) => getText('/', port, [...Array.from({ length: 2500 }, () => 'a:'), 'Host: evil.example']),
    ],
    ['a foreign Host', 403, () => 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['a Host that is not an address', 403, () => 'GET / HTTP/1.1\r\nHost: [\r\n\r\n'],
    ['a foreign Host with a bad target: the target first', 400, () => 'GET //x HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['a foreign Host with a bad method: the Host first', 403, () => 'DELETE / HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['a body', 413, (port) => `${getText('/', port, ['Content-Length: 3'])}abc`],
    ['a chunked body', 413, (port) => `${getText('/', port, ['Transfer-Encoding: chunked'])}3\r\nabc\r\n0\r\n\r\n`],
    [
      'a body that is announced only',
      413,
      (port) => getText('/', port, ['Content-Length: 50000000', 'Expect: 100-continue']),
    ],
    ['two lengths', 400, (port) => `${getText('/', port, ['Content-Length: 3', 'Content-Length: 4'])}abcd`],
    [
      'length and chunks',
      400,
      (port) => `${getText('/', port, ['Content-Length: 3', 'Transfer-Encoding: chunked'])}0\r\n\r\n`,
    ],
    ['20 KB of headers', 431, (port) => getText('/', port, [`X-Long: ${'a'.repeat(20_000)}`])],
    ['a target of 20 KB', 431, (port) => getText(`/${'a'.repeat(20_000)}`, port)],
    ['a space before the colon', 400, (port) => getText('/', port, ['X-A : 1'])],
    ['no HTTP at all', 400, () => '\u0016\u0003\u0001\u0002\u0000\r\n\r\n'],
  ])('%s is refused, and the next good one is answered', async (_, status, text) => {
    const { port } = await start()
    const answer = await sendRaw(port, Buffer.from(text(port), 'latin1'))
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'text/plain; charset=utf-8',
    })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answer.body).not.toMatch(/evil|etc|root:/)
    await expectAlive(port)
  })

  test('finds a program among the assets for download only, however its address is written', async () => {
    const name = 'assets/tools/check-1a2b3c4d.mjs'
    const policy = "default-src 'none'"
    const headers = headersFile({ policy, basePath: '', immutable: ['/assets/*'], programs: [`/${name}`] })
    const { port } = await start({ ...site, _headers: headers, [name]: 'alert(1)' })
    for (const path of [`/${name}`, `/${name.replace('mjs', '%6d%6As')}`, `/${name}?as=script`])
      expect((await sendRaw(port, getText(path, port))).headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining(policy) as string,
      })
  })

  test('markup in a path is repeated nowhere', async () => {
    const { port } = await start({ 'index.html': 'home' })
    for (const target of ['/<script>alert(1)</script>', '/%3Cscript%3E', '//<script>'])
      expect((await sendRaw(port, getText(target, port))).body).not.toMatch(/script/i)
  })

  test('an upgrade is an ordinary request', async () => {
    const { port } = await start()
    const headers = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    expect(await sendRaw(port, getText('/', port, headers))).toMatchObject({ status: 200, body: 'home' })
    expect((await sendRaw(port, getText('//x', port, headers))).status).toBe(400)
  })

  test.each([
    ['is malformed', '\u0001\r\n\r\n', 400],
    ['is too long', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['wants a proxy', 'CONNECT evil.example:443 HTTP/1.1\r\n\r\n', 400],
  ])('what follows a good request and %s is answered after it', async (_, text, status) => {
    const { port } = await start()
    expect(await sendAndListStatus(port, getText('/', port) + getText('/about', port) + text)).toEqual([
      200,
      200,
      status,
    ])
    await expectAlive(port)
  })

  test('a body that cannot be read gets one answer', deep, async () => {
    const { port } = await start()
    const chunked = ['Transfer-Encoding: chunked']
    expect(await sendAndListStatus(port, `${getText('/', port, chunked, 'POST')}ZZ\r\n`)).toEqual([405])
    expect(await sendAndListStatus(port, getText('/', port, ['Transfer-Encoding: xchunked']))).toEqual([413])
  })

  test('5 MB of body are neither kept nor waited for', async () => {
    const { port } = await start()
    const answer = await sendRaw(
      port,
      Buffer.concat([Buffer.from(getText('/', port, ['Content-Length: 5000000'], 'POST')), Buffer.alloc(5_000_000)]),
    )
    expect(answer.status).toBe(405)
    await expectAlive(port)
  })
})

describe('limits', () => {
  test('a header that does not come ends with 408 after five seconds', deep, async () => {
    const { port } = await start()
    const from = performance.now()
    expect((await sendRaw(port, 'GET / HTTP/1.1\r\nHost: loc')).status).toBe(408)
    expect(performance.now() - from).toBeGreaterThan(4500)
    await expectAlive(port)
  })

  test.each([
    ['say nothing', ''],
    ['do not end their headers', 'GET / HTTP/1.1\r\nHost: loc'],
    ['have been answered', 'GET /about HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n'],
  ])('200 connections that %s leave room for a request', async (_, text) => {
    const { port } = await start()
    const sockets = await Promise.all(
      Array.from({ length: 200 }, () => openSocket(port, text.replace('PORT', String(port)))),
    )
    for (let count = 0; count < 5; count++) await expectAlive(port)
    for (const socket of sockets) socket.destroy()
  })

  test('more than 200 connections are closed, and room comes back', async () => {
    const { port } = await start()
    const sockets: Socket[] = []
    let closed = 0
    for (let count = 0; count < 220; count++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {}).once('close', () => closed++)
      sockets.push(socket)
    }
    await expect.poll(() => closed).toBe(20)
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => (await sendRaw(port, getText('/', port, ['Connection: close']))).status).toBe(200)
  })
})

describe('over HTTP', () => {
  test('pages answer by both slash forms, on IPv4 and by name, with production headers', async () => {
    const { port, url } = await start()
    for (const path of ['/about', '/about/', '/about?x=1'])
      expect(
        await sendRaw(port, getText(path, port, ['Origin: https://evil.example', 'Connection: close'])),
      ).toMatchObject({
        status: 200,
        body: 'about',
        headers: { 'x-frame-options': 'DENY', 'content-length': '5' },
      })
    expect(await (await fetch(`${url}/about`)).text()).toBe('about')
    expect((await fetch(`${url}/none`)).status).toBe(404)
  })

  test('HEAD has the length and no body; 304 has neither', async () => {
    const { port } = await start()
    const head = await sendRaw(port, getText('/about', port, ['Connection: close'], 'HEAD'))
    expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '5' } })
    const same = await sendRaw(
      port,
      getText('/about', port, [`If-None-Match: ${head.headers.etag}`, 'Connection: close']),
    )
    expect(same).toMatchObject({ status: 304, body: '' })
    expect(same.headers).not.toHaveProperty('content-length')
  })

  test('one connection serves good requests after a refused one', async () => {
    const { port } = await start()
    const { body } = await sendRaw(
      port,
      getText('//x', port) + getText('/none', port) + getText('/about', port, ['Connection: close']),
    )
    expect(body.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200'])
  })

  test('::1 is served on the same port, where the machine has it', async (context) => {
    const { port } = await start()
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: [::1]:${port}\r\nConnection: close\r\n\r\n`, '::1')
    const hasIpv6 = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(0, '::1', () => probe.close(() => resolve(true)))
    })
    context.skip(!hasIpv6, 'this machine has no ::1')
    expect(answer).toMatchObject({ status: 200, body: 'home' })
  })
})

describe('the folder', () => {
  test('holds files that are not listed: they do not exist', async () => {
    const { url } = await start({ ...site, 'notes.txt': 'private' }, Object.keys(site))
    expect((await fetch(`${url}/notes.txt`)).status).toBe(404)
  })

  test('may be rebuilt while it is served', async () => {
    const { url, folder } = await start()
    expect((await fetch(`${url}/new`)).status).toBe(404)
    await writeFile(join(folder, 'new.html'), 'new')
    await writeFile(join(folder, 'index.html'), 'home again')
    await writeFile(join(folder, '_headers'), '/*\n  X-Frame-Options: SAMEORIGIN\n')
    await writeFile(join(folder, 'manifest.next'), manifestOf(['index.html', 'new.html', '_headers']))
    await rename(join(folder, 'manifest.next'), join(folder, manifestName))
    expect((await fetch(`${url}/new`)).status).toBe(200)
    expect((await fetch(`${url}/about`)).status).toBe(404)
    const home = await fetch(url)
    expect([await home.text(), home.headers.get('x-frame-options')]).toEqual(['home again', 'SAMEORIGIN'])
  })

  test('may go while it is served', async () => {
    const { url, folder } = await start()
    await rm(folder, { recursive: true })
    expect((await fetch(url)).status).toBe(404)
  })

  test('may hold links and pipes where files were: they are not followed', async (context) => {
    context.skip(process.platform === 'win32', 'this machine has no pipes with names')
    const { url, folder } = await start({ ...site, 'a.txt': 'a', 'b.txt': 'b', 'c/d.txt': 'd' })
    const other = await writeFolder({ 'd.txt': 'private' })
    for (const name of ['a.txt', 'b.txt', 'c']) await rm(join(folder, name), { recursive: true })
    await symlink(join(other, 'd.txt'), join(folder, 'a.txt'))
    execFileSync('mkfifo', [join(folder, 'b.txt')])
    await symlink(other, join(folder, 'c'))
    for (const path of ['/a.txt', '/b.txt', '/c/d.txt']) expect((await fetch(url + path)).status).toBe(404)
  })

  test.each([
    ['is missing', {}],
    ['has no manifest', { 'index.html': '' }],
    ['has a manifest that is none', { [manifestName]: '{' }],
    ['has a manifest without files', { [manifestName]: 'null' }],
  ])('that %s is refused with the remedy', async (_, files) => {
    const out = join(await writeFolder(files), Object.keys(files).length === 0 ? 'nowhere' : '')
    await expect(preview({ out, port: 0, basePath: undefined })).rejects.toThrow(
      new EnvironmentError(`${out} holds no built site; run "libretto build" first`),
    )
  })

  test('built for a base path is served below it', async () => {
    const { url } = await start({ ...site, _headers: '/docs/*\n  X-Frame-Options: DENY\n' })
    expect(url).toMatch(/\/docs$/)
    expect((await fetch(`${url}/about`)).status).toBe(200)
    expect((await fetch(new URL('/about', url))).status).toBe(404)
  })
})

describe('a port that is in use', () => {
  test.for(['127.0.0.1', '::1'])('on %s is named with the remedy', async (address, context) => {
    const other = createServer()
    const isBound = await new Promise<boolean>((resolve) =>
      other.once('error', () => resolve(false)).listen(0, address, () => resolve(true)),
    )
    context.skip(!isBound, `this machine has no ${address}`)
    const { port } = other.address() as AddressInfo
    const out = await writeFolder({ ...site, [manifestName]: manifestOf(['index.html']) })
    await expect(preview({ out, port, basePath: undefined })).rejects.toThrow(
      new EnvironmentError(`port ${port} is in use on ${address}; choose another with --port`, {
        code: 'EADDRINUSE',
        cause: expect.objectContaining({ code: 'EADDRINUSE', port }),
      }),
    )
    other.close()
  })
})
