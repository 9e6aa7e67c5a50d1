// As much of Express 5 as the samples use: routes with parameters, middleware, bodies, static files, and rejected
// promises passed on to the error handler.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

const readBody = async (req) => {
  const parts = []
  for await (const part of req) parts.push(part)
  return Buffer.concat(parts)
}
const isJson = (req) => /^application\/json\b/.test(req.headers['content-type'] ?? '')

function express() {
  const layers = []
  const settings = new Map()
  const add = (method, path, handlers) => layers.push(...handlers.map((handler) => ({ method, path, handler })))
  const app = {
    disable: () => app,
    set: (name, value) => settings.set(name, value) && app,
    use: (...args) => void (typeof args[0] === 'string' ? add('use', args[0], args.slice(1)) : add('use', '/', args)),
    get: (path, ...handlers) => add('GET', path, handlers),
    post: (path, ...handlers) => add('POST', path, handlers),
    listen: (port, done) => {
      const server = createServer((req, res) => answer(req, res))
      // The port that a program names may be taken: the tests give each a free one.
      return server.listen(Number(process.env.STUB_PORT ?? port), '127.0.0.1', done)
    },
  }
  async function answer(req, res) {
    prepare(req, res)
    let failure
    for (const layer of layers) {
      const params = match(layer, req)
      if (!params || (layer.handler.length === 4) !== (failure !== undefined)) continue
      req.params = params
      const outcome = await step(layer.handler, failure, req, res)
      if (outcome === 'done') return
      failure = outcome.error
    }
    res.status(failure ? 500 : 404).json({ error: failure ? String(failure) : 'Not found' })
  }
  return app
}

/** Runs one handler: "done" if it answered, else the error that it passed on. */
function step(handler, failure, req, res) {
  return new Promise((resolve) => {
    const next = (error) => resolve({ error })
    res.once('finish', () => resolve('done'))
    Promise.resolve()
      .then(() => (failure === undefined ? handler(req, res, next) : handler(failure, req, res, next)))
      .catch(next)
  })
}

function match({ method, path }, req) {
  const { pathname } = new URL(req.url, 'http://host')
  if (method === 'use') return pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')) ? {} : undefined
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return method === req.method ? pattern.exec(pathname) && { ...pattern.exec(pathname).groups } : undefined
}

function prepare(req, res) {
  Object.assign(req, {
    ip: req.socket.remoteAddress,
    path: new URL(req.url, 'http://host').pathname,
    get: (name) => req.headers[name.toLowerCase()],
    is: (type) => (type === 'application/json' ? isJson(req) : false),
  })
  Object.assign(res, {
    status: (code) => Object.assign(res, { statusCode: code }),
    set: (name, value) => {
      for (const [key, text] of Object.entries(typeof name === 'string' ? { [name]: value } : name))
        res.setHeader(key, text)
      return res
    },
    json: (value) => res.set('Content-Type', 'application/json').end(JSON.stringify(value)),
    sendStatus: (code) => res.status(code).end(),
  })
}

express.json = () => async (req, res, next) => {
  if (!isJson(req)) return next()
  const body = await readBody(req)
  if (body.length > 0) req.body = JSON.parse(body)
  next()
}
express.raw = () => async (req, res, next) => {
  req.body = await readBody(req)
  next()
}
express.static = (folder) => async (req, res, next) => {
  if (req.method !== 'GET') return next()
  const file = await readFile(join(folder, req.path === '/' ? 'index.html' : req.path)).catch(() => undefined)
  if (file) res.end(file)
  else next()
}

// As Express does.
// oxlint-disable-next-line import/no-default-export
export { express as default }
