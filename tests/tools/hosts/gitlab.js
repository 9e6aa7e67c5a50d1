// A server that answers like GitLab Pages. Sources: docs.gitlab.com/user/project/pages, "Resolving ambiguous URLs",
// "Custom error code pages" and "GitLab Pages redirects": files come first, rules are compared without regard to
// capitals or a slash at the end, and the query is no part of what a rule leads to.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookAt, readPath, sendFile, sendOn } from './serve-files.js'

const mostRules = 1000
const mostBytes = 64 * 1024

export const gitlab = {
  name: 'gitlab',
  host: 'gitlab',
  prepare: () => ({
    serve: (site) => {
      const rules = readRules(join(site.dist, '_redirects'))
      return { ask: async (written) => answer({ ...site, rules }, written), close: () => {} }
    },
  }),
}

/** A project is published below its name, and its 404 page stands for all of it. */
export function answer({ dist, basePath, rules }, written) {
  const place = readPath(written, basePath)
  if (!place) return { status: 404, headers: {}, body: '' }
  const file = findFile(dist, place)
  if (file) return file
  const whole = decodeURIComponent(place.pathname)
  for (const { expression, to, status } of rules) {
    const found = expression.exec(whole)
    if (!found) continue
    const target = to.replace(/:([a-z]+)/gi, (_, name) => found.groups?.[name] ?? '')
    if (status !== 200) return sendOn(status, target)
    const rewritten = findFile(dist, readPath(target, basePath))
    if (rewritten) return rewritten
  }
  return sendFile(dist, '/404.html', 404)
}

function findFile(dist, { path, pathname, search }) {
  const found = path === '' ? 'folder' : lookAt(dist, path)
  if (found === 'folder' && !path.endsWith('/')) return sendOn(302, `${pathname}/${search}`)
  if (found === 'folder') {
    const index = `${path}index.html`
    return lookAt(dist, index) === 'file' ? sendFile(dist, index) : undefined
  }
  if (found === 'file') return sendFile(dist, path)
  const page = `${path.replace(/\/$/, '')}.html`
  return !path.endsWith('.html') && lookAt(dist, page) === 'file' ? sendFile(dist, page) : undefined
}

/** Lines that it would not take are passed over: "force", other statuses, addresses of other sites as old ones. */
export function readRules(file) {
  const text = readFileSync(file, 'utf8')
  if (Buffer.byteLength(text) > mostBytes) return []
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, mostRules)
    .flatMap((line) => {
      const [from, to, status = '301'] = line.split(' ')
      if (!from.startsWith('/') || !['200', '301', '302'].includes(status)) return []
      return [{ expression: expressionOf(decodeURIComponent(from)), to, status: Number(status) }]
    })
}

function expressionOf(from) {
  const parts = from.split('/').filter((part) => part !== '')
  const pattern = parts.map((part) => {
    if (part === '*') return '/*(?<splat>.*)/*'
    if (/^:[a-z]+$/i.test(part)) return `/+(?<${part.slice(1)}>[^/]+)`
    return `/+${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
  })
  return new RegExp(`^${pattern.join('')}/*$`, 'i')
}
