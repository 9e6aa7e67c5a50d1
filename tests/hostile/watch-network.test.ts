// What other machines see of a watch with --host: the site as visitors will see it, and nothing that it is made from.
// 127.0.0.2 stands for the network: where a machine has it, it is an address beside the two of loopback.

import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { sendRaw } from './raw-request.ts'

const network = '127.0.0.2'
const files = {
  'site.yaml': 'name: Watched\nurl: https://watched.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'help/public.md': '---\ntitle: Public\n---\n\nText.\n',
  'help/secret.md': '---\ntitle: Secret plan\nstatus: draft\n---\n\nNobody knows.\n',
  // A problem with a code frame.
  'pages/odd.yaml':
    'title: Odd\ndescription: An odd page.\nblocks:\n  - { id: top, type: heero, title: Secret title }\n',
}
let watched: WatchedSite | undefined
let port = 0

beforeAll(async () => {
  const hasAddress = await new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(0, network, () => probe.close(() => resolve(true)))
  })
  if (!hasAddress) return
  watched = await startWatch(files, { host: network }, null)
  port = Number(new URL(watched.url).port)
})
afterAll(() => watched?.close())
beforeEach((context) => context.skip(watched === undefined, `this machine has no ${network}`))

interface Way {
  /** The address that the request goes to. */
  to: string
  /** The name in its Host header. */
  by: string
  /** More headers, each with its line end. */
  more?: string
}

const read = (path: string, { to, by, more = '' }: Way = { to: network, by: network }) =>
  sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${by}:${port}\r\n${more}Connection: close\r\n\r\n`, to)

const local = { to: '127.0.0.1', by: 'localhost' }
const calls = ['session', 'pages', 'pages/home', 'problems', 'builds', 'assets', 'data', 'data/pages', 'nouns', 'none']

describe('the network', () => {
  test.each(calls)('gets nothing from the call %s', async (call) => {
    const origin = `Origin: http://${network}:${port}\r\nSec-Fetch-Site: same-origin\r\n`
    for (const more of ['', origin]) {
      const { status, body } = await read(`/__libretto/api/${call}`, { to: network, by: network, more })
      expect([status, JSON.parse(body)]).toEqual([
        403,
        {
          error: {
            message: 'the panel answers on this machine only',
            hint: 'open the site as localhost on the machine that runs the watch',
          },
        },
      ])
    }
  })

  test('gets nothing through a program on this machine that passes its requests on', async () => {
    expect((await read('/__libretto/api/pages', { to: '127.0.0.1', by: network })).status).toBe(403)
    expect((await read('/help/secret', { to: '127.0.0.1', by: network })).status).toBe(404)
  })

  test('sees pages and the live client, and no draft', async () => {
    const page = await read('/help/public')
    expect(page.status).toBe(200)
    expect(page.body).toContain('/__libretto/client.js')
    expect((await read('/__libretto/client.js')).status).toBe(200)
    // Feeds and the like follow the pages.
    await expect.poll(async () => (await read('/search-index.json')).status).toBe(200)
    for (const path of ['/help/secret', '/help/secret/index.html', '/help', '/search-index.json', '/llms-full.txt']) {
      const { status, body } = await read(path)
      expect([path, status]).toEqual([path, path.includes('secret') ? 404 : 200])
      expect(body).not.toMatch(/Secret plan|Nobody knows/)
    }
  })

  test('is told that something has changed, but neither problems nor addresses', async () => {
    const abort = new AbortController()
    const response = await fetch(`http://${network}:${port}/__libretto/events`, { signal: abort.signal })
    const found = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    await watched?.write('help/secret.md', files['help/secret.md'].replace('knows', 'knew'))
    let text = ''
    while (!text.includes('event: built')) text += (await found?.read())?.value ?? ''
    expect(text).not.toMatch(/problems|heero|secret/i)
    expect(text).toMatch(/event: built\ndata: \{.*"urls":\[\],"isMore":true,"removed":\[\]\}/)
    abort.abort()
  })
})

describe('this machine', () => {
  test.each(calls.slice(1, -1))('reads the call %s', async (call) => {
    expect((await read(`/__libretto/api/${call}`, local)).status).toBe(200)
  })

  test('sees drafts, and the problems', async () => {
    const draft = await read('/help/secret', local)
    expect([draft.status, draft.body.includes('libretto-draft')]).toEqual([200, true])
    expect((await read('/__libretto/api/problems', local)).body).toContain('heero')
  })

  test('is answered while the network holds as many connections as it can get', async () => {
    const abort = new AbortController()
    const streams = Array.from({ length: 150 }, () =>
      fetch(`http://${network}:${port}/__libretto/events`, { signal: abort.signal }).catch(() => undefined),
    )
    await Promise.all(streams)
    expect((await read('/', local)).status).toBe(200)
    abort.abort()
  })
})
