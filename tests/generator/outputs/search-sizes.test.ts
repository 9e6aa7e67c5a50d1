// The search finds the same in an index of one file and in one of parts, in seven scripts.

import { expect } from 'vitest'
import type { IndexItem } from '#schemas/search-item.ts'
import { findHits } from '#site/widgets/search-dialog/find-hits.ts'
import { readQuery } from '#site/widgets/search-dialog/score-item.ts'
import { itSome } from '../../setup/deep.ts'
import { partsOf, searchParts } from './search-in-parts.ts'

const small = 1499

// Syllables, and what stands between words.
const scripts: Readonly<Record<string, { syllables: readonly string[]; space: string }>> = {
  Latin: { syllables: ['ba', 'ker', 'lö', 'min', 'tas', 'ru', 'vel', 'ßon', 'di', 'gar', 'pe', 'łu'], space: ' ' },
  Cyrillic: { syllables: ['ба', 'кер', 'ло', 'мин', 'тас', 'ру', 'вел', 'сон', 'ди', 'гар', 'пе', 'йу'], space: ' ' },
  Greek: { syllables: ['βα', 'κερ', 'λό', 'μιν', 'τας', 'ρου', 'βελ', 'σον', 'δι', 'γαρ', 'πε', 'χυ'], space: ' ' },
  Arabic: { syllables: ['با', 'كر', 'لو', 'من', 'تس', 'رو', 'فل', 'سن', 'دي', 'غر', 'بي', 'هو'], space: ' ' },
  Japanese: {
    syllables: ['船', '切符', 'の', '予約', '方法', 'カナ', '港', 'から', '時刻', '表', '出発', 'です'],
    space: '',
  },
  Chinese: {
    syllables: ['船', '票', '预订', '方法', '港口', '时刻', '表', '出发', '到达', '今天', '天气', '水'],
    space: '',
  },
  Thai: { syllables: ['เรือ', 'ตั๋ว', 'จอง', 'วิธี', 'ท่า', 'เวลา', 'ตาราง', 'ออก', 'ถึง', 'วัน', 'นี้'], space: '' },
}

/** Numbers that look like chance, and are the same each time. */
function openNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function openTexts(script: string): { word: () => string; text: (words: number) => string } {
  const { syllables = [], space = ' ' } = scripts[script] ?? {}
  const next = openNumbers(script.length * 7919)
  const word = () => Array.from({ length: 2 + next(2) }, () => syllables[next(syllables.length)]).join('')
  return { word, text: (words) => Array.from({ length: words }, word).join(space) }
}

function listItems(script: string): IndexItem[] {
  const { text } = openTexts(script)
  return Array.from({ length: small }, (_, index) => {
    const isSection = index >= 500
    return {
      id: `${index}`,
      title: text(isSection ? 2 : 3),
      description: '',
      category: isSection ? text(2) : 'Blog',
      type: 'page' as const,
      url: isSection ? `/blog/${index}#part` : `/blog/${index}`,
      relevance: isSection ? 0.5 : 0.62,
      text: `${text(12)}\n${text(8)}`,
    }
  })
}

/** Whole titles, words, beginnings and ends of words, and pairs of words from one text. */
function listQueries(items: readonly IndexItem[]): string[] {
  return Array.from({ length: 12 }, (_, index) => items[index * 113]).flatMap((item) => {
    const [line = ''] = item?.text?.split('\n') ?? []
    const words = line.split(' ')
    const [word = '', other = ''] = words.length > 1 ? words : [line.slice(4, 8), line.slice(9, 12)]
    const title = item?.title ?? ''
    return [title, word, [...word].slice(0, 3).join(''), title.slice(-3), `${word} ${other}`]
  })
}

const one: IndexItem = {
  id: 'one',
  title: 'Zqx',
  description: '',
  category: 'Blog',
  type: 'page',
  url: '/blog/zqx',
  relevance: 0.1,
}

itSome(3, Object.keys(scripts))('1,499 items and 1,500 have the same hits: %s', async (script) => {
  const items = listItems(script)
  const parts = await partsOf([...items, one])
  const queries = listQueries(items)
  expect(queries).toHaveLength(60)
  let found = 0
  for (const typed of queries) {
    const hits = await findHits(items, readQuery(typed, 'en'), () => Promise.reject(new Error('no file')))
    const inParts = await searchParts(parts, typed)
    expect(
      inParts.hits.map(({ url, description }) => [url, description]),
      typed,
    ).toEqual(hits.map(({ url, description }) => [url, description]))
    found += Math.min(hits.length, 1)
  }
  expect(found).toBeGreaterThan(45)
})
