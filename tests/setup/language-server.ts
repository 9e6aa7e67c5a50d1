// yaml-language-server, the program that most editors ask about YAML, driven over its protocol as an editor drives it.

import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'

/** A place in a text; both count from 0. */
export interface Place {
  line: number
  character: number
}

export interface Diagnostic {
  message: string
  range: { start: Place }
}

/** What the server answers to a request. */
export interface Answers {
  initialize: unknown
  'textDocument/completion': { items: { label: string }[] } | null
  'textDocument/codeLens': unknown
  'textDocument/hover': { contents: { value: string } } | null
}

/** A message of either side. */
interface Message {
  id?: number
  method?: string
  params?: { uri?: string; diagnostics?: Diagnostic[]; items?: { section: string }[] }
  result?: unknown
}

export interface LanguageServer {
  /** Opens a document, or another text of it, and resolves with what is wrong with it. */
  open: (uri: string, text: string) => Promise<Diagnostic[]>
  ask: <Method extends keyof Answers>(method: Method, params: object) => Promise<Answers[Method]>
}

/** Starts the server for a folder. `settings` are those of an editor, e.g. `{ 'yaml.schemas': … }`. */
export async function startLanguageServer(
  folder: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<LanguageServer> {
  const program = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server')
  const child = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const answered = new Map<number, (result: unknown) => void>()
  const checked = new Map<string, (diagnostics: Diagnostic[]) => void>()
  readMessages(child, ({ id, method, params, result }) => {
    if (method === undefined) answered.get(id ?? 0)?.(result)
    else if (id !== undefined)
      send(child, { id, result: params?.items?.map(({ section }) => sectionOf(settings, section)) ?? null })
    else if (method === 'textDocument/publishDiagnostics') checked.get(params?.uri ?? '')?.(params?.diagnostics ?? [])
  })
  let count = 0
  const ask: LanguageServer['ask'] = (method, params) => {
    const id = ++count
    const answer = new Promise<unknown>((resolve) => answered.set(id, resolve))
    send(child, { id, method, params })
    return answer as Promise<Answers[typeof method]>
  }
  const uri = pathToFileURL(folder).href
  await ask('initialize', {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: [{ uri, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: { publishDiagnostics: {} },
    },
  })
  send(child, { method: 'initialized', params: {} })
  // This request waits for the settings; a document that is checked before them has no schema.
  await ask('textDocument/codeLens', { textDocument: { uri } })
  const open = (document: string, text: string) => {
    const diagnostics = new Promise<Diagnostic[]>((resolve) => checked.set(document, resolve))
    const textDocument = { uri: document, languageId: 'yaml', version: ++count, text }
    send(child, { method: 'textDocument/didOpen', params: { textDocument } })
    return diagnostics
  }
  return { open, ask }
}

/** Settings below a name, as editors answer: of `yaml` those that begin with "yaml.". */
function sectionOf(settings: Readonly<Record<string, unknown>>, section: string): unknown {
  const own = Object.entries(settings).filter(([name]) => name.startsWith(`${section}.`))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(section.length + 1), value]))
}

function send(child: ChildProcess, message: object): void {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message })
  child.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
}

function readMessages(child: ChildProcess, onMessage: (message: Message) => void): void {
  let rest = Buffer.alloc(0)
  child.stdout?.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const end = rest.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/.exec(rest.toString('latin1', 0, Math.max(end, 0)))?.[1])
      if (end < 0 || rest.length < end + 4 + length) return
      onMessage(JSON.parse(rest.toString('utf8', end + 4, end + 4 + length)) as Message)
      rest = rest.subarray(end + 4 + length)
    }
  })
}
