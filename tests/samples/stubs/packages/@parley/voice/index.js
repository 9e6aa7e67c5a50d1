// The server client as the SDK documentation describes it, as far as its programs use it. API_ADDRESS names the stub of
// the API.

import { createHmac, timingSafeEqual } from 'node:crypto'

const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const rename = (object, toName) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [toName(name), value]))

export class ParleyError extends Error {
  constructor(status, { code, message, param }, retryAfter) {
    super(message)
    Object.assign(this, { name: 'ParleyError', status, code, param, retryAfter })
  }
}

// oxlint-disable-next-line typescript/no-extraneous-class
export class Parley {
  constructor({ apiKey, baseUrl = process.env.API_ADDRESS ?? 'https://api.example.com' }) {
    if (!apiKey) throw new Error('apiKey is empty')
    const request = async (method, path, body) => {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const answer = await response.json()
      if (response.ok) return answer
      throw new ParleyError(response.status, answer.error, Number(response.headers.get('Retry-After') ?? 0))
    }
    this.calls = {
      create: async ({ quality: _, ...options }) =>
        rename(await request('POST', '/v1/calls', rename(options, snake)), camel),
      get: async (id) => rename(await request('GET', `/v1/calls/${id}`), camel),
      list: async (filter = {}) => {
        const given = Object.entries(rename(filter, snake)).filter(([, value]) => value !== undefined)
        const page = await request('GET', `/v1/calls?${new URLSearchParams(given)}`)
        const calls = page.data.map((call) => rename(call, camel))
        return Object.assign(calls, { hasMore: page.has_more, nextFromDate: page.next_from_date })
      },
    }
    this.webhooks = { create: async (options) => rename(await request('POST', '/v1/webhooks', options), camel) }
    this.tokens = { create: async ({ user }) => `token-of-${user}` }
    this.sessions = { create: async ({ room }) => ({ id: `session-${room}`, room }) }
  }
}

export function verifyWebhook(rawBody, header, secret) {
  const fields = new Map(header.split(',').map((field) => field.split('=', 2)))
  const time = fields.get('t') ?? ''
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
  const received = Buffer.from(fields.get('v1') ?? '', 'hex')
  if (received.length !== 32 || !timingSafeEqual(received, expected)) throw new Error('the signature does not match')
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) throw new Error('the signature is too old')
  return JSON.parse(rawBody.toString())
}
