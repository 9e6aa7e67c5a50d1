// A service for forms on this computer, as somebody may write it: it takes every form from every origin.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedForm {
  path: string
  /** Content-Type without its parameters. */
  type: string
  /** Texts, and of files their names and sizes. */
  values: Record<string, unknown>
}

export interface FormService {
  port: number
  received: ReceivedForm[]
  close: () => Promise<void>
}

/** Opens the service on a free port of the loopback. */
export async function openFormService(): Promise<FormService> {
  const received: ReceivedForm[] = []
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const type = request.headers['content-type'] ?? ''
      void readValues(Buffer.concat(parts), type).then((values) => {
        received.push({ path: request.url ?? '', type: type.replace(/;.*/, ''), values })
        response.writeHead(200, { 'Content-Type': 'text/html' })
        response.end('<!doctype html><html lang="en"><title>Received</title><h1>It has arrived</h1></html>')
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port, received, close }
}

async function readValues(body: Buffer<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  if (type.startsWith('application/json')) return JSON.parse(body.toString('utf8')) as Record<string, unknown>
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name}: ${value.size}`]),
  )
}
