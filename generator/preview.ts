// Serves a built site on loopback as a static host would. In: the output folder. Out: a running server.
// Only files that stood in the folder when it was asked for are served; the folder is never listed and nothing is written.

import { lstat, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Config } from './config.ts'
import { EnvironmentError } from './environment-error.ts'
import { manifestName } from './stages/emit.ts'

export interface Preview {
  url: string
  closed: Promise<void>
  close: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Starts the server. Rejects with EnvironmentError when the folder or the port cannot be used. */
export async function preview(config: Pick<Config, 'out' | 'port' | 'basePath'>): Promise<Preview> {
  const manifest = await readFile(join(config.out, manifestName), 'utf8').catch(() => {
    throw new EnvironmentError(`${config.out} holds no built site; run "libretto build" first`)
  })
  const files = new Set(Object.keys((JSON.parse(manifest) as { files: Record<string, string> }).files))
  const headers = await readHeaders(config.out)
  const basePath = config.basePath ?? ''
  const server = createServer((request, response) => {
    answer(request, response, { out: config.out, files, headers, basePath }).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.headersTimeout = 5000
  server.requestTimeout = 15_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new EnvironmentError(`port ${config.port} is in use; choose another with --port`) : error),
    )
    server.listen(config.port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: `http://localhost:${port}${basePath}/`, closed, close }
}

interface Served {
  out: string
  files: ReadonlySet<string>
  headers: [name: string, value: string][]
  basePath: string
}

// The first section of _headers speaks for every file.
async function readHeaders(out: string): Promise<[string, string][]> {
  const text = await readFile(join(out, '_headers'), 'utf8').catch(() => '')
  const [, ...lines] = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith(' '))
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain; charset=utf-8', 'method not allowed\n', served)
  const path = decodeTarget(request.url ?? '', served.basePath)
  if (path === undefined) return send(response, 400, 'text/plain; charset=utf-8', 'bad request\n', served)
  const file = findFile(path, served.files)
  const found = file ?? nearestNotFound(path, served.files)
  if (found === undefined) return send(response, 404, 'text/plain; charset=utf-8', 'not found\n', served)
  const full = join(served.out, found)
  const stats = await lstat(full)
  if (!stats.isFile()) return send(response, 404, 'text/plain; charset=utf-8', 'not found\n', served)
  send(response, file === undefined ? 404 : 200, types[extname(found)] ?? 'application/octet-stream', await readFile(full), served)
}

function decodeTarget(target: string, basePath: string): string | undefined {
  const path = target.split('?')[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//') || /[\\#\u0000-\u001f]/.test(path)) return undefined
  try {
    const decoded = decodeURIComponent(path)
    if (/%[0-9a-f]{2}/i.test(decoded) || decoded.includes('\0') || decoded.split('/').some((segment) => segment === '..' || segment === '.')) return undefined
    if (basePath !== '' && decoded !== basePath && !decoded.startsWith(`${basePath}/`)) return '/404'
    return decoded.slice(basePath.length)
  } catch {
    return undefined
  }
}

function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  const bare = path.replace(/^\/|\/$/g, '')
  return [bare, bare === '' ? 'index.html' : `${bare}/index.html`, `${bare}.html`].find((name) => files.has(name) && !name.startsWith('_'))
}

function nearestNotFound(path: string, files: ReadonlySet<string>): string | undefined {
  const segments = path.split('/').filter(Boolean)
  for (let count = segments.length; count >= 0; count--) {
    const name = [...segments.slice(0, count), '404.html'].join('/')
    if (files.has(name)) return name
  }
  return undefined
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array, served: Served): void {
  response.writeHead(status, [...served.headers, ['Content-Type', type], ['Content-Length', String(Buffer.byteLength(body))]].flat())
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
