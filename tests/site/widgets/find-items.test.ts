// What the search finds, and in which order.

import { describe, expect, it } from 'vitest'
import { findItems } from '#site/widgets/search-dialog/find-items.ts'
import { markMatches } from '#site/widgets/search-dialog/mark-matches.ts'
import { readQuery } from '#site/widgets/search-dialog/score-item.ts'

type Item = Parameters<typeof findItems>[0][number]

const itemOf = (title: string, more: Partial<Item> = {}): Item => ({
  title,
  description: '',
  category: 'Guides',
  type: 'documentation',
  url: `/docs/${title.toLowerCase().replaceAll(' ', '-')}`,
  relevance: 0.7,
  ...more,
})
const section = (page: string, title: string, description = '') =>
  itemOf(title, { category: page, description, url: `/docs/${page}#${title}`, relevance: 0.5 })
const find = (items: readonly Item[], query: string, language = 'en') =>
  findItems(items, readQuery(query, language)).map(({ title }) => title)

describe('items of content/data/search.yaml', () => {
  const builtIn = [
    itemOf('Benchmarks', { relevance: 0.8, description: 'Speed of calls', type: 'page' }),
    itemOf('Security', { relevance: 0.95, category: 'Platform', type: 'page' }),
    itemOf('Forum', { relevance: 0.75, description: 'Ask others', type: 'page' }),
  ]

  it('are found by any piece of title, description or category, the most relevant first', () => {
    expect(find(builtIn, 'ECU')).toEqual(['Security'])
    expect(find(builtIn, ' others ')).toEqual(['Forum'])
    expect(find(builtIn, 'guide')).toEqual(['Benchmarks', 'Forum'])
    expect(find(builtIn, 'calls speed')).toEqual([])
    expect(find(builtIn, ' ')).toEqual([])
  })

  it('come before other items, whichever fit better', () => {
    expect(find([...builtIn, itemOf('Speed')], 'speed')).toEqual(['Benchmarks', 'Speed'])
  })
})

describe('other items', () => {
  it('are found by name, then by a part of it, by words, by a piece of a word', () => {
    const items = [
      itemOf('Rebuild'),
      itemOf('Shape', { description: 'How a build goes' }),
      itemOf('Building'),
      itemOf('Build again'),
      itemOf('acme build', { keywords: ['build'] }),
    ]
    expect(find(items, 'build')).toEqual(['acme build', 'Build again', 'Building', 'Shape', 'Rebuild'])
  })

  // What takes quadratic time for it takes longer than a test may.
  it('are found for a paragraph that somebody pastes', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
    const items = Array.from({ length: 300 }, (_, index) => itemOf(`Title ${index}`, { description: words }))
    expect(find(items, `unheard of ${words.repeat(40)}`)).toEqual([])
    expect(find(items, `${words} `.repeat(40))).toHaveLength(8)
  })

  it('have all words of the query, in any field', () => {
    const items = [itemOf('Fast calls', { description: 'Over bad networks' }), itemOf('Fast food')]
    expect(find(items, 'networks fast')).toEqual(['Fast calls'])
    expect(find(items, 'fast cars')).toEqual([])
  })

  it('are found by signs as they are typed, and by the parts of a name', () => {
    const items = [itemOf('Content'), section('build', '--content <dir>'), section('hero', 'data.installCommand')]
    expect(find(items, '--content')).toEqual(['--content <dir>', 'Content'])
    expect(find(items, 'content')).toEqual(['Content', '--content <dir>'])
    expect(find(items, 'installcommand')).toEqual(['data.installCommand'])
    expect(find(items, 'install command')).toEqual(['data.installCommand'])
  })

  it('are eight at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => itemOf(`Tide ${index}`))
    expect(find(many, 'tide')).toHaveLength(8)
  })
})

describe('sections of a page', () => {
  const items = [itemOf('Tides'), section('Tides', 'Spring', 'Twice a month'), section('Moon', 'Spring')]

  it('are found with the name of their page before their own', () => {
    expect(findItems(items, readQuery('tides spring', 'en'))[0]?.url).toBe('/docs/Tides#Spring')
    expect(findItems(items, readQuery('moon spring', 'en'))[0]?.url).toBe('/docs/Moon#Spring')
  })

  it('are not found by the name of their page alone, and come after a page of their name', () => {
    expect(find(items, 'tides')).toEqual(['Tides'])
    expect(find([...items, itemOf('Spring')], 'spring')).toEqual(['Spring', 'Spring', 'Spring'])
    expect(findItems([...items, itemOf('Spring')], readQuery('spring', 'en'))[0]?.url).toBe('/docs/spring')
  })

  it('of one title are four at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => section(`Part ${index}`, 'Examples'))
    expect(find([...many, itemOf('More examples')], 'examples')).toEqual([
      ...Array(4).fill('Examples'),
      'More examples',
    ])
  })
})

describe('other forms of a word', () => {
  it.each([
    ['en', 'Languages', 'language'],
    ['en', 'Build a site', 'building'],
    ['en', 'Running tests', 'run'],
    ['en', 'Boxes', 'box'],
    ['en', 'Deploy', 'deployed'],
    ['en', 'Policies', 'policy'],
    ['de', 'Übersetzungen', 'ubersetzung'],
    ['de', 'Häuser', 'haus'],
    ['fr', 'Journaux', 'journal'],
    ['fr', 'Une page modifiée', 'modifier'],
    ['es', 'Traducciones', 'traduccion'],
    ['es', 'Publicar', 'publicado'],
  ])('are found in %s: %s by %s', (language, title, query) => {
    expect(find([itemOf('Zebra'), itemOf(title)], query, language)).toEqual([title])
  })

  it('come after the word itself, and are not looked for in a language without rules', () => {
    expect(find([itemOf('Tested by hand'), itemOf('All tests')], 'tests')).toEqual(['All tests', 'Tested by hand'])
    expect(find([itemOf('Boxes')], 'boxing', 'xx')).toEqual([])
  })
})

describe('a typing mistake', () => {
  it.each(['refernce', 'refference', 'refarence', 'referecne', 'eference'])('is forgiven: %s', (query) => {
    expect(find([itemOf('Preference'), itemOf('Reference')], query)[0]).toBe('Reference')
  })

  it('is not forgiven twice, in short words, in numbers, or to an item of content/data/search.yaml', () => {
    expect(find([itemOf('Reference')], 'refrnce')).toEqual([])
    expect(find([itemOf('Text')], 'text1')).toEqual([])
    expect(find([itemOf('Port')], 'part')).toEqual([])
    expect(find([itemOf('Error 10441')], '10442')).toEqual([])
    expect(find([itemOf('Reference', { relevance: 0.8 })], 'refernce')).toEqual([])
  })
})

describe('what matched', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, readQuery(query, 'en')).flatMap((piece) => (piece.isMatch ? [piece.text] : []))

  it('is the query as it is typed, or the words that fit', () => {
    expect(marked('The WebRTC guide', 'webrtc g')).toEqual(['WebRTC g'])
    expect(marked('Deploy a site to hosts', 'host deploying')).toEqual(['Deploy', 'hosts'])
    expect(marked('Nothing here', 'webrtc')).toEqual([])
    const text = 'İstanbul, <b>hosts</b> & more'
    const pieces = markMatches(text, readQuery('hosts', 'en'))
    expect(marked(text, 'hosts')).toEqual(['hosts'])
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })
})
