// What block types state about their blocks: ids, pictures, references and the service behind the endpoints.

import { describe, expect, it } from 'vitest'
import { type Block, blockSchemas, blockTypes, factsOf, pagedListOf } from '#schemas/blocks/registry.ts'
import { listSchemas } from '#schemas/collections.ts'
import { widgetNames, widgetSchemas } from '#schemas/widgets.ts'

function read(type: keyof typeof blockSchemas, data: object = {}): Block {
  return blockSchemas[type].schema.parse({ id: 'block', type, data })
}

const factsFor = (block: Parameters<typeof factsOf>[0]['block']) => factsOf({ block, isOwn: false })

describe('the registry', () => {
  it('lists each type under its own name', () =>
    expect(blockTypes.map((type) => blockSchemas[type].type)).toEqual(blockTypes))

  it('takes categories from lists and collections that exist', () => {
    const sources = widgetNames.flatMap((name) => widgetSchemas[name].categories?.of ?? [])
    const known = [...Object.keys(listSchemas), 'blog', 'help', 'case-studies']
    expect(sources.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('ids', () => {
  it.each([
    ['contact', {}, 'contact-form'],
    ['jobs', {}, 'job-listing'],
    ['downloads', {}, 'download-card'],
    ['api', { view: 'explorer' }, 'api-explorer'],
    ['api', { view: 'reference' }, undefined],
    ['faq', {}, undefined],
  ] as const)('of %s %j: %s', (type, data, anchor) => expect(factsFor(read(type, data)).anchor).toBe(anchor))

  it('of an API reference are its endpoints', () => {
    const lists = {
      endpoints: [
        { id: 'createCall', summary: 'Create', category: 'calls' },
        { id: 'createWebhook', summary: 'Register', category: 'webhooks' },
      ],
    } as never
    const call = { id: 'createCall', title: 'Create' }
    const webhook = { id: 'createWebhook', title: 'Register' }
    expect(factsFor(read('api', { view: 'reference' })).items(lists)).toEqual([call, webhook])
    expect(factsFor(read('api', { view: 'summary' })).items(lists)).toEqual([call, webhook])
    expect(factsFor(read('api', { view: 'reference', category: 'webhooks' })).items(lists)).toEqual([webhook])
    expect(factsFor(read('api')).items(lists)).toEqual([])
  })
})

describe('pictures', () => {
  const a = '/assets/a.jpg'
  const b = '/assets/b.jpg'
  it.each([
    ['logos', { items: [{ name: 'A', logo: a, logoDark: b }, { name: 'B' }] }, [a, b]],
    ['quote', { quote: 'Yes.', name: 'A', avatar: a }, [a]],
    ['quote', { quote: 'Yes.', name: 'A' }, []],
    [
      'steps',
      {
        items: [
          { title: 'A', description: 'B', image: a },
          { title: 'C', description: 'D' },
        ],
      },
      [a],
    ],
    ['gallery', { items: [a, b].map((src) => ({ src, alt: 'A' })) }, [a, b]],
    ['team', { people: [{ name: 'A' }, { name: 'B', avatar: b }] }, [b]],
  ] as const)('of %s %j have other formats and widths', (type, data, pictures) =>
    expect(factsFor(read(type, data)).pictures).toEqual(pictures),
  )
})

describe('references', () => {
  it('of figures are claims, with their places', () => {
    const items = [
      { title: 'A', description: 'B' },
      { title: 'C', description: 'D', claim: 'call-setup' },
    ]
    expect(factsFor(read('features', { items })).references).toEqual([
      { to: 'claim', id: 'call-setup', path: ['items', 1, 'claim'] },
    ])
  })

  it('of a text are its widget, and the category where the widget takes one', () => {
    const sourceOf = (component: string) =>
      factsFor(read('text', { component, category: 'X' })).references.map((found) =>
        found.to === 'value' ? found.source : found.to,
      )
    expect(sourceOf('FeaturedCaseStudies')).toEqual(['widget', { of: 'case-studies', field: 'industry' }])
    expect(sourceOf('HelpSearch')).toEqual(['widget', { of: 'help', field: 'category' }])
    expect(sourceOf('PlatformSelection')).toEqual(['widget'])
    expect(sourceOf('Nothing')).toEqual(['widget'])
  })
})

it('a block of a site with the name of a standard one states nothing that is in its data', () => {
  const block = read('api')
  for (const data of [{}, undefined])
    expect(factsOf({ block: { ...block, data } as Block, isOwn: true })).toMatchObject({
      references: [],
      isHead: false,
    })
})

it('an unknown block states nothing', () => {
  const facts = factsFor({ type: 'unknown', id: 'a', unknownType: 'chart', visible: true })
  expect([facts.isHead, facts.anchor, facts.references, facts.service]).toEqual([false, undefined, [], undefined])
})

describe('a list in parts', () => {
  it.each([
    [
      { component: 'FeaturedBlogPosts', limit: 2, category: 'News', paged: true },
      { collection: 'blog', size: 2, only: { field: 'category', value: 'News' } },
    ],
    [
      { component: 'ArticleList', collection: 'stations', limit: 9, paged: true },
      { collection: 'stations', size: 9 },
    ],
    [{ component: 'FeaturedBlogPosts', limit: 2 }, undefined],
  ])('of %j', (data, list) => expect(pagedListOf({ block: read('text', data), isOwn: false })).toEqual(list))
})
