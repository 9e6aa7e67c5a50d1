// Parley JavaScript SDK starter: the three routes a voice app needs on its own server.
//
//   POST /voice/token     a short-lived token for one signed-in user
//   POST /voice/sessions  a room, opened ahead of time
//   POST /voice/webhook   call events, accepted only with a valid signature
//
// Set up:  npm install @parley/voice
//          export VOICE_API_KEY=key_test_example
//          export VOICE_WEBHOOK_SECRET=the-secret-you-gave-createWebhook
// Run:     node voice-server.mjs

import { createServer } from 'node:http'
import { Parley, verifyWebhook } from '@parley/voice'

const { VOICE_API_KEY, VOICE_WEBHOOK_SECRET, PORT = '8787' } = process.env
if (!VOICE_API_KEY || !VOICE_WEBHOOK_SECRET) {
  console.error('Set VOICE_API_KEY and VOICE_WEBHOOK_SECRET first.')
  process.exit(2)
}

const parley = new Parley({ apiKey: VOICE_API_KEY })
const maxBodyBytes = 64 * 1024

/** An error with the HTTP status it is answered with. */
class HttpError extends Error {
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

/**
 * Who is asking. Replace this with your own session check: a token lets its holder
 * speak in your rooms. The server below listens on loopback only, so that the
 * placeholder cannot be reached from another machine.
 */
async function currentUser(request) {
  return request.headers['x-demo-user'] || undefined
}

/** The body exactly as it arrived: a signature covers bytes, not parsed JSON. */
async function readBody(request) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBodyBytes) throw new HttpError(413, 'The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.')
  }
}

async function requireUser(request) {
  const user = await currentUser(request)
  if (!user) throw new HttpError(401, 'Sign in first.')
  return user
}

async function token(request) {
  const user = await requireUser(request)
  return { status: 201, body: { token: await parley.tokens.create({ user, expiresIn: '1h' }) } }
}

async function sessions(request) {
  await requireUser(request)
  const room = parseJson(await readBody(request))?.room
  if (typeof room !== 'string' || !/^[a-z0-9-]{1,64}$/.test(room)) {
    throw new HttpError(400, 'room must be 1 to 64 lower-case letters, digits or hyphens.')
  }
  const session = await parley.sessions.create({ room, maxDuration: 3600, encryption: 'AES-256-GCM' })
  return { status: 201, body: { id: session.id, room: session.room } }
}

async function webhook(request) {
  const body = await readBody(request)
  let event
  try {
    event = verifyWebhook(body, request.headers['parley-signature'] ?? '', VOICE_WEBHOOK_SECRET)
  } catch {
    throw new HttpError(400, 'The signature is missing, wrong or too old.')
  }
  // Answer first, work later: a slow answer looks like a failed delivery.
  setImmediate(() => console.log('event', JSON.stringify(event)))
  return { status: 204 }
}

const routes = new Map([['/voice/token', token], ['/voice/sessions', sessions], ['/voice/webhook', webhook]])

const server = createServer(async (request, response) => {
  let answer
  try {
    const path = (request.url ?? '/').split('?', 1)[0]
    const route = routes.get(path)
    if (!route) throw new HttpError(404, 'No such route.')
    if (request.method !== 'POST') throw new HttpError(405, 'Use POST.')
    answer = await route(request)
  } catch (error) {
    const known = error instanceof HttpError
    if (!known) console.error(error)
    answer = { status: known ? error.status : 500, body: { error: known ? error.message : 'Something failed here. See the log.' } }
  }
  const headers = { 'Cache-Control': 'no-store' }
  if (answer.body) headers['Content-Type'] = 'application/json'
  if (answer.status === 405) headers.Allow = 'POST'
  if (answer.status === 413) headers.Connection = 'close'
  response.writeHead(answer.status, headers)
  response.end(answer.body ? JSON.stringify(answer.body) : undefined)
})

server.listen(Number(PORT), '127.0.0.1', () => console.log(`Voice routes on http://127.0.0.1:${PORT}`))
