// The watch's server: the site from memory, the live client, the stream of events and the panel's API.
// Everything below /__libretto answers pages of this server only; the site itself follows the rules of `preview`.
// With --host the network gets the site without drafts, and events that say no more than that something has changed.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Surface } from '../config/config.ts'
import type { OutputFile } from '../disk/disk.ts'
import { answerPanel, guardRead, maxBodyBytes, type PanelState, panelMethods } from '../panel/panel.ts'
import {
  type Answer,
  answerStatic,
  belowBase,
  findFile,
  isLocal,
  listen,
  ownHeaders,
  plainText,
  queryOf,
  refuse,
  type StaticSite,
} from '../server/server.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { explainPage } from './explain-page.ts'
import type { PageFaults } from './live-problems.ts'
import { answerFrame, isFrame } from './page-frames.ts'
import type { ServedSite } from './served-site.ts'
import { openSignal } from './signal.ts'
import { brokenPage, waitingPage } from './waiting-page.ts'

export interface WatchServer {
  /** Address of the site, with its base path. */
  url: string
  events: EventStream
  /** Files of the pages that were asked for last, latest first. */
  visited: () => Set<string>
  /** Resolves when a page was answered, at the latest after a moment; at once where no open page listens. */
  whenFetched: () => Promise<void>
  close: () => Promise<void>
}

export interface WatchServerOptions extends Pick<Surface, 'port' | 'hosts' | 'allowedHosts'> {
  served: ServedSite
  /** Scripts of the live client and the panel. */
  devtools: () => readonly OutputFile[]
  /** Resolves when no build is running. */
  isIdle: () => Promise<void> | undefined
  /** What the first build is doing, as a sentence. */
  waitingWords: () => string
  /** What keeps a page from being shown, by its path below the base path. */
  findFaults: (path: string) => PageFaults | undefined
  /** The first events of every stream. */
  greeting: () => Parameters<EventStream['open']>[1]
  /** The site before the changes of the branch, if it is built. */
  base: () => Promise<StaticSite | undefined>
  /** The panel's view of the watch. `origins` are those of this server. */
  panel: (origins: ReadonlySet<string>) => PanelState
}

const home = '/__libretto/'
const problemPages = `${home}problems/`
const visitedKept = 20
/** How long a page that was told of its new version may take until it asks for it. */
const fetchMs = 40

/** What the answers are made from. */
interface Sources {
  options: WatchServerOptions
  events: EventStream
  /** Files of the pages that were asked for last, latest first. */
  visited: string[]
  /** Given with each page that was answered. */
  fetched: ReturnType<typeof openSignal>
  /** Origins of this server. */
  origins: Set<string>
}

/** Starts to serve. Rejects with EnvironmentError if the port is not available. */
export async function startWatchServer(options: WatchServerOptions): Promise<WatchServer> {
  const { port, hosts, allowedHosts, served } = options
  const sources: Sources = {
    options,
    events: openEventStream(),
    visited: [],
    fetched: openSignal(),
    origins: new Set(),
  }
  const { events, visited, fetched, origins } = sources
  const answer = async (request: IncomingMessage, path: string, response: ServerResponse) => {
    const below = belowBase(path, served.basePath()) ?? path
    const own = [path, below].find((each) => each.startsWith(home) || isFrame(each))
    return own === undefined ? answerPage(sources, request, path) : answerOwn(sources, request, own, response)
  }
  const listening = await listen({ port, names: hosts, allowedHosts, methods: panelMethods, answer })
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
    whenFetched: async () => {
      if (!events.isHeard()) return
      await Promise.race([fetched.next(), setTimeout(fetchMs, undefined, { ref: false })])
      // The answer is sent before the work goes on.
      await setImmediate()
    },
    close: async () => {
      events.close()
      await listening.close()
    },
  }
}

