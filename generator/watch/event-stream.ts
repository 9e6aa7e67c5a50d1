import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#runtime/devtools/wire-types.ts'
import { type Header, ownHeaders } from '../server/server.ts'

/** Server-sent events to every open page. */
export interface EventStream {
  /** Subscribes a response to the events, starting with `greeting`. The network is told of no problem or address. */
  open: (response: ServerResponse, greeting: readonly LiveEvent[], isLocal: boolean) => void
  send: (event: LiveEvent) => void
  /** Whether a page of this machine listens. */
  isHeard: () => boolean
  close: () => void
}

// Proxies drop silent connections, and so do laptops that sleep.
const beatMs = 20_000
// More than a browser opens to one host, far below the server's limit: for this machine, and for the network.
const maxListeners = 64
// A page that stops reading would fill the memory. Its browser reconnects when it reads again.
const maxUnreadBytes = 1024 * 1024

/** Opens a stream without listeners. */
export function openEventStream(): EventStream {
  const local = new Set<ServerResponse>()
  const network = new Set<ServerResponse>()
  const sendAll = (listeners: ReadonlySet<ServerResponse>, text: string) => {
    if (text === '') return
    for (const response of listeners)
      if (response.writableLength > maxUnreadBytes) response.destroy()
      else response.write(text)
  }
  const beat = setInterval(() => {
    for (const listeners of [local, network]) sendAll(listeners, ': still here\n\n')
  }, beatMs)
  beat.unref()
  return {
    open: (response, greeting, isLocal) => {
      const listeners = isLocal ? local : network
      const [oldest] = listeners
      if (oldest && listeners.size >= maxListeners) {
        listeners.delete(oldest)
        oldest.end()
      }
      const headers: Header[] = [
        ...ownHeaders,
        ['Content-Type', 'text/event-stream; charset=utf-8'],
        ['Cache-Control', 'no-store'],
        ['X-Content-Type-Options', 'nosniff'],
        // nginx collects answers before it passes them on.
        ['X-Accel-Buffering', 'no'],
      ]
      response.writeHead(200, headers.flat())
      response.write('retry: 500\n\n')
      sendAll(new Set([response]), greeting.map(isLocal ? encode : encodePublic).join(''))
      listeners.add(response)
      response.once('close', () => listeners.delete(response))
    },
    send: (event) => {
      sendAll(local, encode(event))
      sendAll(network, encodePublic(event))
    },
    isHeard: () => local.size > 0,
    close: () => {
      clearInterval(beat)
      // What a build that still runs has to say reaches nobody.
      for (const listeners of [local, network]) {
        for (const response of listeners) response.end()
        listeners.clear()
      }
    },
  }
}

function encode({ name, data }: LiveEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

// Problems quote the sources, and addresses may be those of drafts: every page of the network looks for itself.
function encodePublic(event: LiveEvent): string {
  if (event.name === 'problems' || event.name === 'page') return ''
  if (event.name === 'waiting') return encode({ ...event, data: { words: '' } })
  return encode(
    event.name === 'built' ? { ...event, data: { ...event.data, urls: [], isMore: true, removed: [] } } : event,
  )
}
