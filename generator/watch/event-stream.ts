import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#runtime/devtools/wire-types.ts'
import { type Header, ownHeaders } from '../server/server.ts'

/** Server-sent events to every open page. */
export interface EventStream {
  /** Subscribes a response to the events, starting with `greeting`. */
  open: (response: ServerResponse, greeting: readonly LiveEvent[]) => void
  send: (event: LiveEvent) => void
  close: () => void
}

// Proxies drop silent connections, and so do laptops that sleep.
const beatMs = 20_000
// More than a browser opens to one host, far below the server's limit.
const maxListeners = 64
// A page that stops reading would fill the memory. Its browser reconnects once it reads again.
const maxUnreadBytes = 1024 * 1024

/** Opens a stream without listeners. */
export function openEventStream(): EventStream {
  const listeners = new Set<ServerResponse>()
  const sendAll = (text: string) => {
    for (const response of listeners)
      if (response.writableLength > maxUnreadBytes) response.destroy()
      else response.write(text)
  }
  const beat = setInterval(() => sendAll(': still here\n\n'), beatMs)
  beat.unref()
  return {
    open: (response, greeting) => {
      const [oldest] = listeners
      if (oldest && listeners.size >= maxListeners) oldest.end()
      const headers: Header[] = [
        ...ownHeaders,
        ['Content-Type', 'text/event-stream; charset=utf-8'],
        ['Cache-Control', 'no-store'],
        ['X-Content-Type-Options', 'nosniff'],
      ]
      response.writeHead(200, headers.flat())
      response.socket?.setTimeout(0)
      response.write('retry: 500\n\n')
      for (const event of greeting) response.write(encode(event))
      listeners.add(response)
      response.once('close', () => listeners.delete(response))
    },
    send: (event) => sendAll(encode(event)),
    close: () => {
      clearInterval(beat)
      for (const response of listeners) response.end()
    },
  }
}

function encode({ name, data }: LiveEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
