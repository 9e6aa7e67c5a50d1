// Answers on the socket itself, where the parser made no request of what it read: malformed, too long, too slow.

import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Answer } from './static-files.ts'

/** How long a connection stays open for a client that has not read its answer. */
export const lingerMs = 1000

/**
 * Refuses what a socket has sent, and closes it. `pending`: the responses in progress, which go first, since a client
 * takes the first answer for that of its first request.
 */
export function answerRaw(socket: Duplex, answer: Answer, pending: readonly ServerResponse[]): void {
  const last = pending.at(-1)
  // The fault is in the body of the last request. If that has its answer, which closes the connection, all is said.
  const isInBody = last !== undefined && !last.req.complete
  if (isInBody && last.headersSent) return
  const waiting = new Set(isInBody ? pending.slice(0, -1) : pending)
  if (waiting.size === 0) return writeRaw(socket, answer)
  for (const response of waiting)
    response.once('close', () => {
      waiting.delete(response)
      if (waiting.size === 0) writeRaw(socket, answer)
    })
}

function writeRaw(socket: Duplex, { status, headers, body }: Answer): void {
  if (!socket.writable || socket.writableEnded) return
  const lines = [...headers, ['Content-Length', String(body.length)], ['Connection', 'close']].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${Buffer.from(body).toString()}`)
  socket.resume()
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
