// One raw request over a socket of its own, so that no client library corrects it first. The answer is returned as
// received.

import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
}

/** Gives up after so much silence. */
const silenceMs = 30_000

/** Sends the bytes and reads one whole answer; with `Connection: close` in them, until the server closes. */
export function sendRaw(port: number, bytes: string | Uint8Array, host = '127.0.0.1'): Promise<RawAnswer> {
  const isUntilClose = Buffer.from(bytes).includes('Connection: close')
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port, host }, () => socket.write(bytes))
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('data', (data: Buffer) => {
      received += data.toString('latin1')
      if (!isUntilClose && isWhole(received)) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(parseAnswer(received)))
  })
}

/** A request line with headers, as a browser would send it. */
export function getText(target: string, port: number, headers: readonly string[] = [], method = 'GET'): string {
  return [`${method} ${target} HTTP/1.1`, `Host: localhost:${port}`, ...headers, '', ''].join('\r\n')
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((each) => [each.slice(0, each.indexOf(':')).toLowerCase(), each.slice(each.indexOf(':') + 1).trim()]),
  )
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}

function isWhole(text: string): boolean {
  if (!text.includes('\r\n\r\n')) return false
  const { headers, body } = parseAnswer(text)
  return body.length >= Number(headers['content-length'] ?? 0)
}
