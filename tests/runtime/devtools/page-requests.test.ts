import { describe, expect, it } from 'vitest'
import {
  describeRequests,
  fillSizes,
  findUnsized,
  type RequestTiming,
  sumByKind,
} from '#runtime/devtools/panel/page-requests.ts'

const here = 'http://localhost:4321/docs?debug=1'
const timing = (name: string, rest: Partial<RequestTiming> = {}): RequestTiming => ({
  name,
  initiatorType: 'link',
  startTime: 0,
  duration: 1,
  transferSize: 100,
  encodedBodySize: 80,
  decodedBodySize: 200,
  ...rest,
})

describe('requests', () => {
  it('are named, told apart and sorted', () => {
    const rows = describeRequests(
      [
        timing('http://localhost:4321/assets/site.css', { startTime: 5 }),
        timing(here, { initiatorType: 'navigation' }),
        timing('http://localhost:4321/assets/a.woff2', { startTime: 6, transferSize: 0 }),
        timing('https://elsewhere.example/x.png', {
          startTime: 7,
          transferSize: 0,
          encodedBodySize: 0,
          decodedBodySize: 0,
        }),
        timing('http://localhost:4321/anything', { startTime: 8, initiatorType: 'fetch' }),
      ],
      here,
      new Set(),
    )
    expect(rows.map(({ name, kind, source }) => [name, kind, source])).toEqual([
      ['/docs?debug=1', 'page', 'network'],
      ['/assets/site.css', 'style', 'network'],
      ['/assets/a.woff2', 'font', 'cache'],
      ['https://elsewhere.example/x.png', 'image', 'other site'],
      ['/anything', 'data', 'network'],
    ])
    expect(sumByKind(rows).get('style')).toEqual({ count: 1, bytes: 80 })
  })

  it('say what came from the cache, what was only confirmed, and what failed', () => {
    const address = 'http://localhost:4321/assets/a.png'
    const rows = describeRequests(
      [
        timing(address, { transferSize: 0, responseStatus: 200 }),
        timing(address, { transferSize: 300, encodedBodySize: 9000, responseStatus: 200 }),
        timing(address, { responseStatus: 404 }),
        timing(address),
      ],
      here,
      new Set(),
    )
    expect(rows.map(({ source, failure }) => [source, failure])).toEqual([
      ['cache', undefined],
      ['not modified', undefined],
      ['network', 404],
      ['network', undefined],
    ])
  })

  it('of cached fonts, for which the browser reports no bytes, get their size', () => {
    const font = 'http://localhost:4321/assets/a.woff2'
    const empty = { encodedBodySize: 0, decodedBodySize: 0, responseStatus: 200 }
    const rows = describeRequests(
      [
        timing(font, { ...empty, transferSize: 300 }),
        timing(font, { ...empty, transferSize: 0, deliveryType: 'cache' }),
        timing('http://localhost:4321/assets/b.woff2', { ...empty, transferSize: 0, responseStatus: 404 }),
        timing('http://localhost:4321/ping', { ...empty, initiatorType: 'fetch', responseStatus: 204 }),
      ],
      here,
      new Set(),
    )
    expect(rows.map(({ source }) => source)).toEqual(['not modified', 'cache', 'network', 'network'])
    expect(findUnsized(rows)).toEqual(['/assets/a.woff2'])
    const filled = fillSizes(rows, new Map([['/assets/a.woff2', 20_296]]))
    expect(filled.map(({ encoded, decoded }) => [encoded, decoded])).toEqual([
      [20_296, 20_296],
      [20_296, 20_296],
      [0, 0],
      [0, 0],
    ])
    expect(sumByKind(filled).get('font')).toEqual({ count: 3, bytes: 40_592 })
  })

  it('of the panel and the live client are marked', () => {
    const script = 'http://localhost:4321/assets/loader-1.js'
    const rows = describeRequests(
      [
        timing('http://localhost:4321/__libretto/client.js'),
        timing(script),
        timing(script, { initiatorType: 'fetch' }),
      ],
      here,
      new Set([script]),
    )
    expect(rows.map(({ isPanels }) => isPanels)).toEqual([true, false, true])
  })
})
