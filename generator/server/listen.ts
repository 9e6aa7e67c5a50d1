// HTTP servers on 127.0.0.1 and ::1 with one port and shared limits. Requests that the parser or the guard refuses
// never reach the `answer` function, and nothing that a client sends makes the server throw.

import { lookup } from 'node:dns/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { EnvironmentError } from '../errors.ts'
import { type Connections, limitConnections } from './connections.ts'
import { guard, hasBody, type Rules, refuse } from './guard.ts'
import { ownHosts } from './host.ts'
import { answerRaw, lingerMs } from './raw-answer.ts'
import type { Answer } from './static-files.ts'

export interface Listening {
  port: number
  closed: Promise<void>
  close: () => Promise<void>
}

export interface Listener {
  /** 0 for any free port. */
  port: number
  /** Names and addresses in addition to loopback that the server binds and answers to. */
  names?: readonly string[]
  /** Names of a proxy in front that it answers to as well. */
  allowedHosts?: readonly string[]
  methods?: readonly string[]
  /** Returns undefined if it has written the response itself, as for an event stream. */
  answer: (request: IncomingMessage, path: string, response: ServerResponse) => Promise<Answer | undefined>
}

const limits = {
  headerMs: 5000,
  requestMs: 15_000,
  idleMs: 15_000,
  connections: { all: 200, network: 100 },
  headerBytes: 16_384,
} as const

/** Starts to listen. Rejects with EnvironmentError if the port or an address cannot be used. */
export async function listen(listener: Listener): Promise<Listening> {
  const { port, names = [], allowedHosts = [], methods = ['GET', 'HEAD'], answer } = listener
  const rules: Rules & { answer: Listener['answer'] } = { hosts: new Set(), allowedHosts, methods, answer }
  const connections = limitConnections(limits.connections)
  const addresses = new Set(['127.0.0.1', '::1', ...(await Promise.all(names.map(lookUpAddress)))])
  const create = () => createLimited(connections, (request, response) => void respond(request, response, rules))
  // A port that is free on the first address may be taken on the next one, so port 0 is retried.
  for (let attempt = port === 0 ? 10 : 1; ; attempt--) {
    const servers: Server[] = []
    try {
      for (const address of addresses) await bind(create(), portOf(servers[0]) ?? port, address, servers)
      const bound = portOf(servers[0]) ?? port
      rules.hosts = ownHosts(bound, names)
      return { port: bound, ...closing(servers, connections) }
    } catch (error) {
      await closing(servers, connections).close()
      if (attempt <= 1) throw error
    }
  }
}

function createLimited(
  connections: Connections,
  respondTo: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    connections.begin(response)
    respondTo(request, response)
  }
  const times = { headersTimeout: limits.headerMs, requestTimeout: limits.requestMs, connectionsCheckingInterval: 500 }
  const server = createServer(
    { ...times, maxHeaderSize: limits.headerBytes, requireHostHeader: false, insecureHTTPParser: false },
    handle,
  )
  // All headers are parsed, so that no second Host can hide behind many others; their bytes are limited instead.
  server.maxHeadersCount = 0
  server.timeout = limits.idleMs
  server.on('connection', (socket) => {
    socket.on('error', () => {})
    connections.add(socket)
  })
  server.on('checkContinue', handle).on('checkExpectation', handle)
  const refused = new WeakSet<Duplex>()
  const reject = (socket: Duplex, status: number, text: string) => {
    // Whatever follows what is malformed is malformed, too.
    if (refused.has(socket)) return
    refused.add(socket)
    answerRaw(socket, refuse(status, text), connections.pending(socket))
  }
  server.on('connect', (_, socket) => reject(socket, 400, 'this server is not a proxy'))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'HPE_HEADER_OVERFLOW') reject(socket, 431, 'the headers of this request are too long')
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') reject(socket, 408, 'this request took too long')
    else reject(socket, 400, 'this request is malformed')
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
    const { socket } = request
    // The client waits for us, e.g. for the end of a long build.
    socket.setTimeout(0)
    const answer = 'refusal' in checked ? checked.refusal : await rules.answer(request, checked.path, response)
    if (!answer) return
    socket.setTimeout(limits.idleMs)
    write(request, response, answer)
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
  // Closing with unread bytes would reset the connection and lose the answer: keep reading for a moment.
  if (isBare) response.flushHeaders()
  else response.write(body)
  const timer = setTimeout(() => response.end(), lingerMs)
  const finish = () => {
    clearTimeout(timer)
    response.end()
  }
  request.once('close', finish).once('end', finish).resume()
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
  // Without IPv6 there is no ::1.
  if (address === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) return
  if (error.code === 'EADDRINUSE')
    throw new EnvironmentError(`port ${port} is in use on ${address}; choose another with --port`, {
      code: error.code,
      cause: error,
    })
  if (error.code === 'EACCES')
    throw new EnvironmentError(`port ${port} may not be used by this account; choose another with --port`, {
      code: error.code,
      cause: error,
    })
  throw notOurAddress(address, error)
}

async function lookUpAddress(name: string): Promise<string> {
  const found = await lookup(name).catch((error: NodeJS.ErrnoException) => {
    throw notOurAddress(name, error)
  })
  return found.address
}

function notOurAddress(name: string, error: NodeJS.ErrnoException): EnvironmentError {
  const reason = error.code ?? error.message
  return new EnvironmentError(
    `${name} cannot be listened on (${reason}); give an address or a name of this machine to --host`,
    { code: error.code, cause: error },
  )
}

function closing(servers: readonly Server[], connections: Connections): Pick<Listening, 'closed' | 'close'> {
  const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.once('close', resolve)))).then(
    () => {},
  )
  const close = async () => {
    for (const server of servers) server.close()
    connections.closeAll()
    await closed
  }
  return { closed, close }
}
