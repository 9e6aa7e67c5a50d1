// The watch's server: the site from memory, the live client, the stream of events and the panel's API. In: checked requests. Out: answers.
// Everything below /__libretto answers this machine's own pages only; the site itself obeys the rules of `preview`.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OutputFile } from '../disk/disk.ts'
import { answerPanel, guardRead, maxBodyBytes, type PanelState, panelMethods } from '../panel/panel.ts'
import {
  type Answer,
  answerStatic,
  belowBase,
  findFile,
  listen,
  ownHeaders,
  plainText,
  refuse,
} from '../server/server.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { clientAddress, type ServedSite } from './served-site.ts'

export interface WatchServer {
  /** Address of the site, with its base path. */
  url: string
  events: EventStream
  /** Files of the pages that were asked for last, latest first. */
  visited: () => Set<string>
  close: () => Promise<void>
}

export interface WatchServerOptions {
  port: number
  hosts: readonly string[]
  served: ServedSite
  /** Scripts of the live client and the panel. */
  devtools: () => readonly OutputFile[]
  /** What a new listener hears first. */
  greeting: () => Parameters<EventStream['open']>[1]
  /** The panel's view of the watch; `origins` are those this server has. */
  panel: (origins: ReadonlySet<string>) => PanelState
}

const home = '/__libretto/'
const visitedKept = 20

/** Starts to serve. Rejects with EnvironmentError when the port cannot be had. */
export async function startWatchServer({
  port,
  hosts,
  served,
  devtools,
  greeting,
  panel,
}: WatchServerOptions): Promise<WatchServer> {
  const events = openEventStream()
  const visited: string[] = []
  const origins = new Set<string>()
  const answer = async (
    request: IncomingMessage,
    path: string,
    response: ServerResponse,
  ): Promise<Answer | undefined> => {
    const method = request.method ?? ''
    if (!path.startsWith(home)) {
      if (method !== 'GET' && method !== 'HEAD')
        return refuse(405, 'this method is not allowed', [['Allow', 'GET, HEAD']])
      return answerPage(request, path)
    }
    if (path.startsWith(`${home}api/`)) {
      const { headers, rawHeaders } = request
      return answerPanel(
        { method, path: path.slice(`${home}api`.length), headers, rawHeaders, body: () => readBody(request) },
        panel(origins),
      )
    }
    if (method !== 'GET' && method !== 'HEAD')
      return refuse(405, 'this method is not allowed', [['Allow', 'GET, HEAD']])
    if (!isOwnRead(request, panel(origins))) return refuse(403, 'another site may not read this')
    if (path === `${home}events`) {
      if (method === 'HEAD') return plainText(200, '', [['Content-Type', 'text/event-stream']])
      events.open(response, greeting())
      return undefined
    }
    const script = devtools().find((file) => path === home + file.path)
    if (!script) return refuse(404, 'not found')
    return {
      status: 200,
      headers: [
        ['Content-Type', 'text/javascript; charset=utf-8'],
        ['Cache-Control', 'no-store'],
        ['X-Content-Type-Options', 'nosniff'],
        ...ownHeaders,
      ],
      body: script.bytes,
    }
  }
  const answerPage = async (request: IncomingMessage, path: string): Promise<Answer> => {
    const site = served.site()
    const below = belowBase(path, site.basePath)
    const name = below === undefined ? undefined : findFile(below, site.files)
    if (name?.endsWith('.html')) {
      if (visited.includes(name)) visited.splice(visited.indexOf(name), 1)
      visited.unshift(name)
      visited.length = Math.min(visited.length, visitedKept)
    }
    const found = await answerStatic({ method: request.method ?? '', path, headers: request.headers }, site)
    return found.status === 404 && !site.files.has('404.html') ? waitingPage() : found
  }
  const listening = await listen({ port, names: hosts, methods: panelMethods, answer })
  for (const name of [
    'localhost',
    '127.0.0.1',
    '[::1]',
    ...hosts.map((host) => (host.includes(':') ? `[${host}]` : host)),
  ])
    origins.add(`http://${name}:${listening.port}`)
  return {
    get url() {
      return `http://localhost:${listening.port}${served.basePath()}/`
    },
    events,
    visited: () => new Set(visited),
    close: async () => {
      events.close()
      await listening.close()
    },
  }
}

function isOwnRead(request: IncomingMessage, state: PanelState): boolean {
  try {
    guardRead({ method: 'GET', path: '', headers: request.headers, rawHeaders: request.rawHeaders }, state)
    return true
  } catch {
    return false
  }
}

// One byte more than the limit is enough to know that it is too much.
async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Uint8Array>) {
    parts.push(part)
    length += part.length
    if (length > maxBodyBytes) break
  }
  return Buffer.concat(parts).subarray(0, maxBodyBytes + 1)
}

// Before the first good build there is no page at all: this one waits for it, and shows the problems meanwhile.
function waitingPage(): Answer {
  const html = [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    // The live client tells this page from a built one by the mark.
    '<title>Not built yet</title><meta name="libretto-waiting" content="">',
    `<script type="module" src="${clientAddress}"></script></head><body><main><h1>Not built yet</h1>`,
    '<p>This page appears as soon as the site builds.</p></main></body></html>\n',
  ].join('')
  return {
    status: 404,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Security-Policy', "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"],
      ['Cache-Control', 'no-store'],
      ['X-Content-Type-Options', 'nosniff'],
      ...ownHeaders,
    ],
    body: Buffer.from(html),
  }
}
