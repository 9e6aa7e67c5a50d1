// Queries with signs, as developers type them: they find what has them, in an index of one file and in one of parts.

import { describe, expect, it } from 'vitest'
import type { IndexItem } from '#schemas/search-item.ts'
import { findItems } from '#site/widgets/search-dialog/find-items.ts'
import { markMatches } from '#site/widgets/search-dialog/mark-matches.ts'
import { readQuery } from '#site/widgets/search-dialog/score-item.ts'
import { partsOf, searchParts } from '../../generator/outputs/search-in-parts.ts'

// Each letter alone and each beginning of a word is there to be found by mistake.
const titles = [
  'Bold text with <b>',
  'Basics of b',
  'C',
  'C++',
  'C#',
  'F#',
  'C++ templates',
  'Templates in Rust',
  'Classes and modules',
  'Regular expressions: (.*)',
  'std::vector',
  'Vectors of a standard',
  '#include <map>',
  '$.ajax()',
  'Print with @media',
  '--flag <name>',
  'Flags of the world',
  'Close it with </div>',
  'Divide and rule',
  'Write &amp; for &',
  'Amplifiers',
  'If a && b then',
  'Footnotes such as [^1]',
  'A line break is \\n',
  'Names of notes',
  'Templates {{ name }}, or {{ }} alone',
  '::before and ::after',
  'Functions with =>',
  'Spaces are %20',
  '20 questions',
  'Under 200 ms',
  'Home is ~/',
  'What ?. means in a?.b',
  'Launch 🚀 day',
  '24/7 help',
  'R&D',
  'Q & A of our team',
  'Deploy to .NET',
  'Use "strict" mode',
  'Phone +49 30 123456',
  '日本語の検索',
  '東京タワーの色',
  '中文搜索引擎',
  'ไทยค้นหา',
]
const items: readonly IndexItem[] = titles.map((title, index) => ({
  id: `item-${index}`,
  title,
  description: index % 2 === 0 ? 'For beginners, a to z.' : 'Things to know & more.',
  category: 'Guides',
  type: 'page',
  url: `/guides/${index}`,
  relevance: 0.6,
}))
const files = await partsOf(items)

/** Titles of the hits. Both forms of the index must agree. */
async function find(typed: string): Promise<string[]> {
  const hits = findItems(items, readQuery(typed, 'en')).map(({ title }) => title)
  const inParts = await searchParts(files, typed)
  expect(
    inParts.hits.map(({ title }) => title),
    `${typed} in parts`,
  ).toEqual(hits)
  return hits
}

