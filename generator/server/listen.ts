// Sockets → checked requests. In: a port, names, a function that answers. Out: running servers on 127.0.0.1 and ::1,
// one port, one shared set of limits. A request that the parser or the guard refuses never reaches the function, and
// nothing a client sends makes it throw.

import { lookup } from 'node:dns/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { EnvironmentError } from '../errors.ts'
import { guard, hasBody, type Rules, refuse } from './guard.ts'
import { ownHosts } from './host.ts'
import type { Answer } from './static-files.ts'

export interface Listening {
  port: number
  closed: Promise<void>
  close: () => Promise<void>
}

export interface Listener {
  /** 0 for any free one. */
  port: number
  /** Names and addresses beside loopback that the server binds and answers to. */
  names?: readonly string[]
  methods?: readonly string[]
  /** Undefined when the function has written the response itself, as for a stream of events. */
  answer: (request: IncomingMessage, path: string, response: ServerResponse) => Promise<Answer | undefined>
}

const limits = {
  headerMs: 5000,
  requestMs: 15_000,
  idleMs: 15_000,
  lingerMs: 1000,
  connections: 200,
  headerBytes: 16_384,
} as const

/** Starts to listen. Rejects with EnvironmentError when the port or an address cannot be had. */
export async function listen({ port, names = [], methods = ['GET', 'HEAD'], answer }: Listener): Promise<Listening> {
  const rules: Rules & { answer: Listener['answer'] } = { hosts: new Set(), methods, answer }
  const sockets = new Set<Socket>()
  const addresses = new Set(['127.0.0.1', '::1', ...(await Promise.all(names.map(addressOf)))])
  const create = () => createLimited(sockets, (request, response) => void respond(request, response, rules))
  // With port 0 the port is free on the first address; on the next one it may be taken.
  for (let attempt = port === 0 ? 10 : 1; ; attempt--) {
    const servers: Server[] = []
    try {
      for (const address of addresses) await bind(create(), portOf(servers[0]) ?? port, address, servers)
      const bound = portOf(servers[0]) ?? port
      rules.hosts = ownHosts(bound, names)
      return { port: bound, ...closing(servers, sockets) }
    } catch (error) {
      await closing(servers, sockets).close()
      if (attempt <= 1) throw error
    }
  }
}

function createLimited(
  sockets: Set<Socket>,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const times = { headersTimeout: limits.headerMs, requestTimeout: limits.requestMs, connectionsCheckingInterval: 500 }
  const server = createServer(
    { ...times, maxHeaderSize: limits.headerBytes, requireHostHeader: false, insecureHTTPParser: false },
    handle,
  )
  // All headers are looked at, so that no second Host hides behind many others; their bytes are limited instead.
  server.maxHeadersCount = 0
  server.timeout = limits.idleMs
  server.on('connection', (socket: Socket) => {
    if (sockets.size >= limits.connections) return void socket.destroy()
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  })
  server.on('checkContinue', handle).on('checkExpectation', handle)
  server.on('connect', (_, socket) => writeRaw(socket, refuse(400, 'this server is no proxy')))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'HPE_HEADER_OVERFLOW') writeRaw(socket, refuse(431, 'the headers of this request are too long'))
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') writeRaw(socket, refuse(408, 'this request took too long'))
    else writeRaw(socket, refuse(400, 'this is no request in order'))
  })
  return server
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  rules: Rules & Pick<Listener, 'answer'>,
): Promise<void> {
  try {
    const checked = guard(request, rules)
    const answer = 'refusal' in checked ? checked.refusal : await rules.answer(request, checked.path, response)
    if (answer) write(request, response, answer)
  } catch {
    if (response.headersSent) response.destroy()
    else write(request, response, refuse(500, 'this could not be answered'))
  }
}

function write(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  const isUnread = hasBody(request) && !request.complete
  const length: [string, string][] = status === 304 ? [] : [['Content-Length', String(body.length)]]
  response.writeHead(status, [...headers, ...length, ...(isUnread ? [['Connection', 'close']] : [])].flat())
  const isBare = request.method === 'HEAD' || status === 304
  if (!isUnread) return void response.end(isBare ? undefined : body)
  // Closing on unread bytes would reset the connection and take the answer with it: listen on for a moment.
  if (isBare) response.flushHeaders()
  else response.write(body)
  const timer = setTimeout(() => response.end(), limits.lingerMs)
  const finish = () => {
    clearTimeout(timer)
    response.end()
  }
  request.once('close', finish).once('end', finish).resume()
}

// For what never became a request; the same answer as text.
function writeRaw(socket: Duplex, { status, headers, body }: Answer): void {
  if (!socket.writable || socket.writableEnded) return
  const lines = [...headers, ['Content-Length', String(body.length)], ['Connection', 'close']].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${Buffer.from(body).toString()}`)
  socket.resume()
  setTimeout(() => socket.destroy(), limits.lingerMs).unref()
}

function portOf(server: Server | undefined): number | undefined {
  return (server?.address() as AddressInfo | null | undefined)?.port
}

async function bind(server: Server, port: number, address: string, servers: Server[]): Promise<void> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen({ port, host: address, ipv6Only: true }, () => resolve(undefined))
  })
  if (error === undefined) return void servers.push(server)
  // A machine without IPv6 has no ::1.
  if (address === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) return
  if (error.code === 'EADDRINUSE')
    throw new EnvironmentError(`port ${port} is in use on ${address}; choose another with --port`)
  if (error.code === 'EACCES')
    throw new EnvironmentError(`port ${port} may not be used by this account; choose another with --port`)
  throw notOurAddress(address, error)
}

async function addressOf(name: string): Promise<string> {
  const found = await lookup(name).catch((error: NodeJS.ErrnoException) => {
    throw notOurAddress(name, error)
  })
  return found.address
}

function notOurAddress(name: string, error: NodeJS.ErrnoException): EnvironmentError {
  return new EnvironmentError(
    `${name} cannot be listened on (${error.code ?? error.message}); give an address or a name of this machine to --host`,
  )
}

function closing(servers: readonly Server[], sockets: ReadonlySet<Socket>): Pick<Listening, 'closed' | 'close'> {
  const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.once('close', resolve)))).then(
    () => {},
  )
  const close = async () => {
    for (const server of servers) server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { closed, close }
}
