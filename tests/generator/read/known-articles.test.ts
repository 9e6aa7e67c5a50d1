import { expect, test } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { openFile } from '#generator/load/parse-entry.ts'
import { openReading } from '#generator/read/open-reading.ts'
import { readArticle } from '#generator/read/read-articles.ts'

const text = '---\ntitle: Sound\n---\n\n## Ports\n\n#### Firewalls\n'

/** What a build of another process says about the file, whose text is `read`. */
function problemsOf(cache: ReturnType<typeof openCache>, read: () => string): string[] {
  const context = openReading({ cache, claims: {}, markdownParser: 'satteri' })
  const entry = openFile('help/sound.md', { hash: 'one', data: { title: 'Sound' }, read })
  expect(readArticle('help', entry, context)).toHaveLength(1)
  return context.problems.map(({ code, file, line }) => `${code} ${file}:${line}`)
}

test('an unchanged article with warnings has the same warnings again, and is not read again', () => {
  const first = openCache()
  const expected = ['heading-level help/sound.md:7']
  expect(problemsOf(first, () => text)).toEqual(expected)
  const unread = () => expect.unreachable('the file was read again')
  expect(problemsOf(openCache(first), unread)).toEqual(expected)
})

test('an article with more problems than its summary keeps is read again', () => {
  const many = text + '\n[one](javascript:one)\n'.repeat(30)
  const first = openCache()
  const expected = problemsOf(first, () => many)
  expect(expected.length).toBeGreaterThan(20)
  expect(problemsOf(openCache(first), () => many)).toEqual(expected)
})
