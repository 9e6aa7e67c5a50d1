// Drafts of one article in two tabs, which share the storage of the browser.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { typedAt, typedPlaces } from '#runtime/devtools/panel/typed-fields.ts'
import { ArticleSaves } from '#runtime/devtools/panel/write/article-saves.ts'
import type { ArticleAnswer } from '#runtime/devtools/wire-articles.ts'

const answer: ArticleAnswer = {
  file: 'blog/a.md',
  title: 'A',
  collection: 'blog',
  state: 'published',
  hash: '1',
  text: 'one\n',
  firstLine: 1,
  folder: 'f',
}
const draft = () => typedAt<{ text: string }>('f blog/a.md')?.now.text

beforeEach(() => {
  const items = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a tab that undoes its own text forgets no draft of another tab', () => {
  const [first, second] = [new ArticleSaves(answer), new ArticleSaves(answer)]
  second.type('two\n')
  first.type('three\n')
  second.type('one\n')
  expect(draft()).toBe('three\n')
  first.type('one\n')
  expect(draft()).toBeUndefined()
})

it('a page that goes keeps its text, whatever another tab has kept', () => {
  const [first, second] = [new ArticleSaves(answer), new ArticleSaves(answer)]
  first.type('two\n')
  second.type('three\n')
  second.type('one\n')
  expect(draft()).toBeUndefined()
  first.keep()
  expect(draft()).toBe('two\n')
  expect(new ArticleSaves(answer).text).toBe('two\n')
})

it('texts that no editor shows are found by their site', () => {
  new ArticleSaves(answer).type('two\n')
  new ArticleSaves({ ...answer, folder: 'other' }).type('three\n')
  expect(typedPlaces('f ')).toEqual(['f blog/a.md'])
})
