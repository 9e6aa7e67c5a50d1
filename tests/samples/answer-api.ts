// The API of Parley with the documented examples as its answers: what a page shows as an answer comes from here, too.

import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { parse } from 'yaml'

interface Documented {
  id: string
  responses: { status: number; example: Record<string, unknown> }[]
}

const documented = parse(readFileSync('content/data/endpoints.yaml', 'utf8')) as Documented[]
const states = ['answered', 'ended']

function exampleOf(operation: string, status: number): Record<string, unknown> {
  const response = documented.find(({ id }) => id === operation)?.responses.find((one) => one.status === status)
  if (!response) throw new Error(`${operation} documents no ${status}`)
  return structuredClone(response.example)
}

/** A new API: a call rings when it is created, and goes one state further each time it is looked up. */
export function answerApi(): RequestListener {
  let lookups = 0
  const addresses = new Set<unknown>()
  return async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://host')
    const body = await readBody(req)
    const send = (operation: string, status: number, more: object = {}) =>
      sendJson(res, status, { ...exampleOf(operation, status), ...more })
    if (req.headers.authorization !== 'Bearer key_test_example') return send('listCalls', 401)
    if (pathname === '/v1/calls' && req.method === 'GET') return send('listCalls', 200, pageOf(searchParams))
    if (pathname === '/v1/calls')
      return body?.to && body.from
        ? send('startCall', 201, { webhook_url: null, ...body, to: plain(body.to), from: plain(body.from) })
        : send('startCall', 400)
    if (pathname === '/api/v1/calls') return send('createCall', 201)
    if (pathname === '/v1/webhooks') {
      const isKnown = addresses.has(body?.url)
      addresses.add(body?.url)
      return isKnown ? send('createWebhook', 409) : send('createWebhook', 201)
    }
    if (pathname.startsWith('/v1/calls/')) {
      const status = states[Math.min(lookups, states.length - 1)]
      lookups += 1
      return send('getCall', 200, { webhook_url: null, status, ...(status === 'ended' ? ended() : {}) })
    }
    return send('getCall', 404)
  }
}

/** Spaces and hyphens of a number are never sent back. */
function plain(address: unknown): unknown {
  return typeof address === 'string' && address.startsWith('+') ? address.replaceAll(/[ -]/g, '') : address
}

function ended(): object {
  return { duration: 74, ended_at: '2026-11-18T09:42:23.901Z' }
}

/** Two pages: the second one ends the list. */
function pageOf(query: URLSearchParams): object {
  const { next_from_date: next } = exampleOf('listCalls', 200)
  return query.get('from_date') === next ? { has_more: false, next_from_date: null } : {}
}

async function readBody(req: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>)
}

function sendJson(res: ServerResponse, status: number, value: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}
