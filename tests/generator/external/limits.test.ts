// One host, or too many links, do not hold the check of links to other sites.

import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { checkLinks, serve } from '../../setup/outside-links.ts'

const many = (url: string, count = 40) => Array.from({ length: count }, (_, index) => `${url}/${index}`)
const hostOf = (url: string) => new URL(url).host

test('a host that never answers is asked a few times, and its other links are one warning', async () => {
  const silent = await serve(() => {})
  const other = await serve((_, response) => response.writeHead(404).end())
  const { found } = await checkLinks([...many(silent.url), other.url], { timeoutMs: 60 })
  // Two links at once, each with two retries; the second lane may have begun a third one.
  expect(silent.asked.length).toBeLessThanOrEqual(7)
  const late = found.filter((line) => line.includes('its host does not answer in time'))
  expect(late.slice(0, 2).every((line) => line.includes('dead-link'))).toBe(true)
  const left = found.filter((line) => line.includes('unchecked-links'))
  const asked = found.filter((line) => line.includes(`dead-link "${silent.url}/`)).length
  expect(left.map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
    `unchecked-links ${40 - asked} links to ${hostOf(silent.url)} are not checked either: ` +
      'its host does not answer in time',
  ])
  expect(other.asked).not.toEqual([])
})

test('a host that refuses connections is given up, too', async () => {
  const other = await serve((_, response) => response.end())
  const { found } = await checkLinks([...many('http://127.0.0.2:9'), other.url])
  expect(found.filter((line) => line.includes('dead-link')).length).toBeLessThanOrEqual(4)
  expect(found.at(-1)).toMatch(
    /unchecked-links \d\d links to 127[.]0[.]0[.]2:9 are not checked either: its host refuses/,
  )
})

test('a host that answers slowly is given up, and what it said stands', async () => {
  const slow = await serve((_, response) => void setTimeout(() => response.end(), 300))
  const { found } = await checkLinks(many(slow.url), { timeoutMs: 550 })
  // On a slow machine an answer may come too late.
  const left = found.filter((line) => line.includes('unchecked-links'))
  expect(left).toHaveLength(1)
  expect(slow.asked.length).toBeLessThan(10)
})

test('hosts that do not exist, and are known before another one answers, do not end the check', async () => {
  const slow = await serve((_, response) => void setTimeout(() => response.end(), 100))
  const others = await Promise.all([1, 2, 3].map(() => serve((_, response) => response.writeHead(404).end())))
  const gone = Array.from({ length: 9 }, (_, index) => `http://no..host${index}/`)
  const { found } = await checkLinks([slow.url, ...gone, ...others.map(({ url }) => url), ...many(slow.url, 9)])
  expect(slow.asked).toHaveLength(10)
  expect(found.map((line) => line.replace(/.*leads nowhere: /, ''))).toEqual([
    ...gone.map(() => 'its host is not found'),
    ...others.map(() => 'the server answers with 404'),
  ])
})

test('a host that answers in between is asked for everything', async () => {
  const { url } = await serve((request, response) => {
    if (Number(request.url?.slice(1)) % 4 > 0) response.end()
    else response.socket?.destroy()
  })
  const { found } = await checkLinks(many(url, 24))
  expect(found).toHaveLength(6)
  expect(found.every((line) => line.includes('its host closes the connection without an answer'))).toBe(true)
})

test('a host with failures is asked for everything, and soon without retries', async () => {
  const { url, asked } = await serve((_, response) => response.writeHead(503).end())
  const { found } = await checkLinks(many(url))
  expect(found).toHaveLength(40)
  // HEAD and GET for each link, and four retries of both.
  expect(asked).toHaveLength(2 * (40 + 4))
})

test('links that are left when the time is over are one warning', async () => {
  const { url, asked } = await serve((_, response) => response.end())
  const { found } = await checkLinks(many(url), { totalMs: 0 })
  expect(asked).toEqual([])
  expect(found).toEqual([
    '5:1 unchecked-links 40 links to other sites are not checked: the time for the check, 0 minutes, is over',
  ])
})

test('no link is asked again when the time is over, whatever it answered', async () => {
  const waiting: ServerResponse[] = []
  const { url, asked } = await serve((_, response) => {
    waiting.push(response)
    if (waiting.length === 2) setTimeout(() => waiting.forEach((each) => each.writeHead(503).end()), 150)
    else if (waiting.length > 2) response.writeHead(503).end()
  })
  const { found } = await checkLinks(many(url), { totalMs: 100 })
  expect(asked).toEqual(['HEAD /0', 'HEAD /1', 'GET /0', 'GET /1'].sort((a, b) => asked.indexOf(a) - asked.indexOf(b)))
  expect(found.slice(0, 2).every((line) => line.includes('dead-link'))).toBe(true)
  expect(found.slice(2)).toEqual([
    expect.stringMatching(/^7:1 unchecked-links 38 links to other sites are not checked/),
  ])
})
