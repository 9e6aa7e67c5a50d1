// Sites with links to others, and servers on loopback that stand for the others.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { checkExternal } from '#generator/external/check-external.ts'
import { checkFolder, configOf, writeFolder } from './mini-site.ts'

type Given = Partial<Parameters<typeof checkExternal>[2]>

type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface Served {
  url: string
  port: number
  /** Requests, as "HEAD /path". */
  asked: string[]
  agents: Set<string>
}

/** A server and the requests that it got, as "HEAD /path". */
export async function serve(answer: Answer, address = '127.0.0.1'): Promise<Served> {
  const asked: string[] = []
  const agents = new Set<string>()
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    agents.add(request.headers['user-agent'] ?? '')
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, address, listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.address() as AddressInfo
  return { url: `http://${address}:${port}`, port, asked, agents }
}

/** A server that says bytes, whatever it is asked. It never closes a connection by itself. */
export async function serveBytes(speak: (socket: Socket, path: string) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createRawServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', (bytes) => speak(socket, bytes.toString('latin1').split(' ')[1] ?? ''))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((closed) => server.close(() => closed()))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The problems of a site whose only article has these links, one a line from line 5. */
export async function checkLinks(links: readonly string[], given: Given = {}) {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Test\nurl: https://acme.example\n',
    'content/help/links.md': `---\ntitle: Links\n---\n\n${links.map((link) => `[Link](${link})`).join('\n')}\n`,
  })
  const { content } = await checkFolder(folder)
  if (!content) throw new Error('the site is not valid')
  const place = { language: 'en', folder: '', prefix: '' }
  const check = async (clock: number) => {
    const options = { clock, pauseMs: 1, timeoutMs: 20_000, isAllowed: () => true, ...given }
    const problems = await checkExternal(
      [{ content, place, borrowed: new Set() }],
      configOf(folder, {}, { release: '1.2.3' }),
      options,
    )
    return problems.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`)
  }
  return { check, found: await check(0) }
}
