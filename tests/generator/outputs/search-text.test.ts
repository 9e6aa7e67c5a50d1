// What the search finds of the words of a site, in an index of one file and in one of parts.

import { describe, expect, it } from 'vitest'
import type { IndexItem } from '#schemas/search-item.ts'
import { findHits } from '#site/widgets/search-dialog/find-hits.ts'
import { readQuery } from '#site/widgets/search-dialog/score-item.ts'
import { describeFiles } from '../describe-files.ts'
import { partsOf, searchParts } from './search-in-parts.ts'

interface SearchedSite {
  items: readonly IndexItem[]
  parts: ReadonlyMap<string, string>
}

async function openSite(files: Record<string, string>): Promise<SearchedSite> {
  const described = await describeFiles(files)
  const items = JSON.parse(described.files['search-index.json'] ?? '') as IndexItem[]
  return { items, parts: await partsOf(items) }
}

/** Hits for a query, which both forms of the index agree on. */
async function search({ items, parts }: SearchedSite, typed: string, language = 'en'): Promise<IndexItem[]> {
  const hits = await findHits(items, readQuery(typed, language), () => Promise.reject(new Error('no file')))
  const inParts = await searchParts(parts, typed, language)
  const shownOf = (list: readonly IndexItem[]) => list.map(({ url, description }) => ({ url, description }))
  expect(shownOf(inParts.hits), `${typed} in parts`).toEqual(shownOf(hits))
  return hits
}

const article = (title: string, text: string) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n`
const post = (title: string, text: string) =>
  `---\ntitle: ${JSON.stringify(title)}\npublishedAt: 2026-01-01\n---\n\n${text}\n`

const long =
  'Every ferry has a file of settings, which its crew reads in the morning before the first trip of the day. '

describe('every text of a site is found', () => {
  let opened: Promise<SearchedSite> | undefined
  const find = async (typed: string) => search(await (opened ??= openSite(files)), typed)
  const files = {
    'content/docs/config.md': article(
      'Configuration',
      [
        `${long.repeat(2)}Then comes the anemometer.`,
        'A second paragraph names the *bilge* and the barograph.',
        '| option | default |\n|---|---|\n| `--keelson` | the windlass |',
        '- a list with a thwart\n  1. and a nested gunwale',
        '```yaml title="ferry.yaml"\nhawser: 12 # the capstan is a comment\n```',
        '![A binnacle on deck](/assets/a.svg)',
        '> A quote of the bosun\n\n<div>HTML with a futtock</div>',
        'A note.[^1]\n\n[^1]: The footnote names a taffrail.',
        '## Errors {#errors}\n\n:::note\nIn the note stands mizzen.\n:::\n\nAfter it comes a spinnaker.',
      ].join('\n\n'),
    ),
    'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'content/blog/trip.md': post('A trip', 'Words.\n\n## Quuxheading in a post\n\nBelow it is the forecastle.'),
    'content/help/tides.md': '---\ntitle: Tides\nlastUpdated: 2026-01-01\n---\n\n## Neap\n\nThe halyard.\n',
    'content/pages/fares.yaml': [
      'id: fares',
      'slug: fares',
      'title: Fares',
      'description: What a trip costs.',
      'blocks:',
      '  - { id: head, type: hero, title: Fares of this year, subtitle: With a clinker }',
      '  - { id: words, type: text, title: For groups, content: "A *dinghy*.\\n\\n### By coach\\n\\nA tender." }',
      '  - { id: list, type: features, title: In it, data: { items: [{ title: Coxswain, description: A lugger }] } }',
      '  - { id: hidden, type: text, visible: false, content: Nobody sees the orlop. }',
    ].join('\n'),
    'content/pages/quiet.yaml':
      'id: quiet\nslug: quiet\ntitle: Q\nlisted: false\nblocks: [{ id: a, type: text, content: The secret rudder }]\n',
    'content/blog/draft.md': post('Draft', 'A scuttle.').replace('---\n\n', 'status: draft\n---\n\n'),
  }

  it.each([
    ['anemometer', '/docs/config'],
    ['barograph', '/docs/config'],
    ['bilge and the barograph', '/docs/config'],
    ['keelson', '/docs/config'],
    ['--keelson', '/docs/config'],
    ['windlass', '/docs/config'],
    ['thwart', '/docs/config'],
    ['gunwale', '/docs/config'],
    ['hawser', '/docs/config'],
    ['capstan', '/docs/config'],
    ['binnacle', '/docs/config'],
    ['bosun', '/docs/config'],
    ['futtock', '/docs/config'],
    ['mizzen', '/docs/config#errors'],
    ['spinnaker', '/docs/config#errors'],
    ['quuxheading', '/blog/trip#quuxheading-in-a-post'],
    ['forecastle', '/blog/trip#quuxheading-in-a-post'],
    ['halyard', '/help/tides#neap'],
    ['neap', '/help/tides#neap'],
    ['clinker', '/fares'],
    ['dinghy', '/fares#words'],
    ['tender', '/fares#by-coach'],
    ['coxswain', '/fares#list'],
    ['lugger', '/fares#list'],
    // A typing mistake.
    ['spinaker', '/docs/config#errors'],
  ])('%s', async (typed, url) => {
    const [hit] = await find(typed)
    expect(hit?.url).toBe(url)
  })

  it('a footnote is found, below the last heading', async () => {
    expect((await find('taffrail')).map(({ url }) => url)).toEqual(['/docs/config#errors'])
  })

  it('what visitors do not see is not found', async () => {
    for (const typed of ['orlop', 'rudder', 'scuttle']) expect(await find(typed), typed).toEqual([])
  })

  it('a hit shows the sentence that has the words', async () => {
    const sentenceOf = async (typed: string) => (await find(typed))[0]?.description
    expect(await sentenceOf('barograph')).toBe('A second paragraph names the bilge and the barograph.')
    expect(await sentenceOf('capstan')).toBe('hawser: 12 # the capstan is a comment')
    expect(await sentenceOf('windlass')).toBe('the windlass')
    expect(await sentenceOf('anemometer')).toBe('…Then comes the anemometer.')
  })
})

