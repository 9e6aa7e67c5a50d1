// What the Data and Assets tabs list.

import { describe, expect, it } from 'vitest'
import { filterEntities } from '#runtime/devtools/panel/filter-entities.ts'
import { describeStorage, filterAssets } from '#runtime/devtools/panel/storage-info.ts'

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
