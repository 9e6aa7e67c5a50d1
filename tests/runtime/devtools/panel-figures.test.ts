// The panel's other pure parts: requests, throttling, storage, entities, places of marks, and texts for figures.

import { describe, expect, it } from 'vitest'
import { filterEntities } from '#runtime/devtools/panel/filter-entities.ts'
import { countOf, formatBytes, formatDate, formatMs, sentence } from '#runtime/devtools/panel/format.ts'
import { componentOf } from '#runtime/devtools/panel/page-components.ts'
import { describeRequests, type RequestTiming, sumByKind } from '#runtime/devtools/panel/page-requests.ts'
import { type AnswerEntry, type ShiftEntry, shiftScore, slowestAnswer } from '#runtime/devtools/panel/page-vitals.ts'
import { budgetsOf, scriptRows } from '#runtime/devtools/panel/page-weight.ts'
import { placeMarks } from '#runtime/devtools/panel/place-marks.ts'
import { describeStorage, filterAssets } from '#runtime/devtools/panel/storage-info.ts'
import { fitWidth } from '#runtime/devtools/panel/use-panel-width.ts'
import { networkPresets } from '#runtime/devtools/simulate-call.ts'
import { throttledMs } from '#runtime/devtools/throttle.ts'

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
  it('are named, told apart and put in order', () => {
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

it('budgets are those of the kind of page', () => {
  const home = budgetsOf({ route: '/', isForReading: true })
  const tool = budgetsOf({ route: '/api', isForReading: false })
  expect([home.html, home.script, tool.html, tool.script].map(formatBytes)).toEqual([
    '45.0 KB',
    '15.0 KB',
    '30.0 KB',
    '40.0 KB',
  ])
})

it('React is no part of the budget of a page whose islands wake by themselves; a page for reading does without', () => {
  const scripts = [
    { packed: 60_000, isEngine: true },
    { packed: 20_000, isEngine: false },
  ]
  const figures = (isForReading: boolean, some = scripts) =>
    scriptRows(some, 40_000, isForReading).map(({ bytes, budget }) => [bytes, budget])
  expect(figures(false)).toEqual([
    [20_000, 40_000],
    [60_000, undefined],
  ])
  expect(figures(true)).toEqual([[80_000, 40_000]])
  // Preact is small enough to count in full.
  expect(figures(false, scripts.slice(1))).toEqual([[20_000, 40_000]])
})

describe('vitals', () => {
  const node = (localName: string) => ({ localName }) as unknown as Node
  const shift = (startTime: number, value: number, rest: Partial<ShiftEntry> = {}): ShiftEntry => ({
    startTime,
    value,
    hadRecentInput: false,
    sources: [{ node: node('p') }],
    ...rest,
  })

  it('take the worst burst of shifts: pauses of a second and five seconds end one', () => {
    expect(shiftScore([])).toBe(0)
    expect(shiftScore([shift(0, 0.1), shift(900, 0.1), shift(2000, 0.15)])).toBeCloseTo(0.2)
    expect(shiftScore([0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.01)))).toBeCloseTo(0.06)
  })

  it('leave out what a touch moved, and what moved in the panel', () => {
    const inPanel = [{ sources: [{ node: null }, {}] }, { sources: [{ node: node('libretto-panel') }] }]
    expect(shiftScore([shift(0, 0.5, { hadRecentInput: true }), ...inPanel.map((rest) => shift(10, 0.5, rest))])).toBe(
      0,
    )
    // The page moved as well.
    expect(shiftScore([shift(0, 0.5, { sources: [{ node: null }, { node: node('main') }] })])).toBe(0.5)
  })

  it('take the slowest answer of the page, less one for every fifty touches', () => {
    const answer = (interactionId: number, duration: number, target = node('button')): AnswerEntry => ({
      interactionId,
      duration,
      target,
    })
    expect(slowestAnswer([answer(0, 500), answer(1, 400, node('libretto-panel'))])).toBeUndefined()
    expect(slowestAnswer([answer(1, 32), answer(1, 64), answer(2, 16)])).toBe(64)
    expect(slowestAnswer([...Array(50).keys()].map((index) => answer(index + 1, index * 8)))).toBe(48 * 8)
  })
})

describe('throttling', () => {
  const [optimal, , congested] = networkPresets
  it('waits for a round trip and the bandwidth', () => {
    const middle = () => 0.5
    expect(throttledMs(optimal, 0, middle)).toBe(20)
    expect(throttledMs(congested, 0, middle)).toBe(300)
    // 1 MB at 10 Mbit/s.
    expect(throttledMs(congested, 1_250_000, middle)).toBe(300 + 1000)
  })

  it('varies by the jitter and repeats what was lost', () => {
    const draw =
      (...numbers: number[]) =>
      () =>
        numbers.shift() ?? 0.5
    // Loss is drawn first, then the way of the lost packet if there was one, then the way that counts.
    expect(throttledMs(congested, 0, draw(0.9, 1))).toBe(350)
    expect(throttledMs(congested, 0, draw(0.01, 0.5, 0.5))).toBe(600)
  })
})

describe('assets', () => {
  const asset = (url: string, size: number, hash: string, type: 'image' | 'video' | 'document' = 'image') => ({
    id: url,
    name: url,
    type,
    url,
    address: url,
    size,
    hash,
    usedIn: [],
  })
  const assets = [asset('/a.svg', 10, 'x'), asset('/b.svg', 10, 'x'), asset('/c.pdf', 90, 'y', 'document')]

  it('are summed by type, and equal ones found', () => {
    const { total, byType, largest, duplicates } = describeStorage(assets)
    expect(total).toBe(110)
    expect(byType).toEqual([
      { type: 'image', count: 2, bytes: 20 },
      { type: 'video', count: 0, bytes: 0 },
      { type: 'document', count: 1, bytes: 90 },
    ])
    expect(largest[0]?.url).toBe('/c.pdf')
    expect(duplicates.map((group) => [group.wasted, group.assets.map(({ url }) => url)])).toEqual([
      [10, ['/a.svg', '/b.svg']],
    ])
  })

  it('are found by type and by any part of their path', () => {
    expect(filterAssets(assets, 'image', '').length).toBe(2)
    expect(filterAssets(assets, 'all', ' B.SVG ').map(({ url }) => url)).toEqual(['/b.svg'])
  })
})

it('entities are found by any text inside them', () => {
  const item = (id: string, value: unknown) => ({ id, title: id, file: `data/${id}.yaml`, line: 1, value })
  const lists = [
    {
      noun: 'jobs',
      items: [item('one', { skills: ['SRTP'] }), item('two', { remote: true, salary: { min: 120_000 } })],
    },
    { noun: 'faqs', items: [] },
  ]
  const find = (search: string, noun = '') =>
    filterEntities(lists, noun, search).flatMap(({ items }) => items.map(({ id }) => id))
  expect([find('srtp'), find('120000'), find('TRUE'), find('data/one'), find('nothing'), find('srtp', 'faqs')]).toEqual(
    [['one'], ['two'], ['two'], ['one'], [], []],
  )
  expect(filterEntities(lists, '', '')).toEqual(lists)
})

it('marks stand on their components, in sight, and never on each other', () => {
  const box = (left: number, top: number, width = 500, height = 300) => ({ left, top, width, height })
  expect(placeMarks([box(0, 100), box(0, 100), box(0, 900), box(0, -400), box(0, 0, 0, 0)], 800)).toEqual([
    { index: 0, left: 4, top: 104 },
    { index: 1, left: 4, top: 132 },
  ])
  // The upper edge is out of sight, the component is not.
  expect(placeMarks([box(300, -100)], 800)).toEqual([{ index: 0, left: 304, top: 4 }])
  // Under the site's bar of 64 pixels: one that shows enough below it, one that hardly does, one that stands in the bar itself.
  expect(placeMarks([box(0, -200), box(400, -220), box(800, 10, 200, 40)], 800, 64)).toEqual([
    { index: 0, left: 4, top: 68 },
    { index: 2, left: 804, top: 14 },
  ])
})

it('a widget’s file is its name in kebab case', () => {
  expect(['SDKDownloadCenter', 'ApiExplorer', 'FAQ'].map(componentOf)).toEqual([
    'site/widgets/sdk-download-center/sdk-download-center.tsx',
    'site/widgets/api-explorer/api-explorer.tsx',
    'site/widgets/faq/faq.tsx',
  ])
})

it('the panel is as wide as wanted, and never wider than the window allows', () => {
  expect([fitWidth(460, 1280), fitWidth(100, 1280), fitWidth(5000, 1280), fitWidth(460, 300)]).toEqual([
    460, 320, 1152, 300,
  ])
})

it('refusals read as sentences', () => {
  expect(['nothing was changed', '"order" must be a number', 'See above.'].map(sentence)).toEqual([
    'Nothing was changed.',
    '"order" must be a number.',
    'See above.',
  ])
})

it('figures read well', () => {
  expect(formatDate('2026-11-12')).toBe('2026-11-12')
  expect(formatDate('2026-11-12T10:20:30.400Z')).toMatch(/^2026-11-1[123] \d\d:\d\d$/)
  expect([formatBytes(812), formatBytes(3277), formatBytes(1_468_006)]).toEqual(['812 B', '3.2 KB', '1.4 MB'])
  expect([formatMs(0.04), formatMs(9.96), formatMs(120.4), formatMs(12_345)]).toEqual([
    '0 ms',
    '10 ms',
    '120 ms',
    '12.3 s',
  ])
  expect([countOf(1, 'entity', 'entities'), countOf(1200, 'page')]).toEqual(['1 entity', '1,200 pages'])
})