describe('a query with signs', () => {
  it.each([
    ['<b>', ['Bold text with <b>']],
    ['<B>', ['Bold text with <b>']],
    ['C++', ['C++', 'C++ templates']],
    [' c++ ', ['C++', 'C++ templates']],
    ['C#', ['C#']],
    ['F#', ['F#']],
    ['.*', ['Regular expressions: (.*)']],
    ['(.*)', ['Regular expressions: (.*)']],
    ['a && b', ['If a && b then']],
    ['&&', ['If a && b then']],
    ['[^1]', ['Footnotes such as [^1]']],
    ['\\n', ['A line break is \\n']],
    ['{{ }}', ['Templates {{ name }}, or {{ }} alone']],
    ['=>', ['Functions with =>']],
    ['%20', ['Spaces are %20']],
    ['~/', ['Home is ~/']],
    ['?.', ['What ?. means in a?.b']],
    ['a?.b', ['What ?. means in a?.b']],
    ['24/7', ['24/7 help']],
    ['r&d', ['R&D']],
    ['R & D', ['R&D']],
    ['q & a', ['Q & A of our team']],
    ['Q&A', ['Q & A of our team']],
    ['24 / 7', ['24/7 help']],
    ['🚀', ['Launch 🚀 day']],
    ['+49 30 123456', ['Phone +49 30 123456']],
  ])('that leaves no word finds what has it as it is typed: %s', async (query, expected) => {
    expect(await find(query)).toEqual(expected)
  })

  it.each([
    ['std::vector', ['std::vector']],
    ['std::vec', ['std::vector']],
    ['#include', ['#include <map>']],
    ['$.ajax', ['$.ajax()']],
    ['@media', ['Print with @media']],
    ['--flag', ['--flag <name>', 'Flags of the world']],
    ['--fla', ['--flag <name>', 'Flags of the world']],
    ['</div>', ['Close it with </div>']],
    ['&amp;', ['Write &amp; for &']],
    ['::before', ['::before and ::after']],
    ['.NET', ['Deploy to .NET']],
    ['"strict"', ['Use "strict" mode']],
    ['temp*', ['C++ templates', 'Templates in Rust', 'Templates {{ name }}, or {{ }} alone']],
    ['C++ templates', ['C++ templates']],
    ['templates c++', ['C++ templates']],
  ])('finds by its words what they name, and a closed word is no beginning: %s', async (query, expected) => {
    expect(new Set(await find(query))).toEqual(new Set(expected))
  })

  it.each([
    ['検索', ['日本語の検索']],
    ['日本語 検索', ['日本語の検索']],
    ['タワー', ['東京タワーの色']],
    ['色', ['東京タワーの色']],
    ['東', ['東京タワーの色']],
    ['「タワー」', ['東京タワーの色']],
    ['搜索', ['中文搜索引擎']],
    ['ค้นหา', ['ไทยค้นหา']],
    ['検京', []],
  ])('in a script without spaces finds words within a sentence: %s', async (query, expected) => {
    expect(await find(query)).toEqual(expected)
    const section = { ...items[0]!, type: 'documentation' as const, url: '/docs/x#y' }
    const sections = titles.map((title) => ({ ...section, title }))
    expect(findItems(sections, readQuery(query, 'ja')).map(({ title }) => title)).toEqual(expected)
  })

  it.each([
    '<i>',
    'D++',
    'D#',
    '.+',
    '->',
    '!==',
    '[^2]',
    '\\t',
    '%25',
    '??',
    'x && y',
    '🔥',
    '$20',
    '</i>',
    '(c)',
    'c--',
    "'b'",
    '/b/',
    '...',
  ])('that nothing has finds nothing: %s', async (query) => {
    expect(await find(query)).toEqual([])
  })

  it.each(['.', '-', '&', '<', '+', '*', '#', '/', '"', '—', ' & '])('of one sign finds nothing: %s', async (query) => {
    expect(await find(query)).toEqual([])
    const builtIn = items.map((item) => ({ ...item, relevance: 0.9 }))
    expect(findItems(builtIn, readQuery(query, 'en'))).toEqual([])
  })

  it('finds no C++ in a longer name, and reads the end of a sentence as such', () => {
    const found = (title: string, query: string) => findItems([{ ...items[0]!, title }], readQuery(query, 'en')).length
    expect(found('MVC++', 'c++')).toBe(0)
    expect(found('The C language', 'what about c?')).toBe(0)
    expect(found('What is C', 'what is c?')).toBe(1)
    expect(found('Plan B', 'plan b.')).toBe(1)
    expect(found('Modern C++', 'modern c++!')).toBe(1)
  })

  it.each([
    ['99.99%', ['Uptime']],
    ['99.99% uptime', ['Uptime']],
    ['73,714', ['Operations']],
    ['$3,000', ['Positions']],
    ['100,000+', ['Operations']],
    ['24/7', ['Positions']],
    ['24,7', []],
    ['3,714', []],
    ['99.9%', []],
  ])('finds a figure in texts as it is typed: %s', async (typed, expected) => {
    const texts = {
      Uptime: 'The aim is 99.99% uptime, and 99 of 100 calls.',
      Operations: '73,714 operations with 100,000+ sessions.',
      Positions: 'A budget of $3,000 and support 24/7.',
      Hours: '24 hours on 7 days, or 73 of 714.',
    }
    const pages = Object.entries(texts).map(([title, text], index) => ({
      ...items[0]!,
      id: title,
      url: `/${index}`,
      title,
      text,
    }))
    expect(findItems(pages, readQuery(typed, 'en')).map(({ title }) => title)).toEqual(expected)
    expect((await searchParts(await partsOf(pages), typed)).hits.map(({ title }) => title)).toEqual(expected)
  })

  it('finds a section by its own text, not by the title of its page', () => {
    const section = { ...items[0]!, type: 'documentation' as const, url: '/docs/x#y', category: 'C++' }
    expect(findItems([{ ...section, title: 'Setup' }], readQuery('C++', 'en'))).toEqual([])
    expect(findItems([{ ...section, title: 'Setup of C++' }], readQuery('C++', 'en'))).toHaveLength(1)
    expect(findItems([{ ...section, title: 'The => sign' }], readQuery('=>', 'en'))).toHaveLength(1)
  })

  it.each([
    ['Bold text with <b>, bold', '<b>', ['<b>']],
    ['C++ and C', 'c++', ['C++']],
    ['Templates in C++', 'c++ template', ['Templates', 'C++']],
    ['Regular (.*) and .*', '.*', ['.*', '.*']],
    ['A - B', '-', []],
    ['What R&D is', 'r & d', ['R&D']],
    ['What R & D is', 'r&d', ['R & D']],
    ['Basics', '<b>', []],
  ])('marks in %j for %j what it has found', (text, typed, expected) => {
    const pieces = markMatches(text, readQuery(typed, 'en'))
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.flatMap((piece) => (piece.isMatch ? [piece.text] : []))).toEqual(expected)
  })
})
