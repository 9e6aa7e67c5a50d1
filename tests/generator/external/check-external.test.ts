// Links to other sites, asked of a server on loopback through the seam that allows its address.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { isPublicAddress } from '#generator/external/guard-address.ts'
import { checkLinks, serve } from '../../setup/outside-links.ts'

const end = (status: number) => (_: IncomingMessage, response: ServerResponse) => response.writeHead(status).end()

test('a page that is not there is a warning at each of its links', async () => {
  const { url, agents } = await serve((request, response) =>
    end(request.url === '/here' ? 200 : 404)(request, response),
  )
  const { found } = await checkLinks([`${url}/here#part`, `${url}/gone`, 'https://acme.example/own', `${url}/gone#a`])
  expect(found).toEqual([
    `6:1 dead-link "${url}/gone" leads nowhere: the server answers with 404`,
    `8:1 dead-link "${url}/gone#a" leads nowhere: the server answers with 404`,
  ])
  expect([...agents]).toEqual(['Libretto/1.2.3 (link check)'])
})

test('each address is asked once, by HEAD, and by GET where HEAD is refused', async () => {
  const { url, asked } = await serve((request, response) =>
    end(request.url === '/get' && request.method === 'HEAD' ? 405 : 200)(request, response),
  )
  expect((await checkLinks([`${url}/a`, `${url}/a#b`, `${url}/get`])).found).toEqual([])
  expect(asked.sort()).toEqual(['GET /get', 'HEAD /a', 'HEAD /get'])
})

test('a redirect counts as its target, and a login as a page', async () => {
  const { url } = await serve((request, response) => {
    const status = { '/old': 301, '/lost': 302, '/new': 200, '/login': 403 }[request.url ?? ''] ?? 404
    response.writeHead(
      status,
      status < 303 && status > 300 ? { location: request.url === '/old' ? 'new' : 'none' } : {},
    )
    response.end()
  })
  const { found } = await checkLinks([`${url}/old`, `${url}/lost`, `${url}/login`])
  expect(found).toEqual([`6:1 dead-link "${url}/lost" leads nowhere: the server answers with 404`])
})

test('a server that fails is asked again, twice', async () => {
  let failures = 0
  const { url, asked } = await serve((request, response) =>
    end(request.url === '/never' || failures++ < 4 ? 503 : 200)(request, response),
  )
  expect((await checkLinks([`${url}/soon`])).found).toEqual([])
  expect(asked.filter((line) => line === 'HEAD /soon')).toHaveLength(3)
  const { found } = await checkLinks([`${url}/never`])
  expect(found).toEqual([`5:1 dead-link "${url}/never" leads nowhere: the server answers with 503`])
})

test('a server that says nothing is given up', async () => {
  const { url, asked } = await serve((request, response) => {
    if (request.url !== '/silent') response.end()
  })
  const { found } = await checkLinks([`${url}/silent`, `${url}/other`], { timeoutMs: 100 })
  // On a slow machine the other one may not answer in time either.
  expect(found).toContain(`5:1 dead-link "${url}/silent" leads nowhere: its host does not answer in time`)
  expect(asked).toContain('HEAD /other')
})

test('a host gets at most two requests at once', async () => {
  const waiting: ServerResponse[] = []
  let most = 0
  const { url, asked } = await serve((_, response) => {
    waiting.push(response)
    most = Math.max(most, waiting.length)
    // A third request would arrive now.
    if (waiting.length === 2) setTimeout(() => waiting.splice(0).forEach((each) => each.end()), 50)
  })
  const links = Array.from({ length: 6 }, (_, index) => `${url}/${index}`)
  expect((await checkLinks(links)).found).toEqual([])
  expect([most, asked.length]).toEqual([2, 6])
})

test('what was there is not asked again for a day, what was not is', async () => {
  const { url, asked } = await serve((request, response) => end(request.url === '/gone' ? 404 : 200)(request, response))
  const { check, found } = await checkLinks([`${url}/here`, `${url}/gone`])
  const hour = 60 * 60 * 1000
  const count = () => asked.filter((line) => line === 'HEAD /here').length
  expect(await check(23 * hour)).toEqual(found)
  expect(count()).toBe(1)
  await check(25 * hour)
  expect(count()).toBe(2)
  expect(asked.filter((line) => line === 'HEAD /gone')).toHaveLength(3)
})

test('a network that is down is one problem', async () => {
  const { port } = await serve(end(200))
  const closed = port === 9 ? 10 : 9
  const hosts = [2, 3, 4, 5, 6, 7].map((last) => `http://127.0.0.${last}:${closed}/`)
  const { found } = await checkLinks(hosts)
  expect(found).toEqual([
    'undefined:undefined no-network the 6 addresses of other sites are not checked: no host answers ' +
      '(its host refuses connections)',
  ])
})

test('a host that is down is a problem of its own where another answers', async () => {
  const { url } = await serve(end(200))
  const { found } = await checkLinks([url, 'http://127.0.0.2:9/'])
  expect(found).toEqual(['6:1 dead-link "http://127.0.0.2:9/" leads nowhere: its host refuses connections'])
})

test('no address of a private network is connected to, by name, number or redirect', async () => {
  const inside = await serve(end(200), '127.0.0.2')
  const outside = await serve((_, response) =>
    response.writeHead(302, { location: `http://127.0.0.2:${inside.port}/` }).end(),
  )
  const { found } = await checkLinks(
    [`http://127.0.0.1:${inside.port}`, `http://localhost:${inside.port}/`, `http://[::1]:${inside.port}/`],
    {
      isAllowed: isPublicAddress,
    },
  )
  expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '5:1 private-link',
    '6:1 private-link',
    '7:1 private-link',
  ])
  const isAllowed = (address: string) => address === '127.0.0.1'
  expect((await checkLinks([outside.url], { isAllowed })).found).toEqual([expect.stringMatching(/^5:1 private-link/)])
  expect(inside.asked).toEqual([])
})

test('names for examples are not asked', async () => {
  const { found } = await checkLinks(['https://example.com/a', 'https://voice.example/', 'https://a.test/'])
  expect(found).toEqual([])
})
