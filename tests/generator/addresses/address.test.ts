// Addresses of content files, from checked and unchecked data.

import { describe, expect, it } from 'vitest'
import { addressOf, fileOfSlug, folderOf } from '#generator/addresses/address.ts'
import { articleCollections, collectionNames } from '#schemas/article-collections.ts'
import { collections } from '#site/collections/registry.ts'

describe('addressOf', () => {
  it.each([
    ['pages/home.yaml', {}, ['home', '', '/']],
    ['pages/index.yaml', {}, ['home', '', '/']],
    ['pages/docs/index.yaml', {}, ['docs', 'docs', '/docs']],
    ['pages/docs/api.yaml', {}, ['docs-api', 'docs/api', '/docs/api']],
    ['pages/docs/api.yaml', { slug: 'reference/http' }, ['reference-http', 'reference/http', '/reference/http']],
    ['pages/start.yaml', { slug: 'home' }, ['home', '', '/']],
    ['pages/team.yaml', { id: 'people' }, ['people', 'team', '/team']],
    ['blog/first.md', {}, ['first', 'first', '/blog/first']],
    ['blog/2026/first.md', {}, ['first', 'first', '/blog/first']],
    ['blog/first.md', { slug: 'second' }, ['second', 'second', '/blog/second']],
    ['blog/first.md', { title: 'Some title' }, ['first', 'first', '/blog/first']],
    ['help/sound.md', { id: 'no-sound' }, ['no-sound', 'sound', '/help/sound']],
    [
      'case-studies/harbour.md',
      { title: '  Faster  harbour ' },
      ['harbour', 'faster-harbour', '/case-studies/faster-harbour'],
    ],
    ['case-studies/harbour.md', { title: 'Faster harbour', slug: 'port' }, ['harbour', 'port', '/case-studies/port']],
    ['case-studies/harbour.md', undefined, ['harbour', 'harbour', '/case-studies/harbour']],
    ['help/sound.md', { id: 7, slug: ['x'] }, ['sound', 'sound', '/help/sound']],
    ['help/sound.md', null, ['sound', 'sound', '/help/sound']],
  ])('of %s with %j is id, slug and route %j', (file, data, [id, slug, route]) => {
    expect(addressOf(file, data)).toEqual({ folder: folderOf(file), id, slug, route })
  })

  it.each(['site.yaml', 'pages/team.md', 'blog/first.yaml', 'data/faqs.yaml', 'assets/first.md', 'assets/blog/a.md'])(
    'of %s is none',
    (file) => expect(addressOf(file, {})).toBeUndefined(),
  )
})

describe('fileOfSlug', () => {
  it.each([
    ['pages', 'docs/api'],
    ['blog', 'first'],
  ] as const)('of %s and %s is the file with that address', (folder, slug) => {
    expect(addressOf(fileOfSlug(folder, slug), {})).toMatchObject({ folder, slug })
  })
})

describe('every collection', () => {
  it.each(collectionNames)('%s has a feed in both of its parts or in none', (name) => {
    expect(collections[name]?.feed !== undefined).toBe(articleCollections[name].hasFeed)
  })
})
