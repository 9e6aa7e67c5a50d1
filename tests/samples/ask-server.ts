// Asks a server of the samples as the documentation says one does.

import { createHmac } from 'node:crypto'
import { openWorkshop, type Workshop } from './workshop.ts'

const secret = 'whsec_test_0123456789abcdef0123456789'

/** A workshop with the files of a server. */
export async function openServer(
  files: Parameters<Workshop['write']>[0],
  env: Record<string, string> = {},
): Promise<Workshop> {
  const shop = await openWorkshop(env)
  await shop.write({ 'package.json': '{ "type": "module" }', ...files })
  return shop
}

/** Starts an app of Flask. */
export function startFlask(shop: Workshop, app: string): Promise<string> {
  return shop.serve('python3', '-m', 'flask', '--app', app, 'run', '--port', shop.env.STUB_PORT ?? '')
}

/** Status and JSON of the answer to a POST. */
export async function post(
  shop: Workshop,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<[number, unknown]> {
  const response = await fetch(`${shop.env.SERVER_ADDRESS}${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  const text = await response.text()
  return [response.status, text.startsWith('{') ? JSON.parse(text) : text]
}

/** The header that Parley would send with this body. */
export function sign(body: string, key = secret): Record<string, string> {
  const time = Math.floor(Date.now() / 1000)
  return { 'Parley-Signature': `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}` }
}