describe('words are found as people type them', () => {
  let opened: Promise<SearchedSite> | undefined
  const find = async (typed: string) => search(await (opened ??= openSite(files)), typed)
  const sections = [
    'v2.3.1',
    '2.4.0 (2026-03-01)',
    'Version 3.0',
    'Straße nach Łódź',
    'İstanbul iskelesi ve IĞDIR',
    '全角ＡＢＣと半角ｶﾅ',
    'Node.js and .NET',
    'The Wi-Fi on board',
    '`--dry-run`',
    "Don't",
    'getUserByID()',
    'my_snake_case',
    'std::vector',
    'C++ for sailors',
    '切符の予約方法',
    'ไทยค้นหาข้อความ',
  ]
  const files = {
    'content/docs/names.md': article('Names', sections.map((name) => `## ${name}\n\nSome words.`).join('\n\n')),
    'content/docs/texts.md': article('Texts', sections.map((_, at) => `Line ${at} of nothing.`).join('\n\n')),
    'content/docs/below.md': article(
      'Below',
      `Above.\n\n## Part\n\n${sections.map((name) => `In ${name}.`).join('\n\n')}`,
    ),
  }

  it.each([
    ['2.3.1', 'v2.3.1'],
    ['version 2.3.1', 'v2.3.1'],
    ['v2.3.1', 'v2.3.1'],
    ['v2.4.0', '2.4.0 (2026-03-01)'],
    ['2.4', '2.4.0 (2026-03-01)'],
    ['v3.0', 'Version 3.0'],
    ['v3', 'Version 3.0'],
    ['strasse', 'Straße nach Łódź'],
    ['lodz', 'Straße nach Łódź'],
    ['Łódź', 'Straße nach Łódź'],
    ['ığdır', 'İstanbul iskelesi ve IĞDIR'],
    ['igdir', 'İstanbul iskelesi ve IĞDIR'],
    ['istanbul', 'İstanbul iskelesi ve IĞDIR'],
    ['abc', '全角ＡＢＣと半角ｶﾅ'],
    ['ｶﾅ', '全角ＡＢＣと半角ｶﾅ'],
    ['カナ', '全角ＡＢＣと半角ｶﾅ'],
    ['nodejs', 'Node.js and .NET'],
    ['node.js', 'Node.js and .NET'],
    ['.NET', 'Node.js and .NET'],
    ['wifi', 'The Wi-Fi on board'],
    ['wi-fi', 'The Wi-Fi on board'],
    ['dryrun', '--dry-run'],
    ['--dry-run', '--dry-run'],
    ['dont', "Don't"],
    ["don't", "Don't"],
    ['userById', 'getUserByID()'],
    ['getuser', 'getUserByID()'],
    ['mysnakecase', 'my_snake_case'],
    ['snake', 'my_snake_case'],
    ['std::vector', 'std::vector'],
    ['C++', 'C++ for sailors'],
    ['c++ sailors', 'C++ for sailors'],
    ['切符', '切符の予約方法'],
    ['方法', '切符の予約方法'],
    ['予約', '切符の予約方法'],
    ['切符 方法', '切符の予約方法'],
    ['ค้นหา', 'ไทยค้นหาข้อความ'],
    ['ข้อความ', 'ไทยค้นหาข้อความ'],
  ])('%s in a heading and in a text', async (typed, name) => {
    const hits = await find(typed)
    expect(hits[0]?.title).toBe(name)
    expect(hits.map(({ url }) => url)).toContain('/docs/below#part')
    expect(hits.map(({ url }) => url)).not.toContain('/docs/texts')
  })

  it.each(['<b>', '{{ }}', '.', '&&', '* *', ' '])('%s alone finds nothing', async (typed) => {
    expect(await find(typed)).toEqual([])
  })
})

it('an exact title comes before a title, that before a heading, and that before a text', async () => {
  const site = await openSite({
    'content/docs/a.md': article('Text', 'How to moor.'),
    'content/docs/b.md': article('Heading', 'Words.\n\n## When we moor\n\nWords.'),
    'content/docs/c.md': article('Where to moor here', 'Words.'),
    'content/docs/d.md': article('Moor', 'Words.'),
  })
  const urls = (await search(site, 'moor')).map(({ url }) => url)
  expect(urls).toEqual(['/docs/d', '/docs/c', '/docs/b#when-we-moor', '/docs/a'])
})

it('a heading without a paragraph is found, also one with the name of what every object has', async () => {
  const table = '| name | use |\n|---|---|\n| one | two |'
  const site = await openSite({ 'content/help/lock.md': article('Lock', `Words.\n\n## Constructor\n\n${table}`) })
  const [hit] = await search(site, 'constructor')
  expect(hit).toMatchObject({ url: '/help/lock#constructor', title: 'Constructor' })
})
