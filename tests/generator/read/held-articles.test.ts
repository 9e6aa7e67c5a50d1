// What stays in memory of each article for the whole build: on a site of sixty thousand it is what a build needs most.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { openFile } from '#generator/load/parse-entry.ts'
import type { Article } from '#generator/model/model.ts'
import { anchorsOf, printIds } from '#generator/read/anchor-list.ts'
import { openReading } from '#generator/read/open-reading.ts'
import { readArticle } from '#generator/read/read-articles.ts'
import { readCached } from '#generator/read/read-cached.ts'
import { heldBytes } from '../../setup/held-bytes.ts'

const text = '---\ntitle: Sound\n---\n\nSee [a](/help/a) and ![b](/assets/b.png).\n\n## Ports\n\n## Firewalls\n'
const entry = openFile('help/sound.md', { hash: 'one', data: { title: 'Sound' }, read: () => text })

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

test('an article keeps nothing of the run that read it', async () => {
  const outer = openReading({ cache: openCache(), claims: {}, markdownParser: 'satteri' })
  const runs: WeakRef<object>[] = []
  const articles: Article[] = readCached(entry, outer, (file, inner) => {
    runs.push(new WeakRef(inner), new WeakRef(inner.store))
    return readArticle('help', file, inner)
  })
  await new Promise(setImmediate)
  collectGarbage()
  expect(runs.map((run) => run.deref())).toEqual([undefined, undefined])
  expect(articles.map(({ body }) => body.text)).toEqual(['See a and .'])
})

test('an article has its links as the parser found them', () => {
  const context = openReading({ cache: openCache(), claims: {}, markdownParser: 'satteri' })
  expect(readArticle('help', entry, context)[0]?.body.links).toEqual([
    { href: '/help/a', kind: 'link', line: 2, column: 5 },
    { href: '/assets/b.png', kind: 'image', line: 2, column: 22 },
  ])
})

test('the list of the texts of an article has each once', () => {
  const context = openReading({ cache: openCache(), claims: {}, markdownParser: 'satteri' })
  readCached(entry, context, (file, inner) => readArticle('help', file, inner))
  expect(context.files.peek(entry.key)?.texts).toHaveLength(1)
})

test.each([8, 100])('%i anchors are found, counted and listed, each once', (count) => {
  const ids = Array.from({ length: count }, (_, index) => `section-${index}`)
  const anchors = anchorsOf([printIds(ids), '', printIds(['section-1', 'related', 'two\nlines'])])
  expect([...anchors]).toEqual([...ids, 'related'])
  expect(anchors.size).toBe(count + 1)
  expect([anchors.has('section-7'), anchors.has('related'), anchors.has('section')]).toEqual([true, true, false])
  expect(['section-1\nsection-2', '', 'two'].map((id) => anchors.has(id))).toEqual([false, false, false])
})

test('anchors hold little more than their letters, and a file that is read again no function of its own', () => {
  const ids = (index: number) => Array.from({ length: 8 }, (_, part) => `section-${part}-of-${index}`)
  expect(heldBytes((index) => anchorsOf([printIds(ids(index))]))).toBeLessThan(250)
  const read = () => text
  const data = { title: 'Sound' }
  expect(heldBytes((index) => openFile(`help/${index}.md`, { hash: 'one', data, read }))).toBeLessThan(200)
})
