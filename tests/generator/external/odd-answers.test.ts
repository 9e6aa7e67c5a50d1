// Whatever a server answers, or does not, is at most one warning about the link to it.

import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { checkLinks, serve, serveBytes } from '../../setup/outside-links.ts'

const here = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'

/** What a server says, then whether it closes the connection, and what is said of the link. */
type Case = [name: string, bytes: string | Buffer, close: 'end' | 'reset' | 'open', reason: string | undefined]

const invalid = 'its answer is not valid HTTP'
const closed = 'its host closes the connection without an answer'

const cases: Case[] = [
  [
    'switches protocols',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    'open',
    '101',
  ],
  ['switches, and closes', 'HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n\0\0', 'end', '101'],
  ['switches to nothing', 'HTTP/1.1 101 X\r\n\r\n', 'end', '101'],
  ['only continues', 'HTTP/1.1 100 Continue\r\n\r\n', 'end', closed],
  ['only has early hints', 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n', 'reset', closed],
  ['has many hints first', `${'HTTP/1.1 102 Processing\r\n\r\n'.repeat(500)}${here}`, 'end', undefined],
  ['says nothing', '', 'end', closed],
  ['resets the connection', '', 'reset', closed],
  ['ends within the first line', 'HTTP/1.', 'end', closed],
  ['resets within the headers', 'HTTP/1.1 200 OK\r\nserver: a', 'reset', closed],
  ['speaks HTTP/0.9', '<!doctype html><title>Hello</title>', 'end', invalid],
  ['speaks SSH', 'SSH-2.0-server\r\n', 'open', invalid],
  ['has a status of letters', 'HTTP/1.1 OK\r\n\r\n', 'end', invalid],
  ['has a status of four digits', 'HTTP/1.1 2000 OK\r\n\r\n', 'end', invalid],
  ['has the status 000', 'HTTP/1.1 000 Nothing\r\ncontent-length: 0\r\n\r\n', 'end', '0'],
  ['has the status 999', 'HTTP/1.1 999 Denied\r\ncontent-length: 0\r\n\r\n', 'end', undefined],
  ['asks for a proxy login', 'HTTP/1.1 407 Proxy\r\nproxy-authenticate: Basic\r\n\r\n', 'end', undefined],
  ['has a NUL in a header', 'HTTP/1.1 200 OK\r\na: \0\r\n\r\n', 'end', invalid],
  ['has two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 'end', invalid],
  [
    'has a head of 200 KB',
    `HTTP/1.1 200 OK\r\na: ${'a'.repeat(200_000)}\r\n\r\n`,
    'open',
    'the head of its answer is too long',
  ],
  ['has a malformed chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 'end', undefined],
  ['has a page without end', 'HTTP/1.1 200 OK\r\n\r\n<!doctype html>', 'open', undefined],
  [
    'has a page that grows',
    Buffer.concat([
      Buffer.from('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n'),
      gzipSync(Buffer.alloc(9_000_000)),
    ]),
    'end',
    undefined,
  ],
  ['redirects to nowhere', redirect('http://'), 'end', 'it redirects to an address that is not valid'],
  [
    'redirects to a bad port',
    redirect('http://127.0.0.1:99999/'),
    'end',
    'it redirects to an address that is not valid',
  ],
  ['redirects to a bracket', redirect('http://[/'), 'end', 'it redirects to an address that is not valid'],
  ['redirects to an app', redirect('market://details?id=a'), 'end', undefined],
  ['redirects to a script', redirect('javascript:alert(1)'), 'end', undefined],
  ['redirects without a place', 'HTTP/1.1 302 Found\r\ncontent-length: 0\r\n\r\n', 'end', undefined],
  ['redirects to itself', redirect(''), 'end', 'it redirects in a circle'],
  ['redirects to itself for a cookie', redirect('', 'set-cookie: a=1\r\n'), 'end', undefined],
]

function redirect(location: string, more = ''): string {
  return `HTTP/1.1 302 Found\r\nlocation: ${location}\r\n${more}content-length: 0\r\n\r\n`
}

test.each(cases)('a server that %s', async (_, bytes, close, reason) => {
  const url = await serveBytes((socket, path) => {
    socket.write(path === '/here' ? here : bytes)
    if (path === '/here' || close === 'end') socket.end()
    else if (close === 'reset') socket.resetAndDestroy()
  })
  const { url: other } = await serve((_request, response) => response.writeHead(404).end())
  const { found } = await checkLinks([`${url}/odd`, `${url}/here`, other])
  const said = reason !== undefined && /^\d+$/.test(reason) ? `the server answers with ${reason}` : reason
  expect(found).toEqual([
    ...(said === undefined ? [] : [`5:1 dead-link "${url}/odd" leads nowhere: ${said}`]),
    `7:1 dead-link "${other}" leads nowhere: the server answers with 404`,
  ])
})

test('a server that never ends its first lines is left when the time is over', async () => {
  const url = await serveBytes((socket, path) => {
    const more = { '/hints': 'HTTP/1.1 103 X\r\n\r\n', '/headers': 'a: b\r\n' }[path]
    if (more === undefined) return
    socket.write(path === '/headers' ? 'HTTP/1.1 200 OK\r\n' : '')
    const timer = setInterval(() => socket.write(more), 5)
    socket.on('close', () => clearInterval(timer))
  })
  for (const path of ['/hints', '/headers', '/nothing'])
    expect((await checkLinks([url + path], { timeoutMs: 60 })).found).toEqual([
      `5:1 dead-link "${url}${path}" leads nowhere: its host does not answer in time`,
    ])
})

test('the time is that of a try with all its redirects', async () => {
  let asked = 0
  const { url } = await serve((_, response) => {
    asked++
    setTimeout(() => response.writeHead(302, { location: `/${asked}` }).end(), 30)
  })
  const { found } = await checkLinks([url], { timeoutMs: 200 })
  expect(found).toEqual([`5:1 dead-link "${url}" leads nowhere: its host does not answer in time`])
})

test('a chain of redirects is followed as far as browsers follow it', async () => {
  const { url } = await serve((request, response) => {
    const step = Number(request.url?.slice(1))
    if (step === 20) response.end()
    else response.writeHead(302, { location: `/${step + 1}` }).end()
  })
  const { found } = await checkLinks([`${url}/0`, `${url}/30`])
  expect(found).toEqual([`6:1 dead-link "${url}/30" leads nowhere: it redirects more than 20 times`])
})

test('a place is read as UTF-8, the first one of several, and without its anchor', async () => {
  const { url } = await serve((request, response) => {
    if (request.url === '/first') response.writeHead(302, ['Location', '/second', 'Location', '/none']).end()
    else if (request.url === '/second') response.writeHead(301, { location: '/m%C3%BCnchen#part' }).end()
    else if (request.url === '/raw')
      response.writeHead(301, { location: Buffer.from('/münchen').toString('latin1') }).end()
    else response.writeHead(request.url === '/m%C3%BCnchen' ? 200 : 404).end()
  })
  expect((await checkLinks([`${url}/first`, `${url}/raw`])).found).toEqual([])
})

test('a server that answers HEAD with something else is asked for the page', async () => {
  const { url, asked } = await serve((request, response) => {
    if (request.method === 'HEAD') response.socket?.end('no head here')
    else response.end()
  })
  expect((await checkLinks([url])).found).toEqual([])
  expect(asked).toEqual(['HEAD /', 'GET /'])
})

test('HTTP where HTTPS is meant, and a server that ends the handshake', async () => {
  const plain = await serve((_, response) => response.end())
  const secure = createServer({}, () => {})
  await new Promise<void>((listening) => secure.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void secure.close())
  const { port } = secure.address() as AddressInfo
  const links = [`https://127.0.0.1:${plain.port}/`, `https://127.0.0.1:${port}/`, plain.url]
  const { found } = await checkLinks(links)
  expect(found.map((line) => line.replace(/".*?"/, ''))).toEqual([
    '5:1 dead-link  leads nowhere: its host does not speak HTTPS',
    '6:1 dead-link  leads nowhere: its host does not speak HTTPS',
  ])
})
