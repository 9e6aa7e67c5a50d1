// Vercel's own library turns vercel.json into routes, and this server follows them as the platform does: routes first,
// then files, then the one page for what is missing. Source: vercel.com/docs/build-output-api, "Routes".

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage } from '../clients/install-package.js'
import { lookAt, sendFile, sendOn } from './serve-files.js'

export const vercel = {
  name: 'vercel',
  host: 'vercel',
  prepare: ({ folder }) => {
    const installed = installPackage(folder, '@vercel/routing-utils@6')
    if (!installed) return { skipped: 'npm cannot fetch @vercel/routing-utils' }
    const { getTransformedRoutes } = installed.require('@vercel/routing-utils')
    return { serve: (site) => serve(site, getTransformedRoutes) }
  },
}

function serve({ root }, getTransformedRoutes) {
  const config = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8'))
  const { routes, error } = getTransformedRoutes(config)
  if (error) throw new Error(`vercel.json is refused: ${error.message}`)
  const compiled = routes.map((route) => ({ ...route, expression: new RegExp(route.src) }))
  return { ask: async (written) => answer({ root, routes: compiled }, written), close: () => {} }
}

function answer({ root, routes }, written) {
  const { pathname, search } = new URL(written, 'http://localhost')
  const headers = {}
  for (const { expression, headers: own = {}, status, continue: goesOn } of routes) {
    const found = expression.exec(pathname)
    if (!found) continue
    const filled = Object.entries(own).map(([name, value]) => [name.toLowerCase(), fill(value, found)])
    if (status >= 300 && status < 400) return sendOn(status, withQuery(new Map(filled).get('location'), search))
    Object.assign(headers, Object.fromEntries(filled))
    if (!goesOn) break
  }
  const path = decodeURIComponent(pathname)
  const found = lookAt(root, path)
  const index = `${path.replace(/\/$/, '')}/index.html`
  if (found === 'file' && !path.endsWith('/')) return sendFile(root, path, 200, headers)
  if (found === 'folder' && lookAt(root, index) === 'file') return sendFile(root, index, 200, headers)
  return sendFile(root, '/404.html', 404, headers)
}

function fill(text, found) {
  return text.replace(/\$(\d+)/g, (_, index) => found[Number(index)] ?? '')
}

/** The query of the visitor is kept; what the target says itself comes before it. */
function withQuery(location, search) {
  const [, path, own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location)
  const query = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(own)])
  return `${path}${query.size === 0 ? '' : `?${query}`}${hash}`
}
