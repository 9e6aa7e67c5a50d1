// What the servers written from documents share: files of a folder below a path, with types.

import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

const types = {
  '.html': 'text/html',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.md': 'text/markdown',
}

/** 'file', 'folder' or undefined for a decoded path below the folder. */
export function lookAt(folder, path) {
  const found = statSync(join(folder, path), { throwIfNoEntry: false })
  if (!found) return undefined
  return found.isDirectory() ? 'folder' : 'file'
}

/** An answer with the file. */
export function sendFile(folder, path, status = 200, headers = {}) {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const body = readFileSync(join(folder, path), 'utf8')
  return { status, headers: { 'content-type': type, ...headers }, body }
}

/** An answer that leads elsewhere. */
export function sendOn(status, location) {
  return { status, headers: { location }, body: '' }
}

/** The decoded path below the base path, and the query; undefined for what lies elsewhere. */
export function readPath(written, basePath) {
  const { pathname, search } = new URL(written, 'http://localhost')
  if (basePath !== '' && pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined
  return { path: decodeURIComponent(pathname.slice(basePath.length)), pathname, search }
}
