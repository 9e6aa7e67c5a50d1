// What the search holds of each article before its files are made: a large site has all groups at the same time.

import { expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { openFile } from '#generator/load/parse-entry.ts'
import type { Article } from '#generator/model/model.ts'
import { articleGroup } from '#generator/outputs/search-articles.ts'
import { openReading } from '#generator/read/open-reading.ts'
import { readArticle } from '#generator/read/read-articles.ts'
import * as code from '#site/index.ts'
import { heldBytes } from '../../setup/held-bytes.ts'

const read = () => '---\ntitle: Sound\n---\n\nSound is on.\n\n## Ports\n\nOpen 443.\n\n## Firewalls\n'
const entry = openFile('help/sound.md', { hash: 'one', data: { title: 'Sound' }, read })
const context = openReading({ cache: openCache(), claims: {}, markdownParser: 'satteri' })
const article = readArticle('help', entry, context)[0] as Article
const words = { fill: (text: string) => text, beside: () => '', ofBlock: () => [] }
const around = { code, findPlace: () => undefined, words }
const group = () => articleGroup(article, around)

it('is little', () => {
  expect(heldBytes(group)).toBeLessThan(100)
})

it('is enough for its items and texts', () => {
  const { relevances } = group()
  expect(group().items()).toHaveLength(relevances.length)
  expect(group().texts()).toEqual(['Sound is on.', 'Open 443.', ''])
  expect(group().key()).toBe(group().key())
})
