// Server-sent events to every open page. In: events as names with JSON. Out: the same on every open response. Knows no build.

import type { ServerResponse } from 'node:http'
import type { Header } from '../server/header-rules.ts'
import { ownHeaders } from '../server/static-files.ts'

export interface EventStream {
  /** Makes a response a listener; it hears `greeting` first. */
  open: (response: ServerResponse, greeting: readonly LiveEvent[]) => void
  send: (event: LiveEvent) => void
  close: () => void
}

export interface LiveEvent {
  name: string
  data: unknown
}

// Proxies and laptops that slept drop silent connections.
const beatMs = 20_000
// More than a browser opens to one host, far fewer than the server's limit.
const maxListeners = 64
// A page that no longer reads would fill the memory; the browser connects anew when it wakes up.
const maxUnreadBytes = 1024 * 1024

/** A stream without listeners. */
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