/** Answers a request below /__libretto. Undefined for the stream of events, whose response stays open. */
async function answerOwn(
  { options, events, origins }: Sources,
  request: IncomingMessage,
  path: string,
  response: ServerResponse,
): Promise<Answer | undefined> {
  const { method = '', headers, rawHeaders } = request
  const state = options.panel(origins)
  if (path.startsWith(`${home}api/`)) {
    const query = /\?(.*)/.exec(request.url ?? '')?.[1] ?? ''
    const call = {
      method,
      path: path.slice(`${home}api`.length),
      query,
      headers,
      rawHeaders,
      isLocal: isLocal(request, options.allowedHosts),
    }
    return answerPanel({ ...call, body: (limit = maxBodyBytes) => receiveBody(request, limit) }, state)
  }
  if (!isRead(method)) return refuseMethod()
  if (!isOwnRead(request, state)) return refuse(403, 'another site may not read this')
  if (isFrame(path)) return answerOwnFrame(options, request, path)
  if (path === `${home}events`) {
    if (method === 'HEAD') return plainText(200, '', [['Content-Type', 'text/event-stream']])
    events.open(response, options.greeting(), isLocal(request, options.allowedHosts))
    return undefined
  }
  if (path.startsWith(problemPages)) return explainPage(path.slice(problemPages.length)) ?? refuse(404, 'not found')
  const script = options.devtools().find((file) => path === home + file.path)
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

/** The network sees no drafts, and nothing that has been changed since. */
async function answerOwnFrame(
  { served, base, allowedHosts }: WatchServerOptions,
  request: IncomingMessage,
  path: string,
): Promise<Answer> {
  if (!isLocal(request, allowedHosts)) return refuse(404, 'not found')
  return answerFrame({ method: request.method ?? '', path }, { site: served.site, base })
}

async function answerPage(
  { options, visited, fetched }: Sources,
  request: IncomingMessage,
  path: string,
): Promise<Answer> {
  const { method = '', headers } = request
  if (!isRead(method)) return refuseMethod()
  const { served } = options
  const isHere = isLocal(request, options.allowedHosts)
  const openSite = isHere ? served.site : served.publicSite
  const site = openSite()
  const below = belowBase(path, site.basePath)
  const name = below === undefined ? undefined : findFile(below, site.files)
  if (name?.endsWith('.html')) {
    if (visited.includes(name)) visited.splice(visited.indexOf(name), 1)
    visited.unshift(name)
    visited.length = Math.min(visited.length, visitedKept)
  }
  // Before the answer is made, because the page may come meanwhile.
  const hasAllPages = served.hasAllPages()
  const asked = { method, path, query: queryOf(request), headers }
  const found = await answerStatic(asked, site)
  if (name?.endsWith('.html')) fetched.give()
  if (found.status !== 404) return found
  const isPage = !/\.(?!html$)\w+$/.test(path)
  // Until all addresses are known, this one may be a page that is not rendered yet.
  if (isPage && !hasAllPages) return waitingPage(isHere ? options.waitingWords() : '', site.basePath)
  if (isPage) return (isHere && below !== undefined && standInFor(below, options)) || found
  await waitForFile(options, () => below !== undefined && findFile(below, site.files) !== undefined)
  return answerStatic(asked, openSite())
}

/** For a page that has never been good: the network sees no source of it. */
function standInFor(path: string, { findFaults, served }: WatchServerOptions): Answer | undefined {
  const faults = findFaults(path.replace(/\/(?:index\.html)?$/, '') || '/')
  return faults && brokenPage(faults, served.basePath())
}

// Icons, feeds and the search index follow the first pages, whose reader may ask for them before. A page that is still
// open from a previous watch may ask for its pictures before there is any.
async function waitForFile({ served, isIdle }: WatchServerOptions, isThere: () => boolean): Promise<void> {
  for (let working = isIdle(); working && !served.isSettled() && !isThere(); working = isIdle())
    await Promise.race([working, served.whenExtended()])
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function refuseMethod(): Answer {
  return refuse(405, 'this method is not allowed', [['Allow', 'GET, HEAD']])
}

function isOwnRead(request: IncomingMessage, state: PanelState): boolean {
  try {
    guardRead(request, state)
    return true
  } catch {
    return false
  }
}

// One byte more than the limit shows that the body is too large.
async function receiveBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Uint8Array>) {
    parts.push(part)
    length += part.length
    if (length > limit) break
  }
  return Buffer.concat(parts).subarray(0, limit + 1)
}
