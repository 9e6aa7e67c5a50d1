// A content folder with the state a watch would give the panel's API, and requests as the panel sends them. Each test
// has a folder of its own.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '#generator/hash.ts'
import { parseEntry } from '#generator/load/parse-entry.ts'
import { answerPanel } from '#generator/panel/answer-panel.ts'
import { readPlaces } from '#generator/panel/content-places.ts'
import { openEntityIndex } from '#generator/panel/entity-rows.ts'
import type { PanelRequest, PanelState } from '#generator/panel/panel-state.ts'
import { noOwnSchemas } from '#generator/read/context.ts'
import { encodeCropped, encodeSmaller } from '#generator/render/pictures/encode-smaller.ts'
import { writeFolder } from '../../setup/mini-site.ts'

export const origin = 'http://localhost:4321'
export const token = 'secret-of-this-run'

export const homeText = `title: Home
description: A page.
version: 3
blocks:
  - id: hero
    type: hero
    title: "Set up in {claim:setup}" # claim
  - id: text
    type: text
    content: Words.
`

const files: Readonly<Record<string, string>> = {
  'site.yaml': 'name: Test\nurl: https://example.com\n',
  'pages/home.yaml': homeText,
  'pages/docs/api.yaml': '\uFEFFtitle: API\r\nblocks:\r\n  - id: one\r\n    type: text\r\n',
  'data/claims.yaml': '- { id: setup, value: "42", unit: ms, label: Set-up }\n',
  'data/faqs.yaml': '- id: why\n  question: Why?\n  answer: Because.\n  category: a\n  order: 1\n',
  'help/no-audio.md': '---\ntitle: No audio\n---\nText.\n',
}

export interface PanelSite {
  folder: string
  state: PanelState
  written: [file: string, hash: string][]
  send: (method: string, path: string, options?: SendOptions) => Promise<Sent>
  text: (file?: string) => Promise<string>
  hash: (file?: string) => Promise<string>
}

export interface SendOptions {
  body?: unknown
  /** Replaces headers of a correct request; undefined removes one. */
  headers?: Readonly<Record<string, string | undefined>>
  /** Further header lines, unchanged. */
  more?: readonly string[]
}

interface Sent {
  status: number
  headers: Record<string, string>
  body: { [key: string]: unknown; error?: { message: string; hint: string; path?: string } } & Record<string, unknown>
  raw: Uint8Array
}

/** Writes the folder and loads it. */
export async function panelSite(
  more: Readonly<Record<string, string>> = {},
  changes: Partial<PanelState> = {},
): Promise<PanelSite> {
  const all = { ...files, ...more }
  const folder = await writeFolder(all)
  const written: [string, string][] = []
  const entries = Object.entries(all).flatMap(([file, text]) => {
    const bytes = new TextEncoder().encode(text)
    return parseEntry(file, { bytes, hash: hashOf(bytes) }, []) ?? []
  })
  let known: Pick<PanelState, 'entries' | 'places'> | undefined
  const state: PanelState = {
    content: folder,
    entries,
    // Tests replace the entries. Reading their places takes a while if they are many.
    get places() {
      if (known?.entries !== this.entries) known = { entries: this.entries, places: readPlaces(this.entries) }
      return known.places
    },
    problems: [],
    builds: [],
    assets: [],
    assetUse: { files: [], addresses: new Map(), routes: [], shared: [] },
    limitsOf: () => ({}),
    ownSchemas: noOwnSchemas,
    ownFiles: {},
    entityIndex: openEntityIndex(),
    headingIndex: new WeakMap(),
    token,
    ownOrigins: new Set([origin, 'http://127.0.0.1:4321', 'http://[::1]:4321']),
    allowedHosts: [],
    isReadOnly: false,
    versions: new Map(),
    keptFiles: new Map(),
    shrinkPicture: encodeSmaller,
    cropPicture: encodeCropped,
    versionOf: async () => undefined,
    buildBase: async () => ({ has: () => false }),
    writes: { last: Promise.resolve() },
    now: () => new Date('2026-11-21T10:20:30.400Z'),
    arrange: async () => ({ refusal: 'nothing is arranged here', hint: 'see tests/generator/move', isOutdated: false }),
    onWritten: (...args) => written.push(args),
    ...changes,
  }
  const text = (file = 'pages/home.yaml') => readFile(join(folder, file), 'utf8')
  const hash = async (file = 'pages/home.yaml') => hashOf(await readFile(join(folder, file)))
  const send = async (method: string, path: string, options: SendOptions = {}): Promise<Sent> => {
    const rawHeaders = rightHeaders(method, await hash().catch(() => ''), options)
    const [bare = '', query = ''] = path.split('?')
    const request = { method, path: bare, query, rawHeaders, headers: {}, isLocal: true, ...encodeBody(options.body) }
    const answer = await answerPanel(request, state)
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers.map(([name, value]) => [name.toLowerCase(), value])),
      body: JSON.parse(new TextDecoder().decode(answer.body)) as Sent['body'],
      raw: answer.body,
    }
  }
  return { folder, state, written, send, text, hash }
}

/** Headers as the panel sends them, with the changes of a test. */
function rightHeaders(method: string, hash: string, { headers = {}, more = [] }: SendOptions): string[] {
  const write = {
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-libretto-token': token,
    'if-match': `"${hash}"`,
  }
  const right = { host: 'localhost:4321', ...(method === 'GET' ? {} : write), ...headers }
  return [...Object.entries(right).flatMap(([name, value]) => (value === undefined ? [] : [name, value])), ...more]
}

function encodeBody(body: unknown): Pick<PanelRequest, 'body'> {
  if (body === undefined) return {}
  if (body instanceof Uint8Array) return { body }
  return { body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)) }
}
